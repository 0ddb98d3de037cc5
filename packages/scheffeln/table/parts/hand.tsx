// The hand. Each card shows where its car would go.
import type { JSX } from 'preact';
import { useState } from 'preact/hooks';
import type { SeatAction } from '../../src/actions.ts';
import type { Card } from '../../src/vocabulary.ts';
import { ahead } from '../choices.ts';
import { type Scene, seatActions } from '../scene.ts';
import { CardFace } from './pieces.tsx';
import { useRove } from './rove.ts';
import { steady } from './steady.ts';
import { type Answering, answering, Touchable } from './touchable.tsx';

export function Hand({ scene }: { scene: Scene }): JSX.Element | null {
  const { picture, tongue } = scene;
  const hand = picture.view.hand ?? [];
  const rove = useRove(hand.length);
  const [finger, setFinger] = useState(0);
  if (picture.seat === null || picture.view.phase === 'over') return null;
  if (hand.length === 0) return <div class="sch-hand" />;
  const ways = ahead(seatActions(picture.legal), []);
  return (
    <div
      class="sch-hand"
      role="toolbar"
      aria-label={tongue.say.hand}
      onKeyDown={rove.onKeyDown}
      onClickCapture={(event) =>
        setFinger(Number((event.target as Element).closest('[data-order]')?.getAttribute('data-order') ?? 0))
      }
    >
      {hand.map((card, i) => {
        const route = routeOf(scene, ways.get(`card:${card}`) ?? null)?.join(' → ') ?? null;
        const twin = hand.indexOf(card) !== hand.lastIndexOf(card) && finger !== i;
        return (
          <InHand
            // The key is the kind and its index among the same kind, so that the others keep their keys when one is played.
            key={`${card}${hand.slice(0, i).filter((one) => one === card).length}`}
            {...answering(scene, `card:${card}`)}
            card={card}
            name={tongue.pieces.card(card)}
            route={route}
            twin={twin}
            stop={rove.at === i}
            order={i}
          />
        );
      })}
    </div>
  );
}

/** From where to where a card would drive now. */
function routeOf({ foresee }: Scene, action: SeatAction | null): readonly [string, string] | null {
  const drive = action === null ? undefined : foresee(action).find((event) => event.type === 'drove');
  return drive === undefined ? null : [drive.from, drive.to];
}

interface CardProps extends Answering {
  readonly card: Card;
  readonly name: string;
  readonly route: string | null;
  /** Another card of the same kind is held. */
  readonly twin: boolean;
  readonly stop: boolean;
  readonly order: number;
}

const InHand = steady((props: CardProps): JSX.Element => {
  const { card, name, route, twin, stop, order } = props;
  return (
    <Touchable
      is={props}
      label={route === null ? name : `${name}: ${route}`}
      class={`sch-card${twin ? ' twin' : ''}`}
      stop={stop}
      order={order}
    >
      <CardFace card={card} name={name} />
      {route !== null && <span class="route">{route}</span>}
    </Touchable>
  );
});
