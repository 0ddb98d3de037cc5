// The parts of all cards: lines of icons, badges of crimes, values, portraits.
import { layDrawings } from '@backroom/kit/table/drawings';
import type { CSSProperties, JSX } from 'preact';
import { useEffect } from 'preact/hooks';
import type { Crime } from '../../src/vocabulary.ts';
import { Icon } from '../icons/icon.tsx';
import { faceOf, isPair } from './art/face.ts';
import address from './art/sprite.ts?drawn';
import type { Chip } from './glyphs.ts';

export function Chips({ of }: { of: readonly Chip[] }): JSX.Element {
  return (
    <>
      {of.map((chip, i) => (
        <span class="scf-chip" key={i}>
          {chip.map((glyph, j) => ('icon' in glyph ? <Icon key={j} name={glyph.icon} /> : <b key={j}>{glyph.sign}</b>))}
        </span>
      ))}
    </>
  );
}

export function Crimes({ of }: { of: readonly Crime[] }): JSX.Element {
  return (
    <>
      {of.map((crime) => (
        <span class="scf-crime" data-crime={crime} key={crime}>
          <Icon name={crime} />
        </span>
      ))}
    </>
  );
}

interface ValuesProps {
  readonly muscle: number;
  readonly influence: number;
  readonly level?: number;
}

/** The rail: Muscle, Influence, level. */
export function Values({ muscle, influence, level = 0 }: ValuesProps): JSX.Element {
  return (
    <div class="scf-rail">
      <span class="muscle" data-none={muscle === 0 ? '' : undefined}>
        <b>{muscle}</b>
        <Icon name="muscle" />
      </span>
      <span class="influence" data-none={influence === 0 ? '' : undefined}>
        <b>{influence}</b>
        <Icon name="influence" />
      </span>
      {level > 0 && (
        <span class="level">
          <b>{level}</b>
          <Icon name="level" />
        </span>
      )}
    </div>
  );
}

function Person({ id, twin, place }: { id: string; twin: boolean; place: string }): JSX.Element {
  const { parts, paints } = faceOf(id, twin);
  return (
    <g transform={place} style={paints as CSSProperties}>
      {parts.map((part) => (
        <use key={part} href={`#scf-p-${part}`} width="100" height="100" />
      ))}
    </g>
  );
}

/** One person or two. The parts are loaded when the first portrait is drawn. */
export function Portrait({ id }: { id: string }): JSX.Element {
  useEffect(() => layDrawings(address), []);
  return (
    <svg
      class="scf-portrait"
      viewBox="0 0 100 100"
      preserveAspectRatio="xMidYMax slice"
      aria-hidden="true"
      focusable="false"
    >
      {isPair(id) ? (
        <>
          <Person id={id} twin={true} place="translate(46 36) scale(.6)" />
          <Person id={id} twin={false} place="translate(8 33) scale(.66)" />
        </>
      ) : (
        <Person id={id} twin={false} place="translate(17 27) scale(.72)" />
      )}
    </svg>
  );
}
