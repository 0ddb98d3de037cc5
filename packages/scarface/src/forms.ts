// Forms: what a field of a saved state may hold. A form answers with what is wrong, or null.
import { isRecord } from '@backroom/kit';
import { DEALERS, FEDERAL, JOBS, NEWS, PEOPLE } from './cards/index.ts';
import { isScript, scriptOf } from './cards/scripts.ts';
import { ENFORCER_CARDS } from './enforcer/cards/index.ts';
import type { Frame, FrameKind, FrameOf } from './frames.ts';
import { SPECIALS } from './language.ts';
import type { State } from './state.ts';
import { DISTRICTS } from './vocabulary.ts';

export type Form = (x: unknown, where: string) => string | null;

export const whole = (x: unknown, least: number, most: number): x is number =>
  typeof x === 'number' && Number.isInteger(x) && x >= least && x <= most;

export const number =
  (least: number, most: number): Form =>
  (x, where) =>
    whole(x, least, most) ? null : `${where} must be a whole number from ${least} to ${most}`;

export const oneOf = (values: readonly unknown[], what: string): Form => {
  const known = new Set(values);
  return (x, where) => (known.has(x) ? null : `${where} must be ${what}`);
};

export const list =
  (form: Form, least: number, most = least): Form =>
  (x, where) => {
    if (!Array.isArray(x) || x.length < least || x.length > most)
      return `${where} must be a list of ${least === most ? least : `${least} to ${most}`}`;
    for (const [i, one] of x.entries()) {
      const fault = form(one, `${where}[${i}]`);
      if (fault !== null) return fault;
    }
    return null;
  };

export const record =
  (fields: Readonly<Record<string, Form>>): Form =>
  (x, where) => {
    if (!isRecord(x)) return `${where} must be an object`;
    for (const key of Object.keys(x))
      if (!Object.hasOwn(fields, key)) return `${where} has an unknown field ${key.slice(0, 40)}`;
    for (const [key, form] of Object.entries(fields)) {
      if (!Object.hasOwn(x, key)) return `${where} lacks ${key}`;
      const fault = form(x[key], `${where}.${key}`);
      if (fault !== null) return fault;
    }
    return null;
  };

const ids = (cards: readonly { readonly id: string }[]): string[] => cards.map((card) => card.id);
export const person = oneOf(ids(PEOPLE), 'a person');
export const personOrNone = oneOf(['', ...ids(PEOPLE)], 'a person, or empty');
export const job = oneOf(ids(JOBS), 'a Job');
export const dealer = oneOf(ids(DEALERS), 'a Dealer');
export const federal = oneOf(ids(FEDERAL), 'a Federal card');
export const news = oneOf(ids(NEWS), 'News');
export const enforcerCard = oneOf(ids(ENFORCER_CARDS), "a card of the Enforcer's");
export const anything: Form = () => null;
const few = number(0, 99);
const flag = number(0, 1);
const district = number(-1, DISTRICTS.length - 1);
const tile = number(-1, 19);
const REACHES = ['anywhere', 'streets', 'underworld', 'authorities', 'headquarters', 'deals'];
const reach = oneOf(REACHES, 'a reach');
const script: Form = (x, where) =>
  typeof x === 'string' && isScript(x) ? null : `${where} must name effects of a card`;
const used: Form = (x, where) => (typeof x === 'string' && x.length < 80 ? null : `${where} must name a skill`);

const left = { left: few };
/** The fields of each kind of frame beside `kind` and `seat`. */
const FRAMES: Readonly<Record<FrameKind, Readonly<Record<string, Form>>>> = {
  'set-up': {},
  draft: { packs: list(list(job, 0, 4), 2, 4), kept: list(list(job, 0, 4), 2, 4), chosen: list(flag, 2, 4) },
  settle: { step: number(0, 2) },
  turn: {
    step: oneOf(['plan', 'act', 'done'], 'plan, act or done'),
    acted: flag,
    used: list(used, 0, 99),
    ring: flag,
    muscle: number(-99, 99),
    influence: number(-99, 99),
  },
  kinds: { ...left, alcohol: few, gun: few },
  store: { alcohol: few, gun: few },
  spend: { alcohol: few, gun: few, any: few, tile },
  recruit: left,
  oust: left,
  dismiss: left,
  'pick-job': { cards: list(job, 1, 39) },
  'pick-dealer': { cards: list(dealer, 1, 31) },
  tuck: { card: dealer },
  hire: { level: few, free: flag, hired: personOrNone },
  welcome: { card: person, alcohol: few },
  sell: { ...left, sold: list(tile, 0, 20) },
  sale: { tile: number(0, 19), alcohol: few, gun: few, spared: few, spending: flag },
  build: { ...left, business: number(-1, 2) },
  fence: { ...left, price: few },
  send: { ...left, district, anywhere: flag },
  move: {
    ...left,
    from: district,
    ridden: number(0, 127),
    moved: few,
    which: oneOf(['any', 'thugs', 'vehicles'], 'any, thugs or vehicles'),
  },
  seize: { muscle: number(-99, 99) },
  marker: { tile: number(0, 19), muscle: number(-99, 99) },
  upgrade: { muscle: number(-99, 99), influence: number(-99, 99), discount: few },
  'right-hand': {},
  vehicle: {},
  nightclub: {},
  shuffle: {},
  supply: {},
  deal: {},
  raid: { step: number(0, 5), done: number(0, 4), card: oneOf(['', ...ids(FEDERAL)], 'a Federal card, or empty') },
  reorganise: { step: number(0, 6) },
  'round-end': { step: number(0, 1) },
  harm: { victim: number(0, 3), ...left, how: oneOf(['prison', 'hit', 'kill'], 'prison, hit or kill'), reach },
  police: left,
  'drive-off': left,
  'wreck-rival': left,
  'wreck-own': left,
  discard: left,
  downgrade: left,
  recover: left,
  fire: left,
  unfulfil: left,
  exchange: left,
  recall: { ...left, reach },
  script: { of: script, at: few },
  choose: { of: script, at: few },
  may: { of: script, at: few },
  whom: { of: script, at: few },
  enforcer: {
    step: oneOf(['plan', 'act', 'done'], 'plan, act or done'),
    line: number(0, 4),
    at: number(0, 9),
    cubes: few,
    ring: flag,
    // A bit for each of the player's Jobs.
    passed: number(0, 2 ** JOBS.length - 1),
  },
  meanwhile: {},
  lots: left,
  tie: { tiles: list(number(0, 19), 2, 20) },
  'solo-jobs': { cards: list(job, 2), left: number(0, 2) },
  special: { rule: oneOf(SPECIALS, 'a special rule'), step: few },
};

const SEATLESS: readonly FrameKind[] = ['set-up', 'draft'];

export const frame: Form = (x, where) => {
  if (!isRecord(x) || typeof x.kind !== 'string' || !Object.hasOwn(FRAMES, x.kind)) return `${where} is not a frame`;
  const kind = x.kind as FrameKind;
  const seat = SEATLESS.includes(kind) ? {} : { seat: number(-1, 3) };
  return record({ kind: anything, ...seat, ...FRAMES[kind] })(x, where);
};

/** What a frame names must be at this table. */
export function frameForm(f: Frame, s: State): string | null {
  const players = s.players.length;
  if ('seat' in f && f.seat >= players) return `a ${f.kind} of player ${f.seat}, who is not there`;
  if ('seat' in f && f.seat < 0 && f.kind !== 'shuffle') return `a ${f.kind} of nobody`;
  if ('victim' in f && f.victim >= players) return 'a victim who is not there';
  if (f.kind === 'tie' && f.tiles.some((tile) => tile >= s.tiles.length))
    return 'a tie between tiles that are not there';
  if ('tile' in f && f.tile >= s.tiles.length) return `a ${f.kind} on a tile that is not there`;
  if (f.kind === 'script' && f.at > scriptOf(f.of).length) return 'effects beyond their end';
  if (f.kind === 'choose' || f.kind === 'may' || f.kind === 'whom') {
    const asking = scriptOf(f.of)[f.at]?.do;
    if (asking === undefined || (f.kind !== 'whom' && asking !== f.kind))
      return `a question (${f.kind}) that no effect asks`;
  }
  if (f.kind === 'settle' && settlesTwice(f, s)) return 'a player who has settled is still to settle';
  if (f.kind === 'draft' && [f.packs, f.kept, f.chosen].some((one) => one.length !== players))
    return 'a draft of other players';
  return null;
}

/** SC-7: players who are still to settle, counter-clockwise up to the starting player, control nothing yet. */
function settlesTwice(f: FrameOf<'settle'>, s: State): boolean {
  const players = s.players.length;
  const last = s.solo === null ? s.first : f.seat;
  const settled = (seat: number): boolean => s.tiles.some((tile) => tile.owner === seat);
  if (f.step === 0 && settled(f.seat)) return true;
  let { seat } = f;
  for (let more = 1; more < players && seat !== last; more++) {
    seat = (seat + players - 1) % players;
    if (settled(seat)) return true;
  }
  return false;
}
