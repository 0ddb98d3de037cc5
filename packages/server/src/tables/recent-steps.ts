// The last steps of a match in memory: a client that reconnects gets what it missed without a read of the log. They are
// stored complete; what a seat may see is computed on demand.
import { type Happening, stepFace } from '@backroom/croupier';
import type { AnyGame, Parsed, Seat } from '@backroom/kit';
import { type AnyMatch, type Entry, walk } from '@backroom/match';
import type { StepFace } from '@backroom/protocol';

/** After a longer absence a player gets the position, or asks for a recap. */
const MOST_MISSED = 100;

export class RecentSteps {
  /** In the order of their seq, without a gap. */
  private steps: readonly Happening[] = [];

  /** Folds a log, entry by entry, and keeps its last steps. */
  *fold(game: AnyGame, entries: readonly Entry[]): Generator<void, Parsed<AnyMatch>> {
    const stages = walk(game, entries);
    const last: Happening[] = [];
    for (;;) {
      const stage = stages.next();
      if (stage.done) {
        this.keep(last);
        return stage.value;
      }
      const { entry, events } = stage.value;
      if (entry.seq > entries.length - MOST_MISSED) last.push({ entry, events });
      yield;
    }
  }

  /** Call it only after they are stored. */
  keep(happenings: readonly Happening[]): void {
    const [first] = happenings;
    if (first === undefined) return;
    const before = this.seq === first.entry.seq - 1 ? this.steps : [];
    this.steps = [...before, ...happenings].slice(-MOST_MISSED);
  }

  /**
   * What this seat may see of the steps after `since`, up to `seq`. Empty if there are too many, or some are missing. A client that has
   * none yet (-1) gets the last ones: it fills a log with them, and a gap before them does no harm.
   */
  missed(game: AnyGame, seat: Seat | null, since: number, seq: number): readonly StepFace[] {
    const missed = this.steps.filter(({ entry }) => entry.seq > since && entry.seq <= seq);
    const isWhole = since < 0 || missed.length === seq - since;
    return isWhole ? missed.map((one) => stepFace(game, one, seat)) : [];
  }

  /** The seq of the last one; 0: there is none. */
  private get seq(): number {
    return this.steps.at(-1)?.entry.seq ?? 0;
  }
}
