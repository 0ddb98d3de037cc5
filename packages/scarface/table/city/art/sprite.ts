// The pictures behind the map as one file of symbols. Their colours come from the theme.
import { LANDMARKS } from './landmarks.ts';
import { SKYLINE } from './skyline.ts';

type Shapes = readonly (readonly [paint: string, outline: string])[];

const symbol = (id: string, size: string, shapes: Shapes): string =>
  `<symbol id="sft-a-${id}" viewBox="${size}" overflow="visible">${shapes.map(([paint, outline]) => `<path fill="var(--sft-${paint})" d="${outline}"/>`).join('')}</symbol>`;

const MOON: Shapes = [['moon', 'M20 4a16 16 0 1 0 12 26A13 13 0 0 1 20 4z']];

/** A sailing boat. */
const BOAT: Shapes = [
  ['near', 'M2 30h36l-6 8H8z'],
  ['moon', 'M19 4v22H6zM21 8l11 18H21z'],
];

/** A bridge over the river, seen from above: two rails, and planks between them. */
const BRIDGE: Shapes = [
  ['deck', 'M0 0h24v14H0z'],
  ['rail', 'M0 0h24v2H0zM0 12h24v2H0zM4 3h1.6v8H4zM10 3h1.6v8H10zM16 3h1.6v8H16zM21 3h1.6v8H21z'],
];

export const svg: string = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="scf-sprite" width="0" height="0" aria-hidden="true" focusable="false">',
  symbol('skyline', '0 0 1000 60', SKYLINE),
  ...Object.entries(LANDMARKS).map(([district, shapes]) => symbol(district, '0 0 160 100', shapes)),
  symbol('moon', '0 0 40 40', MOON),
  symbol('boat', '0 0 40 40', BOAT),
  symbol('bridge', '0 0 24 14', BRIDGE),
  '</svg>',
].join('');
