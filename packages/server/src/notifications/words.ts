// The texts of notifications in five languages: which table waits, and why. They contain nothing of the game.
import type { Language } from '@backroom/kit';
import { notificationWords as all } from '../../lang/notifications.all.ts';

/** `turn`: only this seat decides; `respond`: others decide as well; `agree`: a request waits for agreement. */
export type WaitReason = 'turn' | 'respond' | 'agree';

export interface NotificationWords {
  readonly turn: (title: string) => string;
  readonly respond: (title: string) => string;
  readonly agree: (title: string) => string;
  /** After quiet hours: at least two tables, the first few of them by name. */
  readonly digest: (tables: number, titles: string) => string;
  /** A table's title in quotation marks. */
  readonly quote: (title: string) => string;
}

const WORDS: Readonly<Record<Language, NotificationWords>> = all;

export interface WaitingTable {
  readonly reason: WaitReason;
  readonly title: string;
}

/** How many are named; the rest is counted. */
const NAMED = 5;

/** One sentence for all waiting tables. */
export function sentenceFor(language: Language, waiting: readonly WaitingTable[]): string {
  const words = WORDS[language];
  const [first] = waiting;
  if (first === undefined) return '';
  if (waiting.length === 1) return words[first.reason](words.quote(first.title));
  const titles = waiting.slice(0, NAMED).map(({ title }) => words.quote(title));
  return words.digest(waiting.length, titles.join(', ') + (waiting.length > NAMED ? ', …' : '.'));
}
