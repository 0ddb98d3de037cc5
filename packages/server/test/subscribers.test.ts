// The subscribers of a table, compared with a plain list.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { Publication } from '../src/tables/publication.ts';
import { type Subscriber, Subscribers } from '../src/tables/subscribers.ts';

interface Watcher extends Subscriber {
  readonly sent: Publication[];
  readonly dismissed: string[];
}

const watcher = (seat: number | null, views: 'whole' | 'patches', legal: boolean): Watcher => {
  const sent: Publication[] = [];
  const dismissed: string[] = [];
  const send = (frame: Publication): void => void sent.push(frame);
  const dismiss = (code: string): void => void dismissed.push(code);
  return { seat, person: 'p', form: 'backroom.json', views, legal, send, dismiss, sent, dismissed };
};

/** Two of each kind: some are alike in what they are shown. */
const PEOPLE = [null, 0, 1, null, 0, 1].flatMap((seat) =>
  (['whole', 'patches'] as const).flatMap((views) => [true, false].map((legal) => watcher(seat, views, legal))),
);

const step = fc.record({ who: fc.nat(PEOPLE.length - 1), what: fc.constantFrom('add', 'open hands', 'remove') });

test('the count of subscribers is right after joining and leaving, and they are empty when nobody is left', () => {
  fc.assert(
    fc.property(fc.array(step), (steps) => {
      const subscribers = new Subscribers();
      const rows = new Set<Subscriber>();
      const upstairs = new Set<Subscriber>();
      for (const { who, what } of steps) {
        const one = PEOPLE[who];
        const isThere = rows.has(one) || upstairs.has(one);
        if (what === 'remove') {
          assert.equal(subscribers.remove(one), isThere);
          rows.delete(one);
          upstairs.delete(one);
        } else if (isThere) {
          continue;
        } else if (what === 'add') {
          subscribers.add(one);
          rows.add(one);
        } else {
          subscribers.addOpenHandsViewer(one);
          upstairs.add(one);
        }
        assert.equal(subscribers.isEmpty, rows.size + upstairs.size === 0);
        assert.equal(subscribers.size, rows.size);
        assert.equal(subscribers.watchers, [...rows].filter(({ seat }) => seat === null).length + upstairs.size);
        assert.deepEqual(new Set(subscribers.everybody()), new Set([...rows, ...upstairs]));
        for (const seat of [0, 1])
          assert.equal(
            subscribers.has(seat),
            [...rows].some((other) => other.seat === seat),
          );
        for (const row of subscribers.all())
          for (const { seat, views, legal } of row.members)
            assert.deepEqual([row.seat, row.views, row.legal], [seat, views, legal], 'alike in what they are shown');
      }
    }),
  );
});

test('a subscriber who joins twice counts once', () => {
  const subscribers = new Subscribers();
  subscribers.add(PEOPLE[0]);
  subscribers.add(PEOPLE[0]);
  assert.equal(subscribers.size, 1);
  subscribers.remove(PEOPLE[0]);
  assert.equal(subscribers.isEmpty, true);
});

test('all are dismissed, and no subscriber is left', () => {
  const subscribers = new Subscribers();
  const [a, b] = [watcher(0, 'whole', true), watcher(null, 'whole', true)];
  subscribers.add(a);
  subscribers.addOpenHandsViewer(b);
  subscribers.dismissAll('reload', 'again', true);
  assert.deepEqual([a.dismissed, b.dismissed, subscribers.isEmpty], [['reload'], ['reload'], true]);
});

test('a message to all reaches every group once, and not spectators of open hands', () => {
  const subscribers = new Subscribers();
  const rows = [watcher(0, 'whole', true), watcher(0, 'whole', true), watcher(null, 'patches', false)];
  const upstairs = watcher(null, 'whole', true);
  for (const one of rows) subscribers.add(one);
  subscribers.addOpenHandsViewer(upstairs);
  const frame = new Publication({ t: 'ok', cid: 'a', seq: 1 });
  subscribers.broadcast(frame);
  for (const { sent } of rows) assert.deepEqual(sent, [frame]);
  assert.deepEqual(upstairs.sent, []);
});

test('the last views of all groups are dropped', () => {
  const subscribers = new Subscribers();
  subscribers.add(PEOPLE[0]);
  for (const row of subscribers.all()) row.shown = { seq: 1, view: {} };
  subscribers.forgetShown();
  assert.ok(subscribers.all().every(({ shown }) => shown === null));
});
