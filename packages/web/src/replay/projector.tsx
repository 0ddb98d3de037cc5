// The replay: the current step, the viewer, and everything that can be done with a finished match.
import type { Manifest } from '@backroom/games/manifests';
import { itemAt, type Language } from '@backroom/kit';
import { useThere } from '@backroom/kit/preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import { announce } from '../app/announce.ts';
import { settings } from '../app/settings.ts';
import { partsOf } from '../games.ts';
import { Board } from '../teach/board.tsx';
import type { Speech } from '../teach/speech.ts';
import type { TeachWords } from '../teach/words/index.ts';
import { Sections } from '../text-table/sections.tsx';
import { Controls } from './controls.tsx';
import { handsAt, peopleAt, type Viewer, viewAt } from './film.ts';
import { GoingOn } from './going-on.tsx';
import { Keep } from './keep.tsx';
import { Log } from './log.tsx';
import { moneyAlong } from './money.ts';
import { MoneyChart } from './money-chart.tsx';
import { ReviewPanel } from './review.tsx';
import type { Film } from './source.ts';
import { openingEntry, pauseAt, sameMoment, stepBy } from './stepping.ts';
import { VerifyPanel } from './verify.tsx';
import type { ReplayWords } from './words/index.ts';

interface Props {
  readonly film: Film;
  readonly game: Manifest;
  readonly speech: Speech;
  readonly texts: ReplayWords;
  readonly board: TeachWords['board'];
  readonly language: Language;
  /** The log entry to open at; null: before the first move. */
  readonly from: number | null;
  readonly goTo: (path: string) => void;
}

const isTyping = (target: EventTarget | null): boolean =>
  target instanceof Element && target.closest('input, select, textarea, .choices') !== null;

export function Projector({ film, game, speech, texts, board, language, from, goTo }: Props) {
  const { names, entries, text } = film;
  const [wanted, look] = useState<Viewer>(() => startingEyes(film));
  // The steps are stored with their viewer: until those of the new viewer are there, the old ones stay.
  const seen = useThere(async () => ({ viewer: wanted, beats: await film.beats(wanted) }), [film.match, wanted]);
  const beats = seen?.beats ?? null;
  const viewer = seen === null ? wanted : seen.viewer;
  const [chosen, setSeq] = useState(from);
  // Another address of the same match: the back button, or a link to another entry.
  useEffect(() => setSeq(from), [from]);
  const [playing, setPlaying] = useState(false);
  const step = beats === null ? 0 : sameMoment(beats, chosen ?? openingEntry(beats));
  const last = (beats?.length ?? 1) - 1;
  // Keys may come faster than the table is drawn: each starts from the step of the previous key.
  const now = useRef(step);
  now.current = step;
  const goToStep = (to: number): void => {
    now.current = to;
    setSeq(beats?.[to]?.seq ?? 0);
  };
  const { tempo } = settings.value;
  /** The last step that the table has shown to its end. */
  const [shown, setShown] = useState<number | null>(null);
  const begunAt = useRef(0);
  useEffect(() => {
    begunAt.current = performance.now();
  }, [step]);

  // A step takes as long as its animation, and never less than the pause.
  useEffect(() => {
    if (!playing) return;
    if (step >= last) return setPlaying(false);
    if (shown !== step) return;
    const timer = setTimeout(() => goToStep(step + 1), pauseAt(tempo) - (performance.now() - begunAt.current));
    return () => clearTimeout(timer);
  }, [playing, shown, step, last, tempo]);

  // Before the first painting: a key that is pressed as soon as the table is seen must not be lost.
  useLayoutEffect(() => {
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

  const isWide = useThere(async () => (await partsOf(game)).isWide === true, [game]);
  const beat = beats?.[step];
  const past = useMemo(
    () => (beats ?? []).slice(0, step + 1).flatMap(({ events, undone }) => (undone ? [] : events)),
    [beats, step],
  );
  const worths = useMemo(
    () => moneyAlong((beats ?? []).map((one) => ({ view: one.view, undone: one.undone }))),
    [beats],
  );
  // A picture shows what happened; a screen reader announces it.
  useEffect(() => {
    if (beat !== undefined && !playing)
      announce(beat.events.map((event) => speech.words.event(event, names)).join(' '));
  }, [beat]);
  if (beats === null || beat === undefined || isWide === null) return <p role="status">{texts.loading}</p>;
  const hands = viewer === 'open' ? handsAt(film.game, beat, speech.words, names) : [];
  const jump = (to: number): void => {
    setPlaying(false);
    setSeq(to);
  };
  return (
    <>
      <div class={isWide && !settings.value.textTable ? 'reel wide' : 'reel'}>
        <div class="screen-side">
          <Controls
            {...{ step, last, playing, texts, viewer, names }}
            viewers={film.viewers}
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
            view={viewAt(film.game, beat, viewer)}
            seat={typeof viewer === 'number' ? viewer : null}
            news={beat.events}
            newsNumber={step}
            past={past}
            arrived={setShown}
          />
          {hands.map((sections, seat) => (
            <section class="held text-table" key={names[seat]} aria-label={texts.hands(names[seat] ?? '')}>
              {sections.length > 0 && <p>{texts.hands(names[seat] ?? '')}</p>}
              <Sections sections={sections} />
            </section>
          ))}
        </div>
        <Log {...{ game, beats, step, texts, names }} words={speech.words} go={(to) => jump(itemAt(beats, to).seq)} />
      </div>
      {worths.length > 1 && <MoneyChart {...{ worths, names, texts, language, step }} />}
      {entries !== null && (
        <div class="afterwards">
          <GoingOn {...{ film, texts, goTo }} seq={beat.seq} seat={seatOf(viewer, film)} />
          <ReviewPanel {...{ film, entries, speech, texts, language, jump }} />
          {text !== null && <VerifyPanel text={text} texts={texts} />}
          {text !== null && <Keep {...{ film, entries, text, texts, worths, language }} title={speech.words.title} />}
        </div>
      )}
    </>
  );
}

/** The first viewer: the first person's seat. */
const startingEyes = ({ entries, viewers }: Film): Viewer =>
  (entries === null ? undefined : peopleAt(entries)[0]) ?? itemAt(viewers, 0);

const seatOf = (viewer: Viewer, { entries }: Film): number =>
  typeof viewer === 'number' ? viewer : (peopleAt(entries ?? [])[0] ?? 0);
