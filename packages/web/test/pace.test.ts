// How long bots and beats take: Calm is slower than Quick, and Quick slower than None; in a race the bots of this
// device answer by the same published model as those of the server, regardless of the settings here.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { answerTime, situationOf } from '@backroom/bots';
import { BotSeats, Dealer } from '@backroom/croupier';
import { loadMind, mindOf } from '@backroom/games/minds';
import { Seeded } from '@backroom/kit';
import { Match } from '@backroom/match';
import { type Event, scheffeln } from '@backroom/scheffeln';
import { showingMs } from '../../scheffeln/src/showing.ts';
import { setBotPace, thinkingTime } from '../src/local/bot-pace.ts';
import { PresentationQueue } from '../src/presentation/queue.ts';
import { begun } from './support/shelf.ts';

const PACES = ['calm', 'quick', 'none'] as const;

test('bots that think calmly take longer than quick ones, and these longer than those that do not think', () => {
  for (const ms of [300, 1200, 9000]) {
    const [calm = 0, quick = 0, none = 0] = PACES.map((pace) => {
      setBotPace(pace);
      return thinkingTime(ms, true);
    });
    assert.ok(calm > quick && quick > none, `${calm}, ${quick}, ${none} for ${ms}`);
    assert.deepEqual([calm, none], [ms, 0]);
  }
});

test('a faster animation ends the same beats sooner; without animation they take no time', () => {
  const lasts = (speed: number): number => {
    let now = 0;
    const due: (() => void)[] = [];
    const later = (ms: number, what: () => void): (() => void) => {
      now += ms;
      due.push(what);
      return () => {};
    };
    const queue = new PresentationQueue({ later, speed: () => speed, idle: () => {} });
    queue.push([450, 900, 1140, 3000].map((ms) => ({ ms, isPause: ms === 3000, begin: () => {} })));
    for (let next = due.shift(); next !== undefined; next = due.shift()) next();
    return now;
  };
  const [normal, double, four, none] = [1, 2, 4, 0].map(lasts);
  assert.ok(normal > double && double > four && four > none, `${normal}, ${double}, ${four}, ${none}`);
  assert.equal(none, 0);
});

/**
 * When each bot of a race that has just begun will answer, in milliseconds: counted from when its row lies open, or, if the bots are
 * told of the deal, from the deal.
 */
function answersIn(id: string, thinking?: (ms: number) => number, isTold = false): ReadonlyMap<string, number> {
  const folded = Match.fold(scheffeln, begun(id, 1, 4, { mode: 'speed' }).entries);
  if (!folded.ok) throw new Error(folded.why);
  const dealer = new Dealer(folded.value, 'ab'.repeat(32));
  dealer.doChores(0);
  const waits = new Map<string, number>();
  const seats = new BotSeats(
    {
      pool: null as never,
      humanePace: true,
      ...(thinking && { thinking }),
      now: () => 0,
      later: (ms) => {
        waits.set(`bot ${waits.size}`, ms);
        return () => {};
      },
      botTrouble: (_, seat, error) => assert.fail(`seat ${seat}: ${error}`),
    },
    { match: dealer.match as never, seedFor: (purpose) => `${id} ${purpose}`, botActs: () => {} },
  );
  if (isTold) for (const happening of dealer.takeHappenings()) seats.notice(happening);
  seats.look();
  return waits;
}

test('in Speed the bots of this device answer when those of the server would, at every pace, and by the published model', async () => {
  await loadMind('scheffeln');
  for (const id of ['one', 'two', 'three']) {
    const online = answersIn(id);
    assert.equal(online.size, 3);
    for (const pace of PACES) {
      setBotPace(pace);
      assert.deepEqual(
        answersIn(id, (ms) => thinkingTime(ms, true)),
        online,
        pace,
      );
    }
    const folded = Match.fold(scheffeln, begun(id, 1, 4, { mode: 'speed' }).entries);
    if (!folded.ok) throw new Error(folded.why);
    const dealer = new Dealer(folded.value, 'ab'.repeat(32));
    dealer.doChores(0);
    const published = [1, 2, 3].map((seat) => {
      const random = new Seeded(`${id} pace ${seat}`);
      const view = scheffeln.view(dealer.match.state as never, seat);
      return answerTime('lookout', situationOf(mindOf(scheffeln as never), view as never, seat, random), random);
    });
    assert.deepEqual([...online.values()], published);
    // A beginner looks at the row for a while.
    assert.ok(Math.min(...published) > 1500, `${published}`);
  }
});

test('in Speed the bots wait until the page has shown the row, card by card', async () => {
  await loadMind('scheffeln');
  const folded = Match.fold(scheffeln, begun('one', 1, 4, { mode: 'speed' }).entries);
  if (!folded.ok) throw new Error(folded.why);
  const dealer = new Dealer(folded.value, 'ab'.repeat(32));
  dealer.doChores(0);
  const events = dealer.takeHappenings().flatMap((one) => one.events as Event[]);
  assert.equal(events.filter(({ type }) => type === 'turned').length, 7);
  const told = answersIn('one', undefined, true);
  for (const [bot, ms] of answersIn('one')) assert.equal(told.get(bot), ms + showingMs(events));
  assert.ok(showingMs(events) > 1000);
});
