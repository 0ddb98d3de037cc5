// Français : why not.
import { fr } from '@backroom/kit';
import type { Catalogue } from '../../src/words/catalogue.ts';
import { nouns } from './nouns.ts';

export const refusals: Catalogue['refusals'] = {
  'no-thug': () => fr`Il te faut un homme de main, et il n’y en a plus au QG`,
  'no-muscle': () => 'Ton Plan n’a pas de Force pour cela',
  'no-influence': () => 'Ton Plan n’a pas d’Influence pour cela',
  'little-influence': ({ influence, needed }) =>
    fr`Il faut ${nouns.influence(needed)} ; ton Plan a ${nouns.influence(influence)}`,
  'no-open-deal': ({ muscle, influence }) =>
    fr`Aucune Filière libre ne se contente de ceci : ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'nobody-to-recruit': () => 'Tu n’as plus de recrues, et les Planques sont vides',
  'no-cards-left': () => 'Cette pioche est vide',
  'nobody-to-hire': ({ influence }) => `Personne au marché ne se contente de ${nouns.influence(influence)}`,
  'nothing-to-sell': () => 'Il te manque les marchandises demandées dans tes quartiers',
  'no-control-to-remove': () => 'Personne ne contrôle de quartier',
  'crime-is-lowest': () => 'Ta Criminalité est déjà juste au-dessus du niveau d’Eliot Ness',
  'no-room-to-build': () => 'Il n’y a plus de place pour un commerce dans tes quartiers',
  'nobody-in-prison': () => 'Tu n’as personne en Prison',
  'no-goods': () => 'Tu n’as pas de marchandises',
  'nowhere-to-send': () => 'Tu n’as de présence dans aucun secteur dont tu puisses payer le bakchich',
  'nothing-to-move': () => 'Aucun de tes pions dans la rue ne peut se déplacer',
  'nothing-to-seize': ({ muscle }) => `Aucun quartier à ta portée ne cède à ${nouns.muscle(muscle)}`,
  'no-upgrade': ({ muscle, influence }) =>
    fr`Aucune amélioration n’est possible avec ton argent et ceci : ${nouns.muscle(muscle)}, ${nouns.influence(influence)}`,
  'one-action': () => fr`Tu as déjà fait ton action : une seule par tour`,
  'plan-first': () => 'Il faut d’abord valider le Plan',
  used: ({ card }) => fr`Cette compétence a déjà servi ce tour-ci : ${card}`,
  'no-match': ({ card }) => fr`Pour ${card}, il manque au Plan une autre carte avec le bon crime`,
  'no-effect': ({ card }) => `${card} ne changerait rien maintenant`,
  'job-not-met': () => 'La condition de ce Coup n’est pas encore remplie',
  other: 'Les règles ne le permettent pas maintenant',
};
