// Fair matches verify, and nothing else does: every change by a host or a stranger breaks a check, which names it.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import { everyOptions, type Json } from '@backroom/kit';
import { scheffeln } from '@backroom/scheffeln';
import fc from 'fast-check';
import { type Played, Table, termsFor } from '../corpus/table.ts';
import {
  type Check,
  type Claim,
  chainOf,
  commitmentTo,
  type Deed,
  drawStream,
  type Entry,
  exportMatch,
  type FindGame,
  importMatch,
  keyOf,
  Match,
  pledgeOf,
  type Verification,
  verifyMatch,
  writeEntry,
} from '../src/index.ts';
import { native } from './native.ts';

const findGame: FindGame = (id, rules) => (id === 'scheffeln' && rules === 1 ? scheffeln : undefined);
const MODES = everyOptions(scheffeln.options);

function playOne(seed: string, mode = 0): Played {
  const options = MODES[mode % MODES.length];
  return new Table(scheffeln, termsFor(scheffeln, seed, options as unknown as Json, 3), seed).play();
}

/** The names of the checks with this outcome. */
const those = (outcome: Check['outcome'], { checks }: Verification): string[] =>
  checks.filter((one) => one.outcome === outcome).map(({ name }) => name);

/** What a careful host could publish after it changed its log: with new numbers and a matching head. */
function republish({ terms, secret, entries }: Played, change: (entries: Entry[]) => Entry[], told = secret): string {
  const changed = change([...entries]).map((entry, i) => ({ ...entry, seq: i + 1 }));
  const lines = changed.map((entry) => writeEntry(scheffeln, entry));
  return exportMatch(scheffeln, changed, { head: chainOf(terms.match, told, lines).at(-1) ?? null });
}

const swap = (entries: Entry[], index: number, deed: Deed): Entry[] => entries.with(index, { ...entries[index], deed });
const find = (entries: readonly Entry[], name: Deed['do'], from = 0): number =>
  entries.findIndex(({ deed }, i) => i >= from && deed.do === name);

const MATCH = playOne('tampered');
const secretAgain = native.sha256('another secret');

test('every match that a fair table plays verifies, with undo, pauses, orders and stand-ins', () => {
  const seen = new Set<string>();
  for (let i = 0; i < 60; i++) {
    const played = playOne(`fair ${i}`.replace(' ', '-'), i);
    const verification = verifyMatch(findGame, played.text, i % 2 === 0 ? native : undefined);
    assert.deepEqual(those('ok', verification).length, 8, JSON.stringify(verification.checks, null, 1));
    assert.ok(verification.ok);
    assert.equal(verification.heads.length, played.entries.length);
    for (const { deed } of played.entries) seen.add(deed.do);
  }
  const never = ['end'];
  assert.equal(seen.size, 21 - never.length, [...seen].join(' '));
});

test('every change in the text of a log is noticed', () => {
  const start = MATCH.text.indexOf('\n\n') + 2;
  const end = MATCH.text.lastIndexOf('\n\n');
  const patch = fc.string({ unit: fc.constantFrom(...'0123456789abcdef :#\nredblue'.split('')), maxLength: 4 });
  fc.assert(
    fc.property(fc.integer({ min: start, max: end - 1 }), fc.nat(4), patch, (at, cut, inserted) => {
      const text = MATCH.text.slice(0, at) + inserted + MATCH.text.slice(at + cut);
      assert.equal(verifyMatch(findGame, text, native).ok, text === MATCH.text);
    }),
    { numRuns: 300 },
  );
});

test('dropped, doubled or exchanged lines with new numbers and a matching head cannot fool the verifier', () => {
  fc.assert(
    fc.property(fc.nat(), fc.nat(), fc.constantFrom('drop', 'double', 'exchange'), (a, b, how) => {
      const text = republish(MATCH, (entries) => {
        const [i, j] = [1 + (a % (entries.length - 2)), 1 + (b % (entries.length - 2))];
        if (how === 'drop') return entries.toSpliced(i, 1);
        if (how === 'double') return entries.toSpliced(i, 0, entries[i]);
        return entries.with(i, { ...entries[j], at: entries[i].at }).with(j, { ...entries[i], at: entries[j].at });
      });
      const verification = verifyMatch(findGame, text, native);
      if (!verification.ok) assert.ok(those('failed', verification).length > 0);
    }),
    { numRuns: 100 },
  );
});

test('a server whose draws do not follow from its secret is found out, even with a matching chain', () => {
  const draw = find(MATCH.entries, 'draw');
  const { deed } = MATCH.entries[draw];
  assert.ok(deed.do === 'draw');
  const action = structuredClone(deed.action) as { cars: number[] };
  action.cars.reverse();
  const verification = verifyMatch(
    findGame,
    republish(MATCH, (entries) => swap(entries, draw, { do: 'draw', action })),
  );
  assert.ok(those('failed', verification).includes('draws'), JSON.stringify(verification.checks));
  assert.ok(those('ok', verification).includes('commitment'));
});

/** A match with grabs that several seats claimed at once. */
function withGrabs(): { readonly played: Played; readonly grabs: readonly Entry[] } {
  for (let i = 0; i < 500; i++) {
    const played = playOne(`grabs-${i}`, i);
    const grabs = played.entries.filter(({ deed, by }) => deed.do === 'act' && deed.race?.[0].seat === by);
    if (grabs.some(({ deed }) => deed.do === 'act' && (deed.race?.length ?? 0) > 2)) return { played, grabs };
  }
  throw new Error('no grab was ever drawn by lot');
}

/** The same match up to this entry, with another one in its place; then the host ends it and discloses the secret. */
function cutAt({ seq, at }: Entry, instead: Partial<Entry>, secret: string): (entries: Entry[]) => Entry[] {
  const close = (deed: Deed): Entry => ({ seq: 0, at, by: 'house', cid: null, deed });
  return (entries) => [
    ...entries.slice(0, seq - 1),
    { ...entries[seq - 1], ...instead },
    close({ do: 'end', why: 'house' }),
    close({ do: 'disclose', secret }),
  ];
}

const withRace = (deed: Deed, change: (race: readonly Claim[]) => readonly Claim[]): Deed =>
  deed.do === 'act' && deed.race !== null ? { ...deed, race: change(deed.race) } : deed;

test('a server that serves grabs in another order than its lots is found out, even with a matching chain', () => {
  const { played, grabs } = withGrabs();
  assert.ok(those('ok', verifyMatch(findGame, played.text)).includes('lots'));
  const reversed = republish(played, (entries) =>
    entries.map((entry) => ({ ...entry, deed: withRace(entry.deed, (race) => race.toReversed()) })),
  );
  assert.ok(!verifyMatch(findGame, reversed).ok);
  for (const grab of grabs) {
    const { deed } = grab;
    assert.ok(deed.do === 'act' && deed.race !== null);
    // Another seat gets it: everything else follows the rules, so that only the lots can reveal it.
    const by = deed.race[deed.race.length - 1].seat;
    const instead = { by, deed: withRace(deed, (race) => race.toReversed()) };
    const cheat = verifyMatch(findGame, republish(played, cutAt(grab, instead, played.secret)));
    assert.deepEqual(those('failed', cheat), ['lots'], JSON.stringify(cheat.checks));
    const fair = verifyMatch(findGame, republish(played, cutAt(grab, {}, played.secret)));
    assert.ok(those('ok', fair).includes('lots'));
    if (deed.race.length < 3) continue;
    // The same seat gets it, but the seats after it change places.
    const losers = { deed: withRace(deed, ([first, ...rest]) => [first, ...rest.toReversed()]) };
    const subtle = verifyMatch(findGame, republish(played, cutAt(grab, losers, played.secret)));
    assert.deepEqual(those('failed', subtle), ['lots']);
  }
});

test('in a match of backroom-1 the lots cannot be checked, and nothing says that they were fair', () => {
  const { played, grabs } = withGrabs();
  const [grab] = grabs;
  const { deed } = grab;
  assert.ok(deed.do === 'act' && deed.race !== null);
  const instead = { by: deed.race[1].seat, deed: withRace(deed, (race) => race.toReversed()) };
  const text = republish(played, (entries) => {
    const opening: Deed = {
      do: 'open',
      terms: played.terms,
      commitment: commitmentTo(played.secret, played.terms, 'backroom-1'),
    };
    return swap(cutAt(grab, instead, played.secret)(entries), 0, opening);
  });
  const verification = verifyMatch(findGame, text);
  assert.ok(verification.ok, JSON.stringify(verification.checks));
  assert.deepEqual(those('unknown', verification), ['lots', 'result']);
});

test('a server that discloses another secret than its commitment is found out', () => {
  const told = find(MATCH.entries, 'disclose');
  const lie = (entries: Entry[]) => swap(entries, told, { do: 'disclose', secret: secretAgain });
  const verification = verifyMatch(findGame, republish(MATCH, lie, secretAgain));
  const failed = those('failed', verification).filter((name) => name !== 'lots');
  assert.deepEqual(failed, ['commitment', 'draws']);
  assert.ok(those('ok', verification).includes('chain'));
});

test('the check of shares says how many seats added one, and which never disclosed theirs', () => {
  const counts = new Set<string>();
  for (let i = 0; i < 30; i++) {
    const played = playOne(`shares-${i}`);
    const begun = Match.fold(scheffeln, played.entries.slice(0, find(played.entries, 'begin')));
    assert.ok(begun.ok);
    const { chairs } = begun.value;
    const shared = chairs.filter(({ share }) => share !== null).length;
    const withheld = chairs.flatMap(({ pledge, share }, seat) => (pledge !== null && share === null ? [seat] : []));
    const given = `${shared} of 3 seats mixed a share of their own into the shuffle, each as pledged`;
    const expected =
      withheld.length > 0
        ? `${given}; pledged but never shown: seat ${withheld.join(', ')}.`
        : shared > 0
          ? `${given}.`
          : "No seat added a share: the shuffle depends only on the server's secret.";
    const { checks } = verifyMatch(findGame, played.text, native);
    assert.equal(checks.find(({ name }) => name === 'shares')?.sentence, expected);
    counts.add(`${shared}, ${withheld.length}`);
  }
  for (const count of ['0, 0', '1, 0', '2, 0', '1, 1']) assert.ok(counts.has(count), `no match with ${count}`);
});

test('a share that was not pledged is found out, and so is a pledge made after seeing shares', () => {
  const shown = find(MATCH.entries, 'share');
  assert.notEqual(shown, -1);
  const other = verifyMatch(
    findGame,
    republish(MATCH, (all) => swap(all, shown, { do: 'share', share: secretAgain })),
  );
  assert.ok(those('failed', other).includes('shares'));
  const holder = { kind: 'person' } as const;
  const late: Entry = {
    ...MATCH.entries[shown],
    by: 'house',
    cid: null,
    deed: { do: 'sit', seat: 1, holder, pledge: pledgeOf(secretAgain) },
  };
  const after = verifyMatch(
    findGame,
    republish(MATCH, (all) => all.toSpliced(shown + 1, 0, late)),
  );
  assert.match(
    after.checks.find(({ name }) => name === 'shares')?.sentence ?? '',
    /pledges a share after others were disclosed/,
  );
});

/** A match in which a draw was taken back, and the entry of the draw that came after. */
function withDrawTakenBack(): { readonly played: Played; readonly again: Entry; readonly takenBack: number } {
  for (let i = 0; i < 500; i++) {
    const played = playOne(`undo-${i}`, i);
    for (const { deed, seq } of played.entries) {
      if (deed.do !== 'undo') continue;
      const gone = played.entries.slice(deed.to - 1, seq).filter((entry) => entry.deed.do === 'draw');
      const again = played.entries.slice(seq).find((entry) => entry.deed.do === 'draw');
      if (gone.length > 0 && again !== undefined) return { played, again, takenBack: gone.length };
    }
  }
  throw new Error('no draw was ever taken back');
}

test('draws that were taken back count: a server that repeats a draw is found out', () => {
  const { played, again, takenBack } = withDrawTakenBack();
  assert.ok(verifyMatch(findGame, played.text).ok);
  const before = Match.fold(scheffeln, played.entries.slice(0, again.seq - 1));
  assert.ok(before.ok);
  const { state, chairs, draws, id } = before.value;
  const key = keyOf(
    played.secret,
    id,
    chairs.map(({ share }) => share),
  );
  assert.deepEqual(again.deed, { do: 'draw', action: scheffeln.chance(state, drawStream(key, draws + 1)) });
  const action = scheffeln.chance(state, drawStream(key, draws + 1 - takenBack));
  const cheat = republish(played, (entries) => swap(entries, again.seq - 1, { do: 'draw', action }));
  assert.ok(those('failed', verifyMatch(findGame, cheat)).includes('draws'));
});

test('a wrong head and a wrong result are named', () => {
  const read = importMatch(findGame, MATCH.text);
  assert.ok(read.ok && read.value.result !== null);
  const { entries, result, head } = read.value;
  const [first, ...rest] = result.scores;
  const better = { ...result, scores: [first + 500, ...rest] };
  assert.deepEqual(those('failed', verifyMatch(findGame, exportMatch(scheffeln, entries, { head, result: better }))), [
    'result',
  ]);
  const elsewhere = exportMatch(scheffeln, entries, { head: secretAgain, result });
  assert.deepEqual(those('failed', verifyMatch(findGame, elsewhere)), ['chain']);
  const silent = verifyMatch(findGame, exportMatch(scheffeln, entries));
  assert.ok(silent.ok);
  assert.deepEqual(those('unknown', silent), ['chain']);
});

test('for a match that is not over, each check that is possible is made', () => {
  for (const length of [1, 5, 20, MATCH.entries.length - 1]) {
    const verification = verifyMatch(findGame, exportMatch(scheffeln, MATCH.entries.slice(0, length)));
    assert.ok(verification.ok, JSON.stringify(verification.checks));
    for (const name of ['commitment', 'draws', 'chain']) assert.ok(those('unknown', verification).includes(name));
    assert.ok(those('ok', verification).includes('rules'));
    assert.deepEqual(verification.heads, []);
  }
});

test('a file that is not a match fails with the reason', () => {
  const { ok, checks, match } = verifyMatch(findGame, 'Dear Sir,\n');
  assert.deepEqual({ ok, match }, { ok: false, match: null });
  assert.deepEqual(checks, [
    { name: 'text', outcome: 'failed', sentence: 'line 1: must be "Backroom match, format 1".' },
  ]);
});
