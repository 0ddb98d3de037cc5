// What somebody writes to others: kept as he wrote it, without what cannot be seen or turns other text around.

/** Line breaks and tabs are gaps like any other: a line of chat is one line. */
const GAPS = /\s+/gu;
/**
 * Controls, private and broken characters, and what Unicode calls ignorable: marks that turn the direction of writing, fillers
 * without width, tags. Joiners and the two selectors of emoji stay: scripts and pictures need them.
 */
const UNSEEN = /(?!\u200c|\u200d|\ufe0e|\ufe0f)[\p{Cc}\p{Co}\p{Cs}\p{Default_Ignorable_Code_Point}\ufff9-\ufffb]/gu;
/** No language stacks more marks on a letter; towers of them run over the lines of others. */
const TOWERS = /(\p{M}{4})\p{M}+/gu;

export function spoken(text: string): string {
  const seen = text.replace(GAPS, ' ').replace(UNSEEN, '').normalize('NFC');
  const line = seen.replace(TOWERS, '$1').replace(GAPS, ' ').trim();
  // Joiners join something, or there is nothing to see.
  return /[\p{L}\p{N}\p{P}\p{S}]/u.test(line) ? line : '';
}
