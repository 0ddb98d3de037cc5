// How everything here is drawn: a list of strokes, each a paint and an outline. Paints are classes of table.css, so every
// theme can recolour the whole city.

/** A paint that begins with # is a colour that no theme changes. */
export type Strokes = readonly (readonly [paint: string, outline: string])[];

export const dot = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

/** Equal boxes in rows: windows, columns, bulbs. */
export function boxes(
  x: number,
  y: number,
  across: number,
  down: number,
  w: number,
  h: number,
  dx: number,
  dy: number,
): string {
  let d = '';
  for (let j = 0; j < down; j++) for (let i = 0; i < across; i++) d += `M${x + i * dx} ${y + j * dy}h${w}v${h}h${-w}z`;
  return d;
}
