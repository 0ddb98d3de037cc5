// Each promise of the contract, broken on purpose: the suite must notice, and say which.

import assert from 'node:assert/strict';
import { test } from 'node:test';
import { LANGUAGES } from '@backroom/kit';
import { type GameUnderTest, playTrial } from '@backroom/kit/testing';
import { type Action, lastCall, type View } from '@backroom/last-call';
import { words } from '@backroom/last-call/words';
import type { Types } from '../src/game.ts';
import { subject } from './subject.ts';

type LastCall = typeof lastCall;
type Subject = GameUnderTest<Types>;

/** The message of the first check that fails in 30 games, or null; and the secrets that no redeal changed. */
async function complaintAbout(broken: Partial<LastCall>, more: Partial<Subject> = {}): Promise<string | null> {
  const whole: Subject = { ...subject, words, file: '', games: 1, ...more, game: { ...lastCall, ...broken } };
  const pairs = await Promise.all(LANGUAGES.map(async (l) => [l, (await whole.words[l]()).words] as const));
  const spoken = Object.fromEntries(pairs) as Parameters<typeof playTrial<Types>>[1];
  const tally = { checks: new Map<string, number>(), secret: new Set<string>(), varied: new Set<string>() };
  for (let i = 0; i < 30; i++) {
    try {
      playTrial(whole, spoken, { options: { cards: 12 }, seats: 3, seed: `breaking ${i}` }, tally);
    } catch (error) {
      return (error as Error).message;
    }
  }
  const settled = [...tally.secret].filter((name) => !tally.varied.has(name));
  return settled.length > 0 ? `settled: ${settled.join()}` : null;
}

const play = (card: number): Action => ({ type: 'play', card });

const BROKEN: readonly [what: string, broken: Partial<LastCall>, complaint: RegExp][] = [
  [
    'lists an action twice',
    { legal: (s, seat) => [...lastCall.legal(s, seat), ...lastCall.legal(s, seat)] },
    /canonical/,
  ],
  [
    'leaves a seat without an action',
    { legal: (s, seat) => (s.gone.length === 4 ? [] : lastCall.legal(s, seat)) },
    /somebody can always act/,
  ],
  [
    'lists in another order each time',
    {
      legal: (() => {
        let n = 0;
        return (s, seat) => (n++ % 2 ? [...lastCall.legal(s, seat)].reverse() : lastCall.legal(s, seat));
      })(),
    },
    /canonical|same/,
  ],
  ['shares its hands between copies', { clone: (s) => ({ ...s }) }, /copy|share|changed|refused|same/],
  [
    'loses a card',
    {
      apply: (s, by, a, out) => {
        lastCall.apply(s, by, a, out);
        if (s.gone.length === 3) s.hands[0].pop();
      },
    },
    /conserved|can always act|same/,
  ],
  [
    'never ends',
    {
      apply: (s, by, a, out) => {
        lastCall.apply(s, by, a, out);
        if (s.phase === 'over') {
          s.phase = 'deal';
          s.gone = [];
        }
      },
    },
    /bound|conserved/,
  ],
  [
    'saves without the bottles',
    { save: (s) => ({ ...s, bottles: s.bottles.map(() => 0) }) as never },
    /saved and loaded/,
  ],
  [
    'shows a hand to everybody',
    { view: (s, seat) => ({ ...lastCall.view(s, seat), leak: s.hands[0] }) as View },
    /view tells/,
  ],
  [
    'refuses by a secret',
    { refusals: (s, seat) => (s.hands[0].includes(7) ? [] : lastCall.refusals(s, seat)) },
    /view tells/,
  ],
  ['tells every hand in an event', { face: (event) => event }, /events tell/],
  [
    'redeals a card that has been seen',
    {
      redeal: (v, random) => {
        const s = lastCall.redeal(v, random);
        if (v.hand?.length === 2) s.hands[v.seat as number] = [1, 2];
        return s;
      },
    },
    /view tells/,
  ],
  [
    'writes what it cannot read',
    { write: (a) => (a.type === 'play' ? `PLAY ${a.card}` : lastCall.write(a)) },
    /notation/,
  ],
  ['gives a result too early', { result: (s) => ({ scores: s.bottles, winners: [0] }) }, /result/],
  [
    'does something else when watched',
    {
      apply: (s, by, a, out) => {
        lastCall.apply(s, by, a, out);
        if (out !== null && s.gone.length === 2) s.turn = 0;
      },
    },
    /with and without listeners/,
  ],
  ['lets chance deal anything', { possible: () => true }, /unlisted|refused/],
  [
    'refuses what it allows',
    {
      refusals: (s, seat) =>
        lastCall.legal(s, seat).map((action) => ({ action, code: 'wait', rule: 'LC-2', values: { seat } })),
    },
    /refusals are refused/,
  ],
  [
    'keeps a function in its state',
    { start: (o, n) => ({ ...lastCall.start(o, n), run: () => 1 }) as never },
    /plain data|equal states|same|copy/,
  ],
];

for (const [what, broken, complaint] of BROKEN) {
  test(`the suite notices a game that ${what}`, async () => {
    const message = await complaintAbout(broken);
    assert.ok(message !== null, 'it noticed nothing');
    assert.match(message, complaint);
  });
}

test('the suite notices a view that settles a secret which redealing then respects', async () => {
  const leaky: Partial<LastCall> = {
    view: (s, seat) => ({ ...lastCall.view(s, seat), leak: s.hands }) as View,
    redeal: (v, random) => ({
      ...lastCall.redeal(v, random),
      hands: structuredClone((v as View & { leak: number[][] }).leak),
    }),
  };
  assert.match((await complaintAbout(leaky)) ?? '', /settled: hand 0,hand 1,hand 2|view tells/);
});

test('the suite notices an incomplete list, given an oracle', async () => {
  const message = await complaintAbout(
    { legal: (s, seat) => lastCall.legal(s, seat).slice(0, 2) },
    { oracle: (s, seat) => (s.turn === seat && s.phase === 'play' ? s.hands[seat].map(play) : []) },
  );
  assert.match(message ?? '', /complete/);
});

test('the suite notices a sentence that is missing in one language', async () => {
  const { words: it } = await words.it();
  const silent = { ...words, it: async () => ({ words: { ...it, prompt: () => `undefined` } }) };
  assert.match((await complaintAbout({}, { words: silent })) ?? '', /words in every language/);
});

test('the suite has nothing against the game as it is', async () => {
  assert.equal(await complaintAbout({}), null);
});
