// Other people at this device who sit at a table on the server. The server knows each of them as a guest with a name; their
// tokens are stored here, beside the host's cookie.
import type { Seat } from '@backroom/kit';
import { ask, type Invitation, requestJson } from './api.ts';

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

/** Takes a seat for another person at this device. */
export async function seatCompanion(match: string, { seat, link }: Invitation, name: string): Promise<void> {
  if (seat === null) return;
  const secret = link.slice(link.indexOf('#') + 1);
  const { token = '' } = await requestJson('POST /api/me', { body: { name, program: true }, token: '' });
  await ask('POST /api/tables/:id/claim', { id: match, body: { secret }, token });
  localStorage.setItem(keyOf(match), JSON.stringify([...companyAt(match), { seat, token }]));
}
