// The bots of this device: how they think, and their seats at its tables. A piece of its own, because it is much to load and
// nobody needs it before the first of them has to decide.
import { openPageWorkers } from '@backroom/bots/browser';
import { type BotHouse, BotSeats, type Bots, type BotTable } from '@backroom/croupier';
import { mindFor } from '@backroom/games';
import thinker from '@backroom/games/thinker?worker&url';
import { trusted } from './trusted.ts';

const bureau = openPageWorkers({
  mindFor,
  start: () => new Worker(trusted(thinker), { type: 'module' }) as never,
  onTrouble: (trouble) => console.warn('a bot was in trouble', trouble.kind, trouble.why),
});

export const seatBots = (house: Pick<BotHouse, 'humanePace' | 'now' | 'later'>, table: BotTable): Bots =>
  new BotSeats(
    { ...house, bureau, botTrouble: (_, seat, error) => console.warn(`the bot of seat ${seat}`, error) },
    table,
  );
