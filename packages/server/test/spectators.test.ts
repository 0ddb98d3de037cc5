// Spectators: what they see, how many they are, and all hands only delayed and only if every seat agreed.
import assert from 'node:assert/strict';
import { after, before, describe, test } from 'node:test';
import type { ClientConnection, FromServer, News } from '@backroom/protocol';
import { closeServer, Guest, type LineWishes, type Opened, openServer, until } from './support/server.ts';

type Hands = Extract<FromServer, { t: 'hands' }>;
interface Replay {
  readonly steps: readonly { readonly seq: number; readonly at: number; readonly view: unknown }[];
}

const DELAY = 1000;
let server: Opened;
const lines: ClientConnection[] = [];
before(async () => {
  server = await openServer({ openHandsDelay: DELAY });
});
after(() => {
  for (const line of lines) line.stop();
  return closeServer(server);
});

async function come(guest: Guest, match: string, wishes: LineWishes = {}): Promise<ClientConnection> {
  const line = guest.line(match, wishes);
  lines.push(line);
  await until(() => line.table !== null || line.hands !== null, 'the spectator is admitted');
  return line;
}

async function publicTable() {
  const names = ['Mabel', 'Otto', 'Pearl'];
  const [mabel, otto, pearl] = await Promise.all(names.map((name) => Guest.enter(server.open.address, name)));
  const { match } = await mabel.open({ chairs: ['me', 'open'], visibility: 'public' });
  await otto.must('POST', `/api/tables/${match}/claim`, { seat: 1 });
  return { mabel, otto, pearl, match, players: [await come(mabel, match), await come(otto, match)] };
}

const ticket = (guest: Guest, match: string, body: object) => guest.call('POST', `/api/tables/${match}/ticket`, body);

async function playSome(players: readonly ClientConnection[], moves: number): Promise<void> {
  for (let n = 0; n < moves; n++) {
    await until(() => players.some(({ legal }) => (legal?.length ?? 0) > 0), 'somebody has to decide');
    const line = players.find(({ legal }) => (legal?.length ?? 0) > 0) as ClientConnection;
    const answer = await line.command({ t: 'act', action: line.legal?.[0] });
    await until(() => answer.t === 'ok' && players.every(({ seq }) => seq >= answer.seq), 'all have seen it');
  }
}

test('a spectator gets the public view, is counted, and is dismissed when the host closes the table', async () => {
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

const roundOf = (view: unknown): number => (view as { round: number }).round;

/** To the end of this round. */
async function playRound(players: readonly ClientConnection[], round: number): Promise<void> {
  while (roundOf(players[0].view) === round) await playSome(players, 1);
}

/** Of which round are the hands that are shown? 0: none yet. */
const roundShown = ({ hands }: ClientConnection): number =>
  hands?.views[0] === undefined ? 0 : roundOf(hands.views[0]);

// Each waits for the delay: they wait together.
describe('open hands', { concurrency: true }, () => {
  test('all hands are shown if every seat agreed, as each seat saw them, delayed, and only of rounds that are over', async () => {
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
    await playRound(players, 1);
    await playSome(players, 3);
    await until(() => (bench.hands?.views.length ?? 0) > 0, 'the first round is over: its hands are shown');
    // Long enough that the delay alone would show the hands of the second round, which is still played.
    const shownByDelay = Date.now() + DELAY + 300;
    await until(() => Date.now() > shownByDelay, 'the delay has passed');
    await playRound(players, 2);
    await until(() => bench.hands?.views.some((view) => roundOf(view) === 2) === true, 'and then those of the second');
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
      // Watching under a second name shows nothing of a hand that is still played.
      const isOver = replays[0]?.steps.some((step) => step.at <= at && roundOf(step.view) > roundOf(hands.views[0]));
      assert.ok(isOver, 'a round that was still going on');
    }
  });

  test('a spectator who takes a seat no longer sees the hands of the others, not even delayed', async () => {
    const { mabel, otto, pearl, match, players } = await publicTable();
    await players[0].command({ t: 'ask', what: 'open-hands' });
    await players[1].command({ t: 'agree' });
    const heard: News[] = [];
    const bench = await come(pearl, match, { watch: true, open: true, listener: (news) => void heard.push(news) });
    const edith = await Guest.enter(server.open.address, 'Edith');
    const other = await come(edith, match, { watch: true, open: true });
    await playRound(players, 1);
    await until(() => roundShown(bench) === 1, 'she sees the hands');
    await mabel.must('POST', `/api/tables/${match}/remove`, { seat: 1 });
    const { secret } = await mabel.must<{ secret: string }>('POST', `/api/tables/${match}/invitations`, { seat: 1 });
    await pearl.must('POST', `/api/tables/${match}/claim`, { secret });
    await until(() => heard.some((news) => news.t === 'bye' && !news.retry), 'she is told that this is over');
    await until(() => heard.some((news) => news.t === 'line' && news.state === 'ended'), 'and does not come back');
    assert.equal((await ticket(pearl, match, { watch: true, open: true })).status, 403);
    const seated = await come(pearl, match);
    const seen = heard.length;
    await playRound([players[0], seated], 2);
    await until(() => roundShown(other) === 2, 'somebody else is shown it later');
    assert.equal(heard.slice(seen).filter(({ t }) => t === 'hands').length, 0);
    assert.equal((await otto.call('GET', `/api/tables/${match}/replay?seat=1`)).status >= 400, true);
  });
});
