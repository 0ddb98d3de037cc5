// The ring: eight houses on two streets, and the cars that stand before them.
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { BUSINESSES, type Business, CARS, type Car } from '../../src/vocabulary.ts';
import { Draw } from '../art/draw.tsx';
import { PLACE_BOX } from '../art/frames.ts';
import { type Geometry, looksLeft, spot } from '../geometry.ts';
import { nameOf, ownerOf, type Scene } from '../scene.ts';
import { Backdrop } from './backdrop.tsx';
import { Limousine } from './pieces.tsx';
import { Touchable } from './touchable.tsx';

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

export function Ring({ scene, children }: { scene: Scene; children: ComponentChildren }): JSX.Element {
  const { picture, geometry: g, tongue } = scene;
  const { view, news } = picture;
  return (
    <section class="sch-ring" aria-label={tongue.say.ring} style={{ aspectRatio: `${g.width} / ${g.height}` }}>
      <Backdrop g={g} past={news} shown={scene.foreseen} />
      <ol class="sch-places">
        {BUSINESSES.map((place, i) => (
          <li key={place} style={placeStyle(g, i)}>
            <House scene={scene} place={place} index={i} />
          </li>
        ))}
      </ol>
      <div class="sch-plaza" style={{ top: share(g.plaza.y, g.height), height: share(g.plaza.height, g.height) }}>
        {children}
      </div>
      <div class="sch-cars">
        {CARS.filter((car) => view.ring.some((cars) => cars.includes(car))).map((car) => (
          <OneCar key={car} scene={scene} car={car} />
        ))}
        <Ghosts scene={scene} />
      </div>
    </section>
  );
}

function placeStyle(g: Geometry, place: number): CSSProperties {
  const { x, y } = spot(g, place);
  return {
    left: share(x - g.cell / 2, g.width),
    top: share(y + 12 - g.row, g.height),
    width: share(g.cell, g.width),
    height: share(g.row - 24, g.height),
  };
}

function placeLabel({ tongue: { say, pieces }, picture: { view } }: Scene, place: Business): string {
  const index = BUSINESSES.indexOf(place);
  const { top, hidden } = view.stacks[index];
  const [bottom, above] = view.ring[index];
  const cars =
    bottom === undefined
      ? say.empty
      : above === undefined
        ? pieces.car(bottom)
        : say.on(pieces.car(above), pieces.car(bottom));
  const beneath = view.options.mode === 'speed' ? [] : (view.unseen[index] ?? []).map(pieces.money);
  const tokens = top === null ? say.noToken : say.tokens(pieces.money(top), beneath, hidden);
  return say.place({ letter: place, name: pieces.business(place), cars, tokens });
}

function House({ scene, place, index }: { scene: Scene; place: Business; index: number }): JSX.Element {
  const { picture, tongue } = scene;
  const { top, hidden } = picture.view.stacks[index];
  return (
    <Touchable scene={scene} pick={`place:${place}`} class="sch-house" label={placeLabel(scene, place)}>
      <span class="sch-marquee">
        <b>{place}</b>
        <span class="name">{tongue.pieces.business(place)}</span>
        <span class="token" data-empty={top === null ? '' : undefined}>
          {top === null ? '–' : tongue.pieces.money(top)}
        </span>
        <span class="pile" data-left={hidden}>
          {Array.from({ length: hidden }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </span>
      <Draw id={`place-${place}`} box={PLACE_BOX} />
    </Touchable>
  );
}

function carStyle(g: Geometry, place: number, level: number): CSSProperties {
  const { x, y } = spot(g, place);
  const { width, height, step } = g.car;
  return {
    left: share(x - width / 2, g.width),
    top: share(y - level * step - height, g.height),
    width: share(width, g.width),
    zIndex: `${level + 1}`,
  };
}

function OneCar({ scene, car }: { scene: Scene; car: Car }): JSX.Element {
  const { picture, tongue, geometry } = scene;
  const { view } = picture;
  const place = view.ring.findIndex((cars) => cars.includes(car));
  const level = view.ring[place].indexOf(car);
  const covered = level === 0 && view.ring[place].length > 1;
  const owner = ownerOf(view, car);
  const { say, pieces } = tongue;
  const where = `${BUSINESSES[place]}, ${pieces.business(BUSINESSES[place])}`;
  const parts = [
    say.carAt(pieces.car(car), where),
    ...(covered ? [say.beneath(pieces.car(view.ring[place][1]))] : []),
    ...(owner < 0 ? [] : [say.heldBy(nameOf(picture, owner))]),
  ];
  const moves = scene.foreseen.some(
    (e) => (e.type === 'drove' && (e.car === car || e.rider === car)) || (e.type === 'evaded' && e.car === car),
  );
  return (
    <Touchable
      scene={scene}
      pick={`car:${car}`}
      label={parts.join('; ')}
      colour={car}
      class={`sch-car${covered ? ' covered' : ''}${looksLeft(place) ? ' left' : ''}${moves ? ' leaving' : ''}${owner >= 0 ? ' owned' : ''}${owner === picture.seat ? ' mine' : ''}`}
      style={carStyle(geometry, place, level)}
    >
      <Limousine of={car} />
      {owner >= 0 && <span class="sch-pennant">{nameOf(picture, owner)}</span>}
    </Touchable>
  );
}

/** Where cars would stand after what is being looked at. */
function Ghosts({ scene }: { scene: Scene }): JSX.Element {
  const { picture, after, geometry } = scene;
  return (
    <>
      {after.ring.flatMap((cars, place) =>
        cars.map((car, level) =>
          picture.view.ring[place].includes(car) ? null : (
            <span
              key={car}
              class={`sch-car ghost${looksLeft(place) ? ' left' : ''}`}
              style={{ ...carStyle(geometry, place, level), zIndex: '8' }}
              aria-hidden="true"
            >
              <Limousine of={car} />
            </span>
          ),
        ),
      )}
    </>
  );
}
