// Texts that people write to others: stored as written, but without invisible characters and marks that change the writing direction.

/** Line breaks and tabs count as spaces: a line of chat is one line. */
const GAPS = /\s+/gu;
/**
 * Controls, private and broken characters, and what Unicode calls ignorable: marks that turn the direction of writing, fillers
 * without width, tags. Joiners and the two selectors of emoji stay: scripts and pictures need them.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** No language stacks more marks on a letter. Higher stacks cover neighbouring lines. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;

export function spoken(text: string): string {
  const seen = text.replace(GAPS, ' ').replace(UNSEEN, '').normalize('NFC');
  const line = seen.replace(TOWERS, '$1').replace(GAPS, ' ').trim();
  // A text of joiners alone is invisible.
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : '';
}

/** Allowed in names: the joiners and selectors within an emoji, and the non-joiner between Persian letters. */
const SEEN_WITHIN =
  /(?<=\p{Extended_Pictographic}\p{Emoji_Modifier}?\ufe0f?)\u200d(?=\p{Extended_Pictographic})|(?<=\p{Emoji})[\ufe0e\ufe0f]|(?<=\p{Script=Arabic})\u200c(?=\p{Script=Arabic})/gu;
/** UNSEEN, and in addition line ends, joiners outside an emoji, and the empty Braille pattern. */
const UNSEEN_IN_NAMES = /[\p{Cc}\p{Cf}\p{Co}\p{Cs}\p{Zl}\p{Zp}\p{Default_Ignorable_Code_Point}\u2800]/u;
/** Too many marks on a letter, or a mark without a letter, which would cover the text before the name. */
const STACKED = /^\p{M}|\s\p{M}|\p{M}{5}/u;

/** Names and titles appear beside those of others: they may contain nothing invisible, and nothing that covers other text. */
export function isShowable(name: string): boolean {
  return (
    !UNSEEN_IN_NAMES.test(name.replace(SEEN_WITHIN, '')) && !STACKED.test(name) && /[\p{L}\p{N}\p{P}\p{S}]/u.test(name)
  );
}
