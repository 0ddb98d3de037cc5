// What a walk remembers so that steps can be taken back: the table just before each decision that somebody will ask for.
import type { Seat } from '@backroom/kit';
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

/** Only what asks for one, or makes one, has a step to take back. */
const targetOf = (deed: Deed | undefined): number | null =>
  deed?.do === 'undo' || (deed?.do === 'ask' && deed.what === 'undo') ? deed.to : null;

export class Past {
  private readonly targets = new Set<number>();
  private readonly marks = new Map<number, Mark>();
  /** The numbers of the game's steps that count, in order. */
  private readonly steps: number[] = [];

  constructor(entries: readonly Entry[]) {
    for (const entry of entries) {
      const to = targetOf(entry?.deed);
      if (to !== null) this.targets.add(to);
    }
  }

  /** Before an entry that will be accepted. */
  keep(match: AnyMatch, { seq, at, by, deed }: Entry): void {
    // Most matches take nothing back: then nothing need be remembered.
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

  /** Why this entry cannot go, or ask to go, where it says; or null. */
  objection(match: AnyMatch, { by, deed }: Entry): string | null {
    const to = targetOf(deed);
    if (to === null) return null;
    const mark = this.marks.get(to);
    const asker = by === 'house' ? match.request?.by : by;
    if (mark === undefined || mark.by !== asker) return `step ${to} is no decision of this seat that still counts`;
    if (match.game.deadline(mark.state) !== null) return `step ${to} was decided against a countdown`;
    // Whether anybody learned something is not asked again: a log must read the same whatever is found out later.
    if (deed.do === 'undo' && by !== 'house' && this.steps.at(-1) !== to)
      return 'others must agree: something came after';
    return null;
  }

  /**
   * Everything is again as it was just before that decision: position and clocks. What was agreed to costs nobody time; who
   * takes back freely has been deciding all the while. Draws that were made stay counted.
   */
  goBack(match: AnyMatch, { seq, at, by }: Entry, to: number): void {
    const mark = this.marks.get(to) as Mark;
    for (const [seat, { clock }] of match.chairs.entries()) {
      const { bank, spent, deciding } = mark.clocks[seat];
      const more = seat === by ? at - mark.at - (match.idle - mark.idle) : 0;
      Object.assign(clock, { bank, spent: spent + more, since: null });
      match.chairs[seat].deciding = deciding;
    }
    match.chairs[mark.by as Seat].order = null; // or it would decide the same again
    match.state = match.game.clone(mark.state);
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
