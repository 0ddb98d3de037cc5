// The status line under the ring: the question, the preview of a touch, or why it does nothing.
import type { JSX } from 'preact';
import { useEffect, useState } from 'preact/hooks';
import { justTold, question } from '../asking.ts';
import type { Scene } from '../scene.ts';

type Foretold = typeof import('../foretold.ts').foretold;

/** Loaded with the first preview: nobody needs it before. */
let loaded: Foretold | null = null;

function useForetold(isWanted: boolean): Foretold | null {
  const [foretold, set] = useState(() => loaded);
  useEffect(() => {
    if (!isWanted || foretold !== null) return;
    void import('../foretold.ts').then((there) => {
      loaded = there.foretold;
      set(() => loaded);
    });
  }, [isWanted]);
  return foretold;
}

export function Whisper({ scene }: { scene: Scene }): JSX.Element {
  const { picture, tongue, hold, shown, note, told } = scene;
  const asked = question(scene);
  const foretold = useForetold(shown !== null);
  const tale = (shown !== null && foretold?.(scene)) || [];
  const act = shown === null ? null : picture.words.action(shown, picture.view, picture.names);
  const happening = picture.beat?.events[0];
  const past = shown === null && told === null && !happening && hold.picks.length === 0 ? justTold(picture) : '';
  return (
    <div class={`sch-whisper${note === null ? '' : ' refusal'}${hold.picks.length > 0 ? ' holding' : ''}`}>
      <p>
        {note ?? (
          <>
            {/* First of all: what is told may be longer than there is room for. */}
            {hold.armed !== null && <em>{tongue.say.again} </em>}
            {told !== null && <span>{told} </span>}
            {tale.length > 0 ? (
              tale.join(' ')
            ) : told !== null && asked === null ? null : (
              <b>
                {happening
                  ? picture.words.event(happening, picture.names)
                  : (act ?? asked ?? picture.words.prompt(picture.view, picture.names))}
              </b>
            )}{' '}
            {past !== '' && (
              <small>
                {tongue.say.justNow}: {past}
              </small>
            )}
          </>
        )}
      </p>
      {hold.picks.length > 0 && (
        <button type="button" class="sch-back" onClick={scene.putBack}>
          <span>{tongue.say.putBack}</span>
        </button>
      )}
    </div>
  );
}
