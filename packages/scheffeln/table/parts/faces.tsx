// The eight characters: in the plaza while turns are taken, large and close to the hand when everybody grabs at once.
import type { JSX } from 'preact';
import { COLOURS, type Colour } from '../../src/vocabulary.ts';
import { prospectOf } from '../../src/words/prospects.ts';
import { inThousands, nameOf, ownerOf, type Scene } from '../scene.ts';
import { LETTERS } from '../signs.ts';
import { Medal } from './pieces.tsx';
import { useRove } from './rove.ts';
import { Touchable } from './touchable.tsx';

export function Faces({ scene, large }: { scene: Scene; large: boolean }): JSX.Element {
  const { picture, tongue } = scene;
  const rove = useRove(COLOURS.length);
  return (
    <div
      class={`sch-faces${large ? ' large' : ''}`}
      role="toolbar"
      aria-label={tongue.say.faces}
      onKeyDown={rove.onKeyDown}
    >
      {COLOURS.map((colour, i) => (
        <OneFace
          key={colour}
          scene={scene}
          colour={colour}
          stop={rove.at === i && picture.seat !== null}
          order={large ? i + 1 : null}
        />
      ))}
    </div>
  );
}

interface FaceProps {
  readonly scene: Scene;
  readonly colour: Colour;
  readonly stop: boolean;
  /** Its key, where it has one. */
  readonly order: number | null;
}

function OneFace({ scene, colour, stop, order }: FaceProps): JSX.Element {
  const { picture, tongue, after } = scene;
  const { say, pieces } = tongue;
  const { view, language } = picture;
  const owner = ownerOf(view, colour);
  const known = view.phase === 'choose' || view.phase === 'play';
  const prospect = known ? prospectOf(after, colour) : null;
  const worth = prospect === null ? null : (prospect.value ?? 0);
  const label = [
    `${pieces.introduction(colour)} (${pieces.colour(colour)})`,
    owner < 0 ? say.free : say.heldBy(nameOf(picture, owner)),
    ...(worth === null ? [] : [say.earns(pieces.money(worth))]),
  ].join('; ');
  return (
    <Touchable
      scene={scene}
      pick={`face:${colour}`}
      label={label}
      colour={colour}
      class={`sch-person${owner < 0 ? '' : ' taken'}${owner === picture.seat && owner >= 0 ? ' mine' : ''}`}
      stop={stop}
    >
      <Medal of={colour} />
      {order !== null && (
        <kbd>
          {picture.keys?.[order - 1]?.label ?? order}
          <i>{LETTERS[colour]}</i>
        </kbd>
      )}
      <span class="below">
        {owner >= 0
          ? nameOf(picture, owner)
          : order !== null
            ? pieces.character(colour)
            : worth === null
              ? ''
              : inThousands(language, worth)}
      </span>
    </Touchable>
  );
}
