// A request to the table: undo, pause, resume or end.
import { settings } from '../app/settings.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { askedWords } from './asked-words.ts';

export function RequestPanel({ seated, moment }: { readonly seated: Seated; readonly moment: Moment }) {
  const { request, chairs } = moment.table;
  const { table: say } = words();
  if (request === null) return null;
  const isAsked = moment.seat !== null && request.waiting.includes(moment.seat);
  const isOwn = moment.seat === request.by;
  return (
    <section class="request panel" role={isAsked ? 'alert' : 'status'}>
      <p>{askedWords[settings.value.language].asks(chairs[request.by]?.name ?? '', request.what)}</p>
      {!isAsked && <p class="soft">{say.waitingAnswer}</p>}
      <div class="row">
        {isAsked && (
          <button type="button" class="button main" onClick={() => void seated.agree()}>
            {say.agree}
          </button>
        )}
        {(isAsked || isOwn) && (
          <button type="button" class="button" onClick={() => void seated.decline()}>
            {say.decline}
          </button>
        )}
      </div>
    </section>
  );
}
