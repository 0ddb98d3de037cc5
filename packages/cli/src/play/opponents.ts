// Who sits on the seats that no person takes.
import { pick, type Random } from '@backroom/kit';

/** Chooses for a seat: from what that seat may know and what it may do, and nothing else. */
export type Opponent = (view: unknown, legal: readonly unknown[], random: Random) => unknown;

export const atRandom: Opponent = (_view, legal, random) => pick(legal, random);

/** The names of the house, seat by seat; people at the keyboard may bring their own. */
export const HOUSE_NAMES = ['Mabel', 'Vito', 'Dot', 'Lefty', 'Pearl', 'Ace', 'Birdie', 'Knuckles'] as const;
