// French.
import type { ReplayWords } from './catalogue.ts';

export const words: ReplayWords = {
  title: 'Revoir la partie',
  loading: 'On charge la bobine …',
  notThere: 'Impossible de montrer cette partie : elle n’est pas sur cet appareil, ou la maison ne la connaît pas.',
  file: {
    title: 'Ouvrir une partie depuis un fichier',
    why: 'Une partie gardée dans un fichier se regarde ici, pas à pas.',
    choose: 'Choisir un fichier',
    wrong: 'Ce fichier ne se lit pas comme une partie',
  },
  controls: 'Étapes',
  keys: 'Les flèches avancent ou reculent d’une étape, Début et Fin mènent aux deux bouts, P lance et arrête la lecture.',
  step: (step, of) => `Étape ${step} sur ${of}`,
  first: 'Au début',
  previous: 'Une étape en arrière',
  next: 'Une étape en avant',
  last: 'À la fin',
  play: 'Lire',
  stop: 'Arrêter',
  through: 'Vue par',
  spectator: 'un spectateur',
  open: 'tous : cartes ouvertes',
  seat: (number) => `Place ${number}`,
  log: 'Ce qui s’est passé',
  start: 'La table avant la première étape',
  takenBack: 'Un coup est repris.',
  undone: 'repris plus tard',
  ended: 'On met fin à la partie.',
  hands: (name) => `Visible pour ${name} uniquement`,
  goOn: {
    do: 'Continuer à jouer d’ici',
    why: (name) =>
      `Une nouvelle partie contre des bots, à la place de ${name}. Ce qu’on n’y voyait pas est redistribué.`,
    over: 'La partie est finie ici : recule d’une étape ou plus.',
  },
  review: {
    title: 'Analyse',
    why: 'Chaque décision est jugée d’après ce qu’on pouvait savoir alors ; le cours de la partie, cartes ouvertes.',
    begin: 'Analyser la partie',
    progress: (percent) => `Analyse en cours : ${percent}`,
    cancel: 'Arrêter',
    whose: 'Décisions de',
    look: 'Voir',
    inWords: 'Le graphique en mots',
  },
  verify: {
    title: 'Vérifier le mélange',
    why: 'La donne était-elle honnête ? Tout est recalculé sur cet appareil, à partir de la partie écrite et de rien d’autre.',
    begin: 'Vérifier',
    working: 'Calcul en cours …',
    fair: 'Tout concorde : le mélange découle de ce qui fut promis avant la première carte.',
    unfair: 'Quelque chose ne concorde pas. Garde le fichier et interroge la maison.',
    outcomes: { ok: 'juste', failed: 'faux', unknown: 'inconnu' },
    checks: {
      text: {
        ok: 'Le relevé est complet : aucune ligne ne manque ni ne s’égare.',
        failed: 'Le relevé est illisible.',
        unknown: 'Le relevé n’a pas été examiné.',
      },
      rules: {
        ok: 'Chaque coup était permis là où il fut joué.',
        failed: 'Un coup se trouve là où il n’était pas permis.',
        unknown: 'Les coups n’ont pas été examinés.',
      },
      commitment: {
        ok: 'Le secret est celui qui fut promis avant que quiconque s’assoie.',
        failed: 'Le secret n’est pas celui qui fut promis.',
        unknown: 'Le secret n’est pas encore révélé.',
      },
      shares: {
        ok: 'Qui a participé au mélange a montré exactement ce qu’il avait promis.',
        failed: 'Une contribution n’est pas celle qui fut promise.',
        unknown: 'Les contributions n’ont pas été examinées.',
      },
      draws: {
        ok: 'Chaque carte découle du secret et des contributions.',
        failed: 'Des cartes ont été données autrement que ne le veulent le secret et les contributions.',
        unknown: 'La donne ne peut pas encore être refaite.',
      },
      chain: {
        ok: 'La chaîne d’empreintes tient de la première à la dernière ligne.',
        failed: 'La chaîne est rompue : une ligne a été changée après coup.',
        unknown: 'Le fichier ne donne aucune empreinte à comparer.',
      },
      result: {
        ok: 'Le résultat est bien celui des coups joués.',
        failed: 'Le résultat n’est pas celui des coups joués.',
        unknown: 'La partie n’est pas allée à son terme.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Aucune place n’a ajouté de contribution : le mélange repose sur le seul secret de la maison.'
        : `Contributions des places au mélange : ${count} sur ${of}.`,
    head: 'Dernière empreinte de la chaîne, à comparer avec celles notées en jouant :',
    limits: 'Ce que cela ne peut pas prouver',
    limit: [
      'La maison connaît les cartes : elle détient le secret et pourrait le souffler à quelqu’un. Ceci prouve comment on a donné, pas qui a regardé.',
      'Sans contribution d’une place, la maison a choisi seule. Elle aurait pu essayer des secrets jusqu’à ce que l’un lui plaise.',
      'Une maison à qui une donne déplaît peut abandonner la partie et en ouvrir une autre. Rien ici ne les compte ; toi, tu peux.',
      'Une place de mèche avec la maison peut regarder la donne, puis montrer sa contribution ou la retenir.',
      'Cela détecte, cela n’empêche pas. Un secret jamais révélé ne se vérifie pas : prends-le pour un non.',
      'Cela ne dit rien du temps, des ententes hors du jeu ni de l’aide de programmes.',
      'Que le code du jeu mélange comme les règles le veulent, ce sont ses tests qui le prouvent.',
    ],
  },
  money: { title: 'L’argent au fil de la partie', step: 'Étape', player: 'Qui', inNumbers: 'Le graphique en chiffres' },
  keep: {
    title: 'Garder et partager',
    download: 'Garder la partie dans un fichier',
    picture: 'Partager une image du résultat',
    caption: 'Joué au Backroom',
  },
  trouble: 'Cela n’a pas marché',
};
