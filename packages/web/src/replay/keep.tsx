// The match as a file, and a picture of how it ended.
import type { Language } from '@backroom/kit';
import type { Entry } from '@backroom/match';
import { useState } from 'preact/hooks';
import { drawCard } from './card.ts';
import { resultOf } from './film.ts';
import type { Worth } from './money.ts';
import { moneyFormat } from './money-chart.tsx';
import { download, pngOf, share } from './share.ts';
import type { Film } from './source.ts';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly film: Film;
  readonly entries: readonly Entry[];
  readonly text: string;
  readonly texts: ReplayWords;
  readonly worths: readonly Worth[];
  readonly language: Language;
  readonly title: string;
}

export function Keep({ film, entries, text, texts, worths, language, title }: Props) {
  const [trouble, setTrouble] = useState(false);
  const result = resultOf(film.game, entries);
  const picture = async (): Promise<void> => {
    if (result === null) return;
    const money = moneyFormat(language);
    const ranking = result.scores
      .map((score, seat) => ({
        name: film.names[seat] ?? '',
        sum: money.format(score),
        seat,
        score,
        won: result.winners.includes(seat),
      }))
      .sort((a, b) => b.score - a.score || a.seat - b.seat);
    await share(`${film.game.id}.png`, await pngOf(drawCard({ title, ranking, caption: texts.keep.caption }, worths)));
  };
  return (
    <section class="panel keep" aria-labelledby="keep">
      <h2 id="keep">{texts.keep.title}</h2>
      <div class="row">
        <button
          type="button"
          class="button"
          onClick={() => download(`${film.game.id}-${film.match}.txt`, new Blob([text], { type: 'text/plain' }))}
        >
          {texts.keep.download}
        </button>
        {/* A solo player has a card of their own, with both totals. */}
        {result !== null && result.scores.length > 1 && (
          <button type="button" class="button" onClick={() => picture().catch(() => setTrouble(true))}>
            {texts.keep.picture}
          </button>
        )}
      </div>
      <p role="status">{trouble ? texts.trouble : ''}</p>
    </section>
  );
}
