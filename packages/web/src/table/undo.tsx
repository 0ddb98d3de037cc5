// Undo: at once, after asking the others, or not at all, with the reason. Requested on demand.
import { useThere } from '@backroom/kit/preact';
import { useState } from 'preact/hooks';
import { announce, toast } from '../app/announce.ts';
import { settings } from '../app/settings.ts';
import { gameCalled, partsOf } from '../games.ts';
import type { Moment, MoveOffer, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { ownSteps } from './own-steps.ts';
import { undoWords } from './undo-words.ts';

/** The pause between two undone steps on a server: each takes two messages. */
const STEP_MS = 150;

export function Undo({ seated, moment }: { readonly seated: Seated; readonly moment: Moment }) {
  const { table: say } = words();
  const texts = undoWords[settings.value.language];
  const [found, setFound] = useState<{ readonly offer: MoveOffer; readonly seq: number } | null>(null);
  // An offer to ask the others holds for one position only. An explanation stays until it is closed.
  const offer = found?.offer.kind === 'consent' && found.seq !== moment.seq ? null : (found?.offer ?? null);
  const show = (shown: MoveOffer): void => setFound({ offer: shown, seq: seated.moment.peek()?.seq ?? moment.seq });
  const take = async (wasAsked: boolean): Promise<void> => {
    const answer = await seated.undo();
    if (answer.t === 'no') toast(say.refused);
    else announce(wasAsked ? say.waitingAnswer : say.takenBackSteps(1));
  };
  const look = async (): Promise<void> => {
    const answer = await seated.undoOffer();
    // No consent is needed and nothing has happened since: do it.
    if (answer.kind === 'free') {
      setFound(null);
      return take(false);
    }
    show(answer);
    announce(texts.why[answer.why]);
  };
  const parts = useThere(() => partsOf(gameCalled(seated.game)), [seated.game]);
  const steps = parts === null ? 0 : ownSteps(seated.story.value, moment.seat, parts.isTurnStart);
  /** Undoes step by step as far as no consent is needed; the first step that needs it is offered as usual. */
  const takeTurn = async (): Promise<void> => {
    let taken = 0;
    for (; taken < steps; taken++) {
      const answer = await seated.undoOffer();
      if (answer.kind !== 'free') {
        show(answer);
        break;
      }
      if ((await seated.undo()).t === 'no') break;
      // A server limits the messages per second.
      if (seated.line.peek() !== 'local') await new Promise((resolve) => setTimeout(resolve, STEP_MS));
    }
    announce(taken > 0 ? say.takenBackSteps(taken) : say.refused);
  };
  return (
    <>
      <div class="undo">
        <button
          type="button"
          class="button icon"
          data-icon="↶"
          aria-keyshortcuts="u"
          title={texts.free}
          onClick={() => void look()}
        >
          {say.undo}
        </button>
        {offer !== null && (
          <div class="popover panel">
            <p>{texts.why[offer.why]}</p>
            <div class="row">
              {offer.kind === 'consent' && (
                <button type="button" class="button main" onClick={() => void take(true)}>
                  {texts.consent}
                </button>
              )}
              <button type="button" class="button quiet" onClick={() => setFound(null)}>
                {say.close}
              </button>
            </div>
          </div>
        )}
      </div>
      {steps > 1 && (
        <button
          type="button"
          class="button icon"
          data-icon="⇤"
          title={texts.turn.title}
          onClick={() => void takeTurn()}
        >
          {texts.turn.label}
        </button>
      )}
    </>
  );
}
