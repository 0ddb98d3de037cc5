// SC-110: the Enforcer in five languages: his cards, his reasons, and his part of the spoken table.
import assert from 'node:assert/strict';
import { readFile } from 'node:fs/promises';
import { test } from 'node:test';
import { LANGUAGES, Seeded } from '@backroom/kit';
import { knowledge } from '../../knowledge/index.ts';
import { ENFORCER_CARDS } from '../../src/enforcer/cards/index.ts';
import { type Event, WHYS } from '../../src/events.ts';
import { scarface } from '../../src/index.ts';
import { words } from '../../src/words/index.ts';
import { enforcerIn } from '../golden/enforcer.ts';
import { Alone, begun } from './alone.ts';

const spoken = await Promise.all(LANGUAGES.map(async (language) => (await words[language]()).words));

for (const language of LANGUAGES) {
  test(`${language}: his cards and reasons read as reviewed`, async () => {
    const golden = await readFile(new URL(`../golden/enforcer.${language}.txt`, import.meta.url), 'utf8');
    assert.equal(await enforcerIn(language), golden, 'node packages/scarface/test/golden/make.ts writes it again');
  });
}

test('SC-110 every reason has a sentence of its own in every language', () => {
  for (const why of WHYS) {
    const event: Event = { type: 'because', seat: 1, why, tile: 'pilsen' };
    const lines = spoken.map((language) => language.event(event, ['Ann']));
    assert.equal(new Set(lines).size, LANGUAGES.length, why);
    for (const line of lines) assert.match(line, /^\P{Ll}.*\.$/u);
  }
});

test('SC-110 no two cards of his are called alike', async () => {
  for (const language of LANGUAGES) {
    const text = await enforcerIn(language);
    const names = [...text.matchAll(/^(\S.*) \[[ABC], /gm)].map((match) => match[1]);
    assert.equal(new Set(names).size, ENFORCER_CARDS.length);
  }
});

test('SC-110 his part of the table tells where he stands, his districts, decks, stats, Jobs and cards with P+n and X', () => {
  const { s } = begun('table');
  const view = scarface.view(s, 0);
  for (const language of spoken) {
    const sections = language.table(view, ['Ann']);
    const text = sections.flatMap(({ lines }) => lines).join('\n');
    assert.match(text, /Far South Side/);
    assert.match(text, /P\+\d\u00a0?: \p{L}/u);
    for (const line of sections.flatMap(({ heading, lines }) => [heading, ...lines]))
      assert.doesNotMatch(line, /undefined|NaN|\[object|\b(gun-runner|deal \d)\b| {2}/, line);
    assert.ok(sections.some(({ lines }) => lines.length > 9));
  }
});

test('SC-110 after each choice of his stands the rule that made it', () => {
  // Each of these follows a choice; the reason comes before it in the same breath.
  const chosen = new Set([
    'seized',
    'ousted',
    'built',
    'hired',
    'upgraded',
    'downgraded',
    'vehicle',
    'nightclub',
    'sold',
    'gave-up',
    'recruited',
    'moved',
  ]);
  for (let seed = 0; seed < 6; seed++) {
    const random = new Seeded(`why ${seed}`);
    const s = scarface.start(
      { jobDraft: false, ringByHand: false, gangs: null, solo: { rival: 'outfit', difficulty: 'untouchable' } },
      1,
    );
    const log: Event[] = [];
    for (let turn = scarface.toAct(s); turn !== 'over'; turn = scarface.toAct(s)) {
      if (turn === 'chance') scarface.apply(s, 'chance', scarface.chance(s, random), log);
      else scarface.apply(s, 0, knowledge.habit(s, 0, random), log);
    }
    let explained = false;
    for (const event of log) {
      if (event.type === 'because') explained = true;
      if (event.type === 'turn') explained = false;
      if (!chosen.has(event.type) || !('seat' in event) || event.seat !== 1) continue;
      // Driven off by the player, and a single step from the only place that has thugs: there was nothing to choose.
      if ((event.type === 'moved' && event.by !== 1) || event.type === 'recruited') continue;
      assert.ok(explained, JSON.stringify(event));
    }
  }
});

test('SC-110 from every step of his one gets to a rule that can be read in every language', async () => {
  const steps: Event[] = [
    ...WHYS.map((why): Event => ({ type: 'because', seat: 1, why })),
    { type: 'rival-plan', seat: 1, cards: [], actions: 1 },
    { type: 'rival-walk', seat: 1, from: 'central', to: 'central', steps: 0 },
    { type: 'rival-line', seat: 1, card: 'new-faces', line: 0, power: 1, acts: true },
    { type: 'rival-job', seat: 1, card: 'double-shift' },
    { type: 'reinforced', seat: 1, deck: 'B', card: null, onTop: true },
  ];
  for (const language of spoken) {
    const rules = (await language.help()).flatMap((chapter) => chapter.rules).map(({ id }) => id);
    for (const event of steps) {
      const rule = language.rule?.(event) ?? null;
      assert.ok(rule !== null && rules.includes(rule), JSON.stringify(event));
    }
    // What players do themselves needs no explanation.
    assert.equal(language.rule?.({ type: 'turn', seat: 0 }), null);
  }
});

test('SC-110 what he will do next can be read: before his turn, in the middle of it, and when his deck is empty', () => {
  const t = new Alone();
  t.he.jobs = ['loaded-dice', 'prison-escape'];
  const told = (): string[] =>
    spoken.map((language) =>
      language
        .table(scarface.view(t.s, 0), ['Ann'])
        .flatMap(({ lines }) => lines)
        .join('\n'),
    );
  const [before] = told();
  assert.match(before, /In his next turn he lays out 2 cards, .* takes 1 action\./);
  t.solo.discard.push(...t.solo.deck.splice(0));
  assert.match(told()[0], /he reorganises and steals up to \$2 from you \(2 Jobs times 1 News\)/);
  for (const deal of t.me.deals.slice(0, 2)) deal.thug = 1;
  t.me.jobs = ['double-shift'];
  t.turns('friends-at-the-bar', 'night-shift');
  const now = told();
  assert.match(now[0], /Next he reads line 1 of “Friends at the Bar”, with 1 action left\./);
  assert.match(now[0], /With this Plan his Power is 2 before/);
  assert.equal(new Set(now).size, LANGUAGES.length);
  for (const text of now) assert.doesNotMatch(text, /undefined|NaN/);
});
