// A match of Scarface 1920 as a device keeps it: played by the bots' habit up to a given point, and from there in the browser.
import { Dealer, openSmallTable } from '@backroom/croupier';
import { readOptions, type Seat, Seeded } from '@backroom/kit';
import { type Entry, type Holder, Match, portable, type Terms } from '@backroom/match';
import { scarface } from '@backroom/scarface';
import { knowledge } from '@backroom/scarface/knowledge';
import type { Kept } from './shelf.ts';

export type State = ReturnType<typeof scarface.start>;

export interface Wished {
  readonly id: string;
  readonly seats: number;
  readonly options?: Readonly<Record<string, unknown>>;
  /** Seats of this device; the others are bots. None: somebody who watches. */
  readonly here?: readonly Seat[];
  /** The position to stop at, asked before each decision of a seat. Left out: the end. */
  readonly until?: (state: State, acting: Seat) => boolean;
}

const NAMES = ['Ada', 'Bob', 'Cy', 'Dolores'];

export function scarfaceMatch({ id, seats, options = {}, here = [0], until = () => false }: Wished): Kept {
  const read = readOptions(scarface.options, options);
  if (!read.ok) throw new Error(read.why);
  const secret = portable.sha256(id);
  const now = Date.now();
  const terms: Terms = {
    match: id,
    game: 'scarface',
    rules: scarface.rules,
    options: read.value as never,
    seats,
    pace: null,
    undo: 'allowed',
    window: 0,
    standIn: { level: 'lookout', temperament: null },
    position: null,
    after: null,
  };
  const bot: Holder = { kind: 'bot', level: 'lookout', temperament: null };
  const holders = Array.from({ length: seats }, (_, seat): Holder => (here.includes(seat) ? { kind: 'person' } : bot));
  const opened = openSmallTable(scarface, terms, holders, secret, now);
  if (!opened.ok) throw new Error(opened.why);
  const match = Match.fold(scarface, opened.value);
  if (!match.ok) throw new Error(match.why);
  const dealer = new Dealer(match.value, secret);
  const random = new Seeded(id);
  const entries: Entry[] = [...opened.value];
  for (;;) {
    dealer.doChores(now);
    entries.push(...dealer.takeHappenings().map(({ entry }) => entry));
    const state = dealer.match.state as State;
    const acting = scarface.toAct(state);
    if (typeof acting === 'string') break;
    const [seat] = acting;
    if (until(state, seat)) break;
    const action = knowledge.habit(state, seat, random);
    const as = here.includes(seat) ? 'person' : 'bot';
    const verdict = dealer.match.admit(seat, { do: 'act', action, as, race: null } as never, now);
    if (!verdict.ok) throw new Error(verdict.why);
    dealer.enact(verdict.deeds, null, now);
  }
  const over = dealer.match.phase === 'over';
  return { id, game: 'scarface', secret, here, names: NAMES.slice(0, seats), entries, over };
}

/** The first decision of a seat's turn from this round on: it lays its Plan, and has some cards to choose from. */
export const planning =
  (seat: Seat, round: number) =>
  (state: State, acting: Seat): boolean => {
    const frame = state.stack.at(-1);
    const isPlanning = acting === seat && frame?.kind === 'turn' && frame.step === 'plan';
    return isPlanning && state.round >= round && state.players[seat].hand.length > 2;
  };
