// What bots need of the house, whichever table they sit at.
import type { BotHouse } from '@backroom/croupier';
import type { House } from './house.ts';

const byHouse = new WeakMap<House, BotHouse>();

/** One for all tables. */
export function botHouseOf(house: House): BotHouse {
  const known = byHouse.get(house);
  if (known !== undefined) return known;
  const made: BotHouse = {
    bureau: house.bureau,
    humanePace: house.humanePace,
    now: () => house.now(),
    later: (ms, what) => house.later(ms, what),
    botTrouble: (match, seat, error) => {
      house.tally.trouble('bot');
      house.diary.error({ match, seat, error: String(error) }, 'a bot has no answer');
    },
  };
  byHouse.set(house, made);
  return made;
}
