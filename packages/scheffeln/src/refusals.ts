// Everything the table shows but the rules forbid now, with the reason. Says nothing that the seat's view does not.
import type { Refusal, Seat } from '@backroom/kit';
import {
  type Action,
  BACKWARD_DRIVE,
  CHOOSE,
  EVADE,
  EVADE_NOTHING,
  EXCHANGE,
  GRAB,
  JOKER_DRIVE,
  MOVE,
  NASTY_TAKE,
} from './actions.ts';
import { carCount, type State } from './state.ts';
import { BACKWARD, BUSINESSES, CARS, COLOURS, EVASION, HAND_SIZE, JOKER, NASTY, NONE, PLACES } from './vocabulary.ts';

type Refused = Refusal<Action>;

export function refusals(s: State, seat: Seat): readonly Refused[] {
  switch (s.phase) {
    case 'choose':
      return refusedChoices(s, seat);
    case 'play':
      return seat === s.turn ? refusedPlays(s, seat) : notYourTurn(s, seat);
    case 'pick':
      return refusedGrabs(s, seat);
    default:
      return [];
  }
}

const refuse = (action: Action, code: string, rule: string, values: Refused['values'] = {}): Refused => ({
  action,
  code,
  rule,
  values,
});

const ownerOf = (s: State, character: number): number => s.characters.indexOf(character);

function kindsInHand(s: State, seat: Seat): number[] {
  const cards = s.hands.slice(seat * HAND_SIZE, seat * HAND_SIZE + s.held[seat]);
  return [...new Set(cards)].sort((a, b) => a - b);
}

function refusedChoices(s: State, seat: Seat): Refused[] {
  return CHOOSE.flatMap((action, character) => {
    if (seat !== s.turn) return refuse(action, 'not-your-choice', 'SH-12', { seat: s.turn });
    const owner = ownerOf(s, character);
    return owner === NONE ? [] : refuse(action, 'taken', 'SH-12', { seat: owner, character: COLOURS[character] });
  });
}

function notYourTurn(s: State, seat: Seat): Refused[] {
  return kindsInHand(s, seat).map((card) => refuse(simplestPlay(card), 'not-your-turn', 'SH-20', { seat: s.turn }));
}

/** One action that stands for playing a card of this kind. */
function simplestPlay(card: number): Action {
  if (card === JOKER) return JOKER_DRIVE[0];
  if (card === BACKWARD) return BACKWARD_DRIVE[0];
  if (card === EVASION) return EVADE_NOTHING;
  if (card === NASTY) return NASTY_TAKE[0];
  return MOVE[card];
}

function refusedPlays(s: State, seat: Seat): Refused[] {
  const own = s.characters[seat];
  return kindsInHand(s, seat).flatMap((card) => {
    const exchanges = EXCHANGE[card].flatMap((action, take) => {
      if (s.held[seat] === 1) return refuse(action, 'last-card', 'SH-23');
      if (take === own) return refuse(action, 'own-character', 'SH-22', { character: COLOURS[take] });
      const owner = ownerOf(s, take);
      return owner === NONE
        ? []
        : refuse(action, 'another-players', 'SH-22', { seat: owner, character: COLOURS[take] });
    });
    if (card === EVASION) return [...exchanges, ...refusedEvasions(s)];
    if (card === NASTY)
      return [...exchanges, refuse(NASTY_TAKE[own], 'own-character', 'SH-82', { character: COLOURS[own] })];
    return exchanges;
  });
}

function refusedEvasions(s: State): Refused[] {
  const found: Refused[] = [];
  let possible = false;
  for (let car = 0; car < carCount(s.options); car++) {
    const place = s.at[car];
    const onTop = s.ring[place * 2 + 1] === car;
    for (let to = 0; to < PLACES; to++) {
      if (!onTop) found.push(refuse(EVADE[car][to], 'not-on-top', 'SH-80', { car: CARS[car] }));
      else if (s.ring[to * 2] !== NONE)
        found.push(refuse(EVADE[car][to], 'not-empty', 'SH-80', { business: BUSINESSES[to] }));
      else possible = true;
    }
  }
  if (possible) found.push(refuse(EVADE_NOTHING, 'evasion-possible', 'SH-86'));
  return found;
}

function refusedGrabs(s: State, seat: Seat): Refused[] {
  const own = s.characters[seat];
  return GRAB.flatMap((action, character) => {
    if (own !== NONE) return refuse(action, 'keeps-character', 'SH-72', { character: COLOURS[own] });
    const owner = ownerOf(s, character);
    return owner === NONE ? [] : refuse(action, 'taken', 'SH-72', { seat: owner, character: COLOURS[character] });
  });
}
