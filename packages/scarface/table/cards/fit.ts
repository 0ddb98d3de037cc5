// The largest font size at which a text fits on a small card, in em of the card. A browser test checks every card in every
// language (test/cards-drawn.test.ts).

/** The mean width of a letter, in em of its own size. */
const LETTER = 0.56;

/** How many lines a text takes where words are not broken. */
function linesOf(words: readonly string[], letters: number): number {
  let lines = 1;
  let used = 0;
  for (const word of words) {
    if (used > 0 && used + 1 + word.length > letters) {
      lines++;
      used = word.length;
    } else used += (used > 0 ? 1 : 0) + word.length;
  }
  return lines;
}

/** The font size for a name on at most `lines` lines of this width. */
export function nameSize(name: string, width: number, lines = 2): number {
  const words = name.split(/\s|(?<=-)/);
  const longest = Math.max(...words.map((word) => word.length));
  for (let size = 1.05; size > 0.6; size -= 0.03) {
    const letters = width / (LETTER * size);
    if (longest <= letters && linesOf(words, letters) <= lines) return round(size);
  }
  return 0.6;
}

/** Lines of icons that wrap, in a box: the widths are in icons. */
export function lineSize(widths: readonly number[], width: number, height: number, most = 1.1): number {
  for (let size = most; size > 0.5; size -= 0.03) {
    let rows = 0;
    for (const one of widths) rows += Math.ceil((one * 1.24 * size) / width);
    if (rows * size * 1.4 + widths.length * 0.1 <= height) return round(size);
  }
  return 0.5;
}

const round = (n: number): number => Math.round(n * 100) / 100;
