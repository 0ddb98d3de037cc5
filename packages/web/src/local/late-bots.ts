// Bot seats that load the bots when they must decide: a person can open a table and make the first move without them.

import type { BotServices, Bots, BotTable, Happening } from '@backroom/croupier';
import { keyOfRules } from '../games.ts';

let retries = 0;

/** Many browsers never fetch a failed module again. The error names its address; another query makes it a new module. */
async function fetchBots(): Promise<typeof import('./bots-here.ts')> {
  try {
    return await import('./bots-here.ts');
  } catch (error) {
    const [address] = /http\S+\.js/.exec(String(error)) ?? [];
    if (address === undefined) throw error;
    return await import(/* @vite-ignore */ `${address}?${++retries}`);
  }
}

/** The bots of that game, with its bot knowledge. */
const load = async (game: string) => (await fetchBots()).botsOf(game);

/** Starts loading them, so that nobody waits for them later. */
export const callBots = (game: string): Promise<void> =>
  load(game).then(
    () => {},
    () => {},
  );

/** The delay before a failed load is retried, in milliseconds. It doubles with each further failure. */
const RETRY_AFTER = 500;
const LONGEST_RETRY = 30_000;

export class LateBots implements Bots {
  private readonly services: Pick<BotServices, 'humanePace' | 'thinking' | 'now' | 'later'>;
  private readonly table: BotTable;
  private arrived: Bots | null = null;
  private isComing = false;
  private isDismissed = false;
  private retryIn = RETRY_AFTER;
  /** Events before they were loaded, for bots that remember. */
  private missed: Happening[] = [];

  constructor(services: Pick<BotServices, 'humanePace' | 'thinking' | 'now' | 'later'>, table: BotTable) {
    this.services = services;
    this.table = table;
  }

  look(): void {
    if (this.arrived !== null) return this.arrived.look();
    const { match } = this.table;
    if (this.isComing || match.phase !== 'playing' || match.botsToAct().length === 0) return;
    this.isComing = true;
    load(keyOfRules(match.game)).then(
      (seatBots) => {
        if (this.isDismissed) return;
        this.arrived = seatBots(this.services, this.table);
        for (const happening of this.missed) this.arrived.notice(happening);
        this.missed = [];
        this.arrived.look();
      },
      (error: unknown) => {
        console.warn('the bots could not be loaded', error);
        // For example, without a network. Nothing else may happen at this table until a bot has moved, so it tries again by itself.
        this.services.later(this.retryIn, () => {
          this.isComing = false;
          if (!this.isDismissed) this.look();
        });
        this.retryIn = Math.min(2 * this.retryIn, LONGEST_RETRY);
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
