// The cards played in this round, in order, and by whom.
import type { JSX } from 'preact';
import { Draw } from '../art/draw.tsx';
import { RUN_BOX } from '../art/frames.ts';
import { playedOf } from '../played-cards.ts';
import { nameOf, type Scene } from '../scene.ts';
import { isCar } from '../signs.ts';
import { FittedName, Sign } from './pieces.tsx';

export function Played({ scene }: { scene: Scene }): JSX.Element | null {
  const { picture, tongue } = scene;
  const { round, phase } = picture.view;
  const { say, pieces } = tongue;
  if (phase === 'setup') return null;
  return (
    <div class="sch-played">
      <span class="round">{say.round(`${round}`)}</span>
      <ol aria-label={say.played}>
        {playedOf(picture).map(({ seat, card, isDown }, i) => {
          const owner = seat === null ? '' : nameOf(picture, seat);
          const what = [isDown && say.faceDown, card !== null && pieces.card(card)].filter(Boolean).join(', ');
          const label = owner === '' ? what : `${owner}: ${what}`;
          return (
            <li key={i} class={isDown ? 'down' : undefined} title={label}>
              {isDown || card === null ? (
                <i />
              ) : isCar(card) ? (
                <Sign of={card} />
              ) : (
                <Draw id={`run-${card}`} box={RUN_BOX} class="run" />
              )}
              <span class="sch-unseen">{label}</span>
              <span class="owner" aria-hidden="true">
                <FittedName name={owner} />
              </span>
            </li>
          );
        })}
      </ol>
    </div>
  );
}
