// Thugs and vehicles move out of one district (SC-45).
import { canMove } from '../rules/streets.ts';
import { push } from '../state.ts';
import { NOBODY } from '../vocabulary.ts';
import type { Deed, EffectOf } from './deed.ts';
import { amountOf } from './reckon.ts';

type Nouns = Readonly<Record<EffectOf<'move'>['which'], readonly [one: string, other: string]>>;

const EN: Nouns = {
  any: ['thug or vehicle', 'thugs or vehicles'],
  thugs: ['thug', 'thugs'],
  vehicles: ['vehicle', 'vehicles'],
};
const DE: Nouns = {
  any: ['Schläger oder Fahrzeug', 'Schläger oder Fahrzeuge'],
  thugs: ['Schläger', 'Schläger'],
  vehicles: ['Fahrzeug', 'Fahrzeuge'],
};
const FR: Nouns = {
  any: ['homme de main ou véhicule', 'hommes de main ou véhicules'],
  thugs: ['homme de main', 'hommes de main'],
  vehicles: ['véhicule', 'véhicules'],
};
const IT: Nouns = {
  any: ['scagnozzo o veicolo', 'scagnozzi o veicoli'],
  thugs: ['scagnozzo', 'scagnozzi'],
  vehicles: ['veicolo', 'veicoli'],
};
const ES: Nouns = {
  any: ['matón o vehículo', 'matones o vehículos'],
  thugs: ['matón', 'matones'],
  vehicles: ['vehículo', 'vehículos'],
};

export const move: Deed<'move'> = {
  can: (s, seat, { pieces, which }) => amountOf(s, seat, pieces) > 0 && canMove(s, seat, which),
  run(s, seat, { pieces, which }) {
    const left = amountOf(s, seat, pieces);
    if (left > 0) push(s, { kind: 'move', seat, left, from: NOBODY, ridden: 0, moved: 0, which });
  },
  say: {
    en: (e, v) => `move ${v.upTo(e.pieces)}${v.n(e.pieces, ...EN[e.which])} out of one district${v.per(e.pieces)}`,
    de: (e, v) => `bewege ${v.upTo(e.pieces)}${v.n(e.pieces, ...DE[e.which])} aus einem Bezirk${v.per(e.pieces)}`,
    fr: (e, v) =>
      `déplace ${v.upTo(e.pieces)}${v.n(e.pieces, ...FR[e.which])} depuis un même secteur${v.per(e.pieces)}`,
    it: (e, v) => `sposta ${v.upTo(e.pieces)}${v.n(e.pieces, ...IT[e.which])} da un distretto${v.per(e.pieces)}`,
    es: (e, v) => `mueve ${v.upTo(e.pieces)}${v.n(e.pieces, ...ES[e.which])} desde un distrito${v.per(e.pieces)}`,
  },
};
