// Colour for those who have it, and the same without.
import type { Paint } from '@backroom/kit/terminal';

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
