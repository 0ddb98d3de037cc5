// Taking back: freely, by asking the others, or not at all, with the reason. Asked for when somebody wants to know.
import { useState } from 'preact/hooks';
import { toast } from '../app/announce.ts';
import type { Moment, Offer, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';

export function Undo({ seated, moment }: { readonly seated: Seated; readonly moment: Moment }) {
  const { table: say } = words();
  const [found, setFound] = useState<{ readonly offer: Offer; readonly seq: number } | null>(null);
  // An offer to ask the others holds for one position only. An explanation stays until it is closed.
  const offer = found?.offer.kind === 'consent' && found.seq !== moment.seq ? null : (found?.offer ?? null);
  const take = async (): Promise<void> => {
    const answer = await seated.undo();
    if (answer.t === 'no') toast(say.refused);
  };
  const look = async (): Promise<void> => {
    const answer = await seated.undoOffer();
    // Nobody has to be asked and nothing has happened since: it is simply done.
    const isFree = answer.kind === 'free';
    setFound(isFree ? null : { offer: answer, seq: seated.moment.peek()?.seq ?? moment.seq });
    if (isFree) await take();
  };
  return (
    <div class="undo">
      <button type="button" class="button" title={say.undoFree} onClick={() => void look()}>
        {say.undo}
      </button>
      {offer !== null && (
        <div class="popover panel" role="status">
          <p>{say.undoWhy[offer.why]}</p>
          <div class="row">
            {offer.kind === 'consent' && (
              <button type="button" class="button main" onClick={() => void take()}>
                {say.undoConsent}
              </button>
            )}
            <button type="button" class="button quiet" onClick={() => setFound(null)}>
              {say.close}
            </button>
          </div>
        </div>
      )}
    </div>
  );
}
