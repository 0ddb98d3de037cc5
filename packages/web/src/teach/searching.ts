// Finds a rule by its number, or by words that all must occur. Ignores case and accents.
import type { HelpChapter } from '@backroom/kit';

const plain = (text: string): string => text.normalize('NFD').replace(/\p{M}/gu, '').toLowerCase();

export function matching(help: readonly HelpChapter[], wanted: string): readonly HelpChapter[] {
  const parts = plain(wanted).split(/\s+/).filter(Boolean);
  if (parts.length === 0) return help;
  return help.flatMap(({ title, rules }) => {
    const kept = rules.filter(({ id, text }) => {
      const all = plain(`${id} ${title} ${text}`);
      return parts.every((part) => all.includes(part));
    });
    return kept.length === 0 ? [] : [{ title, rules: kept }];
  });
}
