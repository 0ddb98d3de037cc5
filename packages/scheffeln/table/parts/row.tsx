// The cards of a Speed round, in their order.
import type { JSX } from 'preact';
import type { Scene } from '../scene.ts';
import { CardFace } from './pieces.tsx';

export function Row({ scene }: { scene: Scene }): JSX.Element {
  const { picture, tongue } = scene;
  return (
    <ol class="sch-row" aria-label={tongue.say.row}>
      {picture.view.row.map((card, i) => (
        <li key={i} data-row={i} class={picture.beat?.index === i ? 'now' : undefined}>
          <CardFace card={card} name={tongue.pieces.card(card)} />
          <span class="sch-unseen">{tongue.pieces.card(card)}</span>
        </li>
      ))}
    </ol>
  );
}
