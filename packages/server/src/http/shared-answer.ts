// An answer that is the same for everybody: computed once and given to all who ask within a short time. The number of
// requests does not change the cost.

export class SharedAnswer<T> {
  private readonly lasts: number;
  private readonly now: () => number;
  private readonly make: () => Promise<T>;
  private answer: Promise<T> | null = null;
  private until = 0;

  /** `lasts`: milliseconds since the answer was computed. */
  constructor(lasts: number, now: () => number, make: () => Promise<T>) {
    this.lasts = lasts;
    this.now = now;
    this.make = make;
  }

  get(): Promise<T> {
    if (this.answer !== null && this.now() < this.until) return this.answer;
    const answer = this.make();
    this.answer = answer;
    // While it is being computed, all wait for the same answer.
    this.until = Number.POSITIVE_INFINITY;
    answer.then(
      () => {
        this.until = this.now() + this.lasts;
      },
      // Only those who waited get a failure; it is not cached.
      () => {
        this.answer = null;
      },
    );
    return answer;
  }
}
