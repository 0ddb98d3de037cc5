// The cards of this round in the order in which they were played, and whose they were.
import type { Card } from '../src/vocabulary.ts';
import type { TablePicture } from './scene.ts';

interface PlayedCard {
  /** Null: it was played before this page joined. */
  readonly seat: number | null;
  /** Null: face down, and not the viewer's own. */
  readonly card: Card | null;
  readonly isDown: boolean;
}

/** The view has the open cards in order, but not their players: those come from the events. */
export function playedOf({ view, past = [] }: Pick<TablePicture, 'view' | 'past'>): readonly PlayedCard[] {
  const round = past.slice(past.findLastIndex(({ type }) => type === 'dealt') + 1);
  const seen = round.flatMap((event): PlayedCard[] =>
    event.type === 'played' || event.type === 'discarded'
      ? [{ seat: event.seat, card: event.card, isDown: event.type === 'discarded' }]
      : [],
  );
  const [up, down] = [seen.filter(({ isDown }) => !isDown), seen.filter(({ isDown }) => isDown)];
  const { faceUp, faceDown } = view;
  // While a beat is shown, or after an undo, the events may be ahead of the view.
  if (up.length > faceUp.length || down.length > faceDown.length) return known(view, []);
  const isHere = up.every(({ card }, i) => card === faceUp[faceUp.length - up.length + i]);
  return isHere ? known(view, seen) : known(view, []);
}

/** Cards without an event were played earlier. */
function known({ faceUp, faceDown }: TablePicture['view'], seen: readonly PlayedCard[]): readonly PlayedCard[] {
  const count = (isDown: boolean): number => seen.filter((one) => one.isDown === isDown).length;
  return [
    ...faceUp.slice(0, faceUp.length - count(false)).map((card) => ({ seat: null, card, isDown: false })),
    ...faceDown.slice(0, faceDown.length - count(true)).map((one) => ({ ...one, isDown: true })),
    ...seen,
  ];
}
