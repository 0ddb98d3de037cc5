// Tests of the store contract, for any store that can be opened empty. Failures print fast-check's seed.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import type { Line, Store } from '../../src/store/contract.ts';
import { StoreError } from '../../src/store/trouble.ts';
import { matchRow, oneLine } from './made-up.ts';
import { modelStore } from './model.ts';
import { asked, everything, outcome } from './orders.ts';

export interface Opened {
  readonly store: Store;
  /** Closes the store and opens it again with what it kept. */
  reopen(): Promise<Store>;
  end(): Promise<void>;
}

export function testContract(name: string, open: () => Promise<Opened>): void {
  const promises = (title: string, prove: (opened: Opened) => Promise<void>): void => {
    test(`${name}: ${title}`, async () => {
      const opened = await open();
      try {
        await prove(opened);
      } finally {
        await opened.end();
      }
    });
  };

  test(`${name}: every answer is the model's, and so is what is left after reopening`, async () => {
    const property = fc.asyncProperty(
      fc.array(asked, { minLength: 60, maxLength: 200, size: 'max' }),
      async (orders) => {
        const opened = await open();
        const model = modelStore();
        try {
          for (const order of orders)
            assert.deepEqual(await outcome(opened.store, order), await outcome(model, order), JSON.stringify(order));
          assert.deepEqual(await everything(await opened.reopen()), await everything(model));
        } finally {
          await opened.end();
        }
      },
    );
    // The limit is for the search of a smaller failure; each step of it opens a store.
    await fc.assert(property, { numRuns: 8, interruptAfterTimeLimit: 15_000 });
  });

  promises('P3 a retry gets the first answer, and changes nothing', async ({ store }) => {
    await store.createMatch(matchRow('m'), [oneLine(1, 'start')]);
    assert.deepEqual(await store.append('m', [oneLine(2, 'c')]), { ok: true });
    const first = { ok: false, why: 'repeated', cid: 'c', seq: 2 };
    assert.deepEqual(await store.append('m', [oneLine(2, 'c')]), first);
    assert.deepEqual(await store.append('m', [oneLine(3, 'd'), oneLine(4, 'c')]), first);
    assert.deepEqual(await Promise.all([3, 9].map((seq) => store.append('m', [oneLine(seq, 'c')]))), [first, first]);
    assert.equal(await store.answerTo('m', 'c'), 2);
    assert.equal((await store.lines('m', 1)).length, 2);
    assert.deepEqual(
      (await store.lines('m', 1, 1)).map(({ seq }) => seq),
      [1],
    );
  });

  promises('P26 many want the same seq: one gets it, the log has no gap and no double', async ({ store }) => {
    await store.createMatch(matchRow('m'), []);
    for (let seq = 1; seq <= 5; seq++) {
      const rivals = Array.from({ length: 16 }, (_, rival) => store.append('m', [oneLine(seq, `${rival}.${seq}`)]));
      const answers = await Promise.all(rivals);
      assert.equal(answers.filter(({ ok }) => ok).length, 1);
      for (const answer of answers) if (!answer.ok) assert.equal(answer.why, 'conflict');
    }
    assert.deepEqual(
      (await store.lines('m', 1)).map(({ seq }) => seq),
      [1, 2, 3, 4, 5],
    );
  });

  promises(
    'P26 a line that was sent with a refused one does not follow the line that took its place',
    async ({ store }) => {
      await store.createMatch(matchRow('m'), [oneLine(1, 'a')]);
      const theirs = { ...oneLine(2, 'b'), hash: 'theirs' };
      const [first, second, third] = await Promise.all([
        store.append('m', [theirs], { after: 'hash of 1' }),
        store.append('m', [oneLine(2, 'c')], { after: 'hash of 1' }),
        store.append('m', [oneLine(3, 'd')], { after: 'hash of 2' }),
      ]);
      assert.deepEqual([first.ok, second.ok, third.ok], [true, false, false]);
      assert.deepEqual(await store.append('m', [oneLine(3, 'd')], { after: 'theirs' }), { ok: true });
    },
  );

  promises(
    'appends asked for without waiting are carried out in that order, and spoil no other match',
    async ({ store }) => {
      const ids = ['m1', 'm2', 'm3', 'm4'];
      await Promise.all(ids.map((id) => store.createMatch(matchRow(id), [])));
      const answers = await Promise.all(
        ids.flatMap((id, which) =>
          Array.from({ length: 20 }, (_, index) => {
            // In the second match the tenth line repeats a cid: what comes after it there would leave a gap.
            const cid = which === 1 && index === 9 ? '1' : String(index + 1);
            return store.append(id, [oneLine(index + 1, cid)]);
          }),
        ),
      );
      const lengths = await Promise.all(ids.map(async (id) => (await store.lines(id, 1)).length));
      assert.deepEqual(lengths, [20, 9, 20, 20]);
      assert.equal(answers.filter(({ ok }) => ok).length, 69);
      assert.deepEqual(answers[29], { ok: false, why: 'repeated', cid: '1', seq: 1 });
      for (const answer of answers.slice(30, 40)) assert.deepEqual(answer, { ok: false, why: 'conflict' });
    },
  );

  promises('what may be used once is used once, however many try', async ({ store }) => {
    const row = { kind: 'ticket', key: 'k', owner: null, value: { seat: 1 }, expiresAt: null };
    const rivals = Array.from({ length: 20 });
    assert.equal((await Promise.all(rivals.map(() => store.claim(row)))).filter(Boolean).length, 1);
    const taken = (await Promise.all(rivals.map(() => store.take('ticket', 'k')))).filter((got) => got !== null);
    assert.deepEqual(taken, [row]);
  });

  promises('a row that was removed or given away is not brought back by a change', async ({ store }) => {
    const row = { kind: 'chair', key: 'k', owner: 'otto', value: { name: 'Otto' }, expiresAt: 5 };
    const renamed = { ...row, value: { name: 'Otto the Second' }, expiresAt: 7 };
    assert.equal(await store.replace(renamed), false);
    assert.equal(await store.get('chair', 'k'), null);
    await store.put({ ...row, owner: 'rosie' });
    assert.equal(await store.replace(renamed), false);
    assert.equal(await store.replace({ ...renamed, owner: null }), false);
    assert.deepEqual(await store.get('chair', 'k'), { ...row, owner: 'rosie' });
    await store.put(row);
    assert.equal(await store.replace(renamed), true);
    assert.deepEqual(await store.get('chair', 'k'), renamed);
    const nobodys = { ...row, key: 'n', owner: null };
    await store.put(nobodys);
    assert.equal(await store.replace({ ...nobodys, value: 1 }), true);
  });

  promises('what cannot be kept as given is refused, and nothing of it is kept', async ({ store }) => {
    await store.createMatch(matchRow('m'), []);
    const misuse = (promise: Promise<unknown>) =>
      assert.rejects(promise, (error) => error instanceof StoreError && error.code === 'misuse');
    const bad = (change: Partial<Line>): Promise<unknown> => store.append('m', [{ ...oneLine(1, 'c'), ...change }]);
    await misuse(bad({ text: 'half \ud83d' }));
    await misuse(bad({ cid: 'a\0b' }));
    await misuse(bad({ at: 0.5 }));
    await misuse(bad({ seq: 0 }));
    await misuse(store.append('m', []));
    await misuse(store.append('m', [oneLine(1, 'a'), oneLine(3, 'b')]));
    await misuse(store.append('m', [oneLine(1, 'a'), oneLine(2, 'a')]));
    await misuse(store.createMatch(matchRow('n'), [oneLine(2, 'a')]));
    await misuse(store.matches({ limit: -1 }));
    await misuse(store.put({ kind: 'k', key: 'k', owner: null, value: undefined, expiresAt: null }));
    assert.deepEqual(await store.lines('m', 1), []);
    assert.equal(await store.match('n'), null);
  });

  promises('closing keeps every promise given before, and gives no more', async ({ store, reopen }) => {
    await store.createMatch(matchRow('m'), []);
    const given = Array.from({ length: 50 }, (_, index) => store.append('m', [oneLine(index + 1, null)]));
    const [again] = await Promise.all([reopen(), ...given]);
    assert.equal((await again.lines('m', 1)).length, 50);
    await assert.rejects(store.append('m', [oneLine(51, null)]), { code: 'closed' });
    assert.equal((await store.health()).ok, false);
    assert.equal((await again.health()).ok, true);
  });
}
