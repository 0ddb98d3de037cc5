// Who sits on the seats that no person takes.
import { pick, type Random, type Seat } from '@backroom/kit';
import type { Table } from './table.ts';

/** Chooses for a seat: from what that seat may know and what it may do, and nothing else. */
export type Opponent = (view: unknown, legal: readonly unknown[], random: Random) => unknown;

export const atRandom: Opponent = (_view, legal, random) => pick(legal, random);

export function letOpponentAct({ sitting, opponent }: Table, seat: Seat): void {
  // A stream for each decision: what one opponent draws never changes another's luck.
  const random = sitting.randomFor(`seat ${seat}, step ${sitting.length}`);
  sitting.act(seat, opponent(sitting.view(seat), sitting.legal(seat), random));
}

/** The names of the house, seat by seat; people at the keyboard may bring their own. */
export const HOUSE_NAMES = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;
