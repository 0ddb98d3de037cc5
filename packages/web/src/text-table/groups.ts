// Choices in groups that belong together, made from the actions' own shape and their sentences: it works for any game.
import { isRecord } from '@backroom/kit';

export interface Choice<A> {
  readonly action: A;
  readonly sentence: string;
  /** From 1, through all groups: what a player types. */
  readonly number: number;
}

export interface Group<A> {
  /** The words with which all sentences of the group begin; empty where there are none. */
  readonly lead: string;
  readonly choices: readonly Choice<A>[];
}

/** Groups come in the order of their first action; single ones stand together at the place of the first of them. */
export function groupsOf<A>(actions: readonly A[], say: (action: A) => string): readonly Group<A>[] {
  const byKind = new Map<string, A[]>();
  for (const action of actions) {
    const kind = kindOf(action);
    byKind.set(kind, [...(byKind.get(kind) ?? []), action]);
  }
  const alone = [...byKind.values()].filter((group) => group.length === 1).flat();
  const groups: A[][] = [];
  let singlesPlaced = false;
  for (const group of byKind.values()) {
    if (group.length > 1) groups.push(group);
    else if (!singlesPlaced) {
      groups.push(alone);
      singlesPlaced = true;
    }
  }
  let number = 0;
  return groups.map((group) => {
    const choices = group.map((action) => ({ action, sentence: say(action), number: ++number }));
    return { lead: leadOf(choices.map(({ sentence }) => sentence)), choices };
  });
}

/** By type; where an action says two things or more (lay down what, take whom), also by the first of them. */
function kindOf(action: unknown): string {
  if (!isRecord(action)) return '';
  const { type, ...said } = action;
  const values = Object.values(said);
  return values.length < 2 ? String(type) : `${String(type)} ${String(values[0])}`;
}

/** The longest beginning in whole words that all sentences share, and after which each still says something. */
export function leadOf(sentences: readonly string[]): string {
  if (sentences.length < 2) return '';
  const split = sentences.map((sentence) => sentence.split(' '));
  const most = Math.min(...split.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < most && split.every((words) => words[shared] === split[0][shared])) shared++;
  return split[0].slice(0, shared).join(' ');
}
