// A PIN for a seat of this device, so that a neighbour does not see the hand by mistake. Only a hash is stored, because people
// use the same PIN in many places.
import type { Seat } from '@backroom/kit';

const keyOf = (match: string, seat: Seat): string => `backroom.pin.${match}.${seat}`;

async function hash(match: string, seat: Seat, pin: string): Promise<string> {
  const { portable } = await import('../seat/hashing.ts');
  return portable.sha256(`pin\n${match}\n${seat}\n${pin}`);
}

export const hasPin = (match: string, seat: Seat): boolean => localStorage.getItem(keyOf(match, seat)) !== null;

export async function setPin(match: string, seat: Seat, pin: string): Promise<void> {
  localStorage.setItem(keyOf(match, seat), await hash(match, seat, pin));
}

export const fits = async (match: string, seat: Seat, pin: string): Promise<boolean> =>
  localStorage.getItem(keyOf(match, seat)) === (await hash(match, seat, pin));
