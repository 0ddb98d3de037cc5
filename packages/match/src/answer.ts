// From what somebody wants to the deeds that it becomes, or to the reason why not.
import { isRecord, sameData } from '@backroom/kit';
import { ranOut } from './clock.ts';
import { type Answer, type Command, type Planned, refuse, type Wisher } from './commands.ts';
import type { Deed } from './deeds.ts';
import type { AnyMatch } from './match.ts';
import { decide, isRace, TIME_UP, untold } from './rules/game.ts';
import { objection } from './rules/index.ts';
import { byPerson, inGame, OVER } from './rules/rule.ts';
import { isDeed } from './shape.ts';
import type { UndoOffer } from './undo.ts';

type Act = Extract<Command, { readonly do: 'act' }>;

/** Deeds that nobody may simply want: they are the host's (open), chance's, the clock's, or need agreement. */
const NOT_COMMANDS: readonly string[] = ['open', 'draw', 'wait', 'open-hands'] satisfies Deed['do'][];

export function answer(match: AnyMatch, by: Wisher, command: Command, at: number): Answer {
  if (!isRecord(command)) return refuse('malformed', 'not a command');
  switch (command.do) {
    case 'act':
      return answerAct(match, by, command, at);
    case 'undo':
      return answerUndo(match, by, command.offer, at);
    case 'leave':
      if ((command.why as string) === 'late') return refuse('not-yours', 'only the clock says who is late');
      return one(match, by, { ...command, standIn: { kind: 'bot', ...match.terms.standIn } }, at);
    case 'ask':
      if ((command.what as string) === 'undo') return refuse('malformed', 'an undo is asked for with an offer');
      return one(match, by, { ...command, to: null }, at);
    case 'order':
      return answerOrder(match, by, command, at);
    default:
      if (NOT_COMMANDS.includes((command as Deed).do)) return refuse('malformed', 'nobody can simply want this');
      return one(match, by, command, at);
  }
}

function one(match: AnyMatch, by: Wisher, deed: Deed, at: number): Answer {
  return objection(match, by, deed, at) ?? { ok: true, deeds: [{ by, deed }] };
}

/** Given again, an order would change nothing but the length of the log. Logs that hold such a one are as good as ever. */
function answerOrder(match: AnyMatch, by: Wisher, deed: Extract<Deed, { do: 'order' }>, at: number): Answer {
  const given = one(match, by, deed, at);
  return given.ok && sameData(match.chairs[by as number].order, deed.order)
    ? refuse('done-already', 'this order stands already')
    : given;
}

/** A bot whose seat's owner has returned comes too late; so does a person who has been stood in for. */
function answerAct(match: AnyMatch, by: Wisher, { action, as, race }: Act, at: number): Answer {
  if (match.phase === 'over') return OVER;
  const chair = match.chairs[by as number];
  if (chair === undefined) return refuse('no-such-seat', 'only a seat of this table decides');
  const outside = inGame(match, 'playing');
  if (outside !== null) return outside;
  if (as === 'person') {
    const person = byPerson(chair);
    if (person !== null) return person;
  } else if (chair.holder?.kind !== 'bot') return refuse('not-away', 'the owner of this seat plays it');
  if (ranOut(match, by as number, at)) return TIME_UP;
  if (race !== null && !(isDeed(deedOf(action, race)) && isRace(race, by as number, match))) {
    return refuse('malformed', 'such a race cannot have been');
  }
  return decideAt(match, by as number, action, race, at);
}

const deedOf = (action: unknown, race: Act['race']): Deed => ({ do: 'act', action, race, ordered: false });

/** Against a countdown the game is first told how much of it has passed. */
function decideAt(match: AnyMatch, by: number, action: unknown, race: Act['race'], at: number): Answer {
  const { game } = match;
  const ms = untold(match, at);
  if (ms > 0 && ms >= (game.deadline(match.state) ?? 0)) return refuse('too-late', 'the countdown ran out before');
  const passed: Planned[] = ms > 0 ? [{ by: 'clock', deed: { do: 'wait', action: game.elapse(ms) } }] : [];
  let { state } = match;
  if (ms > 0) {
    state = game.clone(state);
    game.apply(state, 'clock', game.elapse(ms), null);
  }
  const decision = decide(match, state, by, action);
  return decision.ok ? { ok: true, deeds: [...passed, { by, deed: deedOf(decision.action, race) }] } : decision;
}

/** An offer free of asking is done at once, in the log too; with anybody to ask or anything to tell, it is asked for. */
function answerUndo(match: AnyMatch, by: Wisher, offer: UndoOffer, at: number): Answer {
  if (!isRecord(offer) || offer.seat !== by) return refuse('not-yours', 'the offer was made to somebody else');
  if (offer.seq !== match.seq) return refuse('stale', 'something has happened since the offer was made');
  if (offer.kind === 'blocked' || offer.to === null) return refuse('undo-blocked', `blocked: ${offer.why}`);
  return offer.why === 'untouched'
    ? one(match, by, { do: 'undo', to: offer.to }, at)
    : one(match, by, { do: 'ask', what: 'undo', to: offer.to }, at);
}
