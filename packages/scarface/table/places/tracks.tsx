// Crime Track with its bands, Eliot Ness and everybody's markers; the time of the round; the News.
import type { CSSProperties, JSX } from 'preact';
import { BANDS, bandOf, CRIME_TOP, ROUNDS, TIME_SPACES } from '../../src/vocabulary.ts';
import { newsText } from '../../src/words/cards/index.ts';
import { markerAt } from '../away.ts';
import { Portrait } from '../cards/index.ts';
import { Icon } from '../icons/index.ts';
import { useStill } from '../parts/still.ts';
import { Touchable } from '../parts/touchable.tsx';
import { ownOf, type Scene } from '../scene.ts';

export function Tracks({ scene }: { readonly scene: Scene }): JSX.Element {
  if (scene.mode === 'phone') return <Status scene={scene} />;
  return (
    <section class="sft-tracks" aria-label={scene.say.crime}>
      <Crime scene={scene} />
      <Time scene={scene} />
      <Headline scene={scene} />
    </section>
  );
}

/** On a phone: the player's own numbers; the track itself is with the rivals. */
function Status({ scene }: { readonly scene: Scene }): JSX.Element {
  const { view, say, speaker } = scene;
  const own = ownOf(scene);
  return (
    <section class="sft-status" aria-label={say.crime}>
      {own !== null && <b class="purse">{speaker.sum(own.money ?? 0)}</b>}
      {own !== null && (
        <span
          class={`level ${BANDS[bandOf(own.crime)]}`}
          role="img"
          aria-label={`${say.crime} ${own.crime}/${CRIME_TOP}`}
          title={`${say.crime} ${own.crime}/${CRIME_TOP}`}
        >
          <Icon name="crime" />
          <b>{own.crime}</b>/{CRIME_TOP}
        </span>
      )}
      <span role="img" aria-label={`${say.ness} ${view.ness}`} title={`${say.ness} ${view.ness}`}>
        <Icon name="federal" />
        {view.ness}
      </span>
      <Time scene={scene} />
      <Headline scene={scene} />
    </section>
  );
}

export const Crime = ({ scene }: { readonly scene: Scene }): JSX.Element | null =>
  useStill(scene, [], () => drawCrime(scene), [scene.isPlanning ? scene.crime : null]);

function drawCrime(scene: Scene): JSX.Element {
  const { view, say, speaker } = scene;
  const markers = view.players.map((p, seat) => `${speaker.who(seat)} ${p.crime}`).join(', ');
  const told = `${say.crime}: ${markers}; ${say.ness} ${view.ness}`;
  return (
    <div class="sft-crime" role="img" aria-label={told} title={told}>
      {Array.from({ length: CRIME_TOP + 1 }, (_, level) => (
        <span
          key={level}
          class={`step ${BANDS[bandOf(level)]}${scene.isPlanning && level === scene.crime ? ' then' : ''}`}
        >
          <small>{level}</small>
          {(view.ness === level || scene.away.has(markerAt('ness', level))) && (
            <span class="ness" {...marker(scene, 'ness', level)}>
              <Portrait id="ness" />
            </span>
          )}
          {level === CRIME_TOP && <span class="raid">{say.raid}</span>}
          <span class="markers">
            {view.players.map((p, seat) =>
              p.crime === level || scene.away.has(markerAt(seat, level)) ? (
                <span key={seat} data-gang={p.gang} {...marker(scene, seat, level)}>
                  <Icon name={p.gang} />
                </span>
              ) : null,
            )}
          </span>
        </span>
      ))}
      <b class="title">
        <Icon name="crime" />
        <span>{say.crime}</span>
      </b>
    </div>
  );
}

/** Unseen while it climbs or falls: it is on its way over the table. */
function marker(
  { away }: Scene,
  whose: number | 'ness',
  level: number,
): { 'data-piece': string; style: CSSProperties } {
  const name = markerAt(whose, level);
  return { 'data-piece': name, style: away.has(name) ? { visibility: 'hidden' } : {} };
}

function Time({ scene: { view, say, speaker } }: { readonly scene: Scene }): JSX.Element {
  const spaces = TIME_SPACES[view.players.length] ?? 4;
  const n = speaker.numbers.number;
  const told = speaker.texts.table.round({
    round: n(view.round),
    time: n(view.time),
    of: n(spaces),
    ness: n(view.ness),
  });
  return (
    <div class="sft-time" role="img" aria-label={told} title={told}>
      <small>
        {say.round(n(view.round))}/{ROUNDS}
      </small>
      <span class="spaces">
        {Array.from({ length: spaces + 1 }, (_, i) => (
          <i key={i} class={i === view.time ? 'at' : i === spaces ? 'extra' : ''}>
            {i === spaces && <Icon name="news" />}
          </i>
        ))}
      </span>
    </div>
  );
}

function Headline({ scene }: { readonly scene: Scene }): JSX.Element | null {
  const { view, speaker, say } = scene;
  const active = view.headlines.at(-1);
  if (active === undefined) return null;
  return (
    <Touchable
      scene={scene}
      pick="pile:news"
      live
      label={speaker.texts.table.card(speaker.card(active), newsText(speaker.speech, active))}
      class="sft-news"
    >
      <b>{speaker.tile(active)}</b>
      <span class="count" title={say.piles.news}>
        {view.headlines.length}/{view.headlines.length + view.news.length}
      </span>
      {scene.mode !== 'phone' && <small>{newsText(speaker.speech, active)}</small>}
    </Touchable>
  );
}
