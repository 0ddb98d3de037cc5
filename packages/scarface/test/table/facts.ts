// What a view holds, fact by fact: each as a path, and the same view with only this fact changed.
import type { View } from '../../src/view.ts';
import { CRIME_TOP, CUBES, DISTRICTS, GANGS, NOBODY, ROUNDS } from '../../src/vocabulary.ts';
import { ALL_CARDS, anyCard } from '../../table/cards/kinds.ts';

export interface Fact {
  /** Without numbers: `players.own.stats.*`, `tiles.*.owner`. */
  readonly path: string;
  /** With them, for messages. */
  readonly at: string;
  /** Views in which only this fact differs. They need not be possible. None where nothing else can be made up. */
  readonly others: readonly View[];
}

type Steps = readonly (string | number)[];

function changed(view: View, steps: Steps, value: unknown): View {
  const copy = structuredClone(view) as unknown;
  let box = copy as Record<string | number, unknown>;
  for (const step of steps.slice(0, -1)) box = box[step] as Record<string | number, unknown>;
  box[steps.at(-1) ?? ''] = value;
  return copy as View;
}

/** Cards of the same kind that are nowhere in the view. */
function unseenLike(view: View, id: string): string | undefined {
  const text = JSON.stringify(view);
  const { kind } = anyCard(id);
  return ALL_CARDS.find((other) => anyCard(other).kind === kind && !text.includes(`"${other}"`));
}

/** Values at which something else changes too: another band, another row of the Boss Track. */
const STEPS: Readonly<Record<string, readonly number[]>> = { crime: [0, 5, CRIME_TOP], boss: [0, CUBES] };

/** Outside of these the table cannot be drawn. */
function rangeOf({ players }: View, steps: Steps): readonly [least: number, most: number] {
  const seats = players.length - 1;
  const ranges: Readonly<Record<string, readonly [number, number]>> = {
    owner: [NOBODY, seats],
    ring: [NOBODY, seats],
    first: [0, seats],
    district: [0, DISTRICTS.length - 1],
    at: [0, DISTRICTS.length - 1],
    night: [0, 1],
    thug: [0, 1],
    crime: [0, CRIME_TOP],
    ness: [0, CRIME_TOP],
    boss: [0, CUBES],
    round: [1, ROUNDS],
    stats: [1, 3],
  };
  const name = steps.findLast((step) => typeof step === 'string');
  return ranges[name ?? ''] ?? [0, Number.POSITIVE_INFINITY];
}

function alternatives(view: View, steps: Steps, value: unknown): unknown[] {
  const name = String(steps.at(-1));
  if (typeof value === 'boolean') return [!value];
  if (typeof value === 'number') {
    const [least, most] = rangeOf(view, steps);
    const further = STEPS[name] ?? [];
    return [value + 1, value - 1, ...further].filter((one) => one !== value && one >= least && one <= most);
  }
  if (name === 'gang') return GANGS.filter((gang) => !view.players.some((p) => p.gang === gang));
  if (typeof value === 'string') {
    const other = ALL_CARDS.includes(value) ? unseenLike(view, value) : undefined;
    return other === undefined ? [] : [other];
  }
  return [];
}

/** A Deal has one Dealer at least: another one then. */
function fewer(view: View, cards: readonly unknown[]): readonly unknown[] {
  const [first] = cards;
  const isDeal = typeof first === 'string' && ALL_CARDS.includes(first) && anyCard(first).kind === 'dealer';
  return isDeal && cards.length === 1 ? [...cards, unseenLike(view, first)] : cards.slice(1);
}

/** How many cards lie there is a fact too. */
const isSize = (value: readonly unknown[]): boolean => value.every((one) => one === null || typeof one === 'string');

function* factsAt(view: View, steps: Steps, value: unknown): Generator<Fact> {
  const named = steps.map((step, i) => {
    if (typeof step === 'string') return step;
    if (steps[i - 1] !== 'players') return '*';
    return step === view.seat ? 'own' : step >= view.seats ? 'enforcer' : 'rival';
  });
  const fact = (path: string, others: readonly unknown[]): Fact => ({
    path,
    at: steps.join('.'),
    others: others.map((other) => changed(view, steps, other)),
  });
  const path = named.join('.');
  if (Array.isArray(value)) {
    if (value.length > 0 && isSize(value)) yield fact(`${path}.length`, [fewer(view, value)]);
    for (const [i, one] of value.entries()) yield* factsAt(view, [...steps, i], one);
  } else if (value !== null && typeof value === 'object')
    for (const [key, one] of Object.entries(value)) yield* factsAt(view, [...steps, key], one);
  // Null: the seat does not know it, or there is none.
  else if (value !== null) yield fact(path, alternatives(view, steps, value));
}

export const factsOf = (view: View): readonly Fact[] =>
  Object.entries(view).flatMap(([key, value]) => [...factsAt(view, [key], value)]);
