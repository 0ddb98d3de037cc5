// The one game of which the lesson shows parts. We chose the order of the decks; any order is possible. Everything else is played by
// the rules, so every task is a position that a real game can reach.
import type { SetUpDraw } from '../src/actions.ts';
import { BOX, startingDeck } from '../src/box.ts';
import { game as scarface } from '../src/game.ts';
import type { Options } from '../src/options.ts';
import type { State } from '../src/state.ts';

export const LEARNER = 0;

const OPTIONS: Options = { jobDraft: false, ringByHand: false, gangs: ['outfit', 'wolves'], solo: null };

/** These on top, the others beneath as they lie in the box. */
function onTop(deck: readonly string[], ...cards: readonly string[]): string[] {
  const rest = [...deck];
  for (const card of cards) rest.splice(rest.indexOf(card), 1);
  return [...cards, ...rest];
}

const SET_UP: SetUpDraw = {
  type: 'set-up',
  first: LEARNER,
  gangs: ['outfit', 'wolves'],
  // Two in Central; then Far North, North, West, Southwest, South, Far South.
  tiles: ['the-loop', 'chinatown', 'uptown', 'old-town', 'pilsen', 'little-italy', 'bronzeville', 'pullman'],
  businesses: ['casino', 'speakeasy', 'brothel', 'casino', 'speakeasy', 'casino', 'brothel', 'speakeasy'],
  low: onTop(BOX.low, 'landlady', 'bookmaker', 'barber', 'corner-druggist', 'cooper'),
  high: BOX.high.slice(),
  jobs: onTop(
    BOX.jobs,
    'king-of-the-city',
    'motorcade',
    'most-wanted',
    'crime-spree',
    'society-wedding',
    'safe-deposit',
  ),
  dealers: BOX.dealers.slice(),
  federal: onTop(BOX.federal, 'budget-cuts'),
  news: BOX.news.slice(0, 2),
  decks: [
    onTop(startingDeck('outfit'), 'rum-runners', 'street-muggers', 'bagmen', 'card-sharps', 'capone', 'bodyguards'),
    onTop(
      startingDeck('wolves'),
      'rum-runners',
      'street-muggers',
      'alley-scouts',
      'card-sharps',
      'st-clair',
      'bodyguards',
    ),
  ],
};

/** The table before anybody has settled. */
export function laidOut(): State {
  const state = scarface.start(OPTIONS, 2);
  if (!scarface.possible(state, SET_UP)) throw new RangeError('the set-up of the lesson is not possible');
  scarface.apply(state, 'chance', SET_UP, []);
  return state;
}

/** `0 plan bagmen`: the seat that acts, or `*` for chance, and what it does. */
export function play(state: State, line: string, events: unknown[] = []): void {
  const [who, ...words] = line.split(' ');
  const read = scarface.read(words.join(' '));
  if (!read.ok) throw new RangeError(`${line}: ${read.why}`);
  const action = read.value;
  const by = who === '*' ? 'chance' : Number(who);
  const isAllowed =
    by === 'chance'
      ? scarface.toAct(state) === 'chance' && scarface.possible(state, action)
      : scarface.legal(state, by).some((one) => scarface.write(one) === scarface.write(action));
  if (!isAllowed) throw new RangeError(`${line} is not possible in the lesson's game`);
  scarface.apply(state, by, action, events as never);
}
