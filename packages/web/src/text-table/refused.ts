// Groups unavailable actions by reason: one sentence, its rule, and all actions that it forbids.
import type { Refusal } from '@backroom/kit';

export interface Reason<A> {
  /** The parts of the sentence before and after the rule. */
  readonly before: string;
  readonly after: string;
  readonly rule: string;
  readonly sentence: string;
  readonly actions: readonly A[];
}

export function reasonsOf<A>(refusals: readonly Refusal<A>[], say: (refusal: Refusal<A>) => string): Reason<A>[] {
  const found = new Map<string, { rule: string; actions: A[] }>();
  for (const refusal of refusals) {
    const sentence = say(refusal);
    const known = found.get(sentence);
    if (known === undefined) found.set(sentence, { rule: refusal.rule, actions: [refusal.action] });
    else known.actions.push(refusal.action);
  }
  return [...found].map(([sentence, { rule, actions }]) => {
    const at = sentence.lastIndexOf(rule);
    const [before, after] = at < 0 ? [`${sentence} `, ''] : [sentence.slice(0, at), sentence.slice(at + rule.length)];
    return { before, after, rule, sentence, actions };
  });
}
