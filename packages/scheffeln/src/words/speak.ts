// From a language's catalogue to its words: which sentence a view, an action, an event or a refusal calls for.
import { itemAt, type Names, type Refusal, type Words } from '@backroom/kit';
import type { Reason } from '../../knowledge/reasons.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { RefusalCode } from '../refusals.ts';
import type { View } from '../view.ts';
import type { Business, Car, Colour } from '../vocabulary.ts';
import type { Catalogue } from './catalogue.ts';
import { type PieceNames, pieceNames } from './names.ts';
import { numbersOf } from './numbers.ts';
import { leaders } from './prospects.ts';
import { type Speaker, speakerAt } from './speaker.ts';
import { standingOf, tableOf } from './table.ts';
import { tell } from './tell.ts';

/** What the module of a language exports. */
export interface Spoken {
  readonly words: Words<Action, Event, View>;
  readonly pieces: PieceNames;
  /** Makes part of a sentence of a reason of the game's knowledge. Loaded with the first hint. */
  reasons(): Promise<(reason: Reason, names: Names) => string>;
}

export function speak(texts: Catalogue): Spoken {
  const numbers = numbersOf(texts.language);
  const at = (names: Names): Speaker => speakerAt(texts, numbers, names);
  return {
    words: {
      title: texts.title,
      prompt: (view, names) => promptOf(at(names), view),
      action: (action, view, names) => actionOf(at(names), action, view),
      event: (event, names) => tell(at(names), event),
      refusal: (refusal, names) => refusalOf(at(names), refusal),
      table: (view, names) => tableOf(at(names), view, promptOf(at(names), view)),
      standing: (view, seat, names) => standingOf(at(names), view, seat),
      help: async () => {
        const [{ helpOf }, { help }] = await Promise.all([import('../help/texts.ts'), texts.help()]);
        return helpOf(help);
      },
    },
    pieces: pieceNames(texts.pieces, numbers),
    reasons: async () => {
      const [{ reasonOf }, { reasons }] = await Promise.all([import('./reasons.ts'), texts.reasons()]);
      return (reason, names) => reasonOf(reasons, at(names), reason);
    },
  };
}

function promptOf({ texts: { prompts }, numbers, who }: Speaker, view: View): string {
  const mine = view.seat !== null && view.turn === view.seat;
  switch (view.phase) {
    case 'setup':
      return prompts.settingUp;
    case 'deal':
      return prompts.dealing(numbers.number(view.round));
    case 'choose':
      return mine ? prompts.choose : prompts.chooses(who(view.turn ?? view.start));
    case 'play':
      if (!mine) return prompts.plays(who(view.turn ?? view.start));
      return view.hand?.length === 1 ? prompts.playLast : prompts.play;
    case 'pick':
      return [pickPrompt({ prompts, numbers, who }, view), ...timeLeft({ prompts, numbers }, view)].join(' ');
    case 'over': {
      const winners = leaders(view);
      const sum = numbers.money(itemAt(view.seats, itemAt(winners, 0)).money);
      return prompts.over({ who: numbers.list(winners.map(who)), sum, shared: winners.length > 1 });
    }
  }
}

type Prompting = Pick<Speaker, 'numbers' | 'who'> & Pick<Catalogue, 'prompts'>;

function pickPrompt({ prompts, numbers, who }: Prompting, view: View): string {
  const mine = view.seat === null ? null : itemAt(view.seats, view.seat).character;
  if (view.seat !== null && mine === null) return prompts.grab;
  const without = view.seats.flatMap(({ character }, seat) => (character === null ? [who(seat)] : []));
  const awaiting = without.length === 0 ? [] : [prompts.awaiting(numbers.list(without))];
  return [...(mine === null ? [] : [prompts.grabbed(mine)]), ...awaiting].join(' ');
}

function timeLeft({ prompts, numbers }: Omit<Prompting, 'who'>, view: View): string[] {
  const clocks = [view.countdownMs, view.studyMs].filter((ms) => ms !== null);
  return clocks.length === 0 ? [] : [prompts.timeLeft(numbers.clock(Math.min(...clocks)))];
}

function actionOf({ texts: { actions }, numbers, who }: Speaker, action: Action, view: View): string {
  switch (action.type) {
    case 'choose':
      return actions.choose(action.character);
    case 'grab':
      return actions.grab(action.character);
    case 'move':
      return actions.move(action.card);
    case 'exchange':
      return actions.exchange(action.card, action.take);
    case 'joker':
      return actions.joker(action.car);
    case 'backward':
      return actions.backward(action.car);
    case 'evasion':
      return action.car === undefined || action.to === undefined
        ? actions.evasionInVain
        : actions.evasion(action.car, action.to);
    case 'nasty': {
      const owner = view.seats.findIndex(({ character }) => character === action.take);
      return owner < 0 ? actions.nasty(action.take) : actions.nastyFrom(action.take, who(owner));
    }
    case 'setup':
      return actions.setup(who(action.start));
    case 'deal':
      return view.options.mode === 'speed' ? actions.dealRow : actions.dealHands;
    case 'wait':
      return actions.wait(numbers.duration(action.ms));
  }
}

function refusalOf({ texts: { refusals }, who }: Speaker, { code, rule, values }: Refusal<Action>): string {
  const sentence = Object.hasOwn(refusals.byCode, code) ? refusals.byCode[code as RefusalCode] : null;
  // Our own engine wrote these values: each code comes with those that its sentence names.
  const why = sentence?.({
    who: who(Number(values.seat)),
    character: values.character as Colour,
    car: values.car as Car,
    business: values.business as Business,
  });
  return `${why ?? refusals.other} (${rule}).`;
}
