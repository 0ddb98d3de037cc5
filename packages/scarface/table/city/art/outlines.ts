// Short ways to write the outlines of buildings.

export const box = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}h${width}v${height}h${-width}z`;

export const roof = (x: number, y: number, width: number, height: number): string =>
  `M${x} ${y}l${width / 2} ${-height}l${width / 2} ${height}z`;

export const disc = (x: number, y: number, r: number): string =>
  `M${x - r} ${y}a${r} ${r} 0 1 0 ${2 * r} 0a${r} ${r} 0 1 0 ${-2 * r} 0z`;

interface Grid {
  readonly at: readonly [x: number, y: number];
  readonly columns: number;
  readonly rows: number;
  /** From one window to the next. */
  readonly step: readonly [x: number, y: number];
  readonly size: readonly [width: number, height: number];
}

/** Windows in rows. `lit`: every so many of them are lit, in an order that looks like chance; 1: all. */
export function windows({ at: [x, y], columns, rows, step: [dx, dy], size: [w, h] }: Grid, lit = 1): string {
  let outline = '';
  for (let row = 0; row < rows; row++)
    for (let column = 0; column < columns; column++)
      if ((row * 7 + column * 5 + ((row * column) % 3)) % lit === 0)
        outline += box(x + column * dx, y + row * dy, w, h);
  return outline;
}
