// The engine protocol: matches in which everything may be seen. One request in, one answer out. It does not use
// croupier's `Host`, because it explores states, not matches: it starts from any state, redeals hidden cards and keeps
// thousands of positions without logs, seats or subscribers.
import { randomUUID } from 'node:crypto';
import { type AnyMind, decide, isLevel, LEVEL, LEVELS, TEMPERAMENTS, type Temperament } from '@backroom/bots';
import { findOffer, mindOf, OFFERS } from '@backroom/games';
import {
  type AnyGame,
  admit,
  describeOptions,
  everyOptions,
  LANGUAGES,
  passTime,
  readOptions,
  type Seat,
  Seeded,
  type Sink,
  settle,
} from '@backroom/kit';
import { Intentions } from './intentions.ts';
import {
  type EngineRequest,
  EngineRequestError,
  type Id,
  idOf,
  observerOf,
  parseRequest,
  quote,
  seatOf,
  textOf,
  wholeOf,
} from './requests.ts';

const PROTOCOL = 1;
const LONGEST_TICK_MS = 3_600_000;
const LONGEST_THOUGHT_MS = 60_000;
/** Levels of bots, from the weakest on. */
const SUGGESTERS = ['random', ...LEVELS];

interface Match {
  readonly id: string;
  readonly game: AnyGame;
  readonly mind: AnyMind;
  readonly seats: number;
  readonly seed: string;
  readonly random: Seeded;
  /** All events, from which a vengeful bot's grudge is computed. */
  readonly events: unknown[];
  readonly intentions: Intentions;
  state: unknown;
  seq: number;
}

type Answer = Record<string, unknown>;

export class EngineSession {
  private readonly version: string;
  private readonly matches = new Map<string, Match>();
  private made = 0;

  constructor(version: string) {
    this.version = version;
  }

  /** Never throws: every line gets an answer. */
  answer(line: string | null): Answer {
    let id: Id = null;
    try {
      const request = parseRequest(line);
      id = idOf(request);
      return { id, ok: true, ...this.carryOut(request) };
    } catch (error) {
      return { id, ok: false, error: this.explain(error) };
    }
  }

  private explain(error: unknown): { code: string; message: string } {
    if (error instanceof EngineRequestError) return { code: error.code, message: error.message };
    // Only data nested deeper than the stack can get past the checks above.
    if (error instanceof RangeError) return { code: 'bad-request', message: 'the request is nested too deeply' };
    console.error(error);
    return { code: 'bad-request', message: 'this request met a fault in the engine; it is reported on standard error' };
  }

  private carryOut(request: EngineRequest): Answer {
    switch (request.cmd) {
      case 'hello':
        return this.hello();
      case 'new':
        return this.start(request);
      case 'load':
        return this.load(request);
      case 'act':
        return this.act(request);
      case 'tick':
        return this.tick(request);
      case 'view':
        return this.view(request);
      case 'suggest':
        return this.suggest(request);
      case 'redeal':
        return this.redeal(request);
      case 'end':
        this.matches.delete(this.find(request).id);
        return {};
      case undefined:
        throw new EngineRequestError('bad-request', 'a request needs a cmd, such as {"id":1,"cmd":"hello"}');
      default:
        throw new EngineRequestError('unknown-command', `there is no command ${quote(request.cmd)}`);
    }
  }

  private hello(): Answer {
    return {
      protocol: PROTOCOL,
      version: this.version,
      games: OFFERS.map(({ game }) => {
        const ranges = everyOptions(game.options).map((options) => game.seats(options));
        return {
          id: game.id,
          rules: game.rules,
          seats: { min: Math.min(...ranges.map((r) => r.min)), max: Math.max(...ranges.map((r) => r.max)) },
          options: describeOptions(game.options),
          levels: SUGGESTERS,
          temperaments: TEMPERAMENTS,
          languages: LANGUAGES,
        };
      }),
    };
  }

  private start(request: EngineRequest): Answer {
    const game = gameOf(request);
    const read = readOptions(game.options, request.options);
    if (!read.ok) throw new EngineRequestError('bad-options', read.why);
    const { min, max } = game.seats(read.value);
    if (!Number.isInteger(request.seats)) throw new EngineRequestError('bad-request', 'seats must be a whole number');
    const seats = request.seats as number;
    if (seats < min || seats > max) {
      throw new EngineRequestError(
        'bad-options',
        `with these options the game is for ${min} to ${max} seats, not ${seats}`,
      );
    }
    const seed = request.seed === undefined ? randomUUID() : textOf(request, 'seed');
    return this.open(game, game.start(read.value, seats), seed);
  }

  private load(request: EngineRequest): Answer {
    const game = gameOf(request);
    const loaded = game.load(request.state, request.options);
    if (!loaded.ok) throw new EngineRequestError('bad-state', loaded.why);
    const seed = request.seed === undefined ? '' : textOf(request, 'seed');
    return this.open(game, loaded.value, seed);
  }

  private redeal(request: EngineRequest): Answer {
    const { game, seats, state } = this.find(request);
    const seat = observerOf(request, seats);
    const seed = request.seed === undefined ? randomUUID() : textOf(request, 'seed');
    return this.open(game, game.redeal(game.view(state, seat), new Seeded(seed).split('redeal')), seed);
  }

  private open(game: AnyGame, state: unknown, seed: string): Answer {
    this.made++;
    const seats = game.seated(state);
    const match: Match = {
      id: `m${this.made}`,
      game,
      mind: mindOf(game),
      seats,
      seed,
      random: new Seeded(seed),
      events: [],
      intentions: new Intentions(),
      state,
      seq: 0,
    };
    const events: unknown[] = [];
    settle(game, state, match.random, { events, steps: null });
    match.events.push(...events);
    this.matches.set(match.id, match);
    return { ...position(match), seed, events };
  }

  private act(request: EngineRequest): Answer {
    const match = this.find(request);
    const seat = seatOf(request, match.seats);
    const admission = admit(match.game, match.state, seat, request.action);
    if (!admission.ok) throw new EngineRequestError(admission.code, admission.why);
    match.intentions.act(seat, match.game.write(admission.action));
    return this.advance(match, (sink) => {
      match.game.apply(match.state, seat, admission.action, sink.events);
      settle(match.game, match.state, match.random, sink);
    });
  }

  private tick(request: EngineRequest): Answer {
    const match = this.find(request);
    const ms = wholeOf(request, 'ms', 1, LONGEST_TICK_MS);
    if (match.game.deadline(match.state) === null) return { ...position(match), events: [] };
    return this.advance(match, (sink) => {
      passTime(match.game, match.state, ms, match.random, sink);
    });
  }

  private advance(match: Match, step: (sink: Sink<unknown, unknown>) => void): Answer {
    const events: unknown[] = [];
    step({ events, steps: null });
    match.events.push(...events);
    match.seq++;
    return { ...position(match), events };
  }

  private view(request: EngineRequest): Answer {
    const { game, seats, state } = this.find(request);
    return { view: game.view(state, observerOf(request, seats)) };
  }

  private suggest(request: EngineRequest): Answer {
    const { game, mind, seats, state, seed, seq, events, intentions } = this.find(request);
    const seat = seatOf(request, seats);
    const level = request.level ?? LEVELS.at(-1);
    if (level !== 'random' && !isLevel(level)) {
      throw new EngineRequestError(
        'bad-request',
        `there is no level ${quote(level)}; the levels are ${SUGGESTERS.join(', ')}`,
      );
    }
    const temperament = temperamentOf(request);
    const ms = request.ms === undefined ? undefined : wholeOf(request, 'ms', 1, LONGEST_THOUGHT_MS);
    if (game.toAct(state) === 'over') throw new EngineRequestError('over', 'the game is over');
    if (game.legal(state, seat).length === 0) {
      throw new EngineRequestError('not-your-turn', `seat ${seat} has nothing to decide now`);
    }
    const random = new Seeded(seed).split(`suggest ${seq} ${seat}`);
    if (level === 'random') return { action: game.sample(state, seat, random) };
    // The bot gets the seat's view and what the seat has seen, never the state: in the engine too.
    const seen = events.map((event) => game.face(event, seat)).filter((event) => event !== null);
    const grudge = mind.knowledge.grudge?.(seen, seat);
    const now = (): number => performance.now();
    const bot = `${level} ${temperament}`;
    const plan = intentions.planOf(seat, bot);
    const question = { view: game.view(state, seat), seat, random, now, temperament, grudge, plan };
    const thought = decide(mind, LEVEL[level], ms === undefined ? question : { ...question, ms });
    const { action, candidates, iterations } = thought;
    intentions.suggest(seat, { bot, action: game.write(action), plan: thought.plan ?? [] });
    return { action, candidates: candidates.slice(0, 3), iterations };
  }

  private find(request: EngineRequest): Match {
    const id = textOf(request, 'match');
    const match = this.matches.get(id);
    if (match === undefined) throw new EngineRequestError('unknown-match', `there is no match ${quote(id)}`);
    return match;
  }
}

function temperamentOf({ temperament }: EngineRequest): Temperament | undefined {
  if (temperament === undefined) return undefined;
  const known = TEMPERAMENTS.find((one) => one === temperament);
  if (known !== undefined) return known;
  const names = TEMPERAMENTS.join(', ');
  throw new EngineRequestError(
    'bad-request',
    `there is no temperament ${quote(temperament)}; the temperaments are ${names}`,
  );
}

function gameOf(request: EngineRequest): AnyGame {
  const offer = findOffer(request.game);
  if (offer !== undefined) return offer.game;
  const known = OFFERS.map(({ game }) => game.id).join(', ');
  throw new EngineRequestError('unknown-game', `there is no game ${quote(request.game)}; the games are ${known}`);
}

function position({ id, game, seats, state, seq }: Match): Answer {
  const legal: Record<Seat, readonly unknown[]> = {};
  for (let seat = 0; seat < seats; seat++) {
    const list = game.legal(state, seat);
    if (list.length > 0) legal[seat] = list;
  }
  return {
    match: id,
    seq,
    state: game.save(state),
    legal,
    over: game.toAct(state) === 'over',
    result: game.result(state),
  };
}
