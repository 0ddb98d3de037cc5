// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { t as e } from "./french.js";
import { t } from "./numbers.js";
var n = {
	"alcohol-dealer": {
		name: "Marchand d’alcool",
		flavour: "Deux caisses, aucune question, pas d’étiquette."
	},
	"gun-dealer": {
		name: "Marchand d’armes",
		flavour: "Chaque arme est garantie à vie, sans préciser laquelle."
	},
	moonshiner: {
		name: "Bouilleur clandestin",
		flavour: "Il a tout appris de son grand-père, aujourd’hui aveugle."
	},
	"sleeping-car-porter": {
		name: "Employé de wagon-lit",
		flavour: "Votre valise, monsieur. Elle a pris du poids depuis Détroit."
	},
	"distillery-owner": {
		name: "Propriétaire de distillerie",
		flavour: "Fermée par la loi en 1920, mais seulement de jour."
	},
	"gun-runner": {
		name: "Contrebandier d’armes",
		flavour: "La caisse annonce des machines à coudre. Le bruit est le même."
	},
	"prescription-doctor": {
		name: "Médecin à ordonnances",
		flavour: "La moitié de Chicago tousse, et c’est lui qui tient le carnet."
	},
	"grape-brick-salesman": {
		name: "Vendeur de briques de raisin",
		flavour: "L’étiquette explique en détail comment ne pas en faire du vin."
	},
	"junk-dealer": {
		name: "Ferrailleur",
		flavour: "Sous les vieux sommiers, un arsenal très convenable."
	},
	"irish-revolutionary": {
		name: "Révolutionnaire irlandais",
		flavour: "Il envoie des fusils au pays. Il reste toujours une caisse."
	},
	"rum-row-captain": {
		name: "Capitaine de la Rum Row",
		flavour: "Il mouille à un mètre au-delà de la loi, tous feux éteints."
	},
	"police-captain": {
		name: "Capitaine de police",
		flavour: "Les pièces à conviction se perdent. Il sait où."
	},
	"near-beer-brewer": {
		name: "Brasseur de petite bière",
		flavour: "Un demi pour cent sur l’étiquette. Le reste est dans le fût."
	},
	quartermaster: {
		name: "Sergent fourrier",
		flavour: "Il signe pour cent, compte quatre-vingt-dix et dort bien."
	},
	"canadian-exporter": {
		name: "Exportateur canadien",
		flavour: "Papiers en règle. Destination Cuba, en barque."
	},
	"harbour-master": {
		name: "Maître de port",
		flavour: "Il lit tous les manifestes, certains les yeux fermés."
	},
	auctioneer: {
		name: "Commissaire-priseur",
		flavour: "Saisi le lundi, vendu le mardi, ressaisi le vendredi."
	},
	"army-officer": {
		name: "Officier de l’armée",
		flavour: "La guerre est finie. L’entrepôt ne le sait pas encore."
	}
}, r = {
	"us-is-voted-dry": {
		name: "L’Amérique vote le régime sec",
		flavour: "Dès minuit, le pays boira de l’eau. L’eau refuse tout commentaire."
	},
	"police-strike": {
		name: "La police en grève",
		flavour: "Les citoyens s’en aperçoivent le troisième jour."
	},
	"beer-war": {
		name: "La guerre de la bière éclate",
		flavour: "Semaine record pour les fleuristes."
	},
	"ness-comes-to-town": {
		name: "Ness arrive en ville",
		flavour: "«\xA0Je ne suis pas à vendre.\xA0» La mairie demande une traduction."
	},
	"election-year": {
		name: "L’année électorale commence",
		flavour: "Les deux candidats promettent de regarder ailleurs, chacun de son côté."
	},
	"evidence-room-empty": {
		name: "La salle des scellés est vide",
		flavour: "La police se dit perplexe, et acheteuse."
	},
	"lake-freezes-over": {
		name: "Le lac est gelé",
		flavour: "Le commerce de glace avec le Canada prospère, parfois en bouteilles."
	},
	"hottest-summer": {
		name: "L’été le plus chaud du siècle",
		flavour: "Les médecins conseillent de boire beaucoup, sans préciser quoi."
	},
	"jazz-age": {
		name: "Le jazz envahit la ville",
		flavour: "«\xA0Musique du diable\xA0», dit le pasteur en réservant une table."
	},
	"world-series-fixed": {
		name: "Les World Series étaient truquées",
		flavour: "Le pays est sous le choc. Les bookmakers, un peu moins."
	},
	"income-tax-upheld": {
		name: "Les truands aussi paieront l’impôt",
		flavour: "Le fisc imprime un formulaire. La case neuf est pour le butin."
	},
	"daylight-saving": {
		name: "On change d’heure",
		flavour: "La ville gagne une heure. Elle est déjà réservée."
	},
	"mills-lay-off-thousands": {
		name: "Les aciéries licencient",
		flavour: "Gaillards libres le soir, embauchés le soir même."
	},
	"building-boom": {
		name: "Fièvre du bâtiment",
		flavour: "Tout monte sauf les prix, pour les amis de l’entrepreneur."
	},
	"hollywood-loves-hoodlums": {
		name: "Hollywood aime les truands",
		flavour: "Les employés de banque s’exercent à l’air mauvais devant la glace."
	},
	"prohibition-ends": {
		name: "La prohibition, c’est fini !",
		flavour: "Treize ans de régime sec, et personne ne se souvient d’avoir eu soif."
	}
}, { count: i } = t("fr"), a = {
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	stats: {
		hand: "Taille de main",
		lawyers: "Avocats",
		recruitment: "Recrutement",
		supply: "Approvisionnement",
		vehicles: "Véhicules",
		nightclubs: "Cabarets"
	},
	crimes: {
		bootlegging: "Contrebande",
		corruption: "Corruption",
		gambling: "Jeu",
		theft: "Vol",
		vice: "Vice",
		violence: "Violence"
	},
	businesses: {
		speakeasy: "bar clandestin",
		casino: "casino",
		brothel: "maison close",
		nightclub: "cabaret"
	},
	bands: {
		green: "Vert",
		amber: "Orange",
		red: "Rouge"
	},
	areas: {
		recruits: "Recrues",
		safehouses: "Planques",
		headquarters: "QG",
		underworld: "Milieu",
		authorities: "Autorités",
		prison: "Prison"
	},
	pieces: {
		thug: "un homme de main",
		car: "une voiture",
		truck: "un camion"
	},
	acts: {
		deal: "Envoyer un homme de main sur une Filière",
		recruit: e`Milieu : recruter des hommes de main`,
		job: e`Milieu : chercher un Coup`,
		dealer: e`Milieu : chercher un Fournisseur`,
		hire: e`Milieu : engager un Associé`,
		sales: e`Milieu : vendre dans tes quartiers`,
		oust: e`Autorités : retirer des marqueurs de contrôle`,
		"lower-crime": e`Autorités : baisser ta Criminalité`,
		build: e`Autorités : ouvrir des commerces`,
		release: e`Autorités : faire sortir tes hommes de Prison`,
		fence: e`Autorités : leur vendre des marchandises`,
		send: "Envoyer des hommes de main dans un secteur",
		move: "Déplacer des hommes de main et des véhicules",
		seize: "S’emparer d’un quartier",
		upgrade: "Améliorer le gang",
		dismiss: "Retirer des hommes de main du jeu"
	},
	alcohol: (e) => i(e, "alcool", "alcools"),
	guns: (e) => i(e, "arme", "armes"),
	thugs: (e) => i(e, "homme de main", "hommes de main"),
	cars: (e) => i(e, "voiture", "voitures"),
	trucks: (e) => i(e, "camion", "camions"),
	policeCars: (e) => `${i(e, "voiture de police", "voitures de police")}.`,
	cards: (e) => i(e, "carte", "cartes"),
	muscle: (e) => i(e, "point de Force", "points de Force"),
	influence: (e) => i(e, "point d’Influence", "points d’Influence"),
	deal: (e, t) => t === "" ? `Filière ${e}` : `Filière ${e} (${t})`,
	quote: (t) => e`« ${t} »`
};
export { r as n, n as r, a as t };
