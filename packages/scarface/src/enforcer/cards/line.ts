// Short ways to write the lines of a card.
import type { EnforcerAct, EnforcerCard, EnforcerDeed, EnforcerLine } from '../language.ts';

/** P+n, and what he does with it. */
export const p = (power: number, act: EnforcerAct, least?: number): EnforcerLine => ({
  power,
  deed: least === undefined ? { act } : { act, least },
});

/** P+n, for a deed that is not an action of the players. */
export const pays = (power: number, money: 'gain' | 'steal'): EnforcerLine => ({ power, deed: { money } });

/** X: a free action. */
export const x = (deed: EnforcerDeed): EnforcerLine => ({ power: null, deed });

/** A thug on a Deal: no Power is asked for. */
export const deal: EnforcerLine = x({ act: 'deal' });

export const card = <Id extends string>(
  id: Id,
  deck: EnforcerCard['deck'],
  moves: number,
  bonus: number,
  ...lines: EnforcerCard['lines']
): EnforcerCard & { readonly id: Id } => ({ id, deck, moves, bonus, lines });
