// Por qué, en español.
import type { Reasons } from '../reasons.ts';

export const reasons: Reasons = {
  fulfils: (job) => `así cumples ${job}`,
  seizes: (tile) => `así te haces con ${tile}`,
  hires: (card) => `así ${card} entra en tu banda`,
  raises: (stat, level) => `${stat} sube al nivel ${level}`,
  earns: (sum) => `al final del turno tienes unos ${sum} más`,
  costs: (sum) => `hasta el final del turno te cuesta unos ${sum}`,
  stores: (goods) => `así guardas ${goods === 1 ? 'una mercancía' : `unas ${goods} mercancías`}`,
  crimeUp: (to) => `tu Criminalidad sube a ${to} más o menos`,
  crimeDown: (to) => `tu Criminalidad baja a ${to} más o menos`,
};
