// The eight characters: in the plaza in a game with turns, large and close to the hand in a race.
import type { JSX } from 'preact';
import { COLOURS, type Colour } from '../../src/vocabulary.ts';
import { prospectOf } from '../../src/words/prospects.ts';
import { inThousands, nameOf, ownerOf, type Scene } from '../scene.ts';
import { letterOf } from '../signs.ts';
import { FittedName, Medal } from './pieces.tsx';
import { useRove } from './rove.ts';
import { steady } from './steady.ts';
import { type Answering, answering, Touchable } from './touchable.tsx';

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
        <Face
          key={colour}
          {...answering(scene, `face:${colour}`)}
          {...faceOf(scene, colour)}
          stop={rove.at === i && picture.seat !== null}
          order={large ? (picture.keys?.[i]?.label ?? `${i + 1}`) : null}
        />
      ))}
    </div>
  );
}

/** What is shown of a character: its owner, or its gain. */
function faceOf({ picture, tongue, after }: Scene, colour: Colour) {
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
  return {
    colour,
    label,
    owner: owner < 0 ? null : nameOf(picture, owner),
    mine: owner === picture.seat && owner >= 0,
    name: pieces.character(colour),
    worth: worth === null ? '' : inThousands(language, worth),
  };
}

interface FaceProps extends Answering, ReturnType<typeof faceOf> {
  readonly stop: boolean;
  /** Its key, where it has one. */
  readonly order: string | null;
}

const Face = steady((props: FaceProps): JSX.Element => {
  const { colour, label, owner, mine, name, worth, stop, order } = props;
  return (
    <Touchable
      is={props}
      label={label}
      colour={colour}
      class={`sch-person${owner === null ? '' : ' taken'}${mine ? ' mine' : ''}`}
      stop={stop}
    >
      <Medal of={colour} />
      {order !== null && (
        <kbd>
          {order}
          <i>{letterOf(colour)}</i>
        </kbd>
      )}
      <span class="below">{owner !== null ? <FittedName name={owner} /> : order !== null ? name : worth}</span>
    </Touchable>
  );
});
