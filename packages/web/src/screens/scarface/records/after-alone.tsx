// After a game against the Enforcer: a card of the result to share, and what it means for one's records.
import type { Language } from '@backroom/kit';
import type { View } from '@backroom/scarface';
import { cardLines, type ResultCard, resultCard } from '@backroom/scarface/result-card';
import { useEffect, useState } from 'preact/hooks';
import { pngOf, share, shareText } from '../../../replay/share.ts';
import { drawSoloCard } from '../../../replay/solo-card.ts';
import type { EndingSlot } from '../../../table/slots.ts';
import { spoken } from '../../../words/index.ts';
import { type ScarfaceWords, useScarfaceWords } from '../words/index.ts';
import { challengeDay } from './days.ts';
import { finishedOf } from './finished.ts';
import { enter, ledger } from './kept.ts';
import { Records } from './panel.tsx';
import { isBest } from './reckoning.ts';

export function AfterAlone({ seated, moment }: EndingSlot) {
  const words = useScarfaceWords();
  const language: Language = spoken.value?.language ?? 'en';
  const isHere = seated.line.value === 'local';
  const date = isHere ? challengeDay(seated.match, moment.terms.options) : null;
  const card = resultCard(moment.view as View, date, language);
  const game = card === null ? null : finishedOf(moment, card, date);
  // Whatever language it is told in, and however often: a match counts once.
  useEffect(() => {
    if (game !== null) enter(game);
  }, [seated.match, game === null]);
  if (words === null || card === null || card.result === null) return null;
  return (
    <>
      <Card card={card} words={words} best={game !== null && isBest(ledger.value, game.match)} />
      {game !== null && <Records />}
    </>
  );
}

interface CardProps {
  readonly card: ResultCard;
  readonly words: ScarfaceWords;
  readonly best: boolean;
}

function Card({ card, words, best }: CardProps) {
  const { card: say, records } = words;
  const [told, tell] = useState('');
  const lines = cardLines(card);
  const give = async (): Promise<void> => {
    const done = await shareText(lines.join('\n'));
    if (done !== 'shared') tell(done === 'copied' ? say.copied : say.byHand);
  };
  const givePicture = async (): Promise<void> => share('scarface.png', await pngOf(drawSoloCard(card, say.against)));
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
