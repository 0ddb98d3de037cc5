// The replay itself: which step, through whose eyes, and everything that can be done with a match afterwards.
import type { Language } from '@backroom/kit';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { settings } from '../app/settings.ts';
import type { GameOfThePage } from '../games.ts';
import { useThere } from '../teach/arriving.ts';
import { Board } from '../teach/board.tsx';
import type { Speech } from '../teach/speech.ts';
import type { TeachWords } from '../teach/words/index.ts';
import { Sections } from '../text-table/sections.tsx';
import { Controls } from './controls.tsx';
import { handsAt, type Onlooker, peopleAt, viewAt } from './film.ts';
import { GoingOn } from './going-on.tsx';
import { Keep } from './keep.tsx';
import { Log } from './log.tsx';
import { moneyAlong } from './money.ts';
import { MoneyChart } from './money-chart.tsx';
import { ReviewPanel } from './review.tsx';
import type { Film } from './source.ts';
import { pauseAt, sameMoment, stepBy } from './stepping.ts';
import { VerifyPanel } from './verify.tsx';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly film: Film;
  readonly game: GameOfThePage;
  readonly speech: Speech;
  readonly texts: ReplayWords;
  readonly board: TeachWords['board'];
  readonly language: Language;
  readonly goTo: (path: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, .choices') !== null;

export function Projector({ film, game, speech, texts, board, language, goTo }: Props) {
  const { names, entries, text } = film;
  const [wanted, look] = useState<Onlooker>(() => startingEyes(film));
  // Whose beats these are stays with them: until others have come, one goes on looking through the old eyes.
  const seen = useThere(async () => ({ onlooker: wanted, beats: await film.beats(wanted) }), [film.match, wanted]);
  const beats = seen?.beats ?? null;
  const onlooker = seen === null ? wanted : seen.onlooker;
  const [seq, setSeq] = useState(0);
  const [playing, setPlaying] = useState(false);
  const step = beats === null ? 0 : sameMoment(beats, seq);
  const last = (beats?.length ?? 1) - 1;
  // Keys may come faster than the table is drawn: each goes on from where the one before has led.
  const now = useRef(step);
  now.current = step;
  const goToStep = (to: number): void => {
    now.current = to;
    setSeq(beats?.[to]?.seq ?? 0);
  };
  const { tempo } = settings.value;

  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    const timer = setTimeout(() => goToStep(step + 1), pauseAt(tempo));
    return () => clearTimeout(timer);
  }, [playing, step, last, tempo]);

  useEffect(() => {
    const onKey = (event: KeyboardEvent): void => {
      if (event.ctrlKey || event.metaKey || event.altKey || event.defaultPrevented || isTyping(event.target)) return;
      if (event.key === 'p' || event.key === 'P') return setPlaying((was) => !was);
      const to = stepBy(event.key, now.current, last);
      if (to === null) return;
      event.preventDefault();
      setPlaying(false);
      goToStep(to);
    };
    document.addEventListener('keydown', onKey);
    return () => document.removeEventListener('keydown', onKey);
  });

  const beat = beats?.[step];
  const worths = useMemo(
    () => moneyAlong((beats ?? []).map((one) => ({ view: one.view, undone: one.undone }))),
    [beats],
  );
  // A table with a picture moves; who cannot see it hears what happened.
  useEffect(() => {
    if (beat !== undefined && !playing)
      announce(beat.events.map((event) => speech.words.event(event, names)).join(' '));
  }, [beat]);
  if (beats === null || beat === undefined) return <p role="status">{texts.loading}</p>;
  const hands = onlooker === 'open' ? handsAt(film.game, beat, speech.words, names) : [];
  const jump = (to: number): void => {
    setPlaying(false);
    setSeq(to);
  };
  return (
    <>
      <div class="reel">
        <div class="screen-side">
          <Controls
            {...{ step, last, playing, texts, onlooker, names }}
            onlookers={film.onlookers}
            go={(to) => {
              setPlaying(false);
              goToStep(to);
            }}
            play={setPlaying}
            look={look}
          />
          <Board
            {...{ game, language, names }}
            rules={film.game}
            texts={board}
            view={viewAt(film.game, beat, onlooker)}
            seat={typeof onlooker === 'number' ? onlooker : null}
            news={beat.events}
            newsNumber={step}
          />
          {hands.map((sections, seat) => (
            <section class="held text-table" key={names[seat]} aria-label={texts.hands(names[seat])}>
              {sections.length > 0 && <p>{texts.hands(names[seat])}</p>}
              <Sections sections={sections} />
            </section>
          ))}
        </div>
        <Log {...{ beats, step, texts, names }} words={speech.words} go={(to) => jump(beats[to].seq)} />
      </div>
      {worths.length > 1 && <MoneyChart {...{ worths, names, texts, language, step }} />}
      {entries !== null && (
        <div class="afterwards">
          <GoingOn {...{ film, texts, goTo }} seq={beat.seq} seat={seatOf(onlooker, film)} />
          <ReviewPanel {...{ film, entries, speech, texts, language, jump }} />
          {text !== null && <VerifyPanel text={text} texts={texts} />}
          {text !== null && <Keep {...{ film, entries, text, texts, worths, language }} title={speech.words.title} />}
        </div>
      )}
    </>
  );
}

/** One's own eyes first: those of the first person who sat there. */
const startingEyes = ({ entries, onlookers }: Film): Onlooker =>
  (entries === null ? undefined : peopleAt(entries)[0]) ?? onlookers[0];

const seatOf = (onlooker: Onlooker, { entries }: Film): number =>
  typeof onlooker === 'number' ? onlooker : (peopleAt(entries ?? [])[0] ?? 0);
