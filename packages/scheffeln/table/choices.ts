// From touches to actions. Every legal action is a short path of touches; a piece is lit if it continues such a path. There are no
// rules here: the paths come from the legal list alone.
import { itemAt } from '@backroom/kit';
import type { Action, SeatAction } from '../src/actions.ts';
import type { Business, Car, Card, Colour } from '../src/vocabulary.ts';

/** Something that can be touched on the table. */
export type Pick = `card:${Card}` | `car:${Car}` | `place:${Business}` | `face:${Colour}`;

/** Playing face up begins with the card; an exchange begins with the new character. So a card in hand never has two meanings. */
export function pathOf(action: Action): readonly Pick[] {
  switch (action.type) {
    case 'choose':
    case 'grab':
      return [`face:${action.character}`];
    case 'move':
      return [`card:${action.card}`];
    case 'exchange':
      return [`face:${action.take}`, `card:${action.card}`];
    case 'joker':
    case 'backward':
      return [`card:${action.type}`, `car:${action.car}`];
    case 'evasion':
      return action.car === undefined || action.to === undefined
        ? ['card:evasion']
        : ['card:evasion', `car:${action.car}`, `place:${action.to}`];
    case 'nasty':
      return ['card:nasty', `face:${action.take}`];
    default:
      return [];
  }
}

export const begins = (path: readonly Pick[], start: readonly Pick[]): boolean =>
  start.every((pick, i) => path[i] === pick);

/** What may be touched next, and the action where that completes one. */
export function ahead(legal: readonly SeatAction[], picks: readonly Pick[]): ReadonlyMap<Pick, SeatAction | null> {
  const found = new Map<Pick, SeatAction | null>();
  for (const action of legal) {
    const path = pathOf(action);
    if (path.length > picks.length && begins(path, picks))
      found.set(itemAt(path, picks.length), path.length === picks.length + 1 ? action : null);
  }
  return found;
}

/** The touches so far; `armed`: a complete action that waits for the second touch. */
export interface Hold {
  readonly picks: readonly Pick[];
  readonly armed: SeatAction | null;
}

export const EMPTY: Hold = { picks: [], armed: null };

export interface Touch {
  readonly hold: Hold;
  readonly act: SeatAction | null;
}

/** The meaning of a touch now; null: it has none, and the piece is not lit. */
export function touch(
  legal: readonly SeatAction[],
  { picks, armed }: Hold,
  pick: Pick,
  confirm: boolean,
): Touch | null {
  const last = picks.at(-1);
  if (armed !== null && pick === last) return { hold: EMPTY, act: armed };
  const before = armed === null ? picks : picks.slice(0, -1);
  if (before.includes(pick)) return { hold: { picks: before.slice(0, before.indexOf(pick)), armed: null }, act: null };
  // A card is up and a free face is touched: that can only mean an exchange of the two.
  const crossed = armed?.type === 'move' && pick.startsWith('face:') ? ahead(legal, [pick]) : null;
  if (crossed?.has(last as Pick)) return complete([pick, last as Pick], crossed.get(last as Pick) ?? null, confirm);
  for (const start of [before, []]) {
    const next = ahead(legal, start);
    if (next.has(pick)) return complete([...start, pick], next.get(pick) ?? null, confirm);
  }
  return null;
}

function complete(picks: readonly Pick[], action: SeatAction | null, confirm: boolean): Touch {
  if (action !== null && !confirm) return { hold: EMPTY, act: action };
  return { hold: { picks, armed: action }, act: null };
}

/** The action that touching this would complete, for the preview. */
export function meant(legal: readonly SeatAction[], { picks, armed }: Hold, pick: Pick): SeatAction | null {
  const before = armed === null ? picks : picks.slice(0, -1);
  return (
    ahead(legal, before).get(pick) ??
    ahead(legal, []).get(pick) ??
    // An exchange has the same result with each card that is discarded for it.
    legal.find((action) => action.type === 'exchange' && `face:${action.take}` === pick) ??
    null
  );
}
