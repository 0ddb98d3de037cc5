// From a language's catalogue to its words: which sentence a view, an action, an event or a refusal calls for.
import type { Names, Refusal, Words } from '@backroom/kit';
import type { Action } from '../actions.ts';
import type { Event } from '../events.ts';
import type { Reason } from '../knowledge/reasons.ts';
import type { View } from '../view.ts';
import { actionOf } from './act.ts';
import type { Catalogue } from './catalogue.ts';
import { groupOf } from './group.ts';
import { promptOf } from './prompt.ts';
import { reasonOf } from './reasons.ts';
import { ruleOf } from './rival/rule.ts';
import { type Speaker, speakerAt } from './speaker.ts';
import { finalOf, standingOf } from './standing.ts';
import { tableOf } from './table.ts';
import { tell } from './tell.ts';

/** What the module of a language exports. */
export interface Spoken {
  readonly words: Words<Action, Event, View>;
  /** A reason of the game's knowledge: part of a sentence. */
  reasons(reason: Reason, names: Names): string;
}

export function speak(texts: Catalogue): Spoken {
  return {
    reasons: (reason, names) => reasonOf(speakerAt(texts, names), reason),
    words: {
      title: texts.title,
      prompt: (view, names) => promptOf(speakerAt(texts, names), view),
      action: (action, view, names) => actionOf(speakerAt(texts, names), action, view),
      group: (action, view) => groupOf(speakerAt(texts, []), action, view),
      event: (event, names) => tell(speakerAt(texts, names), event),
      rule: ruleOf,
      refusal: (refusal, names) => refusalOf(speakerAt(texts, names), refusal),
      table: (view, names) => tableOf(speakerAt(texts, names), view),
      standing: (view, seat, names) =>
        view.stack.length === 0 && view.players.length > 0
          ? texts.table.final(speakerAt(texts, names).sum(finalOf(view).totals[seat]))
          : standingOf(speakerAt(texts, names), view, seat),
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
