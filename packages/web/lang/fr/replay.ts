// French.
import { fr } from '@backroom/kit';
import type { ReplayWords } from '../../src/replay/words/catalogue.ts';

export const words: ReplayWords = {
  title: 'Revoir la partie',
  loading: 'Chargement de la partie…',
  notThere: fr`Impossible de montrer cette partie : elle n’est pas sur cet appareil, ou le serveur ne la connaît pas.`,
  file: {
    title: 'Ouvrir une partie depuis un fichier',
    why: 'Une partie enregistrée dans un fichier se revoit ici, étape par étape.',
    choose: 'Choisir un fichier',
    wrong: 'Ce fichier ne contient pas de partie lisible',
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
  open: 'tout le monde, cartes ouvertes',
  seat: (number) => `Place ${number}`,
  log: 'Ce qui s’est passé',
  start: 'La table avant la première étape',
  takenBack: 'Un coup est repris.',
  undone: 'repris plus tard',
  ended: 'On met fin à la partie.',
  hands: (name) => `Visible pour ${name} uniquement`,
  goOn: {
    do: 'Jouer à partir d’ici',
    why: (name) => `Une nouvelle partie contre des bots, à la place de ${name}. Les cartes cachées sont redistribuées.`,
    over: fr`La partie est finie ici : recule d’au moins une étape.`,
  },
  review: {
    title: 'Analyse',
    why: 'Chaque décision est jugée d’après ce qu’on pouvait savoir à ce moment-là. Le graphique montre la partie cartes ouvertes.',
    begin: 'Analyser la partie',
    progress: (percent) => fr`Analyse en cours : ${percent}`,
    cancel: 'Arrêter',
    whose: 'Décisions de',
    look: 'Voir',
    inWords: 'Le graphique en mots',
  },
  verify: {
    title: 'Vérifier le mélange',
    why: fr`La donne était-elle honnête ? Tout est recalculé sur cet appareil, à partir du seul enregistrement de la partie.`,
    begin: 'Vérifier',
    working: 'Calcul en cours…',
    fair: fr`Tout concorde : le mélange découle du secret fixé avant la première carte.`,
    unfair: 'Quelque chose ne concorde pas. Garde le fichier et interroge la personne qui gère le serveur.',
    outcomes: { ok: 'juste', failed: 'faux', unknown: 'inconnu' },
    checks: {
      text: {
        ok: fr`L’enregistrement est complet : chaque ligne est là, à sa place.`,
        failed: 'L’enregistrement est illisible.',
        unknown: 'L’enregistrement n’a pas été vérifié.',
      },
      rules: {
        ok: 'Chaque coup était permis quand il a été joué.',
        failed: 'Un coup a été joué sans être permis.',
        unknown: 'Les coups n’ont pas été vérifiés.',
      },
      commitment: {
        ok: 'Le secret est celui qui a été fixé avant l’arrivée des joueurs.',
        failed: 'Le secret n’est pas celui qui a été fixé.',
        unknown: 'Le secret n’est pas encore révélé.',
      },
      shares: {
        ok: 'Chaque contribution au mélange est celle qui avait été promise.',
        failed: 'Une contribution n’est pas celle qui avait été promise.',
        unknown: 'Les contributions n’ont pas été vérifiées.',
      },
      draws: {
        ok: 'Chaque carte découle du secret et des contributions.',
        failed: 'Des cartes n’ont pas été distribuées comme le veulent le secret et les contributions.',
        unknown: 'La distribution ne peut pas encore être refaite.',
      },
      lots: {
        ok: 'Quand plusieurs personnes ont attrapé en même temps, chaque tirage au sort découle du secret et des contributions.',
        failed: 'Le tirage au sort ne correspond pas au secret et aux contributions.',
        unknown: fr`Les tirages au sort de cette partie ne peuvent pas être vérifiés, ou pas encore : seul le serveur sait qui a attrapé en premier.`,
      },
      chain: {
        ok: 'La chaîne d’empreintes tient de la première à la dernière ligne.',
        failed: fr`La chaîne est rompue : une ligne a été changée après coup.`,
        unknown: 'Le fichier ne donne aucune empreinte à comparer.',
      },
      result: {
        ok: 'Le résultat correspond aux coups joués.',
        failed: 'Le résultat ne correspond pas aux coups joués.',
        unknown: 'La partie n’est pas allée à son terme.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? fr`Aucune place n’a ajouté de contribution : le mélange repose sur le seul secret du serveur.`
        : fr`Contributions des places au mélange : ${count} sur ${of}.`,
    head: fr`Dernière empreinte de la chaîne, à comparer avec celles notées en jouant :`,
    limits: 'Ce que cela ne peut pas prouver',
    limit: [
      fr`Le serveur connaît les cartes : il détient le secret et pourrait le révéler à quelqu’un. Ceci prouve comment les cartes ont été distribuées, pas qui les a vues.`,
      'Sans contribution d’une place, le serveur a choisi seul. Il aurait pu essayer des secrets jusqu’à en trouver un qui lui plaise.',
      fr`Un serveur à qui une distribution déplaît peut abandonner la partie et en ouvrir une autre. Rien ici ne compte les parties abandonnées ; toi, tu peux.`,
      'Une personne de mèche avec le serveur peut regarder la distribution, puis montrer sa contribution ou la garder pour elle.',
      fr`Cela détecte la triche sans l’empêcher. Un secret jamais révélé ne se vérifie pas : prends-le pour un non.`,
      'Cela ne dit rien du temps, des ententes hors du jeu ni de l’aide de programmes.',
      'Que le code du jeu mélange comme les règles le veulent, ce sont ses tests qui le prouvent.',
    ],
  },
  money: { title: 'L’argent au fil de la partie', step: 'Étape', player: 'Nom', inNumbers: 'Le graphique en chiffres' },
  keep: {
    title: 'Enregistrer et partager',
    download: 'Enregistrer la partie dans un fichier',
    picture: 'Partager une image du résultat',
    caption: 'Joué au Backroom',
  },
  trouble: 'Cela n’a pas marché',
};
