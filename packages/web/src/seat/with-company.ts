// Mixed tables: several people at this device, the others elsewhere. If they take turns, they pass the device around; if all act
// at once, each has their own strip of the screen.
import type { Seat } from '@backroom/kit';
import { gameCalled } from '../games.ts';
import { inTurns } from '../more-of-games.ts';
import { tableFacts } from './api.ts';
import type { Companion } from './company.ts';
import { sitInCrowd } from './crowd.ts';
import { sitTogether } from './hot-seat.ts';
import { sitThere } from './remote.ts';
import type { SeatSession } from './seat-session.ts';
import type { Seated } from './seated.ts';

interface Own {
  readonly seat: Seat;
  readonly session: SeatSession;
}

export async function sitWithCompany(game: string, own: Own, company: readonly Companion[]): Promise<Seated> {
  const { match } = own.session;
  const { options } = await tableFacts(match);
  const others = company.map(async ({ seat, token }) => ({
    seat,
    session: await sitThere(game, match, false, { token }),
  }));
  const all = [own, ...(await Promise.all(others))].sort((a, b) => a.seat - b.seat);
  const sit = inTurns(gameCalled(game), options) ? sitTogether : sitInCrowd;
  return sit(
    all.map(({ seat }) => seat),
    all.map(({ session }) => session),
  );
}
