// Those who look on: what they see, how many they are, and all hands only later and only where every seat agreed.
import assert from 'node:assert/strict';
import { after, before, test } from 'node:test';
import type { FromServer, Line, News } from '@backroom/protocol';
import { closeHouse, Guest, type LineWishes, type Opened, openHouse, until } from './support/house.ts';

type Hands = Extract<FromServer, { t: 'hands' }>;
interface Replay {
  readonly steps: readonly { readonly seq: number; readonly at: number; readonly view: unknown }[];
}

const DELAY = 1000;
let house: Opened;
const lines: Line[] = [];
before(async () => {
  house = await openHouse({ openHandsDelay: DELAY });
});
after(() => {
  for (const line of lines) line.stop();
  return closeHouse(house);
});

async function come(guest: Guest, match: string, wishes: LineWishes = {}): Promise<Line> {
  const line = guest.line(match, wishes);
  lines.push(line);
  await until(() => line.table !== null || line.hands !== null, 'he is let in');
  return line;
}

async function publicTable() {
  const names = ['Mabel', 'Otto', 'Pearl'];
  const [mabel, otto, pearl] = await Promise.all(names.map((name) => Guest.enter(house.open.address, name)));
  const { match } = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' });
  await otto.must('POST', `/api/tables/${match}/claim`, { seat: 1 });
  return { mabel, otto, pearl, match, players: [await come(mabel, match), await come(otto, match)] };
}

const ticket = (guest: Guest, match: string, body: object) => guest.call('POST', `/api/tables/${match}/ticket`, body);

async function playSome(players: readonly Line[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await until(() => players.some(({ legal }) => (legal?.length ?? 0) > 0), 'somebody has to decide');
    const line = players.find(({ legal }) => (legal?.length ?? 0) > 0) as Line;
    const answer = await line.command({ t: 'act', action: line.legal?.[0] });
    await until(() => answer.t === 'ok' && players.every(({ seq }) => seq >= answer.seq), 'all have seen it');
  }
}

test('a spectator is shown the public view, is counted, and goes when the host closes the table', async () => {
  const { mabel, pearl, match, players } = await publicTable();
  const bench = await come(pearl, match, { watch: true });
  await until(() => players[0].table?.watchers === 1, 'players see that somebody looks on');
  await playSome(players, 4);
  await until(() => bench.seq === players[0].seq, 'the bench sees every step');
  assert.equal(bench.legal, null);
  assert.notDeepEqual(bench.view, players[0].view, 'no seat is looked over the shoulder');
  const { steps } = await pearl.must<Replay>('GET', `/api/tables/${match}/replay`);
  assert.deepEqual(bench.view, steps.at(-1)?.view);
  await mabel.must('POST', `/api/tables/${match}/customs`, { watch: false });
  await until(() => players[0].table?.watchers === 0, 'the bench is empty');
  assert.equal((await ticket(pearl, match, { watch: true })).status, 404);
  assert.equal((await pearl.call('GET', `/api/tables/${match}/replay`)).status, 404);
  assert.equal((await ticket(mabel, match, { watch: true })).status, 200, 'those who play may still look');
});

test('all hands are shown where every seat agreed, as each seat saw them, and nothing newer than the delay', async () => {
  const { mabel, otto, pearl, match, players } = await publicTable();
  await playSome(players, 2);
  assert.equal((await ticket(pearl, match, { watch: true, open: true })).status, 403);
  await players[0].command({ t: 'ask', what: 'open-hands' });
  assert.equal((await ticket(pearl, match, { watch: true, open: true })).status, 403, 'one of two is not all');
  await players[1].command({ t: 'agree' });
  assert.equal((await ticket(mabel, match, { watch: true, open: true })).status, 403, 'not to those who play');
  const got: { readonly hands: Hands; readonly at: number }[] = [];
  const listener = (news: News): void => void (news.t === 'hands' && got.push({ hands: news, at: Date.now() }));
  const bench = await come(pearl, match, { watch: true, open: true, listener });
  assert.deepEqual(bench.hands?.views, [], 'what was agreed just now is not long ago');
  await playSome(players, 6);
  const last = players[0].seq;
  await until(() => bench.hands?.seq === last, 'in the end all of it is shown');
  const replays = await Promise.all(
    [mabel, otto].map((one, n) => one.must<Replay>('GET', `/api/tables/${match}/replay?seat=${n}`)),
  );
  assert.ok(got.length >= 2);
  for (const { hands, at } of got) {
    if (hands.seq === 0) continue;
    const then = replays.map(({ steps }) => steps.find(({ seq }) => seq === hands.seq));
    assert.ok(then[0] !== undefined && then[0].at <= at - DELAY, 'nothing newer leaves');
    assert.deepEqual(
      hands.views,
      then.map((step) => step?.view),
    );
  }
});
