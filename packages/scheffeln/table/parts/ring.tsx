// The ring: eight houses on two streets, and the cars that stand before them.
import { itemAt } from '@backroom/kit';
import type { ComponentChildren, CSSProperties, JSX } from 'preact';
import { BUSINESSES, type Business, CARS, type Car } from '../../src/vocabulary.ts';
import { Draw } from '../art/draw.tsx';
import { PLACE_BOX } from '../art/frames.ts';
import { type Geometry, looksLeft, spot } from '../geometry.ts';
import { LAID } from '../laying.ts';
import { nameOf, ownerOf, type Scene } from '../scene.ts';
import { Backdrop } from './backdrop.tsx';
import { Limousine } from './pieces.tsx';
import { steady } from './steady.ts';
import { type Answering, answering, Touchable } from './touchable.tsx';

const share = (part: number, whole: number): string => `${(100 * part) / whole}%`;

interface RingProps {
  readonly scene: Scene;
  /** How much of it is drawn already. */
  readonly laid: number;
  readonly children: ComponentChildren;
}

export function Ring({ scene, laid, children }: RingProps): JSX.Element {
  const { picture, geometry: g, tongue } = scene;
  const { view, news } = picture;
  return (
    <section class="sch-ring" aria-label={tongue.say.ring} style={{ aspectRatio: `${g.width} / ${g.height}` }}>
      <Backdrop g={g} past={news} shown={scene.foreseen} />
      {laid >= LAID.houses && (
        <ol class="sch-places">
          {BUSINESSES.map((place, i) => (
            <li key={place} style={placeStyle(g, i)}>
              <House {...answering(scene, `place:${place}`)} {...houseOf(scene, place, i)} />
            </li>
          ))}
        </ol>
      )}
      <div class="sch-plaza" style={{ top: share(g.plaza.y, g.height), height: share(g.plaza.height, g.height) }}>
        {laid >= LAID.faces && children}
      </div>
      {laid >= LAID.cars && (
        <div class="sch-cars">
          {CARS.filter((car) => view.ring.some((cars) => cars.includes(car))).map((car) => (
            <Parked key={car} {...answering(scene, `car:${car}`)} {...carOf(scene, car)} g={g} />
          ))}
          <Ghosts scene={scene} />
        </div>
      )}
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
  const { top, hidden } = itemAt(view.stacks, index);
  const [bottom, above] = itemAt(view.ring, index);
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

function houseOf(scene: Scene, place: Business, index: number) {
  const { pieces } = scene.tongue;
  const { top, hidden } = itemAt(scene.picture.view.stacks, index);
  return {
    place,
    label: placeLabel(scene, place),
    name: pieces.business(place),
    token: top === null ? null : pieces.money(top),
    hidden,
    last: top !== null && hidden === 0 ? scene.tongue.say.mayEnd : null,
  };
}

const House = steady((props: Answering & ReturnType<typeof houseOf>): JSX.Element => {
  const { place, label, name, token, hidden, last } = props;
  return (
    <Touchable is={props} class="sch-house" label={label}>
      <span class="sch-marquee">
        <b>{place}</b>
        <span class="name">{name}</span>
        <span class="token" data-empty={token === null ? '' : undefined}>
          {token ?? '–'}
        </span>
        <span class="pile" data-left={hidden} title={last ?? undefined}>
          {last !== null && '⚑'}
          {Array.from({ length: hidden }, (_, i) => (
            <i key={i} />
          ))}
        </span>
      </span>
      <Draw id={`place-${place}`} box={PLACE_BOX} />
    </Touchable>
  );
});

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

/** Where a car stands, beneath which, and whose it is. */
function carOf({ picture, tongue, foreseen }: Scene, car: Car) {
  const { view } = picture;
  const place = view.ring.findIndex((cars) => cars.includes(car));
  const cars = itemAt(view.ring, place);
  const level = cars.indexOf(car);
  const rider = level === 0 ? cars[1] : undefined;
  const owner = ownerOf(view, car);
  const { say, pieces } = tongue;
  const business = itemAt(BUSINESSES, place);
  const where = `${business}, ${pieces.business(business)}`;
  const parts = [
    say.carAt(pieces.car(car), where),
    ...(rider === undefined ? [] : [say.beneath(pieces.carAfterPreposition(rider))]),
    ...(owner < 0 ? [] : [say.heldBy(nameOf(picture, owner))]),
  ];
  const moves = foreseen.some(
    (e) => (e.type === 'drove' && (e.car === car || e.rider === car)) || (e.type === 'evaded' && e.car === car),
  );
  return {
    car,
    place,
    level,
    covered: rider !== undefined,
    moves,
    label: parts.join('; '),
    owner: owner < 0 ? null : nameOf(picture, owner),
    mine: owner === picture.seat,
  };
}

const Parked = steady((props: Answering & ReturnType<typeof carOf> & { readonly g: Geometry }): JSX.Element => {
  const { car, place, level, covered, moves, label, owner, mine, g } = props;
  return (
    <Touchable
      is={props}
      label={label}
      colour={car}
      class={`sch-car${covered ? ' covered' : ''}${level > 0 ? ' atop' : ''}${looksLeft(place) ? ' left' : ''}${moves ? ' leaving' : ''}${owner === null ? '' : ' owned'}${mine ? ' mine' : ''}`}
      style={carStyle(g, place, level)}
    >
      <Limousine of={car} />
      {owner !== null && <span class="sch-pennant">{owner}</span>}
    </Touchable>
  );
});

/** Where the cars would stand after the previewed action. */
function Ghosts({ scene }: { scene: Scene }): JSX.Element {
  const { picture, after, geometry } = scene;
  return (
    <>
      {after.ring.flatMap((cars, place) =>
        cars.map((car, level) =>
          itemAt(picture.view.ring, place).includes(car) ? null : (
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
