// French sets a no-break space before ; : ! ? % » and after «. Texts are typed with ordinary spaces, and this tag puts the
// right ones in. It changes only the text of the sentence, never the values filled in: names stay as they are.
const NARROW = '\u202f';
const WIDE = '\u00a0';

/** For a text that is built from parts. None of them may be a name. */
export const frenchSpaces = (text: string): string =>
  text.replace(/ (?=[;!?%])/g, NARROW).replace(/ (?=[:»])|(?<=«) /g, WIDE);

export function fr(texts: TemplateStringsArray, ...filled: readonly (string | number)[]): string {
  return texts.map((text, i) => frenchSpaces(text) + (filled[i] ?? '')).join('');
}
