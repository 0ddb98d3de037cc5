// P8: two tables that differ only in what a subscriber may not know get the same commands side by side; every byte that
// this subscriber gets from either of them is compared, in every form.
import assert from 'node:assert/strict';
import { admit, type Seeded, settle } from '@backroom/kit';
import { type Command, replayFor, walk } from '@backroom/match';
import type { Answer, FromServer, ToServer } from '@backroom/protocol';
import { faceOfTable } from '../../src/http/routes/tables.ts';
import type { Table } from '../../src/tables/table.ts';
import { answerQuestion } from '../../src/wire/requests.ts';
import { anOrder } from './support/order.ts';
import { Ear, likeMinded, optionsFor, Rig, scheffeln, termsOf } from './support/rig.ts';

type Seat = number | null;

/** All kinds of viewers. */
const WAYS = (['backroom.json', 'backroom.packed'] as const).flatMap((form) =>
  (['whole', 'patches'] as const).flatMap((views) => [true, false].map((legal) => ({ form, views, legal }))),
);

const QUESTIONS: readonly Extract<ToServer, { t: 'undo-offer' | 'refusals' | 'recap' }>[] = [
  { t: 'undo-offer' },
  { t: 'refusals' },
  { t: 'recap', since: 1 },
  { t: 'recap', since: 8 },
];

interface Shown {
  /** Every byte, in order. Hashes of secrets are left out: they differ by design. */
  readonly bytes: readonly string[];
  /** What the game itself shows to this seat: if that differs, the rules have revealed a difference. */
  readonly byTheRules: string;
  readonly decidedByBots: number;
}

export interface Compared {
  readonly frames: number;
  readonly compared: number;
  /** Pairs in which the rules revealed a difference, for example by a drawn card. */
  readonly toldApart: number;
  /** Of those compared: with bots that decided something. */
  readonly withBots: number;
}

const text = (data: string | Uint8Array): string =>
  typeof data === 'string' ? data : Buffer.from(data).toString('hex');

/** What is the same in either world: who looks on, what is done at the table by whom, and where bots sit. */
interface Scene {
  readonly options: unknown;
  readonly viewer: Seat;
  readonly deeds: readonly Deed[];
  readonly bots: ReadonlySet<number>;
  readonly seed: string;
  /** Of bots: with every one the two worlds may go different ways by the rules, since bots know their hands. */
  readonly decisions: number;
  /** May it be done in both worlds? */
  isCommon(seat: number, action: unknown): boolean;
}

async function showAt(
  state: unknown,
  { options, viewer, deeds, bots, seed, decisions, isCommon }: Scene,
): Promise<Shown> {
  const rig = new Rig(undefined, likeMinded(seed, decisions, isCommon));
  const seats = scheffeln.seated(state);
  const position = scheffeln.save(state);
  const terms = termsOf('side-by-side', seats, { options: options as never, position });
  const table = await rig.open(rig.tables(), terms, bots);
  const ears = WAYS.map(({ form, views, legal }) => new Ear(viewer, form, views, legal));
  for (const ear of ears) await table.join(ear, null, null);
  const answers: unknown[] = [];
  for (const deed of deeds) {
    rig.now += 1000;
    await answerTo(rig, table, deed, viewer, answers);
  }
  const late = WAYS.map(({ form, views, legal }) => new Ear(viewer, form, views, legal));
  for (const ear of late) await table.join(ear, 3, null);
  for (const question of QUESTIONS)
    answers.push(await answerQuestion(table, { seat: viewer, person: 'x' }, question, rig.past));
  const entries = await rig.entries(table.id);
  const replay = replayFor(scheffeln, entries, viewer);
  assert.ok(replay.ok);
  answers.push([...replay.value], faceOfTable(table, await rig.store.match(table.id)));
  const told: unknown[] = [];
  for (const { events, match } of walk(scheffeln, entries))
    told.push(
      events.map((event) => scheffeln.face(event, viewer)),
      scheffeln.view(match.state, viewer),
    );
  const bytes = [...ears, ...late].flatMap(({ heard }) => heard.map(text));
  // Disclosed to everybody in the end, and different in every match: it says nothing about the cards dealt before.
  const secret = (await rig.store.match(table.id))?.secret ?? '';
  const hidden = [table.match.commitment, secret].flatMap((one) => [one, Buffer.from(one).toString('hex')]);
  const bare = (one: string): string => hidden.reduce((rest, hash) => rest.replaceAll(hash, '–'), one);
  return {
    bytes: [...bytes, ...answers.map((answer) => JSON.stringify(answer))].map(bare),
    byTheRules: JSON.stringify(told),
    decidedByBots: entries.filter(({ cid }) => cid?.startsWith('bot:')).length,
  };
}

interface Deed {
  readonly seat: number;
  readonly command: Command | 'undo';
}

async function answerTo(
  rig: Rig,
  table: Table,
  { seat, command }: Deed,
  viewer: Seat,
  answers: unknown[],
): Promise<void> {
  const reply = (answer: Answer | FromServer): void => {
    // Only the asker is answered.
    if (seat === viewer) answers.push(answer);
  };
  if (command === 'undo') table.undo(seat, `u${rig.now}`, reply);
  else if (command.do === 'act') table.act(seat, command.action, `a${rig.now}`, reply);
  else table.submit(seat, command, `c${rig.now}`, reply);
  await rig.settle();
}

/** Something that is possible in both worlds, and something that this subscriber tries out without any right to it. */
function deedsFor(world: unknown, other: unknown, viewer: Seat, random: Seeded): readonly Deed[] {
  const seats = scheffeln.seated(world);
  const deeds: Deed[] = [];
  const act = (seat: number, action: unknown): Deed => ({
    seat,
    command: { do: 'act', action, as: 'person', race: null },
  });
  if (viewer !== null) {
    // Everything that anybody could do, right or wrong: the refusals must be the same.
    for (let i = 0; i < 4; i++) {
      const legal = scheffeln.legal(world, random.below(seats));
      const action = legal.length === 0 ? 'rubbish' : legal[random.below(legal.length)];
      if (admit(scheffeln, world, viewer, action).ok || admit(scheffeln, other, viewer, action).ok) continue;
      deeds.push(act(viewer, action));
    }
    deeds.push({ seat: viewer, command: 'undo' });
  }
  const orderer = random.below(seats);
  deeds.push({ seat: orderer, command: { do: 'order', order: anOrder(1) } });
  const turn = scheffeln.toAct(world);
  if (typeof turn === 'string') return deeds;
  const seat = turn[random.below(turn.length)];
  const both = scheffeln.legal(world, seat).filter((action) => admit(scheffeln, other, seat, action).ok);
  if (both.length > 0) deeds.push(act(seat, both[random.below(both.length)]));
  if (random.below(3) === 0) deeds.push({ seat, command: 'undo' });
  return deeds;
}

/** In half of the scenes some seats are bots'; the subscriber's own is not, and one person there must be. */
function botsFor(seats: number, viewer: Seat, random: Seeded): ReadonlySet<number> {
  const person = viewer ?? random.below(seats);
  if (random.below(2) === 0) return new Set();
  return new Set(
    Array.from({ length: seats }, (_, seat) => seat).filter((seat) => seat !== person && random.below(3) > 0),
  );
}

/** One game, played at random; at some of its positions every subscriber's hidden part is dealt again. */
export async function compareGame(random: Seeded, positions: number): Promise<Compared> {
  const seats = 2 + random.below(3);
  const options = optionsFor(seats, random);
  const state = scheffeln.start(options, seats);
  settle(scheffeln, state, random);
  let frames = 0;
  let compared = 0;
  let toldApart = 0;
  let withBots = 0;
  for (let step = 0; step < positions; step++) {
    const viewer: Seat = random.below(seats + 1) === seats ? null : random.below(seats);
    const other = scheffeln.redeal(scheffeln.view(state, viewer), random);
    const bots = botsFor(seats, viewer, random);
    const deeds = deedsFor(state, other, viewer, random);
    const scene: Scene = {
      ...{ options, viewer, deeds, bots },
      seed: `${random.below(2 ** 31)}`,
      decisions: 1 + random.below(2),
      isCommon: (seat, action) => [state, other].every((world) => admit(scheffeln, world, seat, action).ok),
    };
    const [one, two] = [await showAt(state, scene), await showAt(other, scene)];
    if (one.byTheRules !== two.byTheRules) toldApart++;
    else {
      assert.deepEqual(one.bytes, two.bytes, `seat ${viewer} can tell two worlds apart`);
      compared++;
      if (one.decidedByBots > 0) withBots++;
      frames += one.bytes.length;
    }
    for (let skip = random.below(12); skip >= 0; skip--) {
      const turn = scheffeln.toAct(state);
      if (typeof turn === 'string') return { frames, compared, toldApart, withBots };
      scheffeln.apply(state, turn[0], scheffeln.sample(state, turn[0], random), null);
      settle(scheffeln, state, random);
    }
  }
  return { frames, compared, toldApart, withBots };
}
