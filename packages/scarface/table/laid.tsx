// The table once its words are loaded: what is held, what is picked for the Plan, and the layout of its parts.
import type { JSX } from 'preact';
import { useEffect, useLayoutEffect, useMemo, useRef, useState } from 'preact/hooks';
import type { SeatAction } from '../src/actions.ts';
import type { View } from '../src/view.ts';
import { stateLike } from '../src/words/standing.ts';
import { awayIn } from './away.ts';
import { Zoom } from './cards/index.ts';
import { EMPTY, groundOf, type Hold, litOf, type Pick, pointedOut, touch } from './choices.ts';
import { CityMap } from './city/map.tsx';
import { useDrag } from './drag.ts';
import { Deals } from './gang/deals.tsx';
import { Jobs } from './gang/jobs.tsx';
import { OwnGang } from './gang/own.tsx';
import { Rivals } from './gang/rivals.tsx';
import { useIntent } from './intent.ts';
import { Moving } from './motion/moving.tsx';
import { Bar, labelOf } from './parts/bar.tsx';
import { aboutCard } from './parts/card.tsx';
import { useExplained } from './parts/explained.ts';
import { Sheet } from './parts/sheet.tsx';
import { Market } from './places/market.tsx';
import { Spots } from './places/spots.tsx';
import { Tracks } from './places/tracks.tsx';
import { PlanAndHand, TheirPlan } from './plan/tray.tsx';
import { type Prospect, isPlanning as plans, prospectOf, type Scene, type TablePicture } from './scene.ts';
import { useSize } from './size.ts';
import { why } from './why.ts';
import type { Tongue } from './words/index.ts';
import { Zones } from './zones.tsx';

const NOTHING: readonly SeatAction[] = [];
const NOWHERE: ReadonlySet<Pick> = new Set();

const canHover = (): boolean => matchMedia('(hover: hover)').matches;

export function Laid({ picture, tongue }: { readonly picture: TablePicture; readonly tongue: Tongue }): JSX.Element {
  const { view, names } = picture;
  const root = useRef<HTMLDivElement>(null);
  const part = picture.part ?? 'whole';
  const { mode, letter, isWide, room } = useSize(root, view.seat === null || part === 'board', part === 'hand');
  const [hold, setHold] = useState<Hold>(EMPTY);
  const [picked, setPicked] = useState<readonly string[]>([]);
  const [note, setNote] = useState<string | null>(null);
  const [opened, open] = useState<string | null>(null);
  const { send, isBusy, isDone } = useIntent(picture);
  const [underWay, setUnderWay] = useState<string | null>(null);
  const legal = (isBusy ? NOTHING : picture.legal) as readonly SeatAction[];
  const now = useMemo(() => stateLike(view), [view]);
  const isPlanning = plans(view, legal);
  const prospect: Prospect = useMemo(
    () => prospectOf(view, now, legal, picture.refusals, isPlanning ? picked : []),
    [view, legal, picked, isPlanning],
  );
  const speaker = useMemo(() => tongue.speaker(names), [tongue, names]);

  // A new position: an unfinished choice belongs to the old one. Picked cards that are still in hand stay picked. Before the
  // browser draws it, so that a quick touch is not dropped.
  useLayoutEffect(() => {
    setHold(EMPTY);
    setNote(null);
    const hand = view.seat === null ? [] : (view.players[view.seat]?.hand ?? []);
    setPicked((last) => (last.every((id) => hand.includes(id)) ? last : last.filter((id) => hand.includes(id))));
  }, [view]);
  // The questions on the way are answered already: until the last step, the bar says what is being done.
  useLayoutEffect(() => {
    if (isDone() && !picture.beat) setUnderWay(null);
  }, [picture.legal, picture.refused, picture.beat, isBusy]);
  useEffect(() => {
    if (!isPlanning && !isBusy) setPicked([]);
  }, [isPlanning, isBusy]);

  const tell = (sentence: string): void => {
    setNote(sentence);
    picture.announce(sentence);
  };

  useExplained(root, tongue.icons, tell);

  const onTouch = (pick: Pick): void => {
    setNote(null);
    if (pick === 'back') return setHold(EMPTY);
    const [kind, id] = [pick.slice(0, pick.indexOf(':')), pick.slice(pick.indexOf(':') + 1)];
    const inHand = kind === 'card' && view.seat !== null && view.players[view.seat]?.hand.includes(id);
    if (isPlanning && inHand) {
      setHold(EMPTY);
      return setPicked(picked.includes(id) ? picked.filter((one) => one !== id) : [...picked, id]);
    }
    // A Plan is public once it is laid. An action that would lay it is shown first: by the pointer that rests on it, or where
    // there is none by a first touch.
    const isShown = picked.length > 0 && canHover();
    const touched = touch(
      prospect.choices,
      hold,
      pick,
      ({ steps }) => picture.confirm || (isPlanning && !isShown && steps.at(-1)?.type !== 'ready' && steps.length > 1),
    );
    if (touched === null) {
      // A plate or a piece that leads nowhere lies in a district that does: the district is meant.
      const ground = groundOf(view, pick);
      if (ground !== null && scene.lit.has(ground)) return onTouch(ground);
      if (['look', 'pile', 'seat', 'job', 'log'].includes(kind) || kind === 'card') return open(pick);
      return isBusy ? undefined : tell(why(scene, pick));
    }
    if (touched.act === null) return setHold(touched.hold);
    setHold(touched.hold);
    if (touched.act.steps.length > 1) setUnderWay(labelOf(scene, touched.act));
    send(touched.act.steps);
  };
  const gazing = useRef<((pick: Pick | null) => void) | null>(null);
  const latest = useRef(onTouch);
  latest.current = onTouch;
  const [hands] = useState(() => ({
    touch: (pick: Pick) => latest.current(pick),
    gaze: (pick: Pick | null) => gazing.current?.(pick),
    onGaze: (listener: (pick: Pick | null) => void) => {
      gazing.current = listener;
      return () => {
        gazing.current = null;
      };
    },
    open,
  }));

  useDrag(root, hands.touch);

  const pointed = useMemo(() => {
    const row = [picture.pointed, ...(picture.pointedNext ?? [])].filter((action) => action !== null);
    return picture.pointed === null ? NOWHERE : pointedOut(prospect.choices, row as SeatAction[], picked);
  }, [picture.pointed, picture.pointedNext, prospect]);

  const scene: Scene = {
    ...prospect,
    picture,
    view,
    now,
    speaker,
    say: tongue.say,
    icons: tongue.icons,
    mode,
    hold,
    lit: new Set([...litOf(prospect.choices, hold), ...(isPlanning ? handPicks(view) : [])]),
    pointed,
    picked,
    isPlanning,
    away: useMemo(() => awayIn(picture), [picture.beat?.number, view]),
    ...hands,
  };

  // The next choice is elsewhere on the table: move the focus there.
  useEffect(() => {
    if (hold.picks.length === 0 || hold.armed !== null || !root.current?.querySelector(':focus-visible')) return;
    root.current.querySelector<HTMLElement>('.sft-touch.lit:not(.held)')?.focus();
  }, [hold]);

  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: Escape, from everything inside.
    <div
      ref={root}
      class={`sft-table ${mode} ${part}${isWide ? ' wide' : ''}${view.seat === null ? ' watching' : ''}`}
      style={{ fontSize: `${letter}px`, '--u': `${letter}px`, '--room': `${room}px` }}
      onPointerDownCapture={(event) => {
        // A touch skips the animation, but buttons keep their function.
        if (picture.beat && !(event.target as Element).closest('button')) picture.skip?.();
      }}
      onKeyDown={(event) => event.key === 'Escape' && (opened === null ? setHold(EMPTY) : open(null))}
    >
      {view.players.length > 0 &&
        (mode === 'desk' ? (
          <Desk scene={scene} note={note ?? underWay} />
        ) : (
          <Zones scene={scene} note={note ?? underWay} />
        ))}
      {view.players.length === 0 && <Bar scene={scene} note={note ?? underWay} />}
      <Zoom root={root} words={speaker} closeLabel={tongue.say.close} about={(id) => aboutCard(scene, id)} />
      <Moving root={root} picture={picture} words={speaker} />
      {opened !== null && <Sheet scene={scene} what={opened} />}
    </div>
  );
}

/** While a Plan is being laid every card of the hand can be picked. */
const handPicks = ({ seat, players }: View): Pick[] =>
  seat === null ? [] : (players[seat]?.hand ?? []).map((id) => `card:${id}`);

function Desk({ scene, note }: { readonly scene: Scene; readonly note: string | null }): JSX.Element {
  return (
    <>
      <Tracks scene={scene} />
      <div class="sft-upper">
        <Rivals scene={scene} />
        <CityMap scene={scene} />
        <div class="sft-side">
          <Market scene={scene} />
          <Spots scene={scene} />
        </div>
      </div>
      {scene.view.seat === null || scene.picture.part === 'board' ? (
        <div class="sft-lower shared">
          <Bar scene={scene} note={note} />
          <TheirPlan scene={scene} />
        </div>
      ) : (
        <div class="sft-lower">
          <OwnGang scene={scene} />
          <Deals scene={scene} />
          <div class="sft-middle">
            <Bar scene={scene} note={note} />
            <PlanAndHand scene={scene} />
          </div>
          <Jobs scene={scene} />
        </div>
      )}
    </>
  );
}
