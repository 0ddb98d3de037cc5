// Mixed tables: oneself and others at this device, the rest wherever they are. Taking turns they pass the device around; where
// all act at once each has his own strip of it.
import type { Seat } from '@backroom/kit';
import { gameCalled } from '../games.ts';
import { lookAt } from './api.ts';
import type { Companion } from './company.ts';
import { sitInCrowd } from './crowd.ts';
import { sitTogether } from './hot-seat.ts';
import { sitThere } from './remote.ts';
import type { Seated } from './seated.ts';
import type { Sitting } from './sitting.ts';

interface Own {
  readonly seat: Seat;
  readonly sitting: Sitting;
}

export async function sitWithCompany(game: string, own: Own, company: readonly Companion[]): Promise<Seated> {
  const { match } = own.sitting;
  const { options } = await lookAt(match);
  const others = company.map(async ({ seat, token }) => ({ seat, sitting: await sitThere(game, match, false, token) }));
  const all = [own, ...(await Promise.all(others))].sort((a, b) => a.seat - b.seat);
  const sit = gameCalled(game)?.inTurns(options) === false ? sitInCrowd : sitTogether;
  return sit(
    all.map(({ seat }) => seat),
    all.map(({ sitting }) => sitting),
  );
}
