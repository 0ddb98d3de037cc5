// The words after `backroom admin`, as an order for the desk. Whether they make sense is for the order's own schema to say.

const MOST_WORDS: Readonly<Record<string, number>> = { list: 2, 'clear-line': 2, audit: 0 };

/** Null: there is no such action, or too many words after it. */
export function wishOf(action: string, words: readonly string[]): object | null {
  const [first, second] = words;
  if (words.length > (MOST_WORDS[action] ?? 1)) return null;
  switch (action) {
    case 'list':
      return { do: 'list', what: first, ...(second === undefined ? {} : { page: Number(second) }) };
    case 'audit':
      return { do: 'list', what: 'audit' };
    case 'show':
    case 'end':
    case 'clear-title':
      return { do: action, match: first };
    case 'ban':
    case 'unban':
      return { do: action, whom: first };
    case 'clear-name':
      return { do: action, person: first };
    case 'clear-line':
      return { do: action, match: first, line: second === undefined ? undefined : Number(second) };
    default:
      return null;
  }
}
