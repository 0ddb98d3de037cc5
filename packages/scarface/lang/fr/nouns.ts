// Français : what things are called.
import { fr } from '@backroom/kit';
import type { Nouns } from '../../src/words/catalogue.ts';
import { numbersOf } from '../../src/words/numbers.ts';

const { count } = numbersOf('fr');

export const nouns: Nouns = {
  districts: {
    central: 'Central',
    'far-north': 'Far North Side',
    north: 'North Side',
    west: 'West Side',
    southwest: 'Southwest Side',
    south: 'South Side',
    'far-south': 'Far South Side',
  },
  stats: {
    hand: 'Taille de main',
    lawyers: 'Avocats',
    recruitment: 'Recrutement',
    supply: 'Approvisionnement',
    vehicles: 'Véhicules',
    nightclubs: 'Cabarets',
  },
  crimes: {
    bootlegging: 'Contrebande',
    corruption: 'Corruption',
    gambling: 'Jeu',
    theft: 'Vol',
    vice: 'Vice',
    violence: 'Violence',
  },
  businesses: { speakeasy: 'bar clandestin', casino: 'casino', brothel: 'maison close', nightclub: 'cabaret' },
  bands: { green: 'Vert', amber: 'Orange', red: 'Rouge' },
  areas: {
    recruits: 'Recrues',
    safehouses: 'Planques',
    headquarters: 'QG',
    underworld: 'Milieu',
    authorities: 'Autorités',
    prison: 'Prison',
  },
  pieces: { thug: 'un homme de main', car: 'une voiture', truck: 'un camion' },
  acts: {
    deal: 'Envoyer un homme de main sur une Filière',
    recruit: fr`Milieu : recruter des hommes de main`,
    job: fr`Milieu : chercher un Coup`,
    dealer: fr`Milieu : chercher un Fournisseur`,
    hire: fr`Milieu : engager un Associé`,
    sales: fr`Milieu : vendre dans tes quartiers`,
    oust: fr`Autorités : retirer des marqueurs de contrôle`,
    'lower-crime': fr`Autorités : baisser ta Criminalité`,
    build: fr`Autorités : ouvrir des commerces`,
    release: fr`Autorités : faire sortir tes hommes de Prison`,
    fence: fr`Autorités : leur vendre des marchandises`,
    send: 'Envoyer des hommes de main dans un secteur',
    move: 'Déplacer des hommes de main et des véhicules',
    seize: 'S’emparer d’un quartier',
    upgrade: 'Améliorer le gang',
    dismiss: 'Retirer des hommes de main du jeu',
  },
  alcohol: (n) => count(n, 'alcool', 'alcools'),
  guns: (n) => count(n, 'arme', 'armes'),
  thugs: (n) => count(n, 'homme de main', 'hommes de main'),
  cars: (n) => count(n, 'voiture', 'voitures'),
  trucks: (n) => count(n, 'camion', 'camions'),
  policeCars: (n) => `${count(n, 'voiture de police', 'voitures de police')}.`,
  cards: (n) => count(n, 'carte', 'cartes'),
  muscle: (n) => count(n, 'point de Force', 'points de Force'),
  influence: (n) => count(n, 'point d’Influence', 'points d’Influence'),
  deal: (number, dealers) => (dealers === '' ? `Filière ${number}` : `Filière ${number} (${dealers})`),
  quote: (name) => fr`« ${name} »`,
};
