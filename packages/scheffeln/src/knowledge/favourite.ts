// The action that is worth most so far; among equals, any, each as likely as the others.
import type { Random } from '@backroom/kit';
import type { SeatAction } from '../actions.ts';

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
