// Tables with random behaviour: people, bots, leavers, orders, requests, nonsense, and time that jumps.
import { type AnyGame, pick, Seeded } from '@backroom/kit';
import { lastCall } from '@backroom/last-call';
import { type Command, type Deed, type Holder, pledgeOf, type Request, type Terms, undoOffer } from '@backroom/match';
import { scheffeln } from '@backroom/scheffeln';
import { BOT, PERSON, TestHost, termsFor } from './host.ts';

/** Short, so that clocks run out often. */
export const HASTE = { free: 30, bank: 100, increment: 7 };

const GAMES: readonly { readonly game: AnyGame; readonly seats: readonly number[]; readonly options: object }[] = [
  { game: lastCall, seats: [2, 3, 4], options: {} },
  { game: scheffeln, seats: [2, 3, 4], options: {} },
  { game: scheffeln, seats: [2, 3, 4], options: { run: true, mafia: true } },
  { game: scheffeln, seats: [3, 5, 8], options: { mode: 'speed' } },
  { game: scheffeln, seats: [3, 4], options: { mode: 'speed', studyLimitMs: 30000 } },
];

const REQUESTS: readonly Exclude<Request, 'undo'>[] = ['pause', 'resume', 'end', 'open-hands'];
const NONSENSE: readonly unknown[] = [
  null,
  7,
  'act',
  {},
  { do: '__proto__' },
  { do: 'draw', action: { type: 'deal' } },
  { do: 'wait', action: { ms: 1 } },
  { do: 'open-hands' },
  { do: 'sit', seat: -1, holder: PERSON, pledge: null },
  { do: 'sit', seat: 1.5, holder: { kind: 'king' }, pledge: null },
  { do: 'leave', seat: 99, why: 'left' },
  { do: 'leave', seat: 0, why: 'late' },
  { do: 'order', order: { actions: [], unless: [], times: 1 } },
  { do: 'order', order: { actions: ['no such thing'], unless: [], times: 1 } },
  { do: 'order', order: { actions: ['move red'], unless: [], times: 1e9 } },
  { do: 'ask', what: 'undo', to: 1 },
  { do: 'undo', offer: null },
  { do: 'act', action: { toString: 1 }, as: 'person', race: [{ seat: 0 }] },
  { do: 'grace', ms: -1 },
  { do: 'disclose', secret: 'x' },
];

export function openTable(random: Seeded, seed: string, more: Partial<Terms> = {}): TestHost {
  const { game, seats, options } = pick(GAMES, random);
  return new TestHost(game, termsFor(game, pick(seats, random), { options: options as never, ...more }), seed);
}

/** People come and go until all seats are taken. */
export function gather(host: TestHost, random: Seeded): void {
  const { chairs } = host.match;
  while (host.match.phase !== 'playing') {
    host.now += random.below(2000);
    const seat = random.below(chairs.length);
    const share = random.split(`share ${seat}`).next().toString(16).padStart(64, '0');
    const holder: Holder = random.below(3) === 0 ? BOT : PERSON;
    const pledge = random.below(2) === 0 ? null : pledgeOf(share);
    const by = random.below(9) === 0 ? random.below(chairs.length) : holder.kind === 'bot' ? 'house' : seat;
    const dice = random.below(10);
    if (dice < 6) host.wish(by, { do: 'sit', seat, holder, pledge });
    else if (dice < 7) host.wish(by, { do: 'rise', seat });
    else if (dice < 9) host.wish(seat, { do: 'share', share });
    else host.wish(by, stray(host, seat, random));
  }
}

/** A random wish, often out of place. */
function stray(host: TestHost, seat: number, random: Seeded): Command {
  const { game, match } = host;
  const legal = match.phase === 'playing' && game.toAct(match.state) !== 'chance' ? game.legal(match.state, seat) : [];
  const words = legal.length === 0 ? ['move red', 'play 3'] : [0, 1].map(() => game.write(pick(legal, random)));
  const orders = {
    actions: words,
    unless: random.below(2) === 0 ? [] : ['played', 'dealt', 'drove'],
    times: 1 + random.below(3),
  };
  const wishes: (() => Command)[] = [
    () => ({ do: 'leave', seat: random.below(match.chairs.length), why: pick(['left', 'removed'], random) }),
    () => ({ do: 'leave', seat, why: 'left' }),
    () => ({ do: 'return', seat }),
    () => ({ do: 'return', seat }),
    () => ({ do: 'return', seat }),
    () => ({ do: 'return', seat: random.below(match.chairs.length) }),
    () => ({ do: 'order', order: random.below(4) === 0 ? null : orders }),
    () => ({ do: 'order', order: orders }),
    () => ({ do: 'order', order: orders }),
    () => ({ do: 'order', order: orders }),
    () => ({ do: 'ask', what: pick(REQUESTS.slice(0, 2), random) }),
    () => ({ do: 'ask', what: random.below(8) === 0 ? pick(REQUESTS, random) : 'pause' }),
    () => ({ do: 'agree' }),
    () => ({ do: 'agree' }),
    () => ({ do: 'agree' }),
    () => ({ do: 'agree' }),
    () => ({ do: 'decline' }),
    () => ({ do: 'undo', offer: undoOffer(game, host.entries, seat) }),
    () => ({ do: 'undo', offer: undoOffer(game, host.entries, seat) }),
    () => ({ do: 'undo', offer: undoOffer(game, host.entries, seat) }),
    () => ({ do: 'pause' }),
    () => ({ do: 'resume' }),
    () => ({ do: 'begin' }),
    () => pick(NONSENSE, random) as Command,
    () => ({ do: 'act', action: pick(legal, random), as: pick(['person', 'bot'], random), race: null }),
  ];
  return pick(wishes, random)();
}

/** `steps` random events, or fewer if the match ends before. `each` gets the host after every one. */
export function commotion(host: TestHost, random: Seeded, steps: number, each: () => void = () => {}): void {
  for (let i = 0; i < steps && host.match.phase !== 'over'; i++) {
    host.now += random.below(random.below(15) === 0 ? 6000 : 60);
    host.chores();
    const { match, game } = host;
    if (match.phase === 'over') break;
    const seat = random.below(match.chairs.length);
    const dice = random.below(10);
    const deciders = seatsThatMay(host);
    if (dice < 4 && deciders.length > 0) {
      const decider = pick(deciders, random);
      host.act(decider, game.sample(match.state, decider, random));
    } else if (dice < 6 && match.phase === 'paused') host.wish('house', { do: 'resume' });
    else if (dice < 5) host.wish('house', { do: 'grace', ms: random.below(100) });
    else host.wish(random.below(8) === 0 ? 'house' : seat, stray(host, seat, random));
    each();
  }
}

const seatsThatMay = ({ match, game }: TestHost): number[] =>
  match.phase === 'playing' ? [...match.chairs.keys()].filter((seat) => game.legal(match.state, seat).length > 0) : [];

/** A whole table from a seed. */
export function table(
  seed: string,
  steps: number,
  more: Partial<Terms> = {},
  each?: (host: TestHost) => void,
): TestHost {
  const random = new Seeded(seed);
  const pace = random.below(3) === 0 ? null : HASTE;
  const host = openTable(random, seed, { pace, ...more });
  gather(host, random);
  commotion(host, random, steps, () => each?.(host));
  return host;
}

export const deedsOf = (host: TestHost): Deed['do'][] => host.entries.map((entry) => entry.deed.do);
