// Everything the table shows but the rules forbid now, with the reason. Says nothing that the seat's view does not.
import { itemAt, type Refusal, type Seat } from '@backroom/kit';
import {
  type Action,
  BACKWARD_DRIVE,
  CHOOSE_CHARACTER,
  EVADE,
  EVADE_NOTHING,
  EXCHANGE,
  GRAB_CHARACTER,
  JOKER_DRIVE,
  MOVE,
  NASTY_TAKE,
} from './actions.ts';
import { carCount, layout, ownerOf, type State } from './state.ts';
import { BACKWARD, BUSINESSES, CARDS, CARS, COLOURS, EVASION, JOKER, NASTY, PLACES } from './vocabulary.ts';

const { AT, CHARACTER, CHOOSE, HELD, KINDS, OCCUPIED, PHASE, PICK, PLAY, TOP, TURN, NONE } = layout;

/** Each has its sentence in every language. */
export const REFUSAL_CODES = [
  'not-your-choice',
  'taken',
  'not-your-turn',
  'last-card',
  'own-character',
  'another-players',
  'not-on-top',
  'not-empty',
  'evasion-possible',
  'keeps-character',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

type Refused = Refusal<Action>;

export function refusals(s: State, seat: Seat): readonly Refused[] {
  if (s[PHASE] === CHOOSE) return refusedChoices(s, seat);
  if (s[PHASE] === PLAY) return seat === s[TURN] ? refusedPlays(s, seat) : notYourTurn(s, seat);
  if (s[PHASE] === PICK) return refusedGrabs(s, seat);
  return [];
}

const refuse = (action: Action, code: RefusalCode, rule: string, values: Refused['values'] = {}): Refused => ({
  action,
  code,
  rule,
  values,
});

const kindsInHand = (s: State, seat: Seat): number[] =>
  CARDS.map((_, card) => card).filter((card) => itemAt(s, KINDS + seat) & (1 << card));

function refusedChoices(s: State, seat: Seat): Refused[] {
  return CHOOSE_CHARACTER.flatMap((action, character) => {
    if (seat !== s[TURN]) return refuse(action, 'not-your-choice', 'SH-12', { seat: itemAt(s, TURN) });
    const owner = ownerOf(s, character);
    return owner === NONE
      ? []
      : refuse(action, 'taken', 'SH-12', { seat: owner, character: itemAt(COLOURS, character) });
  });
}

function notYourTurn(s: State, seat: Seat): Refused[] {
  return kindsInHand(s, seat).map((card) =>
    refuse(simplestPlay(card), 'not-your-turn', 'SH-20', { seat: itemAt(s, TURN) }),
  );
}

/** One action that stands for playing a card of this kind. */
function simplestPlay(card: number): Action {
  if (card === JOKER) return itemAt(JOKER_DRIVE, 0);
  if (card === BACKWARD) return itemAt(BACKWARD_DRIVE, 0);
  if (card === EVASION) return EVADE_NOTHING;
  if (card === NASTY) return itemAt(NASTY_TAKE, 0);
  return itemAt(MOVE, card);
}

function refusedPlays(s: State, seat: Seat): Refused[] {
  const own = itemAt(s, CHARACTER + seat);
  return kindsInHand(s, seat).flatMap((card) => {
    const exchanges = itemAt(EXCHANGE, card).flatMap((action, take) => {
      if (s[HELD + seat] === 1) return refuse(action, 'last-card', 'SH-23');
      if (take === own) return refuse(action, 'own-character', 'SH-22', { character: itemAt(COLOURS, take) });
      const owner = ownerOf(s, take);
      return owner === NONE
        ? []
        : refuse(action, 'another-players', 'SH-22', { seat: owner, character: itemAt(COLOURS, take) });
    });
    if (card === EVASION) return [...exchanges, ...refusedEvasions(s)];
    if (card === NASTY)
      return [
        ...exchanges,
        refuse(itemAt(NASTY_TAKE, own), 'own-character', 'SH-82', { character: itemAt(COLOURS, own) }),
      ];
    return exchanges;
  });
}

function refusedEvasions(s: State): Refused[] {
  const found: Refused[] = [];
  let possible = false;
  for (let car = 0; car < carCount(s); car++) {
    const onTop = s[TOP + itemAt(s, AT + car)] === car;
    for (let to = 0; to < PLACES; to++) {
      if (!onTop) found.push(refuse(itemAt(itemAt(EVADE, car), to), 'not-on-top', 'SH-80', { car: itemAt(CARS, car) }));
      else if (itemAt(s, OCCUPIED) & (1 << to))
        found.push(refuse(itemAt(itemAt(EVADE, car), to), 'not-empty', 'SH-80', { business: itemAt(BUSINESSES, to) }));
      else possible = true;
    }
  }
  if (possible) found.push(refuse(EVADE_NOTHING, 'evasion-possible', 'SH-86'));
  return found;
}

function refusedGrabs(s: State, seat: Seat): Refused[] {
  const own = itemAt(s, CHARACTER + seat);
  return GRAB_CHARACTER.flatMap((action, character) => {
    if (own !== NONE) return refuse(action, 'keeps-character', 'SH-72', { character: itemAt(COLOURS, own) });
    const owner = ownerOf(s, character);
    return owner === NONE
      ? []
      : refuse(action, 'taken', 'SH-72', { seat: owner, character: itemAt(COLOURS, character) });
  });
}
