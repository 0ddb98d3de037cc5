// A player who prefers actions that have not come up yet. In each game it prefers one action, and deals itself tables
// where the cards that are still missing lie on top: any order of a shuffled deck is a possible one.
import { pick, type Random, Seeded, shuffle } from '@backroom/kit';
import type { Action, SeatAction, SetUpDraw } from '../../src/actions.ts';
import { BOX } from '../../src/box.ts';
import { PEOPLE, personCard } from '../../src/cards/index.ts';
import { chance, possible } from '../../src/chance.ts';
import type { Event } from '../../src/events.ts';
import { apply, legal, toAct } from '../../src/machine.ts';
import { refusals } from '../../src/refusals.ts';
import { type State, start, top } from '../../src/state.ts';
import { ACTS, type Act, DISTRICTS, GANGS, type Gang } from '../../src/vocabulary.ts';
import { GOALS, happened, reached } from './goals.ts';

/** Raids that let everybody move a police car. */
const PATROLS = ['dragnet', 'truck-through-the-door'];

/** Keeps everybody poor and in few districts, with all police cars in the district of seat 0. */
function ruin(s: State, options: readonly SeatAction[]): readonly SeatAction[] {
  const home = s.tiles.find((tile) => tile.owner === 0)?.district ?? -1;
  const dear = options.filter((a) => a.type === 'act' && a.act === 'upgrade');
  if (dear.length > 0) return dear;
  const meagre = options.filter((a) => {
    if (a.type === 'skill' || a.type === 'fulfil' || a.type === 'vehicle' || a.type === 'ready') return false;
    if (a.type === 'police') return DISTRICTS[home] === a.to;
    return a.type === 'act' ? a.act === 'recruit' || a.act === 'dismiss' : options.length < 2 || a.type !== 'tile';
  });
  return meagre.length > 0 ? meagre : options;
}

export class Explorer {
  readonly missing = new Set(GOALS);
  games = 0;
  decisions = 0;
  private fond: Act = 'deal';
  /**
   * In some games everybody spends what they have, and the police gather in one district: then no thug can be sent
   * anywhere.
   */
  private ruinous = false;

  /** Plays one whole game, and leaves the table as it is at the end. */
  play(): State {
    const random = new Seeded(`explorer ${this.games}`);
    const seats = 2 + (this.games % 3);
    const s = start(
      {
        jobDraft: this.games % 7 === 0,
        ringByHand: this.missing.has('action ring'),
        gangs: this.gangs(random),
        solo: null,
      },
      seats,
    );
    this.games++;
    this.fond = this.fondOf(random);
    this.ruinous = this.missing.has('refusal nowhere-to-send') && this.games % 5 === 0;
    const out: Event[] = [];
    for (let turn = toAct(s); turn !== 'over'; turn = toAct(s)) {
      if (turn === 'chance') this.apply(s, 'chance', this.draw(s, random), out);
      else {
        const seat = this.eager(s) ?? turn[0];
        this.apply(s, seat, this.choose(s, seat, random), out);
      }
      if (s.headlines.length === 1) this.tick(`news ${s.headlines[0]}`);
    }
    return s;
  }

  private tick(goal: string): void {
    this.missing.delete(goal);
  }

  private apply(s: State, by: number | 'chance', action: Action, out: Event[]): void {
    out.length = 0;
    this.decisions++;
    if (by !== 'chance') for (const goal of reached(s, action as SeatAction)) this.tick(goal);
    apply(s, by, action, out);
    for (const event of out) for (const goal of happened(event)) this.tick(goal);
  }

  /** Is some goal of this card still missing? */
  private lacks(card: string): boolean {
    for (const goal of this.missing) if (goal.includes(card)) return true;
    return false;
  }

  /** The gangs whose own people have something new to show come first. */
  private gangs(random: Random): Gang[] {
    const wanted = GANGS.filter((gang) => PEOPLE.some((card) => card.gang === gang && this.lacks(card.id)));
    return [
      ...wanted,
      ...shuffle(
        GANGS.filter((gang) => !wanted.includes(gang)),
        random,
      ),
    ];
  }

  /** Missing goals decide the options of a game; otherwise they are random. */
  private fondOf(random: Random): Act {
    if (this.missing.has('refusal no-control-to-remove') && random.below(2) === 0) return 'oust';
    if (PEOPLE.some(({ id, level }) => level > 0 && this.lacks(id)) && random.below(3) > 0) return 'hire';
    if (PEOPLE.some(({ id, level }) => level === 0 && this.lacks(id)) && random.below(3) > 0) return 'upgrade';
    if (this.missing.has('refusal no-cards-left') && random.below(3) === 0) return 'dealer';
    return pick(ACTS, random);
  }

  /** A set-up with what is missing on top. */
  private draw(s: State, random: Random): Action {
    const drawn = chance(s, random);
    if (drawn.type !== 'set-up') return drawn;
    const first = (cards: readonly string[]): string[] => {
      const wanted = cards.filter((card) => this.lacks(card));
      return [...wanted, ...cards.filter((card) => !wanted.includes(card))];
    };
    const { low, high, jobs, dealers, federal } = drawn;
    const rich: SetUpDraw = {
      ...drawn,
      low: first(low),
      high: first(high),
      jobs: first(jobs),
      dealers: first(dealers),
      federal: this.ruinous ? [...PATROLS, ...federal.filter((card) => !PATROLS.includes(card))] : first(federal),
      news: first([...drawn.news, ...BOX.news.filter((card) => !drawn.news.includes(card))]).slice(
        0,
        drawn.news.length,
      ),
    };
    if (!possible(s, rich)) throw new Error('chance could not have drawn that');
    return rich;
  }

  /** Somebody at the table who can reveal a Job that nobody has revealed before. */
  private eager(s: State): number | undefined {
    if (top(s)?.kind !== 'turn') return undefined;
    const isNew = (action: SeatAction): boolean =>
      action.type === 'fulfil' && this.missing.has(`fulfilled ${action.job}`);
    for (let seat = 0; seat < s.seats; seat++) if (legal(s, seat).some(isNew)) return seat;
    return undefined;
  }

  private choose(s: State, seat: number, random: Random): SeatAction {
    const options = legal(s, seat);
    for (const { code } of refusals(s, seat)) this.tick(`refusal ${code}`);
    if (this.ruinous) return pick(ruin(s, options), random);
    const fresh = options.filter((action) => reached(s, action).some((goal) => this.missing.has(goal)));
    if (fresh.length > 0 && random.below(8) > 0) return pick(fresh, random);
    const frame = top(s);
    const welcome = options.find((action) => action.type === 'to-hand');
    if (welcome && frame?.kind === 'welcome' && this.lacks(frame.card)) return welcome;
    const fond = options.find((action) => action.type === 'act' && action.act === this.fond);
    if (fond && random.below(5) > 0) return fond;
    const plans = options.filter((action) => action.type === 'plan');
    if (plans.length > 0 && random.below(6) > 0) return this.promising(plans, random);
    // Stopping early and sending thugs home exercise little: other things first. Where everybody is to lose control,
    // nobody seizes.
    const busy = options.filter(
      (a) =>
        a.type !== 'stop' &&
        a.type !== 'end-turn' &&
        !(a.type === 'act' && (a.act === 'dismiss' || (a.act === 'seize' && this.fond === 'oust'))),
    );
    return pick(busy.length > 0 && random.below(10) > 0 ? busy : options, random);
  }

  /** People with something new to show are worth laying out; so are those who help to hire them. */
  private promising(plans: readonly SeatAction[], random: Random): SeatAction {
    const wanted = plans.filter((a) => a.type === 'plan' && (this.lacks(a.card) || personCard(a.card).influence > 1));
    return pick(wanted.length > 0 ? wanted : plans, random);
  }
}
