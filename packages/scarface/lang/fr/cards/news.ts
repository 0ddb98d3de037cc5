// What the front pages say, in French.
import type { NewsNames } from '../../../src/words/cards/names.ts';

export const news: NewsNames = {
  'us-is-voted-dry': {
    name: 'L’Amérique vote le régime sec',
    flavour: 'Dès minuit, le pays boira de l’eau. L’eau refuse tout commentaire.',
  },
  'police-strike': { name: 'La police en grève', flavour: 'Les citoyens s’en aperçoivent le troisième jour.' },
  'beer-war': { name: 'La guerre de la bière éclate', flavour: 'Semaine record pour les fleuristes.' },
  'ness-comes-to-town': {
    name: 'Ness arrive en ville',
    flavour: '«\u00a0Je ne suis pas à vendre.\u00a0» La mairie demande une traduction.',
  },
  'election-year': {
    name: 'L’année électorale commence',
    flavour: 'Les deux candidats promettent de regarder ailleurs, chacun de son côté.',
  },
  'evidence-room-empty': { name: 'La salle des scellés est vide', flavour: 'La police se dit perplexe, et acheteuse.' },
  'lake-freezes-over': {
    name: 'Le lac est gelé',
    flavour: 'Le commerce de glace avec le Canada prospère, parfois en bouteilles.',
  },
  'hottest-summer': {
    name: 'L’été le plus chaud du siècle',
    flavour: 'Les médecins conseillent de boire beaucoup, sans préciser quoi.',
  },
  'jazz-age': {
    name: 'Le jazz envahit la ville',
    flavour: '«\u00a0Musique du diable\u00a0», dit le pasteur en réservant une table.',
  },
  'world-series-fixed': {
    name: 'Les World Series étaient truquées',
    flavour: 'Le pays est sous le choc. Les bookmakers, un peu moins.',
  },
  'income-tax-upheld': {
    name: 'Les truands aussi paieront l’impôt',
    flavour: 'Le fisc imprime un formulaire. La case neuf est pour le butin.',
  },
  'daylight-saving': { name: 'On change d’heure', flavour: 'La ville gagne une heure. Elle est déjà réservée.' },
  'mills-lay-off-thousands': {
    name: 'Les aciéries licencient',
    flavour: 'Gaillards libres le soir, embauchés le soir même.',
  },
  'building-boom': {
    name: 'Fièvre du bâtiment',
    flavour: 'Tout monte sauf les prix, pour les amis de l’entrepreneur.',
  },
  'hollywood-loves-hoodlums': {
    name: 'Hollywood aime les truands',
    flavour: 'Les employés de banque s’exercent à l’air mauvais devant la glace.',
  },
  'prohibition-ends': {
    name: 'La prohibition, c’est fini\u202f!',
    flavour: 'Treize ans de régime sec, et personne ne se souvient d’avoir eu soif.',
  },
};
