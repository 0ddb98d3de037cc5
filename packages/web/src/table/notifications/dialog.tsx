// The notification dialog: this device, a webhook, and quiet hours. It asks the browser for permission only after the player has
// asked for notifications.
import { useEffect, useRef, useState } from 'preact/hooks';
import { RequestError } from '../../seat/api.ts';
import {
  type NotificationTarget,
  nameOfThisDevice,
  notificationTargets,
  notifyThisDevice,
  notifyWebhook,
  obstacle,
  stopNotifications,
} from '../../seat/notifications.ts';
import type { BeyondWords, NotificationObstacle } from '../../words/beyond/index.ts';
import { spoken, words } from '../../words/index.ts';
import { problems } from '../../words/problems.ts';
import { Bell } from './bell.tsx';
import { type Hours, keptHours, quietOf } from './quiet.ts';
import { QuietFields } from './quiet-fields.tsx';
import { Webhook } from './webhook.tsx';
import './notifications.css';

interface Props {
  readonly match: string;
  readonly say: BeyondWords['notifications'];
  readonly close: () => void;
}

export function NotificationDialog({ match, say, close }: Props) {
  const dialog = useRef<HTMLDialogElement>(null);
  const { places, own, look } = usePlaces(match);
  const [hours, setHours] = useState<Hours>(keptHours);
  const [why, setWhy] = useState<NotificationObstacle | null>(obstacle);
  const [refusal, setRefusal] = useState<string | null>(null);
  useEffect(() => dialog.current?.showModal(), []);
  const isNotified = own !== null && places.some(({ id }) => id === own);
  const attempt = async (what: () => Promise<void>): Promise<void> => {
    setRefusal(null);
    try {
      await what();
    } catch (error) {
      setRefusal(sentenceFor(error, say));
    }
    look();
  };
  const options = (now = hours) => ({ language: spoken.peek()?.language ?? 'en', quiet: quietOf(now) });
  const notifyHere = (now = hours): Promise<void> =>
    attempt(async () => {
      const called = await notifyThisDevice(match, options(now));
      setWhy(typeof called === 'string' ? called : null);
    });
  const change = (now: Hours): void => {
    setHours(now);
    // Existing subscriptions of this device get the new hours.
    if (isNotified) void notifyHere(now);
  };
  return (
    <dialog ref={dialog} class="notifications" aria-labelledby="notifications" onClose={close}>
      <header>
        <Bell />
        <h2 id="notifications">{say.title}</h2>
      </header>
      <p>{say.why}</p>
      <section aria-labelledby="notifications-here">
        <h3 id="notifications-here">{say.device}</h3>
        <p class="soft">{say.deviceWhy}</p>
        {isNotified ? (
          <p class="active">{say.notifiedHere}</p>
        ) : (
          <button
            type="button"
            class="button main"
            disabled={why === 'insecure' || why === 'unknown'}
            onClick={() => void notifyHere()}
          >
            {say.notifyHere}
          </button>
        )}
        {why !== null && !isNotified && (
          <p class="bad" role="status">
            {say.cannot[why]}
          </p>
        )}
      </section>
      <Webhook
        say={say}
        send={(address) => attempt(async () => void (await notifyWebhook(match, address, options())))}
      />
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
          <button type="button" class="button quiet" onClick={() => void attempt(() => stopNotifications(match))}>
            {say.stop}
          </button>
        )}
      </footer>
    </dialog>
  );
}

function usePlaces(match: string) {
  const [places, setPlaces] = useState<readonly NotificationTarget[]>([]);
  const [own, setOwn] = useState<string | null>(null);
  const look = (): void => {
    notificationTargets(match).then(setPlaces, () => {});
    nameOfThisDevice().then(setOwn, () => {});
  };
  useEffect(look, [match]);
  return { places, own, look };
}

interface Listed {
  readonly say: BeyondWords['notifications'];
  readonly places: readonly NotificationTarget[];
  readonly own: string | null;
}

function Places({ say, places, own }: Listed) {
  return (
    <section aria-labelledby="notifications-where">
      <h3 id="notifications-where">{say.where}</h3>
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

function sentenceFor(error: unknown, say: BeyondWords['notifications']): string {
  if (!(error instanceof RequestError)) return problems().trouble;
  if (error.said === 'full') return say.full;
  return error.said === 'malformed' ? say.wrongAddress : error.message;
}
