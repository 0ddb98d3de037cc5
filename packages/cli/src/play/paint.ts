// Colour, for those who have it. Nothing is ever told by colour alone.

/** Where to look a colour up among the 256 of a terminal: behind the letter, and the letter itself. */
export interface Dye {
  readonly back: number;
  readonly ink: number;
}

export interface Paint {
  bold(text: string): string;
  dim(text: string): string;
  /** What the eye should find first. */
  bright(text: string): string;
  /** A letter on a block of colour, three columns wide; in brackets where there is no colour. */
  block(letter: string, dye: Dye): string;
  /** A letter in a colour. */
  ink(letter: string, dye: Dye): string;
}

const styled = (codes: string, text: string): string => `\u001B[${codes}m${text}\u001B[0m`;

export const COLOURED: Paint = {
  bold: (text) => styled('1', text),
  dim: (text) => styled('2', text),
  bright: (text) => styled('1;38;5;220', text),
  block: (letter, { back, ink }) => styled(`1;48;5;${back};38;5;${ink}`, ` ${letter} `),
  ink: (letter, { back, ink }) => styled(`48;5;${back};38;5;${ink}`, letter),
};

const unchanged = (text: string): string => text;

export const UNCOLOURED: Paint = {
  bold: unchanged,
  dim: unchanged,
  bright: unchanged,
  block: (letter) => `[${letter}]`,
  ink: unchanged,
};
