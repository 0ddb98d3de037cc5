// Parses the words after `backroom admin` into a command. The command's schema validates it.

const MOST_WORDS: Readonly<Record<string, number>> = { list: 2, 'clear-line': 2, audit: 0 };

/** A plain word, not an option. */
export const DRY_RUN = '--dry-run';

/** Null: there is no such action, or too many words after it. */
export function parseCommand(action: string, words: readonly string[]): object | null {
  const [first, second] = words;
  if (words.length > (MOST_WORDS[action] ?? 1)) return null;
  switch (action) {
    case 'list':
      return { do: 'list', what: first, ...(second === undefined ? {} : { page: Number(second) }) };
    case 'audit':
      return { do: 'list', what: 'audit' };
    case 'show':
    case 'end':
    case 'keep':
    case 'clear-title':
      return { do: action, match: first };
    case 'ban':
    case 'unban':
      return { do: action, whom: first };
    case 'clear-name':
      return { do: action, person: first };
    case 'clear-line':
      return { do: action, match: first, line: second === undefined ? undefined : Number(second) };
    case 'prune':
      return first === undefined || first === DRY_RUN ? { do: 'prune', dryRun: first === DRY_RUN } : null;
    default:
      return null;
  }
}
