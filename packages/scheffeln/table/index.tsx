// The illustrated table of Scheffeln. It draws what it is given and asks for actions; rules, words and secrets live elsewhere.
import './table.css';
import './css/layout.css';
import './css/ring.css';
import './css/signs.css';
import './css/cars.css';
import './css/faces.css';
import './css/cards.css';
import './css/seats.css';
import './css/said.css';
import './css/answers.css';
import './css/small.css';
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { COLOURS } from '../src/vocabulary.ts';
import { layDrawings } from './art/laid.ts';
import { EMPTY, type Hold, meant, type Pick, pathOf, touch } from './choices.ts';
import { type Geometry, NARROW, WIDE } from './geometry.ts';
import { LAID, useLaying } from './laying.ts';
import { useLook } from './looking.ts';
import { useBeat, useMotion } from './news.ts';
import { oncePainted } from './painted.ts';
import { Faces } from './parts/faces.tsx';
import { Hand } from './parts/hand.tsx';
import { Ring } from './parts/ring.tsx';
import { Seats } from './parts/seats.tsx';
import { Whisper } from './parts/whisper.tsx';
import { foresight, litOf, type Scene, seatActions, type TablePicture } from './scene.ts';
import { letterOf, speakLetters } from './signs.ts';
import { earningsOf } from './standing.ts';
import { type Tongue, tongueOf } from './words/index.ts';

export { layDrawings } from './art/laid.ts';
export { loadMotion } from './news.ts';

/** From these widths on: names on the houses, and seats beside the ring. */
const WIDE_FROM = 700;
const BROAD_FROM = 1000;

const DOUBLE_CLICK_MS = 500;

const RUN_CARDS: readonly Pick[] = ['card:joker', 'card:backward', 'card:evasion', 'card:nasty'];

/** A phone on its side, and a window that is wide but not high: the ring beside seats and hand. */
const LOW = '(orientation: landscape) and (height < 500px)';
const SHORT = '(orientation: landscape) and (height < 850px)';

const sizeAt = (width: number, hasSeat: boolean): string => {
  if (matchMedia(LOW).matches || (hasSeat && width >= WIDE_FROM && matchMedia(SHORT).matches)) return ' low';
  return width < WIDE_FROM ? '' : width < BROAD_FROM ? ' wide' : ' wide broad';
};

/** The words of the last table: the next one need not wait for them. */
let spoken: Tongue | null = null;

/** Nothing is drawn until the words are loaded. That is short, because the page has most of them already. */
export function Table(picture: TablePicture): JSX.Element {
  const [tongue, setTongue] = useState<Tongue | null>(null);
  const [race, setRace] = useState<Race | null>(null);
  const isRace = picture.view.options.mode === 'speed';
  /** Known before the first drawing, so that the table is drawn once. */
  const width = useRef(0);
  useEffect(layDrawings, []);
  useLayoutEffect(() => {
    let wanted = true;
    const speak = (loaded: Tongue): void => {
      if (!wanted) return;
      spoken = loaded;
      speakLetters(picture.language);
      setTongue(loaded);
    };
    if (spoken?.language === picture.language) speak(spoken);
    else void tongueOf(picture.language).then(speak);
    return () => {
      wanted = false;
    };
  }, [picture.language]);
  useEffect(() => {
    if (isRace) void import('./parts/race.tsx').then(setRace);
  }, [isRace]);
  if (tongue === null || (isRace && race === null)) {
    const measure = (place: HTMLElement | null): void => {
      if (place !== null) width.current = place.clientWidth;
    };
    return <div ref={measure} class="sch-table" aria-busy="true" />;
  }
  return <Laid key={tongue.language} picture={picture} tongue={tongue} race={race} width={width.current} />;
}

/** What only a race has: a row of cards and a fuse. */
type Race = typeof import('./parts/race.tsx');

interface LaidProps {
  readonly picture: TablePicture;
  readonly tongue: Tongue;
  readonly race: Race | null;
  /** At first. */
  readonly width: number;
}

function Laid({ picture, tongue, race, width }: LaidProps): JSX.Element {
  const root = useRef<HTMLDivElement>(null);
  const laid = useLaying();
  const hasSeat = picture.seat !== null;
  const [size, setSize] = useState(sizeAt(width, hasSeat));
  const geometry: Geometry = size.endsWith('broad') ? WIDE : NARROW;
  const [hold, setHold] = useState<Hold>(EMPTY);
  const gazed = useRef<Pick | null>(null);
  const [note, setNote] = useState<string | null>(null);
  /** What the RUN card under the pointer does. */
  const [told, setTold] = useState<string | null>(null);
  /** Whether the last action was done with the keyboard. */
  const keyboard = useRef(false);
  useBeat(root, picture, geometry, tongue);
  const motion = useMotion();
  const beat = picture.beat ?? null;
  const actedAt = useRef(0);
  // The second half of a double click does not skip.
  const goOn = (): void => {
    if (performance.now() - actedAt.current > DOUBLE_CLICK_MS) picture.skip?.();
  };
  const legal = seatActions(picture.legal);
  const speed = picture.view.options.mode === 'speed';
  const handOnly = picture.part === 'hand';

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const watch = new ResizeObserver((sizes) => setSize(sizeAt(itemAt(sizes, 0).contentRect.width, hasSeat)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  // A new position: an unfinished choice belongs to the old one.
  useEffect(() => {
    setHold(EMPTY);
    setNote(null);
    setTold(null);
    // The card that had the focus is gone: focus the next one, so that keyboard players keep their position.
    if (document.activeElement === document.body && keyboard.current)
      root.current?.querySelector<HTMLElement>(':is(.sch-hand, .sch-faces.large) [tabindex="0"]')?.focus();
  }, [picture.view]);

  const [shown, look] = useLook(
    picture.view,
    hold,
    () => hold.armed ?? (gazed.current === null ? null : meant(legal, hold, gazed.current)),
    () => root.current?.dataset.moving !== undefined,
  );
  const foretold = useMemo(() => new Map<SeatAction, readonly Event[]>(), [picture.view]);
  const foresee = (action: SeatAction): readonly Event[] => {
    const known = foretold.get(action) ?? picture.foresee(action);
    foretold.set(action, known);
    return known;
  };
  const seen = useMemo(() => foresight(picture.view, shown === null ? [] : foresee(shown)), [picture.view, shown]);
  const now = useMemo(() => earningsOf(picture.view), [picture.view]);

  const tell = (sentence: string): void => {
    setNote(sentence);
    picture.announce(sentence);
  };

  const onTouch = (pick: Pick): void => {
    setNote(null);
    setTold(null);
    const touched = touch(legal, hold, pick, picture.confirm);
    if (touched === null) {
      void import('./why/index.ts').then(({ whySentence }) => {
        const why = whySentence(picture, tongue, hold, pick);
        if (why !== null) tell(why);
      });
      return;
    }
    if (touched.act === null) return setHold(touched.hold);
    gazed.current = null;
    keyboard.current = root.current?.querySelector(':focus-visible') != null;
    actedAt.current = performance.now();
    picture.act(touched.act);
    // The press shows by itself; a held piece is put down when the result comes.
    oncePainted(() => setHold(touched.hold));
  };
  // A RUN card under the pointer says what it does, because its picture does not.
  const explain = useRef((_: Pick | null): void => {});
  explain.current = (pick) => {
    setTold(null);
    if (pick !== null && RUN_CARDS.includes(pick))
      void import('./why/index.ts').then(
        ({ runSentence }) => gazed.current === pick && setTold(runSentence(picture, tongue, pick)),
      );
  };
  const latest = useRef(onTouch);
  latest.current = onTouch;
  // Stable functions, so that the parts that use them are not drawn again.
  const [hands] = useState(() => ({
    touch: (pick: Pick) => latest.current(pick),
    gaze: (pick: Pick | null) => {
      gazed.current = pick;
      if (pick !== null) setNote(null);
      look();
      explain.current(pick);
    },
    putBack: () => setHold(EMPTY),
    tell: setTold,
  }));

  const scene: Scene = {
    picture,
    tongue,
    geometry,
    hold,
    lit: litOf(legal, hold),
    pointed: new Set(picture.pointed === null ? [] : pathOf(picture.pointed)),
    shown,
    ...seen,
    foresee,
    now,
    note,
    told: motion?.toldOf(picture) ?? told,
    ...hands,
  };

  // The next choice is elsewhere on the table: move the focus there.
  useEffect(() => {
    if (hold.picks.length === 0 || hold.armed !== null || !root.current?.querySelector(':focus-visible')) return;
    root.current.querySelector<HTMLElement>('.sch-touch.lit:not(.held)')?.focus();
  }, [hold]);

  const onKeyDown = (event: KeyboardEvent): void => {
    goOn();
    if (event.key === 'Escape') return setHold(EMPTY);
    if (!speed || event.ctrlKey || event.metaKey || event.altKey) return;
    const placed = picture.keys?.findIndex(({ code }) => code === event.code);
    const colour =
      placed === undefined
        ? (COLOURS[Number(event.key) - 1] ?? COLOURS.find((one) => letterOf(one) === event.key.toUpperCase()))
        : COLOURS[placed];
    if (colour !== undefined) onTouch(`face:${colour}`);
  };
  const keys = useRef(onKeyDown);
  keys.current = onKeyDown;
  // In a race keys work without the focus, as soon as the table is seen.
  useLayoutEffect(() => {
    const listen = (event: KeyboardEvent): void => {
      if (!(event.target instanceof HTMLElement) || !event.target.closest('input, textarea, select'))
        keys.current(event);
    };
    document.addEventListener('keydown', listen);
    return () => document.removeEventListener('keydown', listen);
  }, []);

  return (
    <div
      ref={root}
      class={`sch-table${speed ? ' speed' : ''}${size}${picture.seat === null ? ' shared' : ''}${picture.part === 'board' ? ' board-only' : ''}${handOnly ? ' hand-only' : ''}${hasSeat && !speed && !handOnly && size.endsWith('broad') ? ' lined' : ''}${picture.keys ? ' keyed' : ''}${picture.tempo === 0 ? ' still' : ''}`}
      data-phase={picture.view.phase}
      data-moving={beat === null ? undefined : beat.kind}
      aria-busy={laid < LAID.cars ? 'true' : undefined}
      onPointerDownCapture={goOn}
    >
      <Seats scene={scene} Level={motion?.Level} />
      <div class="sch-middle">
        <Ring scene={scene} laid={laid}>
          {race ? <race.Row scene={scene} /> : <Faces scene={scene} large={false} />}
        </Ring>
        {race && <race.Countdown scene={scene} />}
        {!picture.keys && <Whisper scene={scene} />}
        {motion ? <motion.Played scene={scene} /> : <div class="sch-played" />}
        {(speed || handOnly) && picture.part !== 'board' && <Faces scene={scene} large={true} />}
        {!speed && <Hand scene={scene} />}
        {/* Where several hands share a device, the account lies on the board between them, once. */}
        {motion && !picture.keys && beat?.kind === 'summary' && <motion.Summary scene={scene} events={beat.events} />}
      </div>
    </div>
  );
}
