// From a language's catalogue to its words: which sentence a view, an action, an event or a refusal calls for.
import { itemAt, type Names, type Refusal, type Section, type Words } from '@backroom/kit';
import type { Reason } from '../../knowledge/reasons.ts';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { View } from '../view.ts';
import { actionOf } from './act.ts';
import { speechOf } from './cards/index.ts';
import type { Catalogue } from './catalogue.ts';
import { groupOf } from './group.ts';
import { overviewOf } from './overview.ts';
import { promptOf } from './prompt.ts';
import { ruleOf } from './rival/rule.ts';
import { type Speaker, speakerAt } from './speaker.ts';
import { finalOf, standingOf } from './standing.ts';
import { tableOf } from './table.ts';
import { tell } from './tell.ts';

/** What the module of a language exports. */
export interface Spoken {
  readonly words: Words<Action, Event, View>;
  /** A reason of the game's knowledge: part of a sentence. */
  reasons(): Promise<(reason: Reason, names: Names) => string>;
  /** The table in short, for a small screen of text. */
  overview(view: View, names: Names): readonly Section[];
  /** The nouns and texts themselves, for a picture that puts its own labels together. */
  speaker(names: Names): Speaker;
}

export function speak(texts: Catalogue): Spoken {
  const speech = speechOf(texts.voice, texts.operations);
  const at = (names: Names): Speaker => speakerAt(texts, speech, names);
  return {
    speaker: at,
    overview: (view, names) => overviewOf(at(names), view),
    reasons: async () => {
      const { reasonOf } = await import('./reasons.ts');
      return (reason, names) => reasonOf(at(names), reason);
    },
    words: {
      title: texts.title,
      prompt: (view, names) => promptOf(at(names), view),
      action: (action, view, names) => actionOf(at(names), action, view),
      group: (action, view) => groupOf(at([]), action, view),
      event: (event, names) => tell(at(names), event),
      rule: ruleOf,
      refusal: (refusal, names) => refusalOf(at(names), refusal),
      table: (view, names) => tableOf(at(names), view),
      standing: (view, seat, names) =>
        view.stack.length === 0 && view.players.length > 0
          ? texts.table.final(at(names).sum(itemAt(finalOf(view).totals, seat)))
          : standingOf(at(names), view, seat),
      help: async () => {
        const [{ helpOf }, { help }] = await Promise.all([import('../help/texts.ts'), texts.help()]);
        return helpOf(help);
      },
    },
  };
}

function refusalOf({ texts: { refusals }, card }: Speaker, { code, rule, values }: Refusal<Action>): string {
  const sentence = Object.hasOwn(refusals, code) ? refusals[code as keyof typeof refusals] : refusals.other;
  if (typeof sentence === 'string') return `${sentence} (${rule}).`;
  const about = {
    muscle: Number(values.muscle ?? 0),
    influence: Number(values.influence ?? 0),
    needed: Number(values.needed ?? 0),
    card: typeof values.card === 'string' ? card(values.card) : '',
  };
  return `${sentence(about)} (${rule}).`;
}
