// Keeps the action that is worth most so far; among equals, a random one.
import type { Random } from '@backroom/kit';
import type { SeatAction } from '../src/actions.ts';

export class Favourite {
  action: SeatAction | null = null;
  private readonly random: Random;
  private most = -1;
  private equals = 0;

  constructor(random: Random) {
    this.random = random;
  }

  /** `worth`: dollars, none or more. */
  consider(action: SeatAction, worth: number): void {
    if (worth < this.most) return;
    this.equals = worth > this.most ? 1 : this.equals + 1;
    this.most = worth;
    if (this.equals === 1 || this.random.below(this.equals) === 0) this.action = action;
  }
}
