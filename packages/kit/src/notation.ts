// Notation for games whose seats choose among a finite set of actions: each is written once, and read by looking it up.
import { type Parsed, parsed, refused } from './json.ts';

export interface Lexicon<A> {
  readonly all: readonly A[];
  read(text: string): Parsed<A>;
}

export function lexicon<A>(all: readonly A[], write: (action: A) => string): Lexicon<A> {
  const byText = new Map(all.map((action) => [write(action), action]));
  if (byText.size !== all.length) throw new Error('two actions share a notation');
  return {
    all,
    read(text) {
      const action = byText.get(text);
      return action === undefined
        ? refused(`no action is written ${JSON.stringify(text.slice(0, 60))}`)
        : parsed(action);
    },
  };
}
