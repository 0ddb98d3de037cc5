// Français: what the terminal says beyond the game's own words: its flags, and an introduction for a newcomer.
import { fr } from '@backroom/kit';
import type { TerminalTexts } from '@backroom/kit/terminal';
import { DIFFICULTIES } from '../../src/enforcer/language.ts';
import { GANGS } from '../../src/vocabulary.ts';

const gangs = GANGS.join(', ');
const difficulties = DIFFICULTIES.join(', ');

export const terminal: TerminalTexts = {
  flagRows: [
    ['--solo GANG', fr`en solo contre l’Exécuteur, à la tête de ce gang : ${gangs}`],
    ['--solo outfit:boss', fr`de même, avec une difficulté : ${difficulties}`],
    ['--job-draft', fr`Coups au choix au début : on en garde un, on passe le reste`],
  ],
  welcome: [
    'Chicago, 1920. Tu mènes un gang pendant trois manches. Qui a le plus d’argent à la fin de la prohibition gagne.',
    'À chaque tour, tu poses un Plan de cartes de ta main. Leur Force et leur Influence décident de ce que peut ton unique action.',
    'Tire des marchandises d’une Filière, envoie un homme de main au Milieu ou aux Autorités, ou prends des quartiers dans la rue.',
    fr`Les cartes ont des compétences, avant et après l’action ; davantage quand les crimes concordent.`,
    fr`À 11 de Criminalité, les Fédéraux frappent tout le monde. Sans carte en main ni en pioche, tu te réorganises.`,
  ],
};
