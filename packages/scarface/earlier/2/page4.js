// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./src.js";
import { t } from "./french.js";
import { n } from "./gangs4.js";
import { result as r } from "./result-card4.js";
var i = e("fr"), a = (e) => i(e, {
	one: "un jour",
	other: (e) => `${e} jours`
}), o = {
	result: r,
	difficulties: n,
	line: t`Chicago sous la Prohibition : monte un gang, fais des affaires, prends la ville. De deux à quatre boss, une heure environ.`,
	play: "Contre les habitués",
	goOn: "Reprendre ta partie",
	alone: "En solo contre l’Exécuteur",
	aloneWhy: t`Un rival qui ne cache rien : pour chacun de ses gestes, il te dit pourquoi.`,
	friends: "Entre amis",
	rules: "Règles",
	learn: "Apprendre en huit étapes",
	difficulty: "Difficulté",
	rival: "Son gang",
	begin: "L’affronter",
	daily: "Défi du jour",
	dailyWhy: (e, n) => t`Les mêmes cartes pour tous. Aujourd’hui : ${e}, ${n}.`,
	options: {
		ringByHand: {
			name: "Chevalière",
			values: {
				false: "Paie automatiquement",
				true: "Prendre l’argent à son tour, ou l’oublier"
			}
		},
		jobDraft: {
			name: "Coups",
			values: {
				false: "Distribués à chacun",
				true: t`Au choix : on en garde un, on passe le reste`
			}
		},
		gangs: {
			name: "Gangs",
			values: { null: "Tirés au sort" }
		},
		solo: {
			name: "Type de partie",
			values: {
				null: "De deux à quatre joueurs",
				alone: "En solo contre l’Exécuteur"
			}
		}
	},
	gang: {
		own: "Ton gang",
		seat: (e) => `Gang de la place ${e}`,
		any: "Tiré au sort"
	},
	gangs: {
		dealt: "Tirés au sort",
		chosen: "Choisis place par place"
	},
	card: {
		title: "Ton résultat",
		share: "Partager",
		picture: "Partager en image",
		copied: "Copié. Il ne reste qu’à coller.",
		byHand: t`Ce navigateur ne peut pas copier tout seul : sélectionne les lignes ci-dessus et copie-les.`,
		trouble: "Impossible de créer l’image ici.",
		against: "contre"
	},
	records: {
		title: "Tes records",
		games: "Jouées",
		wins: "Gagnées",
		best: "Meilleur total",
		margin: "Plus large victoire",
		bestYet: "Ton meilleur résultat à ce niveau jusqu’ici.",
		played: (e, n) => t`Défis du jour : ${a(e)} de suite ; la plus longue série : ${n}.`,
		won: (e, n) => t`Défis gagnés : ${a(e)} de suite ; la plus longue série : ${n}.`,
		last: (e, n, r, i) => t`Ton dernier défi, ${e} : ${{
			won: "gagné",
			drawn: "à égalité",
			lost: "perdu"
		}[n]}, ${r} à ${i}.`,
		kept: "Ils sont enregistrés dans ce navigateur et nulle part ailleurs.",
		forget: "Effacer mes records",
		sure: "Oui, tout effacer",
		keep: "Les garder",
		forgotten: "Tes records sont effacés."
	}
};
export { o as page };
