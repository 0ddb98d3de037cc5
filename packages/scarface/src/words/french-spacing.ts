// French sets a no-break space before ; : ! ? » and after «. Sources are typed with ordinary spaces; this tag puts the
// right ones in. It touches only what is written in the sentence, never what is filled in: names stay as they are.
const NARROW = '\u202f';
const WIDE = '\u00a0';

const spaced = (text: string): string =>
  text
    .replaceAll(/ (?=[;!?])/g, NARROW)
    .replaceAll(/ (?=[:»])/g, WIDE)
    .replaceAll('« ', `«${WIDE}`);

export const fr = ({ raw }: TemplateStringsArray, ...filled: readonly string[]): string =>
  String.raw({ raw: raw.map(spaced) }, ...filled);
