// What comes after the end of a match, at its table: a review, the check of the shuffle, and something to keep.

import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import type { EndingSlot } from '../table/slots.ts';
import { useArriving, useThere } from '../teach/arriving.ts';
import { loadSpeech } from '../teach/speech.ts';
import { beatsThrough } from './film.ts';
import { Keep } from './keep.tsx';
import { moneyAlong } from './money.ts';
import { ReviewPanel } from './review.tsx';
import './replay.css';
import { filmOfText } from './source.ts';
import { VerifyPanel } from './verify.tsx';
import { loadReplayWords } from './words/index.ts';

export default function AfterTheEnd({ seated, game }: EndingSlot) {
  const { language } = settings.value;
  const film = useArriving(async () => filmOfText(await seated.record()), [seated]);
  const texts = useThere(() => loadReplayWords(language), [language]);
  const speech = useThere(() => loadSpeech(game.page, language), [game.page, language]);
  if (texts === null || speech === null) return null;
  if (film.is !== 'there') return <p role="status">{film.is === 'missing' ? texts.notThere : texts.loading}</p>;
  const { entries, text, game: rules, match } = film.value;
  if (entries === null || text === null) return null;
  const names = film.value.names.map((name, seat) => name || texts.seat(seat + 1));
  const named = { ...film.value, names };
  return (
    <div class="replay afterwards">
      {/* A line of the review leads to its step, and steps are in the replay. */}
      <ReviewPanel {...{ entries, speech, texts, language }} film={named} jump={() => go(`/replay/${match}`)} />
      <VerifyPanel text={text} texts={texts} />
      <Keep
        {...{ entries, text, texts, language }}
        film={named}
        worths={moneyAlong(beatsThrough(rules, entries, null))}
        title={speech.words.title}
      />
    </div>
  );
}
