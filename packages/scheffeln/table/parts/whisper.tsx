// The line under the ring that always has something to say: what is asked, what a touch would do, or why it would not.
import type { JSX } from 'preact';
import { foretold, justTold, question } from '../foretold.ts';
import type { Scene } from '../scene.ts';

export function Whisper({ scene }: { scene: Scene }): JSX.Element {
  const { picture, tongue, hold, shown, note } = scene;
  const asked = question(scene);
  const tale = shown === null ? [] : foretold(scene);
  const act = shown === null ? null : picture.words.action(shown, picture.view, picture.names);
  const past = shown === null && hold.picks.length === 0 ? justTold(picture) : '';
  return (
    <div class={`sch-whisper${note === null ? '' : ' refusal'}${hold.picks.length > 0 ? ' holding' : ''}`}>
      <p>
        {note ?? (
          <>
            {tale.length > 0 ? (
              tale.join(' ')
            ) : (
              <b>{act ?? asked ?? picture.words.prompt(picture.view, picture.names)}</b>
            )}{' '}
            {hold.armed !== null && <em>{tongue.say.again}</em>}
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
