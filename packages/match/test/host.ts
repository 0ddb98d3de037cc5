// A host for tests: keeps a log in memory, draws chance from a seed, does its chores, and uses a manual clock.
import assert from 'node:assert/strict';
import { type AnyGame, Seeded } from '@backroom/kit';
import {
  type AnyMatch,
  type Command,
  type CommandResult,
  type Deed,
  type Doer,
  type Entry,
  Match,
  PACES,
  type Terms,
  undone,
  undoOffer,
  type Wisher,
} from '@backroom/match';

const SECRET = 'ab'.repeat(32);

export const termsFor = (game: AnyGame, seats: number, more: Partial<Terms> = {}): Terms => ({
  match: 'table-1',
  game: game.id,
  rules: game.rules,
  options: {},
  seats,
  pace: PACES.none,
  undo: 'allowed',
  window: 0,
  standIn: { level: 'random', temperament: null },
  position: null,
  after: null,
  ...more,
});

/** The whole state of a match as text, to compare. A refusal must not change it. */
export function fingerprint(match: AnyMatch): string {
  const { game, state, terms: _, ...rest } = match;
  return JSON.stringify({ ...rest, state: game.save(state) });
}

export class TestHost {
  readonly game: AnyGame;
  readonly entries: Entry[] = [];
  /** The fingerprint of the live match after each entry. */
  readonly prints: string[] = [];
  readonly random: Seeded;
  match: AnyMatch;
  now = 1_000_000;

  constructor(game: AnyGame, terms: Terms, seed = 'house') {
    this.game = game;
    this.random = new Seeded(seed);
    const deed: Deed = { do: 'open', terms, shuffle: 'backroom-2', commitment: 'cd'.repeat(32) };
    this.entries.push({ seq: 1, at: this.now, by: 'house', cid: null, deed });
    const opened = Match.fold(game, this.entries);
    assert.ok(opened.ok, opened.ok ? '' : opened.why);
    this.match = opened.value;
    this.prints.push(fingerprint(this.match));
  }

  do(by: Doer, deed: Deed, cid: string | null = null): Entry {
    const entry = this.match.stamp(by, deed, cid, this.now);
    if (deed.do === 'undo') {
      const back = undone(this.game, this.entries, entry);
      assert.ok(back.ok, back.ok ? '' : back.why);
      this.match = back.value;
    } else assert.deepEqual(this.match.append(by, deed, cid, this.now, null), entry);
    this.entries.push(entry);
    this.prints.push(fingerprint(this.match));
    return entry;
  }

  chores(): void {
    for (let i = 0; ; i++) {
      assert.ok(i < 10_000, 'the chores never end');
      const chore = this.match.chores(this.now);
      if (chore === null) return;
      if (chore.kind === 'disclose') this.do('house', { do: 'disclose', secret: SECRET });
      else if (chore.kind === 'draw') {
        const action = this.game.chance(this.match.state, this.random.split(`draw ${chore.number}`));
        this.do('chance', { do: 'draw', action });
      } else this.do(chore.by, chore.deed);
    }
  }

  /** Chores, the command, and what follows from it. */
  wish(by: Wisher, command: Command, cid: string | null = null): CommandResult {
    this.chores();
    const before = this.prints.at(-1);
    const answer = this.match.admit(by, command, this.now);
    assert.equal(fingerprint(this.match), before, 'admit changes nothing');
    if (answer.ok) for (const { by: doer, deed } of answer.deeds) this.do(doer, deed, doer === by ? cid : null);
    this.chores();
    return answer;
  }

  /** As `wish`, and it must be allowed. */
  must(by: Wisher, command: Command): void {
    const answer = this.wish(by, command);
    assert.ok(answer.ok, answer.ok ? '' : `${command.do}: ${answer.code}, ${answer.why}`);
  }

  /** Fills the table: the first `persons` seats with persons, the others with bots. */
  seat(persons: number): this {
    for (const seat of this.match.chairs.keys()) {
      const holder = seat < persons ? PERSON : BOT;
      this.must(seat < persons ? seat : 'house', { do: 'sit', seat, holder, pledge: null });
    }
    return this;
  }

  act(seat: number, action: unknown): CommandResult {
    const as = this.match.chairs[seat].holder?.kind ?? 'person';
    return this.wish(seat, { do: 'act', action, as, race: null }, `seat-${seat}-${this.match.seq}`);
  }

  /** A random legal action, from the host's own seed. */
  anything(seat: number): unknown {
    return this.game.sample(this.match.state, seat, this.random);
  }

  undo(seat: number): CommandResult {
    return this.wish(seat, { do: 'undo', offer: undoOffer(this.game, this.entries, seat) });
  }

  /** Bots play until a person must decide or all is over. */
  bots(): void {
    for (let i = 0; this.match.phase === 'playing'; i++) {
      assert.ok(i < this.game.bound, 'the bots never end');
      const [seat] = this.match.botsToAct();
      if (seat === undefined) return;
      assert.ok(this.act(seat, this.anything(seat)).ok);
    }
  }
}

export const PERSON = { kind: 'person' } as const;
export const BOT = { kind: 'bot', level: 'random', temperament: null } as const;
