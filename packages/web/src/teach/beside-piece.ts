// Places a popover beside its piece, inside the window, and never over the piece.
interface Size {
  readonly width: number;
  readonly height: number;
}

interface Box extends Size {
  readonly left: number;
  readonly top: number;
}

const GAP = 10;
const EDGE = 6;

/** Without a piece, in the middle of the lower edge. */
export function besidePiece(piece: Box | null, own: Size, room: Size): { readonly left: number; readonly top: number } {
  const inside = (at: number, size: number, most: number): number => Math.max(EDGE, Math.min(at, most - size - EDGE));
  if (piece === null)
    return { left: inside((room.width - own.width) / 2, own.width, room.width), top: room.height - own.height - EDGE };
  const left = inside(piece.left + piece.width / 2 - own.width / 2, own.width, room.width);
  const top = inside(piece.top + piece.height / 2 - own.height / 2, own.height, room.height);
  const places = [
    { left: piece.left + piece.width + GAP, top },
    { left: piece.left - own.width - GAP, top },
    { left, top: piece.top - own.height - GAP },
    { left, top: piece.top + piece.height + GAP },
  ];
  const fits = (at: { readonly left: number; readonly top: number }): boolean =>
    at.left >= EDGE &&
    at.top >= EDGE &&
    at.left + own.width <= room.width - EDGE &&
    at.top + own.height <= room.height - EDGE;
  // No room beside it: use the edge that is further away.
  return places.find(fits) ?? { left, top: piece.top > room.height / 2 ? EDGE : room.height - own.height - EDGE };
}
