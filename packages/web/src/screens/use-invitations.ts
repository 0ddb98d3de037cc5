// Links for the free seats. They exist in this tab only; new ones can be created at any time.
import { useEffect, useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import { type Invitation, invite, type RequestError } from '../seat/api.ts';

const keyOf = (match: string): string => `backroom.invitations.${match}`;

/** Passes the links from the screen that opened the table to the screen that shows it. */
export const keepInvitations = (match: string, invitations: readonly Invitation[]): void =>
  sessionStorage.setItem(keyOf(match), JSON.stringify(invitations));

const kept = (match: string): readonly Invitation[] => JSON.parse(sessionStorage.getItem(keyOf(match)) ?? '[]');

/** `chairs`: whether each is taken. Without the right to invite, nothing is requested. */
export function useInvitations(match: string, chairs: readonly boolean[], mayInvite = true) {
  const [all, setAll] = useState(() => kept(match));
  const free = chairs.flatMap((isTaken, seat) => (isTaken ? [] : [seat]));
  const renew = async (): Promise<void> => {
    try {
      const made = await Promise.all(free.map((seat) => invite(match, seat)));
      keepInvitations(match, made);
      setAll(made);
    } catch (error) {
      toast((error as RequestError).message);
    }
  };
  const invitations = all.filter(({ seat }) => seat === null || free.includes(seat));
  const isMissing = mayInvite && free.some((seat) => !invitations.some((one) => one.seat === seat));
  // Another tab has none of the links: make new ones, once.
  useEffect(() => {
    if (isMissing) void renew();
  }, [isMissing]);
  return { free, invitations, renew };
}
