// The bots of this device: their search, and their seats at its tables. A chunk of its own, because it is large and not needed
// before the first bot must decide.
import { openPageWorkerPool } from '@backroom/bots/browser';
import { BotSeats, type BotServices, type Bots, type BotTable } from '@backroom/croupier';
import { loadMind, mindFor } from '@backroom/games/minds';
import thinker from '@backroom/games/thinker?worker&url';
import { trusted } from './trusted.ts';

const pool = openPageWorkerPool({
  mindFor,
  start: () => new Worker(trusted(thinker), { type: 'module' }) as never,
  onFailure: (trouble) => console.warn('a bot job failed', trouble.kind, trouble.why),
});

const seatBots = (services: Pick<BotServices, 'humanePace' | 'thinking' | 'now' | 'later'>, table: BotTable): Bots =>
  new BotSeats(
    { ...services, pool, botTrouble: (_, seat, error) => console.warn(`the bot of seat ${seat}`, error) },
    table,
  );

/** Seats the bots of that game once its bot knowledge is loaded. */
export async function botsOf(game: string): Promise<typeof seatBots> {
  await loadMind(game);
  return seatBots;
}
