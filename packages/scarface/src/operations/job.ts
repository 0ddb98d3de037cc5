// Jobs drawn, one kept (SC-34).
import { drawJobs } from '../rules/drawing.ts';
import type { Deed } from './deed.ts';
import { amountOf } from './reckon.ts';

export const job: Deed<'job'> = {
  can: (s, seat, effect) => s.jobs.cards.length > 0 && amountOf(s, seat, effect.draw) > 0,
  run: (s, seat, effect, _of, _at, out) => drawJobs(s, seat, amountOf(s, seat, effect.draw), out),
  say: {
    en: ({ draw }, v) => `draw ${v.n(draw, 'Job', 'Jobs')}${draw === 1 ? '' : `${v.per(draw)}; keep 1`}`,
    de: ({ draw }, v) => `ziehe ${v.n(draw, 'Auftrag', 'Aufträge')}${draw === 1 ? '' : `${v.per(draw)}; behalte 1`}`,
    fr: ({ draw }, v) => `pioche ${v.n(draw, 'Coup', 'Coups')}${draw === 1 ? '' : `${v.per(draw)} ; gardes-en 1`}`,
    it: ({ draw }, v) => `pesca ${v.n(draw, 'Colpo', 'Colpi')}${draw === 1 ? '' : `${v.per(draw)}; tienine 1`}`,
    es: ({ draw }, v) => `roba ${v.n(draw, 'Golpe', 'Golpes')}${draw === 1 ? '' : `${v.per(draw)}; quédate 1`}`,
  },
};
