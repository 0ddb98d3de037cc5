// Narrow screens: one part of the table at a time, the question and the hand always below.
import { itemAt } from '@backroom/kit';
import type { JSX } from 'preact';
import { useEffect, useRef, useState } from 'preact/hooks';
import { ACTS } from '../src/vocabulary.ts';
import type { Pick } from './choices.ts';
import { CityMap } from './city/map.tsx';
import { Deals } from './gang/deals.tsx';
import { Jobs } from './gang/jobs.tsx';
import { OwnGang } from './gang/own.tsx';
import { Rivals, rivalsOf } from './gang/rivals.tsx';
import { Bar } from './parts/bar.tsx';
import { Further } from './parts/further.tsx';
import { Market } from './places/market.tsx';
import { DECKS } from './places/piles.tsx';
import { Spots } from './places/spots.tsx';
import { Crime, Tracks } from './places/tracks.tsx';
import { PlanAndHand } from './plan/tray.tsx';
import type { Scene } from './scene.ts';

const ZONES = ['city', 'gang', 'market', 'rivals'] as const;
type Zone = (typeof ZONES)[number];

const ZONE_OF: Readonly<Record<string, Zone>> = {
  tile: 'city',
  district: 'city',
  piece: 'city',
  police: 'city',
  rival: 'city',
  deal: 'gang',
  area: 'gang',
  stat: 'gang',
  job: 'gang',
  seat: 'rivals',
};

/** The part of the table that shows a pick; null: it is always visible. */
function zoneOf({ view }: Scene, pick: Pick): Zone | null {
  const [kind = '', id = ''] = pick.split(':');
  return kind === 'card' && view.market.includes(id) ? 'market' : (ZONE_OF[kind] ?? null);
}

/** Is there an action on a part beside the city? */
const hasLitSpot = ({ lit }: Scene): boolean => ACTS.some((act) => act !== 'dismiss' && lit.has(`act:${act}`));

export function Zones({ scene, note }: { readonly scene: Scene; readonly note: string | null }): JSX.Element {
  const { say, view, lit, hold, mode, pointed } = scene;
  const first: Zone = scene.picture.part === 'hand' ? 'gang' : 'city';
  const [zone, setZone] = useState<Zone>(first);
  const isSwitched = useRef(false);
  const asked = new Set([...lit].flatMap((pick) => zoneOf(scene, pick) ?? []));
  const isTurn = view.stack.at(-1)?.kind === 'turn';
  // Show the part with the next choice.
  useEffect(() => {
    if (asked.size === 0 || asked.has(zone) || (isTurn && hold.picks.length === 0)) return;
    setZone(itemAt([...asked], 0));
    isSwitched.current = true;
  }, [view, hold]);
  // A rival's turn: the part that a choice has brought up goes again.
  const turn = view.stack.find(({ kind }) => kind === 'turn');
  const isTheirs = turn?.kind === 'turn' && turn.seat !== view.seat;
  useEffect(() => {
    if (!isTheirs || !isSwitched.current) return;
    isSwitched.current = false;
    setZone(first);
  }, [isTheirs]);
  // Show the part with the hint's piece: behind a tab it would be invisible.
  const shown = [...pointed].flatMap((pick) => zoneOf(scene, pick) ?? [])[0];
  useEffect(() => {
    if (shown !== undefined) setZone(shown);
  }, [shown, view]);
  // Parts scroll by themselves, and so does the row of actions in the bar.
  useEffect(() => {
    const piece = document.querySelector('.sft-zone .pointed, .sft-bar .pointed');
    piece?.scrollIntoView({ block: 'nearest', inline: 'nearest' });
  }, [[...pointed].join(), zone, view]);
  return (
    <>
      <Tracks scene={scene} />
      <div class="sft-tabs" role="tablist">
        {ZONES.map((one) => (
          <button
            key={one}
            type="button"
            role="tab"
            id={`sft-tab-${one}`}
            aria-selected={zone === one}
            aria-controls="sft-zone"
            class={asked.has(one) ? 'asked' : ''}
            onClick={() => {
              isSwitched.current = false;
              setZone(one);
            }}
          >
            {say.tabs[one]}
          </button>
        ))}
      </div>
      <div class={`sft-zone ${zone}`} id="sft-zone" role="tabpanel" aria-labelledby={`sft-tab-${zone}`}>
        {zone === 'city' && <CityMap scene={scene} />}
        {zone === 'city' && mode === 'pad' && <Spots scene={scene} />}
        {zone === 'gang' && (
          <>
            <OwnGang scene={scene} />
            <Deals scene={scene} />
            <Jobs scene={scene} />
            {view.seat !== null && <Further scene={scene} boards={[view.seat]} />}
          </>
        )}
        {zone === 'market' && <Market scene={scene} />}
        {zone === 'market' && <Spots scene={scene} />}
        {zone === 'market' && <Further scene={scene} decks={DECKS} />}
        {zone === 'rivals' && mode === 'phone' && <Crime scene={scene} />}
        {zone === 'rivals' && <Rivals scene={scene} />}
        {zone === 'rivals' && <Further scene={scene} boards={rivalsOf(view)} />}
      </div>
      <div class="sft-bottom">
        <Bar
          scene={scene}
          note={note}
          withActs={mode !== 'pad' || (zone !== 'city' && zone !== 'market') || !hasLitSpot(scene)}
        />
        <PlanAndHand scene={scene} />
      </div>
    </>
  );
}
