// The parts of all portraits as one file of symbols. Portraits put them together by name and set the paints.
import { PARTS, type Part } from './parts.ts';

/** `ring`: a wire, as of spectacles. */
const paint = (name: string): string =>
  name[0] === '#'
    ? `fill="${name}"`
    : name === 'ring'
      ? 'fill="none" stroke="var(--scf-k)" stroke-width="1.8"'
      : `fill="var(--scf-${name})"`;

const symbol = (id: string, part: Part): string =>
  `<symbol id="scf-p-${id}" viewBox="0 0 100 100" overflow="visible">${part.map(([name, outline]) => `<path fill-rule="evenodd" ${paint(name)} d="${outline}"/>`).join('')}</symbol>`;

export const svg: string = [
  '<svg xmlns="http://www.w3.org/2000/svg" class="scf-sprite" width="0" height="0" aria-hidden="true" focusable="false">',
  ...Object.entries<Readonly<Record<string, Part>>>(PARTS).flatMap(([kind, parts]) =>
    Object.entries(parts).map(([name, part]) => symbol(`${kind}-${name}`, part)),
  ),
  '</svg>',
].join('');
