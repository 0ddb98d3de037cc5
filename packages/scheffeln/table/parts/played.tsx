// What has been played in this round so far.
import type { JSX } from 'preact';
import { Draw } from '../art/draw.tsx';
import { RUN_BOX } from '../art/frames.ts';
import { nameOf, type Scene } from '../scene.ts';
import { isCar } from '../signs.ts';
import { Sign } from './pieces.tsx';

export function Played({ scene }: { scene: Scene }): JSX.Element | null {
  const { picture, tongue } = scene;
  const { faceUp, faceDown, round, phase } = picture.view;
  const { say, pieces } = tongue;
  if (phase === 'setup') return null;
  return (
    <div class="sch-played">
      <span class="round">{say.round(`${round}`)}</span>
      <ol aria-label={say.played}>
        {faceUp.map((card, i) => (
          <li key={i} title={pieces.card(card)}>
            {isCar(card) ? <Sign of={card} /> : <Draw id={`run-${card}`} box={RUN_BOX} class="run" />}
            <span class="sch-unseen">{pieces.card(card)}</span>
          </li>
        ))}
        {faceDown.map(({ seat, card }, i) => (
          <li
            key={`down${i}`}
            class="down"
            title={`${nameOf(picture, seat)}: ${card === null ? say.faceDown : pieces.card(card)}`}
          >
            <span class="sch-unseen">
              {nameOf(picture, seat)}: {say.faceDown}
              {card === null ? '' : `, ${pieces.card(card)}`}
            </span>
          </li>
        ))}
      </ol>
    </div>
  );
}
