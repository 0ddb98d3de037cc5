// Quiet hours, in which no notifications are sent. They are the same for all tables, so the device stores them.
import type { Quiet } from '../../seat/notifications.ts';

export interface Hours {
  readonly isWanted: boolean;
  readonly from: string;
  readonly to: string;
}

const KEY = 'backroom.quiet';
const NIGHT: Hours = { isWanted: false, from: '22:00', to: '08:00' };
const TIME = /^([01]\d|2[0-3]):[0-5]\d$/;

export function keptHours(): Hours {
  try {
    const kept = JSON.parse(localStorage.getItem(KEY) ?? 'null') as Partial<Hours> | null;
    if (TIME.test(kept?.from ?? '') && TIME.test(kept?.to ?? ''))
      return { isWanted: kept?.isWanted === true, from: kept?.from ?? '', to: kept?.to ?? '' };
  } catch {
    // A browser that stores nothing gets the default hours.
  }
  return NIGHT;
}

export function keepHours(hours: Hours): void {
  try {
    localStorage.setItem(KEY, JSON.stringify(hours));
  } catch {
    // As above.
  }
}

/** As the server wants it, on this device's clock. */
export const quietOf = ({ isWanted, from, to }: Hours): Quiet | null =>
  isWanted && TIME.test(from) && TIME.test(to) ? { from, to, offset: -new Date().getTimezoneOffset() } : null;
