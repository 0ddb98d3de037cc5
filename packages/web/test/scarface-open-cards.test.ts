// Scarface 1920 at its picture shows what everybody may see: discard piles, the last Federal card, and one's own drafted Jobs.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { scarface } from '@backroom/scarface';
import { words } from '@backroom/scarface/words';
import type { Page } from '@playwright/test';
import { sitAtPicture } from './support/picture-games.ts';
import { planning, type State, scarfaceMatch, type Wished } from './support/scarface-match.ts';
import type { Kept } from './support/shelf.ts';
import { visiting } from './support/visit.ts';

const visit = visiting();
const { speaker, words: english } = await words.en();
const DESKTOP = { viewport: { width: 1440, height: 900 } };

/** A match that stops at such a position, and the position. */
function stopped(wished: Omit<Wished, 'until'>, at: NonNullable<Wished['until']>): { kept: Kept; state: State } {
  for (let i = 0; i < 200; i++) {
    const found: State[] = [];
    const until = (state: State, acting: number): boolean => {
      if (at(state, acting)) found.push(scarface.clone(state));
      return found.length > 0;
    };
    const kept = scarfaceMatch({ ...wished, id: `${wished.id}-${i}`, until });
    const [state] = found;
    if (state !== undefined) return { kept, state };
  }
  return assert.fail(`no match comes to the position ${wished.id}`);
}

/** A truck of the player's stands beside a neighbourhood of theirs. */
const hasTruck = ({ players: [own], tiles }: State): boolean =>
  tiles.some(({ owner, district }) => owner === 0 && own.trucks[district] > 0);

const laterOn = () =>
  stopped(
    { id: 'open-cards', seats: 2 },
    (state, acting) =>
      planning(0, 2)(state, acting) && state.players.every(({ discard }) => discard.length > 1) && hasTruck(state),
  );

const cardsIn = (page: Page, box: string): Promise<(string | null)[]> =>
  page.locator(`${box} [data-card]`).evaluateAll((cards) => cards.map((card) => card.getAttribute('data-card')));

test('SC-17 the own discard pile opens from the top; of a rival’s the top card is named, and the board shows the rest', async (t) => {
  const { kept, state } = laterOn();
  const { context, page } = await visit.visitor({}, DESKTOP);
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), kept);
  const [own, rival] = state.players.map(({ discard }) => discard.toReversed());
  await page.locator('[data-pick="pile:own"]').click();
  assert.deepEqual(await cardsIn(page, '.sft-sheet'), own);
  await page.locator('.sft-sheet .close').click();
  assert.equal(await page.locator('.sft-rival .discard').innerText(), speaker([]).tile(rival[0]));
  await page.locator('.sft-rival').click();
  const shown = await cardsIn(page, '.scf-board .pile');
  assert.deepEqual([shown[0], shown.toSorted()], [rival[0], rival.toSorted()]);
});

test('SC-60 the card of the last Raid is there, and opens with its whole text', async (t) => {
  const { kept, state } = laterOn();
  const { context, page } = await visit.visitor({}, DESKTOP);
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), kept);
  const { lines } = speaker([]).printed(state.federalUsed.at(-1) ?? assert.fail('no Raid yet'));
  await page.locator('.sft-federal').click();
  const text = await page.locator('.sft-sheet').innerText();
  for (const line of lines) assert.ok(text.includes(line), `${line} is missing in ${text}`);
});

test('SC-37 a plate names the goods that a sale takes when trucks stand beside it', async (t) => {
  const { kept, state } = laterOn();
  const { context, page } = await visit.visitor({}, DESKTOP);
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), kept);
  const lines = english.table(scarface.view(state, 0), []).flatMap((section) => section.lines);
  for (const { id } of state.tiles) {
    const label = (await page.locator(`[data-pick="tile:${id}"]`).getAttribute('aria-label')) ?? '';
    const [sale] = /sells .+? for \$\d+/.exec(label) ?? assert.fail(label);
    assert.ok(lines.join('\n').includes(`, ${sale}`), `${label} is told differently at the text table`);
    const more = page.locator(`[data-pick="tile:${id}"] .worth > small`);
    assert.equal(await more.isVisible(), sale.includes('('), label);
    const drawn = await page.locator(`[data-pick="tile:${id}"] .worth > :not(.profit)`).allTextContents();
    const figures = (text: string): readonly string[] => text.match(/\d/g) ?? [];
    assert.deepEqual(figures(drawn.join(' ')), figures(sale.slice(0, sale.lastIndexOf(' for '))), label);
  }
});

test('SC-100 Jobs that were kept are shown while the draft goes on', async (t) => {
  const { kept, state } = stopped({ id: 'drafted', seats: 2, options: { jobDraft: true } }, (now, acting) => {
    const frame = now.stack.at(-1);
    return acting === 0 && frame?.kind === 'draft' && frame.kept[0].length === 2;
  });
  const frame = state.stack.at(-1);
  assert.ok(frame?.kind === 'draft');
  const { context, page } = await visit.visitor({}, DESKTOP);
  t.after(() => context.close());
  await sitAtPicture(page, visit.address(), kept);
  for (const id of frame.kept[0]) await page.locator(`.sft-jobs [data-pick="job:${id}"]`).waitFor();
  assert.equal(await page.locator('.sft-jobs .sft-job').count(), 2);
});
