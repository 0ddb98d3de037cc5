// A table that plays itself at random, from a seed: people sit down and leave, ask, agree, order, take back. Its
// matches form the corpus, and tests verify them.
import type { GameTypes } from '@backroom/kit';
import { type AnyGame, pick, type Seat, Seeded } from '@backroom/kit';
import {
  type Claim,
  type Command,
  chainOf,
  type Deed,
  type Doer,
  drawStream,
  type Entry,
  exportMatch,
  type Holder,
  keyOf,
  lotOrder,
  Match,
  openingOf,
  PACES,
  pledgeOf,
  portable,
  type Terms,
  undone,
  undoOffer,
  type Wisher,
  writeEntry,
} from '../src/index.ts';

/** 16 November 2026, 20:00: an arbitrary time. */
const BEGINNING = 1_794_859_200_000;

export interface Played {
  readonly terms: Terms;
  readonly secret: string;
  readonly entries: readonly Entry[];
  /** As a file. */
  readonly text: string;
}

export class Table {
  private readonly game: AnyGame;
  private readonly random: Seeded;
  private readonly secret: string;
  private readonly entries: Entry[] = [];
  private match: Match<GameTypes>;
  private at = BEGINNING;
  private commands = 0;
  private key = '';

  constructor(game: AnyGame, terms: Terms, seed: string) {
    this.game = game;
    this.random = new Seeded(seed);
    this.secret = portable.sha256(`${seed}, the secret`);
    const deed = openingOf(terms, this.secret);
    this.entries.push({ seq: 1, at: this.at, by: 'house', cid: null, deed });
    this.match = this.folded(Match.fold(game, this.entries));
  }

  /** A whole match, up to the disclosure of its secret. */
  play(): Played {
    this.gather();
    while (!this.match.disclosed) if (!this.chore()) this.decide();
    const { game, entries, secret, match } = this;
    const lines = entries.map((entry) => writeEntry(game, entry));
    const head = chainOf(match.id, secret, lines).at(-1) ?? null;
    const text = exportMatch(game, entries, { head, result: match.result() });
    return { terms: match.terms, secret, entries, text };
  }

  /** Most pledge a share, and most of these disclose it. */
  private gather(): void {
    const shares = this.match.chairs.map((_, seat) => portable.sha256(`${this.secret}, share ${seat}`));
    const pledging = shares.map(() => this.happens(0.7));
    for (const [seat, share] of shares.entries()) {
      const person = seat === 0 || this.happens(0.7);
      const holder: Holder = person ? { kind: 'person' } : { kind: 'bot', level: 'sharp', temperament: null };
      const pledge = person && pledging[seat] ? pledgeOf(share) : null;
      this.wish('house', { do: 'sit', seat, holder, pledge });
      if (this.happens(0.1) && seat < shares.length - 1) {
        this.wish('house', { do: 'rise', seat });
        this.wish('house', { do: 'sit', seat, holder, pledge });
      }
    }
    for (const [seat, share] of shares.entries()) if (this.happens(0.9)) this.wish(seat, { do: 'share', share });
    this.at += 5000;
  }

  /** What the host must do now; false: nothing. */
  private chore(): boolean {
    const chore = this.match.chores(this.at);
    if (chore === null) return false;
    if (chore.kind === 'draw') {
      const action = this.game.chance(this.match.state, drawStream(this.key, chore.number));
      this.append('chance', { do: 'draw', action }, null);
    } else if (chore.kind === 'disclose') this.append('house', { do: 'disclose', secret: this.secret }, null);
    else this.append(chore.by, chore.deed, null);
    if (chore.kind === 'begin') {
      const shares = this.match.chairs.map(({ share }) => share);
      this.key = keyOf(this.secret, this.match.id, shares);
    }
    return true;
  }

  /** A seat that must decide does so, or time runs out, or something else happens at the table first. */
  private decide(): void {
    // Now and then a player is idle, and late if there are clocks.
    this.at += this.happens(0.01) ? 400_000 : 1 + this.random.below(3000);
    if (this.chore()) return;
    if (this.happens(0.08)) this.something();
    const { match, game } = this;
    const turn = game.toAct(match.state);
    if (match.phase !== 'playing' || turn === 'over' || turn === 'chance') return;
    if (turn.length === 0) {
      this.at = Math.max(this.at, match.due() ?? this.at);
      return;
    }
    const seat = pick(turn, this.random);
    const as = match.chairs[seat].holder?.kind ?? 'person';
    const action = game.sample(match.state, seat, this.random);
    if (match.terms.window > 0 && turn.length > 1 && this.happens(0.5)) return this.grab(action, turn);
    this.wish(seat, { do: 'act', action, as, race: null });
  }

  /** All seats that may claim the same thing at once; after the first has it, the others mostly cannot. */
  private grab(action: unknown, turn: readonly Seat[]): void {
    const { match } = this;
    const able = turn.filter((seat) => this.match.admit(seat, this.claim(seat, action, null), this.at).ok);
    const order = lotOrder(this.key, match.grabs + 1, able);
    const first = this.at - this.random.below(match.terms.window);
    const race = order.map((seat) => {
      const arrived = first + this.random.below(this.at - first + 1);
      return { seat, arrived, credit: arrived - first };
    });
    for (const seat of order) this.wish(seat, this.claim(seat, action, race.length > 1 ? race : null));
  }

  private claim(seat: Seat, action: unknown, race: readonly Claim[] | null): Command {
    return { do: 'act', action, as: this.match.chairs[seat].holder?.kind ?? 'person', race };
  }

  private something(): void {
    const { match, random } = this;
    const seat: Seat = random.below(match.chairs.length);
    const others = match.chairs.flatMap((_, other) => (other === seat ? [] : [other]));
    const ask = (what: 'pause' | 'resume' | 'open-hands' | 'undo', agreed: boolean) => {
      if (what === 'undo') this.wish(seat, { do: 'undo', offer: undoOffer(this.game, this.entries, seat) });
      else this.wish(seat, { do: 'ask', what });
      for (const other of others) this.wish(other, { do: agreed ? 'agree' : 'decline' });
      while (this.chore());
    };
    switch (random.below(8)) {
      case 0:
      case 1:
      case 2:
        return ask('undo', this.happens(0.8));
      case 3:
        this.wish(seat, { do: 'leave', seat, why: 'left' });
        return;
      case 4:
        for (const other of match.chairs.keys()) this.wish(other, { do: 'return', seat: other });
        return;
      case 5:
        ask('pause', this.happens(0.8));
        return ask('resume', true);
      case 6:
        return ask('open-hands', this.happens(0.5));
      case 7: {
        const actions = this.game.legal(match.state, seat).map((action) => this.game.write(action));
        if (actions.length > 0)
          this.wish(seat, { do: 'order', order: { actions: actions.slice(0, 3), unless: [], times: 2 } });
        this.wish('house', { do: 'grace', ms: random.below(1000) });
        return;
      }
    }
  }

  /** Random wishes, not all of them possible. */
  private wish(by: Wisher, command: Command): void {
    const answer = this.match.admit(by, command, this.at);
    if (!answer.ok) return;
    this.commands += 1;
    const cid = by === 'house' ? null : `c${this.commands}`;
    const last = answer.deeds.length - 1;
    for (const [i, planned] of answer.deeds.entries()) this.append(planned.by, planned.deed, i === last ? cid : null);
  }

  private append(by: Doer, deed: Deed, cid: string | null): void {
    if (deed.do === 'undo') {
      const entry = this.match.stamp(by, deed, cid, this.at);
      this.match = this.folded(undone(this.game, this.entries, entry));
      this.entries.push(entry);
    } else this.entries.push(this.match.append(by, deed, cid, this.at, null));
  }

  private folded(read: ReturnType<typeof Match.fold>): Match<GameTypes> {
    if (!read.ok) throw new TypeError(read.why);
    return read.value;
  }

  private happens(chance: number): boolean {
    return this.random.below(1000) < chance * 1000;
  }
}

/** Terms for a match of these options; some seeds have clocks. */
export function termsFor(game: AnyGame, match: string, options: Terms['options'], seats: number): Terms {
  const random = new Seeded(`${match}, its terms`);
  return {
    match,
    game: game.id,
    rules: game.rules,
    options,
    seats,
    pace: random.below(3) === 0 ? PACES.live : null,
    undo: random.below(5) === 0 ? 'none' : 'allowed',
    window: random.below(2) * 150,
    standIn: { level: 'runner', temperament: random.below(2) === 0 ? null : 'greedy' },
    position: null,
    after: null,
  };
}
