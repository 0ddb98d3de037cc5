// The summary of a scored round: who took what where, and who was blocked by whom.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import type { Event } from '../../src/events.ts';
import { Medal, Sign } from '../parts/pieces.tsx';
import { nameOf, type Scene } from '../scene.ts';
import { summaryWords } from './words.ts';

interface Props {
  readonly scene: Scene;
  readonly events: readonly Event[];
}

export function Summary({ scene, events }: Props): JSX.Element {
  const { picture, tongue } = scene;
  const { view } = picture;
  const say = summaryWords[picture.language];
  const order = view.seats
    .map((_, seat) => seat)
    .sort((a, b) => itemAt(view.seats, b).money - itemAt(view.seats, a).money);
  return (
    <section class="sch-summary" aria-label={say.title(view.round)}>
      <div class="account">
        <h2>{say.title(view.round)}</h2>
        <ul>
          {order.map((seat) => {
            const { character, money } = itemAt(view.seats, seat);
            return (
              <li key={seat}>
                {character === null ? <span /> : <Medal of={character} />}
                <b>{nameOf(picture, seat)}</b>
                <span class="gain">
                  <Gain seat={seat} events={events} scene={scene} />
                </span>
                <span class="total">{tongue.pieces.money(money)}</span>
              </li>
            );
          })}
        </ul>
        <button type="button" onClick={() => picture.skip?.()}>
          {say.goOn}
        </button>
      </div>
    </section>
  );
}

function Gain({ seat, events, scene }: Props & { readonly seat: number }): JSX.Element {
  const { pieces } = scene.tongue;
  const say = summaryWords[scene.picture.language];
  const taken = events.flatMap((event) =>
    (event.type === 'took' || event.type === 'mafia-took') && event.seat === seat ? [event] : [],
  );
  const blocked = events.find((event) => event.type === 'blocked' && event.seat === seat);
  if (blocked?.type === 'blocked')
    return (
      <>
        <Sign of={blocked.by} /> {say.blocked(pieces.car(blocked.by))}
      </>
    );
  if (taken.length === 0) return <>{say.nothing}</>;
  return (
    <>
      {taken.map(({ business, value, type }) => (
        <span key={type}>
          <b>{business}</b> +{pieces.money(value)}{' '}
        </span>
      ))}
    </>
  );
}
