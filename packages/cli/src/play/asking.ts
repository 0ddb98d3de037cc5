// Parses a typed line: a number, a move in its notation, or a command. Guesses only if there is one answer.
import type { AnyGame, Refusal } from '@backroom/kit';
import { plain } from '@backroom/kit/terminal';
import { echo } from './flags.ts';
import type { Phrases } from './phrases.ts';

const COMMANDS = ['help', 'rules', 'log', 'table', 'hand', 'hint', 'quit', 'undo', 'save', 'seat'] as const;
type Command = (typeof COMMANDS)[number];
const SHORT: Readonly<Record<string, Command>> = {
  '?': 'help',
  h: 'hint',
  r: 'rules',
  q: 'quit',
  u: 'undo',
  exit: 'quit',
};

/** The possible answers. */
export interface Question {
  readonly game: AnyGame;
  readonly phrases: Phrases;
  /** In the order of their numbers; some may not be legal. */
  readonly actions: readonly unknown[];
  readonly legal: readonly unknown[];
  readonly refusals: readonly Refusal<unknown>[];
  /** One letter for an action, in a race. */
  key(action: unknown): string | null;
}

export type Meaning =
  | { readonly kind: 'action'; readonly action: unknown }
  | { readonly kind: 'command'; readonly command: Command; readonly rest: string }
  /** A real action, but not allowed now; with the reason, if the game names one. */
  | { readonly kind: 'refused'; readonly action: unknown; readonly refusal: Refusal<unknown> | null }
  | { readonly kind: 'unclear'; readonly why: string };

const LONGEST_LINE = 120;
const MOST_MEANINGS = 4;

export function understand(line: string, question: Question): Meaning {
  const { asking } = question.phrases;
  if (line.length > LONGEST_LINE) return { kind: 'unclear', why: asking.tooLong(LONGEST_LINE) };
  const text = plain(line);
  if (text === '') return { kind: 'unclear', why: asking.nothingTyped(question.actions.length) };
  const byKey = question.actions.find((action) => question.key(action) === text.toLowerCase());
  if (byKey !== undefined) return meant(byKey, question);
  return commandOf(text) ?? actionOf(text, question);
}

function commandOf(text: string): Meaning | null {
  const [, typed = '', rest = ''] = /^(\?|\S+)\s*(.*)$/.exec(text) ?? [];
  const word = typed.toLowerCase();
  const command = COMMANDS.find((one) => one === word) ?? (Object.hasOwn(SHORT, word) ? SHORT[word] : undefined);
  return command === undefined ? null : { kind: 'command', command, rest };
}

/** An action that has a number is either legal or refused. */
function meant(action: unknown, { game, legal, refusals }: Question): Meaning {
  const notation = game.write(action);
  // By notation: a game may make a new list at each call.
  if (legal.some((one) => game.write(one) === notation)) return { kind: 'action', action };
  const refusal = refusals.find((one) => game.write(one.action) === notation) ?? null;
  return { kind: 'refused', action, refusal };
}

/** The number an action has in the list that was shown. */
const numberOf = (action: unknown, { game, actions }: Question): number =>
  actions.findIndex((one) => game.write(one) === game.write(action)) + 1;

/** A number or a notation, or an unmistakable beginning of one. */
export function actionOf(text: string, question: Question): Meaning {
  const { game, phrases, actions, legal, refusals } = question;
  const { asking } = phrases;
  if (/^\d+$/.test(text)) {
    const action = actions[Number(text) - 1];
    return action === undefined
      ? { kind: 'unclear', why: asking.outOfRange(echo(text), actions.length) }
      : meant(action, question);
  }
  const notations = legal.map((action) => game.write(action));
  const allowed = matches(notations, text).map((i) => legal[i]);
  if (allowed.length === 1) return { kind: 'action', action: allowed[0] };
  if (allowed.length > 1) {
    const named = allowed
      .slice(0, MOST_MEANINGS)
      .map((action) => `${numberOf(action, question)} (${game.write(action)})`);
    if (allowed.length > MOST_MEANINGS) named.push('…');
    return { kind: 'unclear', why: asking.ambiguous(echo(text), named.join(', ')) };
  }
  const forbidden = matches(
    refusals.map(({ action }) => game.write(action)),
    text,
  );
  const refusal = refusals[forbidden[0] ?? -1];
  if (refusal !== undefined) return { kind: 'refused', action: refusal.action, refusal };
  const read = game.read(wordsOf(text).join(' '));
  return read.ok
    ? { kind: 'refused', action: read.value, refusal: null }
    : { kind: 'unclear', why: asking.unknown(echo(text)) };
}

/** The notations that equal the text; if there are none, those that begin with it. */
function matches(notations: readonly string[], text: string): number[] {
  const typed = bareWords(text);
  const places = (fits: (whole: string[]) => boolean): number[] =>
    notations.flatMap((notation, i) => (fits(bareWords(notation)) ? [i] : []));
  const exact = places((whole) => whole.join(' ') === typed.join(' '));
  return exact.length > 0 ? exact : places((whole) => typed.every((word, i) => whole[i]?.startsWith(word) === true));
}

/** Signs between words may be left out, and so may the spaces around them. */
const wordsOf = (text: string): string[] => text.replace(/>/g, ' > ').trim().split(/\s+/);
const bareWords = (text: string): string[] => wordsOf(text.toLowerCase()).filter((word) => word !== '>');
