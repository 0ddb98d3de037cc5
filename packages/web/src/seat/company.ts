// Others who sit at this device at a table of the house. The house knows each of them as a guest of his own, by his name; what
// opens his seat is kept here, beside the cookie of whoever laid out the table.
import type { Seat } from '@backroom/kit';
import { ask, type Invitation, told } from './api.ts';

export interface Companion {
  readonly seat: Seat;
  readonly token: string;
}

const keyOf = (match: string): string => `backroom.company.${match}`;

export function companyAt(match: string): readonly Companion[] {
  try {
    return JSON.parse(localStorage.getItem(keyOf(match)) ?? '[]') as Companion[];
  } catch {
    return [];
  }
}

/** Takes a seat for somebody who sits beside one. */
export async function seatCompanion(match: string, { seat, link }: Invitation, name: string): Promise<void> {
  if (seat === null) return;
  const secret = link.slice(link.indexOf('#') + 1);
  const { token } = await told<{ token: string }>('POST', '/api/me', { name, program: true }, '');
  await ask('POST', `/api/tables/${match}/claim`, { secret }, token);
  localStorage.setItem(keyOf(match), JSON.stringify([...companyAt(match), { seat, token }]));
}
