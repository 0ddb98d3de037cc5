// How icons are drawn, in squares of 24: a list of strokes, each a way of painting and an outline. Everything takes the colour of
// the text around it, so that every theme and forced colours work without a second drawing.

/** f: filled, holes by the even-odd rule; s: filled softly; l: a line of 2; t: a thin line. */
export type Stroke = readonly [paint: 'f' | 's' | 'l' | 't', outline: string];
export type Drawing = readonly Stroke[];

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** One filled outline. */
export const solid = (...outlines: readonly string[]): Drawing => outlines.map((outline) => ['f', outline]);
