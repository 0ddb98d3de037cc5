// Shown at the table below the result: how the scores came about, as the game draws it, a review, the check of the shuffle, and files to keep.
import { type Arriving, useArriving, useThere } from '@backroom/kit/preact';
import { useMemo } from 'preact/hooks';
import { go } from '../app/router.ts';
import { settings } from '../app/settings.ts';
import { drawn } from '../more-of-games.ts';
import type { EndingSlot } from '../table/slots.ts';
import { loadSpeech, type Speech } from '../teach/speech.ts';
import { beatsThrough } from './film.ts';
import { Keep } from './keep.tsx';
import { moneyAlong, type Worth } from './money.ts';
import { ReviewPanel } from './review.tsx';
import './replay.css';
import { type Film, filmOfText } from './source.ts';
import { VerifyPanel } from './verify.tsx';
import { loadReplayWords, type ReplayWords } from './words/index.ts';

export default function AfterTheEnd({ seated, moment, game }: EndingSlot) {
  const { language, textTable } = settings.value;
  const film = useArriving(async () => filmOfText(await seated.record()), [seated]);
  const texts = useThere(() => loadReplayWords(language), [language]);
  const speech = useThere(() => loadSpeech(game.manifest, language), [game.manifest, language]);
  const beats = useMemo(
    () =>
      film.is === 'there' && film.value.entries !== null
        ? beatsThrough(film.value.game, film.value.entries, null).filter(({ undone }) => !undone)
        : null,
    [film],
  );
  const history = useMemo(() => beats?.flatMap(({ events }) => events) ?? null, [beats]);
  const names = moment.table.chairs.map(({ name }) => name);
  const { view, result } = moment;
  const picture = useThere(async () => {
    const loaded = textTable ? undefined : await game.parts.ending?.();
    return loaded && { GameEnd: drawn(loaded.GameEnd) };
  }, [game.parts, textTable]);
  const shown = picture && result && { view, result, names, language, history };
  return (
    <>
      {picture && shown && <picture.GameEnd part="account" {...shown} />}
      {texts !== null && speech !== null && (
        <Further film={film} texts={texts} speech={speech} worths={moneyAlong(beats ?? [])} />
      )}
    </>
  );
}

interface FurtherProps {
  readonly film: Arriving<Film>;
  readonly texts: ReplayWords;
  readonly speech: Speech;
  readonly worths: readonly Worth[];
}

function Further({ film, texts, speech, worths }: FurtherProps) {
  const { language } = settings.value;
  if (film.is !== 'there') return <p role="status">{film.is === 'missing' ? texts.notThere : texts.loading}</p>;
  const { entries, text, match } = film.value;
  if (entries === null || text === null) return null;
  const names = film.value.names.map((name, seat) => name || texts.seat(seat + 1));
  const named = { ...film.value, names };
  return (
    <div class="replay afterwards">
      {/* A line of the review leads to its step, and steps are in the replay. */}
      <ReviewPanel
        {...{ entries, speech, texts, language }}
        film={named}
        jump={(seq) => go(`/replay/${match}#${seq}`)}
      />
      <Keep {...{ entries, text, texts, language, worths }} film={named} title={speech.words.title} />
      <VerifyPanel text={text} texts={texts} />
    </div>
  );
}
