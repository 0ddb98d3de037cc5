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
import type { JSX } from 'preact';
import { useEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { Event } from '../src/events.ts';
import { COLOURS } from '../src/vocabulary.ts';
import { layDrawings } from './art/laid.ts';
import { EMPTY, type Hold, meant, type Pick, pathOf, touch, whyNot } from './choices.ts';
import { type Geometry, NARROW, WIDE } from './geometry.ts';
import { LAID, useLaying } from './laying.ts';
import { useLook } from './looking.ts';
import { useNews } from './news.ts';
import { oncePainted } from './painted.ts';
import { Faces } from './parts/faces.tsx';
import { Hand } from './parts/hand.tsx';
import { Played } from './parts/played.tsx';
import { Ring } from './parts/ring.tsx';
import { Seats } from './parts/seats.tsx';
import { Whisper } from './parts/whisper.tsx';
import { foresight, litOf, type Scene, seatActions, type TablePicture } from './scene.ts';
import { LETTERS } from './signs.ts';
import { earningsOf } from './standing.ts';
import { type Tongue, tongueOf } from './words/index.ts';

export { layDrawings } from './art/laid.ts';

/** From these widths on: names on the houses, and seats beside the ring. */
const WIDE_FROM = 700;
const BROAD_FROM = 1000;

const sizeAt = (width: number): string => (width < WIDE_FROM ? '' : width < BROAD_FROM ? ' wide' : ' wide broad');

/** Nothing is drawn until the language is there: a moment, since the page has most of it already. */
export function Table(picture: TablePicture): JSX.Element {
  const [tongue, setTongue] = useState<Tongue | null>(null);
  const [race, setRace] = useState<Race | null>(null);
  const isRace = picture.view.options.mode === 'speed';
  /** Known before anything is laid, so that it is laid once. */
  const width = useRef(0);
  useEffect(layDrawings, []);
  useEffect(() => {
    let wanted = true;
    tongueOf(picture.language).then((loaded) => wanted && setTongue(loaded));
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
  return <Laid picture={picture} tongue={tongue} race={race} width={width.current} />;
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
  const [size, setSize] = useState(sizeAt(width));
  const geometry: Geometry = size.endsWith('broad') ? WIDE : NARROW;
  const [hold, setHold] = useState<Hold>(EMPTY);
  const gazed = useRef<Pick | null>(null);
  const [note, setNote] = useState<string | null>(null);
  /** Whether the last action was done with the keyboard. */
  const keyboard = useRef(false);
  const finish = useNews(root, picture, geometry, tongue);
  const legal = seatActions(picture.legal);
  const speed = picture.view.options.mode === 'speed';
  const handOnly = picture.part === 'hand';

  useEffect(() => {
    const element = root.current;
    if (element === null) return;
    const watch = new ResizeObserver(([{ contentRect }]) => setSize(sizeAt(contentRect.width)));
    watch.observe(element);
    return () => watch.disconnect();
  }, []);

  // A new position: whatever was begun belongs to the old one.
  useEffect(() => {
    setHold(EMPTY);
    setNote(null);
    // The card that had the focus is gone: the next one takes over, so that a keyboard never starts from nowhere.
    if (document.activeElement === document.body && keyboard.current)
      root.current?.querySelector<HTMLElement>(':is(.sch-hand, .sch-faces.large) [tabindex="0"]')?.focus();
  }, [picture.view]);

  const [shown, look] = useLook(
    picture.view,
    hold,
    () => hold.armed ?? (gazed.current === null ? null : meant(legal, hold, gazed.current)),
    () => root.current?.dataset.moving !== undefined,
  );
  const told = useMemo(() => new Map<SeatAction, readonly Event[]>(), [picture.view]);
  const foresee = (action: SeatAction): readonly Event[] => {
    const known = told.get(action) ?? picture.foresee(action);
    told.set(action, known);
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
    const touched = touch(legal, hold, pick, picture.confirm);
    if (touched === null) {
      const why = whyNot(picture.refusals, hold, pick);
      const label = root.current?.querySelector(`[data-pick="${pick}"]`)?.getAttribute('aria-label') ?? '';
      tell(why === null ? label : picture.words.refusal(why, picture.names));
      return;
    }
    if (touched.act === null) return setHold(touched.hold);
    gazed.current = null;
    keyboard.current = root.current?.querySelector(':focus-visible') != null;
    picture.act(touched.act);
    // The press shows by itself; what was held is put down with what comes of it.
    oncePainted(() => setHold(touched.hold));
  };
  const latest = useRef(onTouch);
  latest.current = onTouch;
  // The same functions as long as the table lies: whatever is touched by them need not be drawn again because of them.
  const [hands] = useState(() => ({
    touch: (pick: Pick) => latest.current(pick),
    gaze: (pick: Pick | null) => {
      gazed.current = pick;
      look();
    },
    putBack: () => setHold(EMPTY),
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
    ...hands,
  };

  // What comes next is elsewhere on the table: the keyboard is led there.
  useEffect(() => {
    if (hold.picks.length === 0 || hold.armed !== null || !root.current?.querySelector(':focus-visible')) return;
    root.current.querySelector<HTMLElement>('.sch-touch.lit:not(.held)')?.focus();
  }, [hold]);

  const onKeyDown = (event: KeyboardEvent): void => {
    finish();
    if (event.key === 'Escape') return setHold(EMPTY);
    if (!speed || event.ctrlKey || event.metaKey || event.altKey) return;
    const placed = picture.keys?.findIndex(({ code }) => code === event.code);
    const colour =
      placed === undefined
        ? (COLOURS[Number(event.key) - 1] ?? COLOURS.find((one) => LETTERS[one] === event.key.toUpperCase()))
        : COLOURS[placed];
    if (colour !== undefined) onTouch(`face:${colour}`);
  };
  const keys = useRef(onKeyDown);
  keys.current = onKeyDown;
  // In a race nobody should have to find the focus first.
  useEffect(() => {
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
      class={`sch-table${speed ? ' speed' : ''}${size}${picture.seat === null ? ' shared' : ''}${picture.part === 'board' ? ' board-only' : ''}${handOnly ? ' hand-only' : ''}${picture.keys ? ' keyed' : ''}${picture.tempo === 0 ? ' still' : ''}`}
      data-phase={picture.view.phase}
      aria-busy={laid < LAID.cars ? 'true' : undefined}
      onPointerDownCapture={finish}
    >
      <Seats scene={scene} />
      <div class="sch-middle">
        <Ring scene={scene} laid={laid}>
          {race ? <race.Row scene={scene} /> : <Faces scene={scene} large={false} />}
        </Ring>
        {race && <race.Countdown scene={scene} />}
        {!picture.keys && <Whisper scene={scene} />}
        <Played scene={scene} />
        {(speed || handOnly) && picture.part !== 'board' && <Faces scene={scene} large={true} />}
        {!speed && <Hand scene={scene} />}
      </div>
    </div>
  );
}
