// Notation for games with a finite set of actions: every action is written once, and reading looks it up.
import { type Parsed, parsed, refused } from './json.ts';

export interface ActionNotation<A> {
  readonly all: readonly A[];
  read(text: string): Parsed<A>;
}

export function actionNotation<A>(all: readonly A[], write: (action: A) => string): ActionNotation<A> {
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
