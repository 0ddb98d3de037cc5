// Turns a command into the deeds that it becomes, or into the reason for its refusal.

import { isRecord, sameData } from '@backroom/kit';
import { chairOf } from './chair.ts';
import { ranOut } from './clock.ts';
import { type Command, type CommandResult, type Planned, refuse, type Wisher } from './commands.ts';
import type { Deed } from './deeds.ts';
import type { AnyMatch } from './match.ts';
import { byPerson, inGame, OVER } from './rules/deed-rule.ts';
import { decide, NO_SUCH_RACE, TIME_UP, untold } from './rules/game.ts';
import { isRace } from './rules/grabs.ts';
import { objection } from './rules/index.ts';
import { isDeed } from './shape.ts';
import type { UndoOffer } from './undo.ts';

type Act = Extract<Command, { readonly do: 'act' }>;

/** Deeds that no command may contain: they belong to the host, chance or the clock, or need agreement. */
const NOT_COMMANDS: readonly string[] = ['open', 'draw', 'wait', 'open-hands'] satisfies Deed['do'][];

export function answer(match: AnyMatch, by: Wisher, command: Command, at: number): CommandResult {
  if (!isRecord(command)) return refuse('malformed', 'not a command');
  switch (command.do) {
    case 'act':
      return answerAct(match, by, command, at);
    case 'undo':
      return answerUndo(match, by, command.offer, at);
    case 'leave':
      if ((command.why as string) === 'late') return refuse('not-yours', 'only the clock can find a player late');
      return one(match, by, { ...command, standIn: { kind: 'bot', ...match.terms.standIn } }, at);
    case 'ask':
      if ((command.what as string) === 'undo') return refuse('malformed', 'to ask for an undo, send an offer');
      return one(match, by, { ...command, to: null }, at);
    case 'order':
      return answerOrder(match, by, command, at);
    default:
      if (NOT_COMMANDS.includes((command as Deed).do)) return refuse('malformed', 'no command may contain this deed');
      return one(match, by, command, at);
  }
}

function one(match: AnyMatch, by: Wisher, deed: Deed, at: number): CommandResult {
  return objection(match, by, deed, at) ?? { ok: true, deeds: [{ by, deed }] };
}

/** Refuse a repeated order: it would only lengthen the log. Old logs with repeats stay valid. */
function answerOrder(match: AnyMatch, by: Wisher, deed: Extract<Deed, { do: 'order' }>, at: number): CommandResult {
  const given = one(match, by, deed, at);
  return given.ok && sameData(chairOf(match, by as number).order, deed.order)
    ? refuse('done-already', 'this order is already in force')
    : given;
}

/** Refuse a bot's answer after the owner has returned, and a person's answer while a stand-in plays. */
function answerAct(match: AnyMatch, by: Wisher, { action, as, race }: Act, at: number): CommandResult {
  if (match.phase === 'over') return OVER;
  const chair = match.chairs[by as number];
  if (chair === undefined) return refuse('no-such-seat', 'only a seat of this table can decide');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  if (as === 'person') {
    const person = byPerson(chair);
    if (person !== null) return person;
  } else if (chair.holder?.kind !== 'bot') return refuse('not-away', 'the owner of this seat plays it');
  if (ranOut(match, by as number, at)) return TIME_UP;
  if (race !== null && !(isDeed(deedOf(action, race)) && isRace(race, by as number, action, match))) {
    return NO_SUCH_RACE;
  }
  return decideAt(match, by as number, action, race, at);
}

const deedOf = (action: unknown, race: Act['race']): Deed => ({ do: 'act', action, race, ordered: false });

/** While a countdown runs, first report the passed time to the game. */
function decideAt(match: AnyMatch, by: number, action: unknown, race: Act['race'], at: number): CommandResult {
  const { game } = match;
  const ms = untold(match, at);
  if (ms > 0 && ms >= (game.deadline(match.state) ?? 0)) return refuse('too-late', 'the countdown has already run out');
  const passed: Planned[] = ms > 0 ? [{ by: 'clock', deed: { do: 'wait', action: game.elapse(ms) } }] : [];
  let { state } = match;
  if (ms > 0) {
    state = game.clone(state);
    game.apply(state, 'clock', game.elapse(ms), null);
  }
  const decision = decide(match, state, by, action);
  return decision.ok ? { ok: true, deeds: [...passed, { by, deed: deedOf(decision.action, race) }] } : decision;
}

/** A free undo is done at once. Otherwise a request is made. */
function answerUndo(match: AnyMatch, by: Wisher, offer: UndoOffer, at: number): CommandResult {
  if (!isRecord(offer) || offer.seat !== by) return refuse('not-yours', 'the offer was made to somebody else');
  if (offer.seq !== match.seq) return refuse('stale', 'the match has changed since the offer was made');
  if (offer.kind === 'blocked' || offer.to === null) return refuse('undo-blocked', `blocked: ${offer.why}`);
  return offer.why === 'untouched'
    ? one(match, by, { do: 'undo', to: offer.to }, at)
    : one(match, by, { do: 'ask', what: 'undo', to: offer.to }, at);
}
