// Whether and where to be called when the table waits: this device, a webhook; and when not. Nothing is asked of the browser
// before somebody has said he wants it.
import { useEffect, useRef, useState } from 'preact/hooks';
import { Trouble } from '../../seat/api.ts';
import {
  type Called,
  callNowhere,
  callThisDevice,
  callWebhook,
  nameOfThisDevice,
  obstacle,
  placesCalled,
} from '../../seat/notices.ts';
import type { BeyondWords, NoCall } from '../../words/beyond/index.ts';
import { spoken, words } from '../../words/index.ts';
import { Bell } from './bell.tsx';
import { type Hours, keptHours, quietOf } from './quiet.ts';
import { QuietFields } from './quiet-fields.tsx';
import { Webhook } from './webhook.tsx';
import './calling.css';

interface Props {
  readonly match: string;
  readonly say: BeyondWords['calling'];
  readonly close: () => void;
}

export function CallingDialog({ match, say, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { places, own, look } = usePlaces(match);
  const [hours, setHours] = useState<Hours>(keptHours);
  const [why, setWhy] = useState<NoCall | null>(obstacle);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isCalled = own !== null && places.some(({ id }) => id === own);
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setRefusal(null);
    try {
      await what();
    } catch (error) {
      setRefusal(sentenceFor(error, say));
    }
    look();
  };
  const manner = (now = hours) => ({ language: spoken.peek()?.language ?? 'en', quiet: quietOf(now) });
  const callHere = (now = hours): Promise<void> =>
    attempt(async () => {
      const called = await callThisDevice(match, manner(now));
      setWhy(typeof called === 'string' ? called : null);
    });
  const change = (now: Hours): void => {
    setHours(now);
    // Whoever is called here already is called by the new hours.
    if (isCalled) void callHere(now);
  };
  return (
    <dialog ref={dialog} class="calling" aria-labelledby="calling" onClose={close}>
      <header>
        <Bell />
        <h2 id="calling">{say.title}</h2>
      </header>
      <p>{say.why}</p>
      <section aria-labelledby="calling-here">
        <h3 id="calling-here">{say.device}</h3>
        <p class="soft">{say.deviceWhy}</p>
        {isCalled ? (
          <p class="called">{say.calledHere}</p>
        ) : (
          <button
            type="button"
            class="button main"
            disabled={why === 'insecure' || why === 'unknown'}
            onClick={() => void callHere()}
          >
            {say.callHere}
          </button>
        )}
        {why !== null && !isCalled && (
          <p class="bad" role="status">
            {say.cannot[why]}
          </p>
        )}
      </section>
      <Webhook say={say} send={(address) => attempt(async () => void (await callWebhook(match, address, manner())))} />
      <QuietFields say={say} hours={hours} change={change} />
      {refusal !== null && (
        <p class="bad" role="alert">
          {refusal}
        </p>
      )}
      <Places say={say} places={places} own={own} />
      <footer class="row">
        <button type="button" class="button" onClick={() => dialog.current?.close()}>
          {words().table.close}
        </button>
        {places.length > 0 && (
          <button type="button" class="button quiet" onClick={() => void attempt(() => callNowhere(match))}>
            {say.stop}
          </button>
        )}
      </footer>
    </dialog>
  );
}

function usePlaces(match: string) {
  const [places, setPlaces] = useState<readonly Called[]>([]);
  const [own, setOwn] = useState<string | null>(null);
  const look = (): void => {
    placesCalled(match).then(setPlaces, () => {});
    nameOfThisDevice().then(setOwn, () => {});
  };
  useEffect(look, [match]);
  return { places, own, look };
}

interface Listed {
  readonly say: BeyondWords['calling'];
  readonly places: readonly Called[];
  readonly own: string | null;
}

function Places({ say, places, own }: Listed) {
  return (
    <section aria-labelledby="calling-where">
      <h3 id="calling-where">{say.where}</h3>
      {places.length === 0 ? (
        <p class="soft">{say.nowhere}</p>
      ) : (
        <ul class="places">
          {places.map(({ id, kind, quiet }) => (
            <li key={id}>
              {say.places[id === own ? 'here' : kind]}
              {quiet !== null && <small class="soft">{say.quietFrom(quiet.from, quiet.to)}</small>}
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}

function sentenceFor(error: unknown, say: BeyondWords['calling']): string {
  if (!(error instanceof Trouble)) return words().problems.trouble;
  if (error.said === 'full') return say.full;
  return error.said === 'malformed' ? say.wrongAddress : error.message;
}
