// The time marker moves, never before its start nor beyond "Extra! Extra!" (SC-5). The round ends only on reorganising.
import type { State } from '../state.ts';
import { TIME_SPACES } from '../vocabulary.ts';
import type { Deed } from './deed.ts';

const moved = (s: State, by: number): number => Math.min(TIME_SPACES[s.players.length], Math.max(0, s.time + by));

export const time: Deed<'time'> = {
  can: (s, _seat, effect) => moved(s, effect.by) !== s.time,
  run(s, _seat, effect, _of, _at, out) {
    const at = moved(s, effect.by);
    if (at === s.time) return;
    s.time = at;
    out?.push({ type: 'time', at, of: TIME_SPACES[s.players.length] });
  },
  say: {
    en: ({ by }, v) => `move the time marker ${v.n(Math.abs(by), 'space', 'spaces')} ${by > 0 ? 'on' : 'back'}`,
    de: ({ by }, v) => `rücke den Zeitmarker ${v.n(Math.abs(by), 'Feld', 'Felder')} ${by > 0 ? 'vor' : 'zurück'}`,
    fr: ({ by }, v) => `${by > 0 ? 'avance' : 'recule'} le marqueur de temps de ${v.n(Math.abs(by), 'case', 'cases')}`,
    it: ({ by }, v) =>
      `fai ${by > 0 ? 'avanzare' : 'arretrare'} il segnalino del tempo di ${v.n(Math.abs(by), 'spazio', 'spazi')}`,
    es: ({ by }, v) =>
      `haz ${by > 0 ? 'avanzar' : 'retroceder'} el marcador de tiempo ${v.n(Math.abs(by), 'espacio', 'espacios')}`,
  },
};
