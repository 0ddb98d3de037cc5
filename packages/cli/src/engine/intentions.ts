// The plans of suggested bots. A suggestion names one action of a planned turn; if it is taken, the next suggestion follows the
// plan, as it would at a table.
import type { TurnPlan } from '@backroom/bots';
import type { Seat } from '@backroom/kit';

interface Intention {
  /** The bot that was asked: another bot has its own plans. */
  readonly bot: string;
  /** What was suggested, in notation. */
  readonly action: string;
  readonly plan: TurnPlan;
}

export class Intentions {
  private readonly suggested = new Map<Seat, Intention>();
  private readonly followed = new Map<Seat, Intention>();

  /** The same question twice gets the same answer: only an action that is taken changes this. */
  planOf(seat: Seat, bot: string): TurnPlan {
    const intention = this.followed.get(seat);
    return intention?.bot === bot ? intention.plan : [];
  }

  suggest(seat: Seat, intention: Intention): void {
    this.suggested.set(seat, intention);
  }

  act(seat: Seat, action: string): void {
    const intention = this.suggested.get(seat);
    this.suggested.delete(seat);
    if (intention?.action === action) this.followed.set(seat, intention);
    else this.followed.delete(seat);
  }
}
