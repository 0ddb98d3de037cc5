// The five ways to play Scarface 1920, laid out on this device at the first decision of the person.

import { scarface } from '@backroom/scarface';
import type { Page } from '@playwright/test';
import { planning, type State, scarfaceMatch, type Wished } from './scarface-match.ts';
import { type Kept, putOnShelf } from './shelf.ts';

const laid = (seats: number, options: Readonly<Record<string, unknown>> = {}): Kept =>
  scarfaceMatch({
    id: `picture-${seats}-${Object.keys(options).join('-')}`,
    seats,
    options,
    until: (_, acting) => acting === 0,
  });

export const PICTURE_GAMES: Readonly<Record<string, () => Kept>> = {
  two: () => laid(2),
  three: () => laid(3),
  four: () => laid(4),
  draft: () => laid(3, { jobDraft: true }),
  solo: () => laid(1, { solo: { rival: 'outfit', difficulty: 'rulebook' } }),
};

/** Nothing is left to a person but to remove thugs: the action that is never shown beside others. */
export const onlyRemoving = (): Kept =>
  firstMatch(
    'only-removing',
    2,
    (state, acting) => {
      const legal = acting === 0 ? scarface.legal(state, 0) : [];
      return legal.length > 0 && legal.every((action) => action.type === 'act' && action.act === 'dismiss');
    },
    133,
  );

const MOST_TRIES = 1000;

/** The first match that comes to such a position. Which one it is changes with the cards; `from` saves the search for the present ones. */
function firstMatch(name: string, seats: number, until: NonNullable<Wished['until']>, from = 0): Kept {
  for (let i = 0; i < MOST_TRIES; i++) {
    const kept = scarfaceMatch({ id: `${name}-${(from + i) % MOST_TRIES}`, seats, until });
    if (!kept.over) return kept;
  }
  throw new Error(`No match of ${MOST_TRIES} comes to the position ${name}.`);
}

const SETTINGS = { language: 'en', name: 'Ada', tempo: 0, botPace: 'none', confirm: false, textTable: false };

/** Opens one of them at its picture, without animation and with bots that do not wait. */
export async function sitAtPicture(
  page: Page,
  address: string,
  game: string | Kept,
  wishes: Readonly<Record<string, unknown>> = {},
): Promise<void> {
  const settings = JSON.stringify({ ...SETTINGS, ...wishes });
  await page.addInitScript(`localStorage.setItem('backroom.settings', ${JSON.stringify(settings)})`);
  await page.goto(new URL('/settings', address).href);
  const kept = typeof game !== 'string' ? game : game === 'planning' ? planningTable() : PICTURE_GAMES[game]();
  const table = await putOnShelf(page, kept);
  await page.goto(new URL(table, address).href);
  await page.locator('.sft-touch.lit, .text-table .choice').first().waitFor({ timeout: 60_000 });
}

/** In the second round of a game for three: the person is about to lay a Plan, and could send a thug with their first two cards. */
export const planningTable = (): Kept =>
  firstMatch('picture', 3, (state, acting) => planning(0, 2)(state, acting) && sendsWithTwoCards(state));

function sendsWithTwoCards(state: State): boolean {
  const then = scarface.clone(state);
  for (const card of state.players[0].hand.slice(0, 2)) {
    const plan = scarface.legal(then, 0).find((action) => action.type === 'plan' && action.card === card);
    if (plan === undefined) return false;
    scarface.apply(then, 0, plan, null);
  }
  const ready = scarface.legal(then, 0).find(({ type }) => type === 'ready');
  if (ready === undefined) return false;
  scarface.apply(then, 0, ready, null);
  return scarface.legal(then, 0).some((action) => action.type === 'act' && action.act === 'send');
}
