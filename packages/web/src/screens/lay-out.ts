// Opens a table with the chosen settings, on the server or on this device.
import { settings } from '../app/settings.ts';
import { openHere } from '../local/keeper.ts';
import { createTable, signInAs } from '../seat/api.ts';
import { seatCompanion } from '../seat/company.ts';
import { keepShare, newEntropy } from '../seat/entropy.ts';
import { ownName } from '../seat/names.ts';
import { keepInvitations } from './use-invitations.ts';
import { forDevice, forServer, type NewTableWish } from './wish.ts';

/** Returns the address of the table. */
export async function layOutTable(
  game: string,
  wish: NewTableWish,
  seatName: (number: number) => string,
): Promise<string> {
  const own = settings.peek().name.trim();
  if (wish.where === 'device') return `/here/${await openHere(forDevice(game, wish, own || ownName(), seatName))}`;
  await signInAs(own || ownName());
  const { share, pledge } = await newEntropy();
  const { match, invitations = [] } = await createTable(forServer(game, wish, pledge));
  keepShare(match, share);
  for (const invitation of invitations) {
    const chair = wish.chairs[invitation.seat ?? -1];
    if (chair?.who === 'here')
      await seatCompanion(match, invitation, chair.name.trim() || seatName((invitation.seat ?? 0) + 1));
  }
  keepInvitations(
    match,
    invitations.filter(({ seat }) => wish.chairs[seat ?? -1]?.who !== 'here'),
  );
  return wish.where === 'screen' ? `/tv/${match}` : `/t/${match}`;
}
