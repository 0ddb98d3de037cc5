// Remembers what an undo needs during a walk: the table before each decision that is taken back later.

import { itemAt, type Seat } from '@backroom/kit';
import { chairOf } from './chair.ts';
import { tend } from './clock.ts';
import type { Deed, Doer, Entry } from './deeds.ts';
import type { AnyMatch } from './match.ts';

interface Mark {
  readonly by: Doer;
  readonly at: number;
  readonly state: unknown;
  readonly idle: number;
  readonly clocks: readonly { readonly bank: number; readonly spent: number; readonly deciding: boolean }[];
}

export const isOfGame = (deed: Deed): boolean => deed.do === 'act' || deed.do === 'draw' || deed.do === 'wait';

/** The step that a deed takes back or asks to take back; null for all other deeds. */
const targetOf = (deed: Deed | undefined): number | null =>
  deed?.do === 'undo' || (deed?.do === 'ask' && deed.what === 'undo') ? deed.to : null;

export class Past {
  private readonly targets = new Set<number>();
  private readonly marks = new Map<number, Mark>();
  /** The numbers of the game's steps that are not taken back, in order. */
  private readonly steps: number[] = [];

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const to = targetOf(entry?.deed);
      if (to !== null) this.targets.add(to);
    }
  }

  /** Call it before an entry is applied. */
  keep(match: AnyMatch, { seq, at, by, deed }: Entry): void {
    // Most matches have no undo: then remember nothing.
    if (this.targets.size === 0) return;
    if (isOfGame(deed)) this.steps.push(seq);
    if (deed.do !== 'act' || !this.targets.has(seq)) return;
    const clocks = match.chairs.map(({ clock, deciding }) => ({
      bank: clock.bank,
      spent: clock.spent + (clock.since === null ? 0 : at - clock.since),
      deciding,
    }));
    this.marks.set(seq, { by, at, state: match.game.clone(match.state), idle: match.idle, clocks });
  }

  /** Why this entry may not take back the step that it names; or null. */
  objection(match: AnyMatch, { by, deed }: Entry): string | null {
    const to = targetOf(deed);
    if (to === null) return null;
    const mark = this.marks.get(to);
    const asker = by === 'house' ? match.request?.by : by;
    if (mark === undefined || mark.by !== asker) return `step ${to} is not a decision of this seat that still stands`;
    if (match.game.deadline(mark.state) !== null) return `step ${to} was decided while a countdown ran`;
    // Do not check again whether anybody learned something: old logs must stay valid if a later version detects more.
    if (deed.do === 'undo' && by !== 'house' && this.steps.at(-1) !== to)
      return 'others must agree: the game has gone on since';
    return null;
  }

  /**
   * Restores the position and clocks before that decision. An agreed undo costs nobody time; in a free undo the time
   * since then counts for the seat that takes back. Draws and grabs stay counted.
   */
  goBack(match: AnyMatch, { seq, at, by }: Entry, to: number): void {
    const mark = this.marks.get(to) as Mark;
    for (const [seat, chair] of match.chairs.entries()) {
      const { bank, spent, deciding } = itemAt(mark.clocks, seat);
      const more = seat === by ? at - mark.at - (match.idle - mark.idle) : 0;
      Object.assign(chair.clock, { bank, spent: spent + more, since: null });
      chair.deciding = deciding;
    }
    chairOf(match, mark.by as Seat).order = null; // or it would decide the same again
    match.state = match.game.clone(mark.state);
    match.grab = null;
    if (match.request?.what === 'undo') match.request = null;
    while ((this.steps.at(-1) ?? -1) >= to) this.marks.delete(this.steps.pop() as number);
    match.ticked = at;
    tend(match, at, null);
    match.at = at;
    match.seq = seq + 1;
  }
}

/** The numbers of the steps that were taken back. */
export function takenBack(entries: readonly Entry[]): ReadonlySet<number> {
  const gone = new Set<number>();
  const steps: number[] = [];
  for (const { seq, deed } of entries) {
    if (isOfGame(deed)) steps.push(seq);
    if (deed.do === 'undo') while ((steps.at(-1) ?? -1) >= deed.to) gone.add(steps.pop() as number);
  }
  return gone;
}
