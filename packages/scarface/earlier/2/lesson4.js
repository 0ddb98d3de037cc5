// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { t as e } from "./french.js";
var t = {
	title: "Apprendre Scarface 1920",
	welcome: e`Huit petites étapes, dix minutes environ. Rien ne peut mal tourner : touche ce que tu veux.`,
	players: ["Sam", "Gus"],
	steps: {
		plan: {
			title: "Faire un Plan",
			story: e`Tes cartes sont ton gang. Chaque tour commence par un Plan : tu en poses quelques-unes et tu additionnes leur Force et leur Influence. Deux cartes ne coûtent rien. Chaque carte de plus augmente ta Criminalité de 1.`,
			task: e`Touche Passeurs de rhum et Détrousseurs, puis « Poser le Plan ».`,
			praise: e`Le Plan est posé : 2 points de Force pour ce tour.`,
			nudge: "Ces deux cartes suffisent. Touche encore une carte choisie pour la reposer."
		},
		deal: {
			title: "Activer une Filière",
			story: e`Le Plan posé, tu as une action. Une Filière apporte des marchandises : un homme de main quitte le QG pour un de tes Fournisseurs. Le Marchand d’alcool demande 1 point de Force et donne 2 alcools.`,
			task: "Touche le Marchand d’alcool parmi tes Filières.",
			praise: e`2 alcools en stock ! L’homme de main reste là jusqu’à la réorganisation de ton gang.`,
			nudge: e`C’est possible aussi. Mais il nous faut d’abord de l’alcool : touche le Marchand d’alcool.`
		},
		sell: {
			title: "Vendre",
			story: e`Ton tour suivant. On vend dans le Milieu : un homme de main y va, et ta Criminalité monte du nombre de tes hommes là-bas. Pilsen est à toi et paie 10 dollars pour 2 alcools.`,
			task: "Touche Pilsen sur le plan de la ville pour y vendre. Choisis ensuite deux fois d’où vient l’alcool.",
			praise: e`10 dollars ! Ta Criminalité est maintenant à 2.`,
			nudge: "Une bonne idée pour un autre jour. Maintenant, vends à Pilsen."
		},
		reorganise: {
			title: "Se réorganiser",
			story: e`Ta main et ta pioche sont vides : ton gang se réorganise. Tu vends sans envoyer personne. Chaque commerce rapporte 2 dollars. Tes hommes reviennent des Filières, d’autres passent au QG, et tes cartes sont mélangées.`,
			task: e`Appuie sur « Se réorganiser » et vends à Pilsen. Touche ensuite deux fois les Planques : deux hommes vont au QG.`,
			praise: "De l’argent, des hommes au QG, une pioche neuve. Chaque fois, le temps de la manche avance.",
			nudge: "Pas encore. Vends d’abord à Pilsen, puis touche deux fois les Planques."
		},
		seize: {
			title: "S’emparer d’un quartier",
			story: e`Ta voiture est allée dans le Southwest Side : tu as donc quelqu’un là-bas. Little Italy n’est à personne. Sa défense est de 2, et ta voiture en retire 1. Ton Plan a 3 points de Force.`,
			task: "Touche Little Italy sur le plan de la ville pour t’en emparer.",
			praise: e`C’est à toi ! Un lieu de vente de plus, et son casino te paie aussi.`,
			nudge: "Possible, mais Little Italy t’attend. Touche ce quartier sur le plan."
		},
		hire: {
			title: "Engager un Associé",
			story: e`De meilleures recrues attendent au marché. Tu peux engager un Associé dont le niveau ne dépasse pas ton Influence : tu as 3. Cela se passe encore dans le Milieu. Ton deuxième homme y augmente ta Criminalité de 2.`,
			task: "Touche le Bookmaker au marché.",
			praise: e`C’est fait ! La carte viendra après ton prochain mélange. Tu portes aussi la Chevalière : 1 dollar par tour.`,
			nudge: e`Un bon choix un autre jour. Aujourd’hui, c’est le Bookmaker.`
		},
		upgrade: {
			title: "Améliorer le gang",
			story: e`L’argent rend ton gang meilleur pour toute la partie. Chaque amélioration demande de la Force, de l’Influence et des dollars. Approvisionnement donne une marchandise de plus par Fournisseur. Elle coûte 6 dollars et augmente ta Criminalité de 1.`,
			task: "Touche Approvisionnement sur ton plateau de gang.",
			praise: "C’est fait, et la piste du Boss te rend 2 dollars. Plus elle se vide, plus ton Boss devient fort.",
			nudge: "Chaque amélioration a son heure. Touche maintenant Approvisionnement."
		},
		raid: {
			title: "Avant la Descente",
			story: e`Ta Criminalité est de 5, dans l’orange. Gus va se réorganiser, et cela finit la manche par une Descente. Les hommes dans le Milieu vont en Prison. Puis une carte Fédérale frappe selon la couleur : peu le vert, fort le rouge.`,
			task: e`Pose un Plan de Porteurs d’enveloppes et Bookmaker, touche « Criminalité − », puis termine ton tour.`,
			praise: e`Juste à temps ! Tu es dans le vert et tu gagnes 3 dollars. Gus est dans l’orange et en paie 4.`,
			nudge: e`La Descente est proche. Porteurs d’enveloppes et Bookmaker, puis « Criminalité − », puis la fin du tour.`
		}
	},
	end: {
		title: "Tu connais le métier",
		text: e`Un Plan, une action et les compétences de tes cartes : voilà un tour. Après trois manches, qui a le plus d’argent gagne. Joue maintenant une première partie contre un rival. Les conseils sont affichés, et l’aide de jeu n’est qu’à un geste.`
	}
};
export { t as lesson };
