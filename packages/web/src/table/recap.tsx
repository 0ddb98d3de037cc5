// What the others did while this page was away, animated at the table or told in words. It covers the page's header, so that the
// board does not move.
import type { Recap } from '@backroom/match';
import { useEffect, useState } from 'preact/hooks';
import { settings } from '../app/settings.ts';
import type { Moment, Seated } from '../seat/seated.ts';
import { words } from '../words/index.ts';
import { menuWords } from './menu-words.ts';
import type { GameAtHand } from './slots.ts';

const keyOf = (match: string): string => `backroom.seen.${match}`;

interface Props {
  readonly seated: Seated;
  readonly moment: Moment;
  readonly game: GameAtHand;
}

export function RecapPanel({ seated, moment, game }: Props) {
  const [recap, setRecap] = useState<Recap | null>(null);
  const { table: say } = words();
  const { language, textTable, tempo } = settings.value;
  const texts = menuWords[language];
  // Requested once, on coming back.
  useEffect(() => {
    const seen = Number(localStorage.getItem(keyOf(seated.match)) ?? moment.seq);
    if (seen < moment.seq) void seated.recap(seen).then(setRecap);
  }, []);
  useEffect(() => localStorage.setItem(keyOf(seated.match), String(moment.seq)), [seated, moment.seq]);
  const names = moment.table.chairs.map(({ name }) => name);
  const lines = (recap?.turns ?? []).flatMap(({ events }) => events.map((event) => game.words.event(event, names)));
  const takenBack = recap?.takenBack ?? 0;
  if (recap === null || (lines.length === 0 && takenBack === 0)) return null;
  const isShowable = takenBack === 0 && game.parts.beats !== undefined && !textTable && tempo > 0;
  return (
    <section class="recap" aria-label={say.recap}>
      <h2>{say.recap}</h2>
      {isShowable && (
        <button
          type="button"
          class="button main"
          onClick={() => {
            setRecap(null);
            seated.showRecap(recap);
          }}
        >
          {texts.show}
        </button>
      )}
      <details>
        <summary class="button">{texts.inWords}</summary>
        <ol class="panel">
          {lines.map((line, i) => (
            // The list never changes.
            <li key={i}>{line}</li>
          ))}
          {takenBack > 0 && <li>{say.takenBackSteps(takenBack)}</li>}
        </ol>
      </details>
      <button type="button" class="button quiet close" aria-label={say.close} onClick={() => setRecap(null)}>
        ✕
      </button>
    </section>
  );
}
