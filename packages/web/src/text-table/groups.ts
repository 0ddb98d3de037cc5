// Choices in groups that belong together: as the game heads them, or made from the actions' own shape and their sentences,
// which works for any game.
import { isRecord } from '@backroom/kit';

export interface Choice<A> {
  readonly action: A;
  readonly sentence: string;
  /** The number that a player types, from 1 through all groups. */
  readonly number: number;
}

export interface Group<A> {
  /** The game's heading; empty if it has none. */
  readonly heading: string;
  /** The words with which all sentences of the group begin; empty where there are none. */
  readonly lead: string;
  readonly choices: readonly Choice<A>[];
}

/** Fewer choices need no groups. */
const MANY = 5;

/** Groups come in the order of their first action. `head`: how the game heads an action, if it does. */
export function groupsOf<A>(
  actions: readonly A[],
  say: (action: A) => string,
  head?: (action: A) => string,
): readonly Group<A>[] {
  const headed = head === undefined ? null : byHeading(actions, head);
  const groups = headed ?? byShape(actions).map((some) => ['', some] as const);
  let number = 0;
  return groups.map(([heading, some]) => {
    const choices = some.map((action) => ({ action, sentence: say(action), number: ++number }));
    return { heading, lead: leadOf(choices.map(({ sentence }) => sentence)), choices };
  });
}

/** Null if headings would say no more than the choices. */
function byHeading<A>(actions: readonly A[], head: (action: A) => string): (readonly [string, readonly A[]])[] | null {
  if (actions.length < MANY) return null;
  const found = gathered(actions, head);
  return found.size > 1 && found.size < actions.length ? [...found] : null;
}

/** Groups of one are merged at the place of the first. */
function byShape<A>(actions: readonly A[]): readonly (readonly A[])[] {
  const byKind = gathered(actions, kindOf);
  const alone = [...byKind.values()].filter((group) => group.length === 1).flat();
  const groups: (readonly A[])[] = [];
  let singlesPlaced = false;
  for (const group of byKind.values()) {
    if (group.length > 1) groups.push(group);
    else if (!singlesPlaced) {
      groups.push(alone);
      singlesPlaced = true;
    }
  }
  return groups;
}

function gathered<A>(actions: readonly A[], by: (action: A) => string): ReadonlyMap<string, readonly A[]> {
  const found = new Map<string, A[]>();
  for (const action of actions) {
    const kind = by(action);
    found.set(kind, [...(found.get(kind) ?? []), action]);
  }
  return found;
}

/** By type; actions with two or more values (lay down what, take whom) also by the first value. */
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
  const [first = []] = split;
  const most = Math.min(...split.map((words) => words.length)) - 1;
  let shared = 0;
  while (shared < most && split.every((words) => words[shared] === first[shared])) shared++;
  return first.slice(0, shared).join(' ');
}
