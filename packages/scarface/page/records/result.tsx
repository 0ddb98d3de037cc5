// After a game against the Enforcer: a result card to share, and the player's records.
import { isRecord, type PageServices, type ResultProps } from '@backroom/kit';
import { useEffect, useState } from 'preact/hooks';
import type { View } from '../../src/index.ts';
import { cardLines, type ResultCard, resultCard } from '../../src/words/rival/result-card.ts';
import { drawResult } from '../result-picture.ts';
import { type PageWords, usePageWords } from '../words/index.ts';
import { challengeDay } from './days.ts';
import { finishedOf } from './finished.ts';
import { enter, ledger } from './kept.ts';
import { Records } from './panel.tsx';
import { isBest } from './reckoning.ts';

/** Only for a solo game. */
export const Result = (props: ResultProps) =>
  isRecord(props.finished.options) && isRecord(props.finished.options.solo) ? <Alone {...props} /> : null;

function Alone({ page, finished }: ResultProps) {
  const { match, view, options, isLocal } = finished;
  const words = usePageWords(page.language);
  const date = isLocal ? challengeDay(match, options) : null;
  const card = words === null ? null : resultCard(view as View, date, words.result);
  const game = card === null ? null : finishedOf(finished, card, date);
  // A match counts once, even if it is shown often.
  useEffect(() => {
    if (game !== null) enter(game);
  }, [match, game === null]);
  if (words === null || card === null || card.result === null) return null;
  return (
    <>
      <Card page={page} card={card} words={words} best={game !== null && isBest(ledger.value, game.match)} />
      {game !== null && <Records page={page} />}
    </>
  );
}

interface CardProps {
  readonly page: PageServices;
  readonly card: ResultCard;
  readonly words: PageWords;
  readonly best: boolean;
}

function Card({ page, card, words, best }: CardProps) {
  const { card: say, records } = words;
  const [told, tell] = useState('');
  const lines = cardLines(card);
  const give = async (): Promise<void> => {
    const done = await page.shareText(lines.join('\n'));
    if (done !== 'shared') tell(done === 'copied' ? say.copied : say.byHand);
  };
  const givePicture = (): Promise<void> => page.sharePicture('scarface.png', drawResult(card, say.against));
  return (
    <section class="result-card" aria-label={say.title}>
      <div class="told">
        {lines.map((line) => (
          <p key={line}>{line}</p>
        ))}
      </div>
      {best && <p class="best">★ {records.bestYet}</p>}
      <div class="row">
        <button type="button" class="button" onClick={() => void give()}>
          {say.share}
        </button>
        <button type="button" class="button" onClick={() => void givePicture().catch(() => tell(say.trouble))}>
          {say.picture}
        </button>
      </div>
      <p role="status">{told}</p>
    </section>
  );
}
