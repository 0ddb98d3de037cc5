// Por qué, en español.
import type { Reasons } from '../../src/words/reasons.ts';

const other = (than: 'best' | 'next'): string =>
  `que con la ${than === 'best' ? 'mejor acción' : 'segunda mejor acción'}`;

export const reasons: Reasons = {
  fulfils: (job) => `así cumples ${job}`,
  seizes: (tile) => `así tomas ${tile}`,
  hires: (card) => `así ${card} entra en tu banda`,
  raises: (stat, level) => `${stat} sube al nivel ${level}`,
  keeps: (tile) => `así proteges ${tile}`,
  harms: (who, sum) => `así ${who} pierde unos ${sum}`,
  more: (sum, than) => `hasta tu próximo turno tienes unos ${sum} más ${other(than)}`,
  less: (sum, than) => `hasta tu próximo turno tienes unos ${sum} menos ${other(than)}`,
  earns: (sum) => `hasta tu próximo turno tienes unos ${sum} más`,
  costs: (sum) => `hasta tu próximo turno te cuesta unos ${sum}`,
  stores: (goods) => `así guardas ${goods === 1 ? 'una mercancía' : `unas ${goods} mercancías`}`,
  crimeUp: (to) => `tu Criminalidad sube a ${to} más o menos`,
  crimeDown: (to) => `tu Criminalidad baja a ${to} más o menos`,
};
