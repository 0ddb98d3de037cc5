// A player's last action, from the click until the page shows a position that contains it. Meanwhile other seats may act, in a
// draft or a race: such a position still offers the choices that the player has already made.

export class Sending {
  private action = '';
  /** The position in which the action was chosen. */
  private from = -1;
  /** The first position that contains it: unknown until the server answers. */
  private to = -1;

  /**
   * Returns false for a click that would act twice: the second one in a position, and any before the last action is shown. In a
   * race a player may go on at once, but not with the same action.
   */
  begin(action: unknown, seq: number, isRace: boolean): boolean {
    const text = JSON.stringify(action);
    if (this.from === seq || (seq < this.to && (!isRace || text === this.action))) return false;
    this.action = text;
    this.from = seq;
    this.to = Number.POSITIVE_INFINITY;
    return true;
  }

  accepted(action: unknown, seq: number): void {
    if (JSON.stringify(action) === this.action) this.to = seq;
  }

  /** The position stays as it was, so it can be answered again. */
  refused(action: unknown): void {
    if (JSON.stringify(action) === this.action) this.from = this.to = -1;
  }

  /** Does this position come after the player's action was sent, but without it? */
  isBehind(seq: number): boolean {
    return this.from < seq && seq < this.to;
  }
}
