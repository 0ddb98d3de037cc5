// Seats of bots whose players come when it is their turn: a table can be laid, shown and begun by a person without them.
import type { BotHouse, Bots, BotTable, Happening } from '@backroom/croupier';

const load = () => import('./bots-here.ts');

/** Begins to load them, so that nobody waits when they are needed. */
export const callBots = (): Promise<void> =>
  load().then(
    () => {},
    () => {},
  );

export class LateBots implements Bots {
  private readonly house: Pick<BotHouse, 'humanePace' | 'now' | 'later'>;
  private readonly table: BotTable;
  private arrived: Bots | null = null;
  private isComing = false;
  private isDismissed = false;
  /** What happened before they came: some of them remember. */
  private missed: Happening[] = [];

  constructor(house: Pick<BotHouse, 'humanePace' | 'now' | 'later'>, table: BotTable) {
    this.house = house;
    this.table = table;
  }

  look(): void {
    if (this.arrived !== null) return this.arrived.look();
    const { match } = this.table;
    if (this.isComing || match.phase !== 'playing' || match.botsToAct().length === 0) return;
    this.isComing = true;
    load().then(
      ({ seatBots }) => {
        if (this.isDismissed) return;
        this.arrived = seatBots(this.house, this.table);
        for (const happening of this.missed) this.arrived.notice(happening);
        this.missed = [];
        this.arrived.look();
      },
      (error: unknown) => {
        // Without a network, for instance: the next thing that happens is the next try.
        this.isComing = false;
        console.warn('the bots have not come', error);
      },
    );
  }

  notice(happening: Happening): void {
    if (this.arrived === null) this.missed.push(happening);
    else this.arrived.notice(happening);
  }

  dismiss(): void {
    this.isDismissed = true;
    this.arrived?.dismiss();
  }
}
