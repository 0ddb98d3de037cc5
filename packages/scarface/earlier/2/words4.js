// Frozen by `npm run freeze`: do not edit.
import "./src.js";
import { n as e, t } from "./french.js";
import { t as n } from "./numbers.js";
import { a as r, c as i, i as a, l as o, n as s, o as c, r as l, s as u, t as d, u as f } from "./clauses.js";
import { n as p, r as ee, t as m } from "./nouns4.js";
import { n as te, t as ne } from "./gangs4.js";
var re = {
	settle: (e, t, n) => `S’installer à ${t} (${n}) avec ${e}`,
	keep: (e) => `Garder ${e}`,
	giveBack: (e) => `Rendre ${e}`,
	plan: (e) => `Mettre ${e} dans le Plan`,
	ready: "Valider le Plan",
	ring: "Prendre l’argent de la Chevalière",
	reorganise: "Se réorganiser",
	skill: (e, n, r) => t`${e}, ${n === "standard" ? "compétence" : "compétence combinée"} : ${r}`,
	fulfil: (e) => `Accomplir le Coup ${e}`,
	endTurn: "Terminer le tour",
	stop: "Terminer",
	toDiscard: "Mettre à la défausse",
	decline: "Refuser",
	accept: (e) => t`Accepter : ${e}`,
	deal: (e) => e,
	alcohol: "Prendre de l’alcool",
	gun: "Prendre une arme",
	spareAlcohol: "Économiser 1 alcool",
	spareGun: "Économiser 1 arme",
	store: (e, n) => t`Stocker ${e} : ${n}`,
	replace: (e, n, r) => t`Stocker ${e} à la place de ${n} : ${r}`,
	returnGood: (e) => `Remettre ${e} à la réserve`,
	spend: (e, n) => t`Dépenser ${e} : ${n}`,
	toSafehouses: "Installer une recrue dans les Planques",
	toHeadquarters: "Appeler un homme des Planques au QG",
	card: (e) => e,
	newDeal: "Ouvrir une nouvelle Filière",
	tuck: (e) => `Glisser sous la ${e}`,
	toHand: (e) => e === "" ? "Prendre en main" : `Prendre en main, contre ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t, n) => `Vendre à ${e} pour ${t}${n === null ? "" : `, moins ${n} de pot-de-vin`}`,
	build: (e, n) => t`Ouvrir à ${n} : ${e}`,
	wreck: (e, n) => t`Fermer à ${n} : ${e}`,
	sendTo: (e) => `Envoyer dans le secteur ${e}`,
	withBribe: (e, t) => `${e} (bakchich ${t})`,
	moveFrom: (e) => `Quitter ${e}`,
	move: (e, n) => t`Déplacer vers ${n} : ${e}`,
	vehicle: (e, n) => t`Placer dans ${n} : ${e}`,
	stat: (e, n) => n === "" ? e : t`${e} : ${n}`,
	thug: (e) => t`Choisir un homme de main : ${e}`,
	police: (e, t) => `Déplacer une voiture de police de ${e} vers ${t}`,
	driveOff: (e, t, n, r) => `Chasser ${e} (à ${t}) de ${n} vers ${r}`,
	option: (e, t) => t === "" ? `Option ${e}` : t,
	setUp: "Mettre en place",
	shuffle: "Mélanger"
}, ie = {
	"tax-audit": {
		name: "Contrôle fiscal",
		flavour: "Veuillez expliciter le poste «\xA0divers\xA0»."
	},
	"bail-hearing": {
		name: "Audience de caution",
		flavour: "En espèces seulement. La cour connaît vos chèques."
	},
	"licence-renewal": {
		name: "Renouvellement de licence",
		flavour: "Ligne quatre, usage des locaux. «\xA0Salon de thé\xA0» est déjà pris."
	},
	"bank-examiners": {
		name: "Inspecteurs des banques",
		flavour: "Ils ont compté deux fois. Une seule aurait suffi."
	},
	"vehicle-inspection": {
		name: "Contrôle des véhicules",
		flavour: "Les trous dans la portière ne valent pas aération."
	},
	"census-of-1920": {
		name: "Recensement de 1920",
		flavour: "Profession\xA0: «\xA0debout au coin de la rue\xA0». Employeur\xA0: «\xA0un ami\xA0»."
	},
	"budget-cuts": {
		name: "Coupes budgétaires",
		flavour: "Les agents sont priés de partager le pistolet."
	},
	"warehouse-inspection": {
		name: "Visite d’entrepôt",
		flavour: "Il a été constaté que les meubles fuyaient."
	},
	"barrels-in-the-river": {
		name: "Tonneaux à la rivière",
		flavour: "Les pêcheurs signalent des poissons fort joyeux."
	},
	"arms-amnesty": {
		name: "Amnistie des armes",
		flavour: "Prière de conserver le reçu avec l’arme."
	},
	"expert-tasting": {
		name: "Dégustation d’experts",
		flavour: "La commission n’a pu conclure et en a redemandé."
	},
	"truck-through-the-door": {
		name: "Un camion dans la porte",
		flavour: "Le mandat était fixé au pare-chocs."
	},
	dragnet: {
		name: "Coup de filet",
		flavour: "Sera entendue toute personne portant un chapeau."
	},
	"usual-suspects": {
		name: "Les suspects habituels",
		flavour: "Ils ont désormais leur chaise attitrée."
	},
	"deportation-order": {
		name: "Arrêté d’expulsion",
		flavour: "Le billet de retour n’est pas compris."
	},
	"mistaken-identity": {
		name: "Erreur sur la personne",
		flavour: "Libéré avec nos excuses, susceptibles d’appel."
	},
	"bureau-is-hiring": {
		name: "Le Bureau recrute",
		flavour: "Bonne paie, retraite, et la clientèle est déjà connue."
	},
	curfew: {
		name: "Couvre-feu",
		flavour: "Après neuf heures, flâner exige le formulaire 12."
	},
	"padlock-order": {
		name: "Mise sous scellés",
		flavour: "Fermé pour un an. Livraisons par la porte de derrière."
	},
	"moral-hygiene-board": {
		name: "Comité d’hygiène morale",
		flavour: "L’inspection a duré trois nuits. On en salue la rigueur."
	},
	"slot-machine-bonfire": {
		name: "Autodafé de machines à sous",
		flavour: "Deux cerises et un citron ont pu être sauvés."
	},
	"grand-jury": {
		name: "Grand jury",
		flavour: "Vingt-trois citoyens qui n’ont jamais entendu parler de personne."
	},
	"star-witness": {
		name: "Témoin vedette",
		flavour: "Tout lui revient, même le nom de son employeur."
	},
	"tapped-telephone": {
		name: "Téléphone sur écoute",
		flavour: "Relevé, page neuf\xA0: «\xA0Pas au téléphone.\xA0»"
	},
	"lost-paperwork": {
		name: "Dossier égaré",
		flavour: "Classé à la lettre E, comme égaré."
	},
	"wanted-poster": {
		name: "Avis de recherche",
		flavour: "Très ressemblant. La récompense est une insulte."
	},
	"trust-busting": {
		name: "Procès antitrust",
		flavour: "La concurrence est la loi, même pour les hors-la-loi."
	},
	"society-column": {
		name: "Carnet mondain",
		flavour: "La bague fut admirée de tous, du fisc en particulier."
	}
}, ae = {
	"bathtub-gin": {
		name: "Gin de baignoire",
		flavour: "Personne dans l’immeuble ne s’est lavé depuis mars."
	},
	"clearance-sale": {
		name: "Liquidation totale",
		flavour: "Tout doit sortir avant que la police n’entre."
	},
	"double-shift": {
		name: "Double journée",
		flavour: "Le syndicat protesterait, mais le syndicat, c’est nous."
	},
	"guns-on-the-table": {
		name: "Les armes sur la table",
		flavour: "Une franche discussion entre armés et désarmés."
	},
	"whisky-row": {
		name: "La rue du whisky",
		flavour: "Trois portes, trois mots de passe, une seule cave."
	},
	"loaded-dice": {
		name: "Dés pipés",
		flavour: "Encore un sept. Le hasard est fiable, quand on le paie."
	},
	"little-black-book": {
		name: "Le petit carnet noir",
		flavour: "Madame oublie les visages et note les noms."
	},
	"grand-opening": {
		name: "Grande inauguration",
		flavour: "Le maire a coupé le ruban et n’est jamais venu."
	},
	"pillar-of-the-community": {
		name: "Pilier de la communauté",
		flavour: "Il a payé le toit de l’église. Nul ne demande ce qu’il couvre."
	},
	"something-for-everyone": {
		name: "Pour tous les goûts",
		flavour: "Sept péchés sous trois toits."
	},
	"corner-to-corner": {
		name: "D’un coin à l’autre",
		flavour: "Le tramway va désormais de chez nous à chez nous."
	},
	"city-hall-steps": {
		name: "Sur les marches de la mairie",
		flavour: "Assez près pour aider à compter les voix."
	},
	"lakeside-landing": {
		name: "Débarquement au bord du lac",
		flavour: "Les pêcheurs sont rentrés avec une prise lourde et tintante."
	},
	"mill-gate": {
		name: "À la grille de l’aciérie",
		flavour: "Quand la sirène sonne, c’est nous qui embauchons."
	},
	motorcade: {
		name: "Cortège automobile",
		flavour: "Chez d’autres, deux voitures font une sortie. Chez nous, un avis."
	},
	"garage-party": {
		name: "Fête au garage",
		flavour: "On a prié les invités de regarder le mur."
	},
	"king-of-the-city": {
		name: "Roi de la ville",
		flavour: "La couronne est un feutre, le trône un fauteuil de barbier."
	},
	"prison-escape": {
		name: "La belle",
		flavour: "Le gâteau était lourd, et personne n’avait faim."
	},
	"friends-downtown": {
		name: "Des amis en haut lieu",
		flavour: "Ils refusent les pots-de-vin. Ils acceptent les déjeuners."
	},
	"society-wedding": {
		name: "Mariage mondain",
		flavour: "La mariée comptait les cadeaux, le marié les alliés."
	},
	"ballot-stuffing": {
		name: "Bourrage d’urnes",
		flavour: "La participation a atteint cent douze pour cent."
	},
	"safe-deposit": {
		name: "Coffre de banque",
		flavour: "La banque se fiait au coffre, et le coffre à nous."
	},
	"crime-spree": {
		name: "Série noire",
		flavour: "La sténographe du commissariat demande une augmentation."
	},
	"most-wanted": {
		name: "L’homme le plus recherché",
		flavour: "Tant de courrier, et tout vient du procureur."
	},
	speedboats: {
		name: "Vedettes rapides",
		flavour: "La garde côtière est plus rapide, du moins dans son rapport annuel."
	},
	"bonded-warehouse": {
		name: "Entrepôt sous douane",
		flavour: "Scellé par la douane, ouvert par des cousins."
	},
	"coat-check": {
		name: "Vestiaire",
		flavour: "Prière de laisser ici manteau, pistolet et un dollar."
	},
	"precinct-on-the-payroll": {
		name: "Commissariat à la solde",
		flavour: "Le vendredi, la file fait le tour du quartier. En uniforme."
	},
	"title-deeds": {
		name: "Titres de propriété",
		flavour: "Signés, scellés, et l’ancien propriétaire est en voyage."
	},
	"fire-insurance": {
		name: "Assurance incendie",
		flavour: "Signature lundi, incendie mercredi."
	},
	"boxing-gym": {
		name: "Salle de boxe",
		flavour: "Certains membres font même de la boxe."
	},
	"ward-boss": {
		name: "Patron de quartier",
		flavour: "Il connaît chaque électeur par son nom, et souvent par sa dette."
	},
	blueprints: {
		name: "Les plans de l’architecte",
		flavour: "La porte d’entrée, il l’a dessinée en dernier."
	},
	"talent-scout": {
		name: "Découvreur de talents",
		flavour: "On cherche des visages honnêtes. Le reste s’apprend."
	},
	"blood-oath": {
		name: "Serment de sang",
		flavour: "Une goutte chacun, et une chaise pour qui s’évanouit."
	},
	"quiet-men": {
		name: "Des hommes discrets",
		flavour: "Ils n’ont rien vu, et n’étaient pas là quand ils l’ont vu."
	},
	"stool-pigeon": {
		name: "L’indic",
		flavour: "Il chante pour la police. Les paroles sont de nous."
	},
	"jailhouse-lawyer": {
		name: "Avocat de cellule",
		flavour: "Douze ans d’études, tous dans la même cellule."
	},
	"friend-at-the-bureau": {
		name: "Un ami au Bureau",
		flavour: "Avant une descente, il téléphone. Simple politesse."
	}
}, h = {
	bodyguards: {
		name: "Gardes du corps",
		flavour: "Ils prendraient une balle pour toi, et parfois un portefeuille."
	},
	"street-muggers": {
		name: "Détrousseurs",
		flavour: "Espèces uniquement. Ni repris ni échangé."
	},
	"rum-runners": {
		name: "Passeurs de rhum",
		flavour: "Personne ne les a jamais vus marcher."
	},
	"card-sharps": {
		name: "Tricheurs",
		flavour: "Cinq as valent mieux qu’un full, tous les soirs."
	},
	bagmen: {
		name: "Porteurs d’enveloppes",
		flavour: "Dans une jolie enveloppe, ce n’est plus un pot-de-vin."
	},
	"alley-scouts": {
		name: "Guetteurs des ruelles",
		flavour: "Ils connaissent tous les raccourcis, et qui y dort."
	},
	"night-cashiers": {
		name: "Caissiers de nuit",
		flavour: "Ils comptent deux fois, une par livre de comptes."
	},
	cellarmen: {
		name: "Cavistes",
		flavour: "Les bons tonneaux sont derrière les mauvais."
	},
	capone: {
		name: "Al Capone",
		flavour: "Sa carte de visite parle de meubles d’occasion."
	},
	"st-clair": {
		name: "Stephanie St. Clair",
		flavour: "Elle répond aux menaces dans le journal du matin."
	},
	rothstein: {
		name: "Arnold Rothstein",
		flavour: "Il ne parie jamais. Il sait."
	},
	obanion: {
		name: "Dean O’Banion",
		flavour: "Ses couronnes sont superbes, et parfois en avance."
	},
	"outfit-underboss": {
		name: "Le Sergent recruteur",
		flavour: "Exige deux références, toutes deux sous les verrous."
	},
	"outfit-counselor": {
		name: "L’Homme de la mairie",
		flavour: "Sans bureau à lui, il dispose de tous les autres."
	},
	"wolves-underboss": {
		name: "La Capitaine des rues",
		flavour: "Elle connaît chaque ruelle, et chaque ruelle la salue."
	},
	"wolves-counselor": {
		name: "Le Banquier des numéros",
		flavour: "Trois chiffres, mille rêves, une seule caisse."
	},
	"gems-underboss": {
		name: "Le Chef de salle",
		flavour: "Sourit une fois l’an, à la clôture des comptes."
	},
	"gems-counselor": {
		name: "L’Ami du sénateur",
		flavour: "Ils ont fait la même école. Elle était à lui."
	},
	"northside-underboss": {
		name: "Le Maître des convois",
		flavour: "Six camions au départ, sept à l’arrivée. On compte à voix basse."
	},
	"northside-counselor": {
		name: "Le Comptable du fleuriste",
		flavour: "Les roses, deux dollars. Celles qui tintent, quarante."
	},
	"bathtub-chemist": {
		name: "Chimiste de baignoire",
		flavour: "Se baigne le samedi et distille le reste de la semaine."
	},
	"milk-wagon-driver": {
		name: "Laitier matinal",
		flavour: "Certains foyers consomment une quantité étonnante de crème."
	},
	sacristan: {
		name: "Sacristain assoiffé",
		flavour: "La paroisse ne grandit pas. Sa soif de vin de messe, si."
	},
	"records-clerk": {
		name: "Commis aux archives",
		flavour: "Ce qu’il classe à la lettre Q ne revient jamais."
	},
	"beat-cop": {
		name: "Agent de quartier",
		flavour: "Marche lentement, pour que tout soit fini à son arrivée."
	},
	"shoeshine-tipster": {
		name: "Cireur bien informé",
		flavour: "Un cirage, deux tuyaux. L’un des deux est pour toi."
	},
	"shell-game-man": {
		name: "Roi du bonneteau",
		flavour: "La bonne carte a pris sa retraite depuis longtemps."
	},
	pickpocket: {
		name: "Pickpocket",
		flavour: "Te serre la main et garde la montre."
	},
	"second-storey-man": {
		name: "Monte-en-l’air",
		flavour: "N’a le vertige que sous serment."
	},
	"hat-check-girl": {
		name: "Demoiselle du vestiaire",
		flavour: "Connaît chaque poche de la ville par sa doublure."
	},
	"speakeasy-pianist": {
		name: "Pianiste clandestin",
		flavour: "Une polka, c’est la police. Une valse, la voie est libre."
	},
	"chorus-understudy": {
		name: "Doublure de revue",
		flavour: "Sait tous les rôles, et qui a scié le talon de qui."
	},
	"retired-boxer": {
		name: "Boxeur retraité",
		flavour: "N’a jamais perdu que contre la cloche."
	},
	strikebreaker: {
		name: "Briseur de grève",
		flavour: "Ne vient travailler que lorsque personne ne vient."
	},
	"corner-druggist": {
		name: "Pharmacien du coin",
		flavour: "Contre la toux, le rhume et le samedi soir."
	},
	cooper: {
		name: "Maître tonnelier",
		flavour: "Ses fûts gardent même l’eau, si jamais quelqu’un en demande."
	},
	"bail-bondsman": {
		name: "Prêteur de cautions",
		flavour: "Ouvert toute la nuit. Grâce à lui, les cellules aussi."
	},
	"building-inspector": {
		name: "Inspecteur des bâtiments",
		flavour: "Il trouve d’abord la fissure, puis l’enveloppe."
	},
	bookmaker: {
		name: "Bookmaker",
		flavour: "Tous ses lecteurs pleurent à la fin."
	},
	"racetrack-tout": {
		name: "Prophète du champ de courses",
		flavour: "Tout cheval est une affaire sûre, jusqu’au départ."
	},
	"night-watchman": {
		name: "Veilleur de nuit",
		flavour: "Il a tout vu sortir, jusqu’à la dernière caisse."
	},
	locksmith: {
		name: "Serrurier serviable",
		flavour: "Fait toujours un double, au cas où tu perdrais la maison."
	},
	"cigarette-girl": {
		name: "Vendeuse de cigarettes",
		flavour: "Vend du feu, entend tout et retient les pourboires."
	},
	landlady: {
		name: "Logeuse peu curieuse",
		flavour: "Dix chambres et une seule règle, payer le vendredi."
	},
	bouncer: {
		name: "Videur",
		flavour: "Il te montre la porte. À toi de l’ouvrir à temps."
	},
	barber: {
		name: "Barbier bavard",
		flavour: "On ne contredit pas celui qui tient le rasoir."
	},
	"wwi-veteran": {
		name: "Ancien de la Grande Guerre",
		flavour: "Rentré avec une médaille et la main très sûre."
	},
	"moonshine-patriarch": {
		name: "Patriarche de l’alambic",
		flavour: "La recette est secrète, surtout pour le médecin."
	},
	"lake-skipper": {
		name: "Capitaine du lac",
		flavour: "Voit mieux dans la brume que les garde-côtes à midi."
	},
	"city-treasurer": {
		name: "Trésorier municipal",
		flavour: "Fait tenir les comptes en équilibre sur un doigt."
	},
	"ward-heeler": {
		name: "Rabatteur de voix",
		flavour: "Ses électeurs sont fidèles jusqu’à la mort, et un peu après."
	},
	"numbers-accountant": {
		name: "Comptable à deux registres",
		flavour: "Un livre pour le fisc, un autre pour la vérité."
	},
	"fight-promoter": {
		name: "Organisateur de combats",
		flavour: "Il sait qui gagnera. Les boxeurs l’apprennent le vendredi."
	},
	pawnbroker: {
		name: "Prêteur sur gages",
		flavour: "Ne pose aucune question et paie en conséquence."
	},
	"truck-hijacker": {
		name: "Pirate de la route",
		flavour: "N’a jamais acheté de camion. Ils s’arrêtent pour lui."
	},
	"torch-singer": {
		name: "Chanteuse de cabaret",
		flavour: "Au dernier couplet, toute la salle reprend un verre."
	},
	"getaway-driver": {
		name: "As du volant",
		flavour: "Garde le moteur chaud et la plaque fraîche."
	},
	"demolition-man": {
		name: "Artificier",
		flavour: "Il compte jusqu’à dix. Personne n’est resté pour l’entendre."
	},
	brewmaster: {
		name: "Brasseur en exil",
		flavour: "Officiellement sans alcool. Les officiels n’ont pas goûté."
	},
	"customs-officer": {
		name: "Douanier",
		flavour: "N’a rien à déclarer, et ce en neuf langues."
	},
	"circuit-judge": {
		name: "Juge de district",
		flavour: "La justice est aveugle. Son Honneur a seulement soif."
	},
	"newspaper-editor": {
		name: "Rédacteur en chef",
		flavour: "Imprime la vérité dès qu’elle est rédigée."
	},
	"casino-architect": {
		name: "Architecte de casinos",
		flavour: "A oublié les sorties. Aucune plainte à ce jour."
	},
	"stable-vet": {
		name: "Vétérinaire d’écurie",
		flavour: "Ses patients courent, ou pas, selon l’accord."
	},
	safecracker: {
		name: "Perceur de coffres",
		flavour: "Personne n’écoute mieux, pourvu qu’on soit en acier."
	},
	"rail-yard-dispatcher": {
		name: "Chef du triage",
		flavour: "Un wagon sur cent s’égare. C’est lui qui choisit."
	},
	"nightclub-impresario": {
		name: "Directeur de cabaret",
		flavour: "Fermé par arrêté à dix heures, rouvert par amitié à onze."
	},
	"society-photographer": {
		name: "Photographe mondain",
		flavour: "Les tirages pour l’album, les négatifs pour les jours de pluie."
	},
	"tommy-gun-salesman": {
		name: "Vendeur d’étuis à violon",
		flavour: "Neuf cents étuis vendus, et pas un seul violon."
	},
	"quiet-professional": {
		name: "Le Professionnel discret",
		flavour: "D’excellentes références. Aucune n’est joignable."
	},
	"whisky-baron": {
		name: "Baron du whisky",
		flavour: "Douze ans d’âge, selon l’étiquette imprimée mardi."
	},
	"state-senator": {
		name: "Le Sénateur sec",
		flavour: "Vote sec, boit humide, dort bien."
	},
	"parole-chairman": {
		name: "Président des libérations",
		flavour: "Croit aux secondes chances, au tarif de première classe."
	},
	"professor-of-probability": {
		name: "Professeur de probabilités",
		flavour: "Interdit dans une université et onze casinos."
	},
	"steamboat-host": {
		name: "Hôte du bateau à aubes",
		flavour: "La loi s’arrête à la rive. Pas le buffet."
	},
	"master-forger": {
		name: "Maître faussaire",
		flavour: "Sa signature n’a pas de prix. La tienne non plus, de sa main."
	},
	"real-estate-shark": {
		name: "Requin de l’immobilier",
		flavour: "Fait une seule offre, puis mesure les rideaux."
	},
	"grande-dame": {
		name: "Grande dame du Levee",
		flavour: "Tout le conseil la salue, et personne par son nom."
	},
	"silent-film-star": {
		name: "Vedette du muet",
		flavour: "Te dirait bien tout, mais ce n’est pas ce genre de film."
	},
	"police-commissioner": {
		name: "Préfet de police",
		flavour: "Connaît tous les truands, et n’oublie aucun anniversaire."
	}
}, oe = {
	"little-italy": {
		name: "Little Italy",
		flavour: "Six boulangeries, dont cinq ont de la farine."
	},
	bronzeville: {
		name: "Bronzeville",
		flavour: "La musique s’arrête à l’aube. Personne ne l’a jamais constaté."
	},
	"the-loop": {
		name: "The Loop",
		flavour: "Les trains tournent en rond, l’argent aussi."
	},
	"back-of-the-yards": {
		name: "Back of the Yards",
		flavour: "On ne demande pas ce que contiennent les caisses. On le sent."
	},
	cicero: {
		name: "Cicero",
		flavour: "Juste passé la limite de la ville, là où la loi doit changer de train."
	},
	pilsen: {
		name: "Pilsen",
		flavour: "Un quartier au nom de bière, prié de l’oublier."
	},
	bridgeport: {
		name: "Bridgeport",
		flavour: "Ici vivent de futurs maires, et leurs électeurs défunts."
	},
	greektown: {
		name: "Greektown",
		flavour: "Le café se sert en tasse. Tout le reste aussi."
	},
	chinatown: {
		name: "Chinatown",
		flavour: "Les lanternes s’éteignent quand un inconnu tourne le coin."
	},
	"gold-coast": {
		name: "Gold Coast",
		flavour: "Le majordome commande, le sénateur boit."
	},
	streeterville: {
		name: "Streeterville",
		flavour: "Fondé par un contrebandier échoué, et fidèle à ses origines."
	},
	"old-town": {
		name: "Old Town",
		flavour: "Chaque cave a sa cave."
	},
	uptown: {
		name: "Uptown",
		flavour: "La meilleure table est celle près du tunnel."
	},
	"hyde-park": {
		name: "Hyde Park",
		flavour: "Les professeurs font la théorie, les étudiants font les essais."
	},
	pullman: {
		name: "Pullman",
		flavour: "Une ville modèle. Le modèle a été retouché."
	},
	"the-levee": {
		name: "The Levee",
		flavour: "Fermé pour toujours en 1912 et, depuis, chaque matin à quatre heures."
	},
	"little-hell": {
		name: "Little Hell",
		flavour: "Il y fait chaud toute l’année, grâce à l’usine à gaz et aux voisins."
	},
	"wicker-park": {
		name: "Wicker Park",
		flavour: "Des villas de barons de la bière, bière comprise."
	}
}, se = {
	deal: "envoie un homme de main sur une Filière",
	recruit: "recrute dans le Milieu",
	job: "cherche un Coup dans le Milieu",
	dealer: "cherche un Fournisseur dans le Milieu",
	hire: "engage quelqu’un dans le Milieu",
	sales: "vend avec l’aide du Milieu",
	oust: "fait lever un contrôle par les Autorités",
	"lower-crime": "fait perdre un dossier aux Autorités",
	build: "obtient des licences auprès des Autorités",
	release: "fait ouvrir la Prison par les Autorités",
	fence: "vend aux Autorités",
	send: "envoie des hommes de main dans la rue",
	move: "déplace ses troupes",
	seize: "s’attaque à un quartier",
	upgrade: "améliore son gang",
	dismiss: "retire des hommes de main du jeu"
}, g = {
	ring: "Chevalière",
	sale: "vente",
	graft: "pot-de-vin",
	bribe: "bakchich",
	fence: "Autorités",
	business: "commerces",
	"boss-track": "piste du Boss",
	upgrade: "amélioration",
	card: "effet d’une carte",
	theft: "vol"
}, _ = {
	jobs: "dans la pioche des Coups",
	dealers: "dans la pioche des Fournisseurs",
	federal: "dans la pioche fédérale"
}, ce = {
	prison: "un homme de main part en Prison",
	hit: "un homme de main est tabassé",
	kill: "un homme de main est éliminé"
}, le = {
	setUp: ({ who: e }) => `Tout est en place. ${e} commence.`,
	keptJob: (e) => `${e} garde un Coup.`,
	keptJobOpen: (e, t) => `${e} garde le Coup ${t}.`,
	returnedJob: (e) => `${e} rend un Coup.`,
	passedJobs: "Les autres Coups passent à gauche.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} s’installe à ${t} et y place ${n}.`,
	turn: (e) => `C’est à ${e} de jouer.`,
	noCards: (e) => t`${e} n’a pas de carte en main : son tour s’arrête là.`,
	planned: (e, t) => `${e} met ${t} dans son Plan.`,
	ready: ({ who: e, cards: n, muscle: r, influence: i }) => t`${e}, Plan prêt : ${n}, ${r}, ${i}.`,
	crimeUp: (e, t) => `${e} voit sa Criminalité monter à ${t}.`,
	crimeDown: (e, t) => `${e} voit sa Criminalité descendre à ${t}.`,
	skill: (e, n, r) => t`${e} utilise une compétence${r === "standard" ? "" : " combinée"} : ${n}.`,
	acted: (e, t) => `${e} ${se[t]}.`,
	deal: (e, t) => `${e} se fournit chez ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} reçoit ${t} (${g[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} paie ${t} (${g[n]}).`,
	paidHidden: (e, t) => `${e} paie derrière son paravent (${g[t]}).`,
	short: ({ who: e, reason: n, owed: r, paid: i }) => t`${e} ne peut pas payer tout le ${n === "graft" ? "pot-de-vin" : "bakchich"} de ${r} et le prouve : il n’y avait que ${i}.`,
	stole: ({ who: e, from: t, sum: n }) => `${e} vole ${n} à ${t}.`,
	stoleHidden: (e, t) => `${e} vole de l’argent à ${t}.`,
	goods: (e, n) => t`${e} reçoit : ${n}.`,
	stored: (e, n, r) => t`${e} stocke ${n} : ${r}.`,
	goodGone: (e, t) => `${e} remet ${t} à la réserve.`,
	spent: (e, n, r) => t`${e} dépense ${n} : ${r}.`,
	boost: (e, t) => `${e} gagne ${t} pour ce tour.`,
	recruited: (e, n) => n === "safehouses" ? t`${e} : une recrue passe dans les Planques.` : t`${e} : un homme des Planques passe au QG.`,
	looked: (e, t, n) => `${e} regarde ${n} ${_[t]}.`,
	lookedOpen: (e, n) => t`${e} voit : ${n}.`,
	tookJob: (e) => `${e} prend un Coup.`,
	tookJobOpen: (e, t) => `${e} prend le Coup ${t}.`,
	tookDealer: (e, n) => t`${e} a un nouveau Fournisseur : ${n}.`,
	hired: (e, t) => `${e} engage ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${e} prend ${t} en main.` : `${e} met ${t} à la défausse.`,
	market: (e) => t`Au marché : ${e}.`,
	ring: (e) => `${e} prend la Chevalière.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} vend à ${t} pour ${n}.`,
	ousted: ({ who: e, owner: n, tile: r }) => t`${e} fait perdre à ${n} le contrôle du quartier ${r}.`,
	boughtOut: ({ who: e, owner: t, tile: n }) => `${e} achète ${n} à ${t} et contrôle désormais ce quartier.`,
	built: ({ who: e, business: n, tile: r }) => t`${e} ouvre à ${r} : ${n}.`,
	wrecked: ({ business: e, tile: n }) => t`Fermeture à ${n} : ${e}.`,
	released: (e, n) => t`${e}, sortie de Prison : ${n}.`,
	recalled: (e, t) => `${e} ramène un homme de main au QG (${t}).`,
	sent: (e, t) => `${e} envoie un homme de main dans le secteur ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} déplace ${t} de ${n} vers ${r}.`,
	movedBy: ({ who: e, piece: t, owner: n, from: r, to: i }) => `${e} chasse ${t} (à ${n}) de ${r} vers ${i}.`,
	seized: ({ who: e, tile: n, muscle: r, defence: i }) => t`${e} s’empare du quartier ${n} : ${r} contre une défense à ${i}.`,
	seizedFrom: ({ who: e, tile: n, owner: r, muscle: i, defence: a }) => t`${e} prend le quartier ${n} à ${r} : ${i} contre une défense à ${a}.`,
	gaveUp: (e, t) => `${e} abandonne ${t}.`,
	upgraded: ({ who: e, stat: n, level: r }) => t`${e} améliore son gang : ${n}, niveau ${r}.`,
	downgraded: ({ who: e, stat: n, level: r }) => t`${e} recule : ${n}, niveau ${r}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} place ${t} dans le secteur ${n}.`,
	nightclub: (e, t) => `${e} ouvre un cabaret à ${t}.`,
	dismissed: (e, t) => `${e} retire un homme de main du jeu (${t}).`,
	harmed: ({ who: e, how: n, place: r }) => t`${e} : ${ce[n]} (${r}).`,
	police: ({ who: e, from: t, to: n }) => `${e} déplace une voiture de police de ${t} vers ${n}.`,
	drew: (e, t) => `${e} pioche ${t}.`,
	drewOpen: (e, t) => `${e} pioche ${t}.`,
	discarded: (e, t) => `${e} défausse ${t}.`,
	recovered: (e, t) => `${e} reprend ${t} de la défausse.`,
	fired: (e, t) => `${e} renvoie ${t}.`,
	fulfilled: (e, t) => `${e} accomplit le Coup ${t}.`,
	unfulfilled: (e, t) => `${e} retourne le Coup ${t} face cachée.`,
	trigger: (e, n) => t`${n} agit pour ${e}.`,
	raid: (e) => t`Descente ! ${e}.`,
	band: ({ who: e, band: n }) => t`${e}, selon sa Criminalité : ${n}.`,
	reorganised: (e) => `${e} réorganise son gang.`,
	shuffledOwn: (e) => `${e} mélange sa défausse en une nouvelle pioche.`,
	shuffledFederal: "On mélange de nouveau les cartes fédérales.",
	time: (e, n) => t`Le marqueur de temps avance : case ${e} sur ${n}.`,
	extra: t`Édition spéciale ! Le marqueur de temps est au bout de la piste.`,
	roundEnd: (e) => `La manche ${e} est finie.`,
	ness: (e) => `Eliot Ness passe à ${e}.`,
	news: (e) => t`À la une : ${e}.`,
	special: (e) => `${e} applique la règle propre à sa carte.`,
	over: ({ who: e, shared: n, scores: r }) => t`La partie est finie. ${e} ${n ? "se partagent la victoire" : "gagne"} ! ${r}`,
	score: ({ who: e, total: n, money: r, businesses: i, associates: a }) => t`${e} : ${n} (${r} en caisse, ${i} pour les commerces, ${a} pour les Associés).`
}, ue = [
	"ta Criminalité",
	"la Criminalité d’un rival",
	"la Criminalité de chaque rival",
	"la Criminalité de tous"
], v = {
	prison: "envoie en Prison ",
	hit: "tabasse ",
	kill: "élimine "
}, y = {
	prison: ["part en Prison", "partent en Prison"],
	hit: ["est tabassé", "sont tabassés"],
	kill: ["est éliminé", "sont éliminés"]
}, b = {
	any: ["homme de main ou véhicule", "hommes de main ou véhicules"],
	thugs: ["homme de main", "hommes de main"],
	vehicles: ["véhicule", "véhicules"]
}, de = {
	jobs: "pioche des Coups",
	dealers: "pioche des Fournisseurs",
	federal: "pioche fédérale"
}, fe = {
	rivals: "chaque rival",
	everyone: "chaque joueur",
	chooses: " choisit",
	or: " ; ou ",
	colon: " : "
}, pe = {
	money: (e, t) => `gagne ${t.dollars(e.amount)}`,
	pay: (e, t) => `${t.to(e.who, "paie", "paie")} ${t.dollars(e.amount)}`,
	steal: (e, t) => `vole ${t.n(e.amount, "dollar", "dollars")} à ${e.from === "rival" ? "un rival" : "chaque rival"}${t.per(e.amount)}`,
	goods: (e, t) => `prends ${t.goods(e.good, e.amount)}`,
	"lose-goods": (e, t) => `${t.to(e.who, "perds", "perd")} ${t.goods(e.good ?? "some", e.amount)}`,
	boost: (e, t) => a(e) ? `gagne ${u(e, t)} ce tour-ci` : `ce tour-ci, gagne ${u(e, t)}`,
	crime: (e) => `${e.by < 0 ? "baisse" : "augmente"} ${o(e.who, ue)} de ${Math.abs(e.by)}`,
	recruit: ({ steps: e }, t) => `fais ${t.upTo(e)}${t.n(e, "étape de recrutement", "étapes de recrutement")}${t.per(e)}`,
	release: ({ thugs: e }, t) => e === "all" ? "fais sortir de Prison tous tes hommes de main" : `fais sortir de Prison ${t.n(e, "homme de main", "hommes de main")}${t.per(e)}`,
	harm: (e, t) => e.whose === "self" ? `${t.n(e.thugs, ...c(e, t, "de tes hommes de main", y))}${t.per(e.thugs)}` : `${v[e.how]}${t.thugs(e.thugs, e.whose)}${t.at(e.reach)}${t.per(e.thugs)}`,
	send: ({ thugs: e, where: t }, n) => `envoie ${n.upTo(e)}${n.n(e, "homme de main", "hommes de main")} du QG dans ${t === "anywhere" ? "le secteur de ton choix" : "un secteur où tu as une présence"}${n.per(e)}`,
	move: (e, t) => `déplace ${t.upTo(e.pieces)}${t.n(e.pieces, ...b[e.which])} depuis un même secteur${t.per(e.pieces)}`,
	police: ({ cars: e }, t) => `déplace ${t.n(e, "voiture de police", "voitures de police")} vers le secteur de ton choix`,
	"drive-off": ({ pieces: e }, t) => `chasse ${t.n(e, "homme de main ou véhicule rival", "hommes de main ou véhicules rivaux")} vers un secteur voisin`,
	build: (e, t) => `ouvre ${d(e, t, ["commerce de ton choix", "commerces de ton choix"])} dans tes quartiers${t.per(e.tokens)}`,
	wreck: (e, t) => e.whose === "self" ? t.n(e.tokens, "de tes commerces (pas de cabaret) ferme", "de tes commerces (pas de cabaret) ferment") : `ferme ${t.n(e.tokens, "commerce rival", "commerces rivaux")} (pas de cabaret)`,
	draw: ({ cards: e }, t) => `pioche ${t.n(e, "carte", "cartes")}${t.per(e)}`,
	discard: ({ cards: e, who: t }, n) => `${n.to(t, "défausse", "défausse")} ${n.n(e, "carte", "cartes")}`,
	sell: ({ sales: e }, t) => `fais ${t.upTo(e)}${t.n(e, "vente", "ventes")} dans tes quartiers${t.per(e)}`,
	fence: ({ goods: e, price: t }, n) => `vends aux Autorités ${n.upTo(e)}${n.n(e, "marchandise", "marchandises")} à ${n.dollars(t)} pièce${n.per(e)}`,
	job: ({ draw: e }, t) => `pioche ${t.n(e, "Coup", "Coups")}${e === 1 ? "" : `${t.per(e)} ; gardes-en 1`}`,
	dealer: ({ draw: e }, t) => `pioche ${t.n(e, "Fournisseur", "Fournisseurs")}${e === 1 ? "" : `${t.per(e)} ; gardes-en 1`}`,
	hire: (e) => `engage un Associé de niveau ${i(e, "ou moins")}${e.toHand ? ", directement en main" : ""}`,
	supply: () => "prends les marchandises d’une de tes Filières sans y envoyer personne",
	ring: () => "prends la Chevalière",
	recall: ({ thugs: e, from: t }, n) => `ramène au QG ${n.upTo(e)}${n.n(e, "homme de main", "hommes de main")}${n.from(t)}${n.per(e)}`,
	oust: ({ markers: e }, t) => `retire ${t.upTo(e)}${t.n(e, "marqueur de contrôle de ton choix", "marqueurs de contrôle de ton choix")}`,
	seize: ({ muscle: e }, t) => `empare-toi d’un quartier avec ${t.points("muscle", e)}`,
	upgrade: ({ discount: e }, t) => `améliore ton gang${e === 0 ? "" : ` pour ${t.dollars(e)} de moins`} (sans condition de Force ni d’Influence)`,
	downgrade: ({ levels: e, who: t }, n) => `${n.to(t, "perds", "perd")} ${n.n(e, "amélioration", "améliorations")}`,
	recover: ({ cards: e }, t) => `reprends en main ${t.n(e, "carte", "cartes")} de ta défausse`,
	fire: ({ cards: e, who: t }, n) => `${n.to(t, "renvoie", "renvoie")} ${n.n(e, "Associé", "Associés")} de la main ou de la défausse`,
	unfulfil: ({ jobs: e, who: t }, n) => `${n.to(t, "retourne", "retourne")} face cachée ${n.n(e, "Coup accompli", "Coups accomplis")}`,
	choose: (e, t) => `choisis : ${r(e, t, " ; ou ")}`,
	may: (e, t) => `si tu veux, ${s(e, t)}`,
	if: (e, t) => `${t.when([e.when])}, ${t.and(t.clauses(e.then))}`,
	each: (e, t) => l(e, t, fe),
	market: () => "renouvelle les deux cases marquées du marché",
	time: ({ by: e }, t) => `${e > 0 ? "avance" : "recule"} le marqueur de temps de ${t.n(Math.abs(e), "case", "cases")}`,
	peek: (e) => `regarde ${e.cards === 1 ? "la première carte" : `les ${e.cards} premières cartes`} de la ${de[e.deck]}`,
	exchange: ({ goods: e }, t) => `échange ${t.upTo(e)}${t.n(e, "de tes marchandises", "de tes marchandises")} contre l’autre sorte`,
	nightclub: () => "ouvre un cabaret dans un de tes quartiers",
	vehicle: () => "place une voiture ou un camion dans un secteur où tu as une présence",
	special: (e, t) => t.specials[e.rule]
}, { count: x } = n("fr"), S = (e) => x(e, "marchandise", "marchandises"), C = (e) => x(e, "homme de main", "hommes de main"), w = {
	settingUp: "La partie se met en place.",
	shuffling: "On mélange les cartes.",
	draftKeep: t`Garde un de ces Coups ; les autres passent à gauche.`,
	draftReturn: t`Tu as quatre Coups : rends-en un et garde les trois autres.`,
	draftWait: "Les autres choisissent encore leurs Coups.",
	settlePlace: "Choisis ton premier quartier et le véhicule qui y stationne.",
	settleGood: "Choisis la marchandise de départ pour ta Filière.",
	plan: t`À toi : pose des cartes dans ton Plan. À partir de la troisième, ta Criminalité monte.`,
	reorganise: t`À toi : plus aucune carte. Révèle des Coups si tu veux, puis réorganise ton gang.`,
	noCards: t`À toi : aucune carte en main. Révèle des Coups si tu veux, puis termine ton tour.`,
	planned: ({ muscle: e, influence: n }) => t`Ton Plan : ${e}, ${n}. Ajoute une carte ou valide-le.`,
	act: ({ muscle: e, influence: n }) => t`Ton Plan : ${e}, ${n}. Choisis une action ou utilise des compétences.`,
	afterAct: "Ton action est faite. Utilise encore des compétences ou termine ton tour.",
	ask: {
		kinds: ({ left: e }) => t`Choisis ce que tu reçois : encore ${S(e)}.`,
		store: () => t`Où stockes-tu cette marchandise ?`,
		spend: () => t`Quelle marchandise dépenses-tu ?`,
		recruit: ({ left: e }) => t`Recrute : encore ${x(e, "étape", "étapes")}.`,
		oust: ({ left: e }) => t`Quel marqueur de contrôle retires-tu ? Encore ${x(e, "marqueur", "marqueurs")} au plus.`,
		dismiss: ({ left: e }) => t`Retire du jeu encore ${C(e)}.`,
		"pick-job": () => t`Quel Coup gardes-tu ?`,
		"pick-dealer": () => t`Quel Fournisseur gardes-tu ?`,
		tuck: ({ card: e }) => t`${e} : une nouvelle Filière, ou sous une de celles que tu as ?`,
		hire: () => t`Qui engages-tu ?`,
		welcome: ({ card: e }) => t`${e} rejoint le gang : en main tout de suite, ou à la défausse ?`,
		sell: () => t`Où vends-tu ?`,
		sale: () => t`Ton camion économise une marchandise : laquelle ?`,
		build: ({ left: e }) => t`Quel commerce ouvres-tu, et où ? Encore ${x(e, "commerce", "commerces")} au plus.`,
		fence: ({ left: e }) => t`Que vends-tu aux Autorités ? Encore ${S(e)} au plus.`,
		send: ({ left: e }) => t`Où envoies-tu tes hommes ? Encore ${C(e)} au plus.`,
		move: ({ left: e }) => t`Que déplaces-tu, et où ? Encore ${x(e, "déplacement", "déplacements")} au plus.`,
		seize: () => t`De quel quartier t’empares-tu ?`,
		marker: () => t`Tous tes marqueurs de contrôle sont posés : quel autre quartier abandonnes-tu ?`,
		upgrade: () => t`Qu’améliores-tu ?`,
		"right-hand": () => t`Quel bras droit rejoint le gang ?`,
		vehicle: () => t`Quel véhicule places-tu, et où ?`,
		nightclub: () => t`Où ouvres-tu le cabaret ?`,
		supply: () => t`Quelle Filière livre ?`,
		deal: () => t`Sur quelle Filière envoies-tu ton homme ?`,
		harm: ({ left: e }) => t`Quel homme de main est touché ? Encore ${C(e)}.`,
		police: ({ left: e }) => t`Quelle voiture de police part, et où ? Encore ${x(e, "voiture", "voitures")}.`,
		"drive-off": ({ left: e }) => t`Qui chasses-tu, et vers où ? Encore ${x(e, "pion", "pions")}.`,
		"wreck-rival": ({ left: e }) => t`Quel commerce rival fermes-tu ? Encore ${x(e, "commerce", "commerces")}.`,
		"wreck-own": ({ left: e }) => t`Lequel de tes commerces fermes-tu ? Encore ${x(e, "commerce", "commerces")}.`,
		discard: ({ left: e }) => t`Défausse encore ${x(e, "carte", "cartes")}.`,
		downgrade: ({ left: e }) => t`Dans quelle caractéristique perds-tu un niveau ? Encore ${x(e, "niveau", "niveaux")}.`,
		recover: ({ left: e }) => t`Reprends de ta défausse encore ${x(e, "carte", "cartes")}.`,
		fire: ({ left: e }) => t`Qui renvoies-tu ? Encore ${x(e, "Associé", "Associés")}.`,
		unfulfil: ({ left: e }) => t`Quel Coup accompli retournes-tu ? Encore ${x(e, "Coup", "Coups")}.`,
		exchange: ({ left: e }) => t`Qu’échanges-tu contre l’autre sorte ? Encore ${S(e)} au plus.`,
		recall: ({ left: e }) => t`Qui ramènes-tu au QG ? Encore ${C(e)} au plus.`,
		choose: () => "Choisis une option.",
		may: () => t`En paies-tu le prix ?`,
		whom: () => t`Quel rival vises-tu ?`,
		special: () => "Fais ton choix."
	},
	theirPlan: (e) => `${e} prépare son Plan.`,
	theirAct: (e) => `C’est à ${e} de jouer.`,
	theirChoice: (e) => `${e} doit choisir.`,
	over: ({ who: e, sum: n, shared: r }) => r ? t`La partie est finie : ${e} se partagent la victoire à ${n} partout.` : t`La partie est finie : ${e} gagne avec ${n}.`
}, T = (e) => `qu’avec la ${e === "best" ? "meilleure action" : "deuxième meilleure action"}`, E = {
	fulfils: (e) => `cela accomplit ${e}`,
	seizes: (e) => `cela te donne ${e}`,
	hires: (e) => `cela fait entrer ${e} dans ton gang`,
	raises: (e, t) => `${e} passe au niveau ${t}`,
	keeps: (e) => `cela protège ${e}`,
	harms: (e, t) => `cela coûte environ ${t} à ${e}`,
	more: (e, t) => `d’ici ton prochain tour, tu as environ ${e} de plus ${T(t)}`,
	less: (e, t) => `d’ici ton prochain tour, tu as environ ${e} de moins ${T(t)}`,
	earns: (e) => `d’ici ton prochain tour, tu as environ ${e} de plus`,
	costs: (e) => `d’ici ton prochain tour, cela te coûte environ ${e}`,
	stores: (e) => `cela met en réserve ${e === 1 ? "une marchandise" : `environ ${e} marchandises`}`,
	crimeUp: (e) => `ta Criminalité monte à ${e} environ`,
	crimeDown: (e) => `ta Criminalité descend à ${e} environ`
}, D = {
	"no-thug": () => t`Il te faut un homme de main, et il n’y en a plus au QG`,
	"no-muscle": () => "Ton Plan n’a pas de Force pour cela",
	"no-influence": () => "Ton Plan n’a pas d’Influence pour cela",
	"little-influence": ({ influence: e, needed: n }) => t`Il faut ${m.influence(n)} ; ton Plan a ${m.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: n }) => t`Aucune Filière libre ne se contente de ceci : ${m.muscle(e)}, ${m.influence(n)}`,
	"nobody-to-recruit": () => "Tu n’as plus de recrues, et les Planques sont vides",
	"no-cards-left": () => "Cette pioche est vide",
	"nobody-to-hire": ({ influence: e }) => `Personne au marché ne se contente de ${m.influence(e)}`,
	"nothing-to-sell": () => "Il te manque les marchandises demandées dans tes quartiers",
	"no-control-to-remove": () => "Personne ne contrôle de quartier",
	"crime-is-lowest": () => "Ta Criminalité est déjà juste au-dessus du niveau d’Eliot Ness",
	"no-room-to-build": () => "Il n’y a plus de place pour un commerce dans tes quartiers",
	"nobody-in-prison": () => "Tu n’as personne en Prison",
	"no-goods": () => "Tu n’as pas de marchandises",
	"nowhere-to-send": () => "Tu n’as de présence dans aucun secteur dont tu puisses payer le bakchich",
	"nothing-to-move": () => "Aucun de tes pions dans la rue ne peut se déplacer",
	"nothing-to-seize": ({ muscle: e }) => `Aucun quartier à ta portée ne cède à ${m.muscle(e)}`,
	"no-upgrade": ({ muscle: e, influence: n }) => t`Aucune amélioration n’est possible avec ton argent et ceci : ${m.muscle(e)}, ${m.influence(n)}`,
	"one-action": () => t`Tu as déjà fait ton action : une seule par tour`,
	"plan-first": () => "Il faut d’abord valider le Plan",
	used: ({ card: e }) => t`Cette compétence a déjà servi ce tour-ci : ${e}`,
	"no-match": ({ card: e }) => t`Pour ${e}, il manque au Plan une autre carte avec le bon crime`,
	"no-effect": ({ card: e }) => `${e} ne changerait rien maintenant`,
	"job-not-met": () => "La condition de ce Coup n’est pas encore remplie",
	other: "Les règles ne le permettent pas maintenant"
}, O = {
	"only-one": (e) => t`Il choisit ${e} : il n’y a pas d’autre choix.`,
	yours: (e) => t`Il choisit ${e} : ce qui est à toi passe avant ce qui est libre.`,
	"yours-biggest-profit": (e) => t`Il choisit ${e} : à toi, plus gros gain.`,
	"biggest-profit": (e) => t`Il choisit ${e} : plus gros gain.`,
	"least-profit": (e) => t`Il choisit ${e} : plus petit gain.`,
	"fewer-goods": (e) => t`Il choisit ${e} : autant de gain qu’ailleurs, pour moins de marchandises.`,
	"higher-defence": (e) => t`Il choisit ${e} : autant de gain qu’ailleurs, et la défense la plus haute.`,
	"lower-number": (e) => t`Il choisit ${e} : de plusieurs, le secteur au plus petit numéro.`,
	"your-choice": (e) => t`${e} : ses règles ne tranchaient pas, le choix t’est donc revenu.`,
	"highest-level": (e) => t`Il choisit ${e} : le plus haut niveau que permet sa Puissance.`,
	leftmost: (e) => t`Il choisit ${e} : le plus haut niveau, et le plus à gauche de ce niveau.`,
	"district-number": (e) => t`Il choisit ${e} : c’est le numéro de son secteur.`,
	"next-stat": (e) => t`Il choisit ${e} : le premier possible à partir du numéro de son secteur.`,
	"level-three-first": (e) => t`Il choisit ${e} : le niveau 3 part avant le niveau 2.`,
	"next-in-order": (e) => t`Il choisit ${e} : le suivant dans l’ordre croissant.`,
	"free-deal": (e) => t`Son homme de main va là où il n’y en a pas : ${e}. Toutes ses Filières livrent.`,
	"safehouses-first": () => "Ceux des Planques passent avant les Recrues.",
	"takes-what-he-has-less-of": (e) => t`Il prend les marchandises de son choix tour à tour, d’abord celle qu’il a reçue le moins : ${e}.`,
	"truck-spares-the-greater": (e) => t`Son véhicule lui épargne ${e} : ce que la vente demande le plus, l’alcool à égalité.`,
	"stores-on-deals": () => t`Il stocke d’abord sur ses Filières : ce dont il y a le moins, puis tour à tour.`,
	"stores-for-a-sale": () => "Il stocke ce que demande une vente, le plus gros gain d’abord.",
	"stores-surplus": () => "Il répartit l’excédent également, le plus gros gain d’abord.",
	"spends-where-he-sells": (e) => t`Ce qui est sur place part avant le stock de ses Filières : ${e}.`,
	"spends-from-deals-last": (e) => t`Il prend ici : ${e}. Les Filières viennent en dernier.`,
	"spends-surplus": (e) => t`Il prend ici : ${e}. L’excédent part d’abord, les armes à égalité.`,
	"spends-least-profit": (e) => t`Il prend ici : ${e}. De ses quartiers, le plus petit gain.`,
	"walks-first": (e) => t`Départ : ${e}. Ceux qui peuvent venir à pied passent d’abord.`,
	"rides-second": (e) => t`Départ : ${e}. Ceux qui doivent rouler viennent ensuite, avec leur véhicule.`,
	"vehicles-last": (e) => t`Départ : ${e}. Les véhicules viennent en dernier.`,
	"loses-by-the-chart": (e) => t`Il perd ici un homme de main : ${e}. Son tableau le veut ainsi.`,
	declines: () => "Il n’accepte aucun marché que propose une carte."
}, { count: k, number: A } = n("fr"), j = (e) => e === void 0 ? "" : `, à partir de ${A(e)} en Puissance`, M = {
	prison: "en Prison",
	hit: "tabassé",
	kill: "éliminé"
}, N = {
	prison: "en Prison",
	hit: "tabassés",
	kill: "éliminés"
}, P = {
	name: "L’Exécuteur",
	difficulties: te,
	power: "Puissance",
	cards: {
		"morning-rounds": {
			name: "Tournée du matin",
			flavour: "Café, œufs, trois encaissements."
		},
		"back-door-delivery": {
			name: "Livraison par-derrière",
			flavour: "La porte de devant, c’est pour les clients et les agents."
		},
		"broken-windows": {
			name: "Vitres brisées",
			flavour: "Le verre ne coûte rien. Les conseils encore moins."
		},
		"ledger-work": {
			name: "Travail d’écriture",
			flavour: "Deux colonnes, dont une vraie."
		},
		"new-faces": {
			name: "Nouvelles têtes",
			flavour: "Vieilles habitudes."
		},
		"friends-at-the-bar": {
			name: "Des amis au comptoir",
			flavour: "Eux ne paient jamais, tous les autres si."
		},
		"muscle-flexed": {
			name: "Gros bras",
			flavour: "Une conversation sans paroles."
		},
		"quiet-word": {
			name: "Un mot à voix basse",
			flavour: "Assez fort pour celui qu’il visait."
		},
		"rainy-tuesday": {
			name: "Mardi pluvieux",
			flavour: "La soif se moque du temps."
		},
		"sealed-envelope": {
			name: "Enveloppe cachetée",
			flavour: "Personne ne demande. Tout le monde la soupèse."
		},
		"warehouse-keys": {
			name: "Les clés de l’entrepôt",
			flavour: "Le gardien a bonne vue et mauvaise mémoire."
		},
		"shaken-down": {
			name: "Les poches retournées",
			flavour: t`Tu avais tout ça sur toi ?`
		},
		"night-shift": {
			name: "Équipe de nuit",
			flavour: "Le crime paie les heures supplémentaires."
		},
		"protection-money": {
			name: "Argent de la protection",
			flavour: t`Contre qui ? Eh bien.`
		},
		"night-drive": {
			name: "Virée nocturne",
			flavour: "Ni phares, ni témoins, ni pourboire."
		},
		"paper-trail": {
			name: "La piste des papiers",
			flavour: "Elle mène à ta porte. Quelqu’un y a veillé."
		},
		"weighted-dice": {
			name: "Dés plombés",
			flavour: "La chance est une question de poids."
		},
		"red-lamp": {
			name: "Lanterne rouge",
			flavour: "Ouvert tard, fermé aux questions."
		},
		"cellar-jazz": {
			name: "Jazz de cave",
			flavour: "Quand les bouteilles tintent, l’orchestre joue plus fort."
		},
		"tip-off": {
			name: "Le tuyau",
			flavour: "Un citoyen inquiet a appelé. Il a aussi ton numéro."
		},
		"bail-money": {
			name: "Caution",
			flavour: "Dehors pour le petit déjeuner."
		},
		"second-ledger": {
			name: "Le second registre",
			flavour: "Celui-ci est fait pour être lu."
		},
		"river-shipment": {
			name: "Cargaison fluviale",
			flavour: "Déclarée comme lest. Un excellent lest."
		},
		"favour-returned": {
			name: "Service rendu",
			flavour: "Avec les intérêts, composés."
		},
		"city-in-the-pocket": {
			name: "La ville dans la poche",
			flavour: "Elle tinte."
		},
		"hostile-bid": {
			name: "Offre hostile",
			flavour: "Adjugé au monsieur avec le fusil."
		},
		"ribbon-cutting": {
			name: "Le ruban coupé",
			flavour: "Le maire coupe le ruban. Il passait par là."
		},
		"army-surplus": {
			name: "Surplus de l’armée",
			flavour: "La guerre est finie. La paperasse, non."
		},
		"head-hunter": {
			name: "Chasseur de têtes",
			flavour: "Il a trouvé le meilleur homme de la ville. Le tien."
		},
		"night-of-knives": {
			name: "La nuit des couteaux",
			flavour: "Il faudra une seconde édition demain matin."
		},
		"twelve-good-men": {
			name: "Douze jurés",
			flavour: "D’honnêtes gens, et tous ont entendu parler de toi."
		},
		"bonded-whiskey": {
			name: "Whisky sous douane",
			flavour: "Douze ans d’âge, dans l’entrepôt d’un autre."
		},
		"clean-hands": {
			name: "Mains propres",
			flavour: "Les gants aident."
		},
		"everything-must-go": {
			name: "Tout doit disparaître",
			flavour: "Ce qui est à toi d’abord."
		},
		"friendly-headlines": {
			name: "La presse amie",
			flavour: "Le rédacteur tient à lui. Le rédacteur tient à ses genoux."
		},
		convoy: {
			name: "Convoi",
			flavour: "Six camions, un permis, aucune question."
		}
	},
	acts: {
		deal: () => "Il envoie un homme de main sur une Filière, et toutes ses Filières livrent",
		recruit: () => t`Il recrute : autant d’étapes que de Puissance`,
		job: (e) => `Il prend le premier Coup de la pioche${j(e)}`,
		dealer: (e) => `Il prend le premier Fournisseur de la pioche${j(e)}`,
		hire: () => "Il engage l’Associé de plus haut niveau que permet sa Puissance",
		sales: () => t`Il vend : autant de ventes que de Puissance`,
		oust: () => t`Il retire tes marqueurs de contrôle : un par tranche de 5 en Puissance`,
		"lower-crime": () => "Il baisse sa Criminalité du montant de sa Puissance",
		build: () => t`Il ouvre des commerces : autant que de Puissance`,
		release: () => "Il fait sortir ses hommes de Prison, à partir de 2 en Puissance",
		fence: () => t`Il vend aux Autorités : autant de marchandises que de Puissance`,
		send: () => t`Il envoie des hommes de main dans son secteur : autant que de Puissance`,
		move: () => t`Il déplace hommes de main et véhicules vers son secteur : autant que de Puissance`,
		seize: () => "Il s’empare d’un quartier",
		upgrade: () => "Il améliore son gang"
	},
	gain: t`Il gagne des dollars : autant que de Puissance`,
	steal: t`Il te vole des dollars : autant que de Puissance`,
	sellNext: {
		speakeasy: "Il vend à son prochain bar clandestin approvisionné",
		casino: "Il vend à son prochain casino approvisionné",
		brothel: "Il vend à sa prochaine maison close approvisionnée",
		nightclub: "Il vend à son prochain cabaret approvisionné"
	},
	stockNext: "Il prend de la réserve ce que demande une vente dans son prochain quartier non approvisionné",
	policeNext: "Chaque voiture de police passe à son secteur suivant",
	policeHere: "Une voiture de police vient dans son secteur",
	harm: (e, n, r) => t`${k(n, "de tes hommes de main", "de tes hommes de main")} ${r ? "dans son secteur" : "de ton choix"} : ${n === 1 ? M[e] : N[e]}`,
	crime: (e) => `Ta Criminalité augmente de ${A(e)}`,
	ring: "Il prend la Chevalière",
	goods: (e) => `Il prend ${k(e, "marchandise", "marchandises")}`,
	plan: (e, n) => t`Plan de l’Exécuteur : ${e}. Il a ${k(n, "action", "actions")}.`,
	walk: ({ from: e, to: n, steps: r }) => r === 0 ? t`L’Exécuteur reste sur place : ${n}.` : `L’Exécuteur avance de ${k(r, "secteur", "secteurs")}, de ${e} à ${n}.`,
	acted: ({ card: e, text: n, power: r }) => r === null ? t`${e} : ${n}.` : t`${e} : ${n}. Sa Puissance est de ${A(r)}.`,
	skipped: ({ card: e, text: n }) => t`${e} : ${n}. Cela ne changerait rien, il lit donc la suite.`,
	tooWeak: ({ card: e, text: n, power: r, needs: i }) => t`${e} : ${n}. Sa Puissance est de ${A(r)}, il en faudrait ${A(i)} : il lit donc la suite.`,
	because: O,
	job: (e) => `L’Exécuteur ajoute ${e} à ses Coups.`,
	reinforced: (e, t) => t === null ? `Une carte de la pioche ${e} va face cachée sur la pioche de l’Exécuteur.` : `${t} (pioche ${e}) va dans la défausse de l’Exécuteur.`,
	askTie: t`Ses règles ne tranchent pas. Où l’Exécuteur vend-il ?`,
	askJobs: t`Garde un de ces Coups ; l’autre est pour l’Exécuteur.`,
	askMeanwhile: t`C’est le tour de l’Exécuteur, et tu peux accomplir un Coup : maintenant, ou tu le laisses continuer ?`,
	goOn: "Le laisser continuer",
	heading: "L’Exécuteur",
	place: ({ district: e, number: t }) => `Il est dans le secteur ${e}, numéro ${A(t)}.`,
	numbers: (e) => t`Les secteurs dans son ordre : ${e}.`,
	decks: ({ deck: e, discard: n, b: r, c: i }) => t`Sa pioche : ${k(e, "carte", "cartes")}, sa défausse : ${A(n)} ; restent dans la pioche B : ${A(r)}, dans la pioche C : ${A(i)}.`,
	stats: ({ power: e, plan: n, actions: r, money: i, jobs: a }) => t`Puissance ${A(e)} ; Plan : ${k(n, "carte", "cartes")}, ${k(r, "action", "actions")} ; ${i} ; ${k(a, "Coup", "Coups")}.`,
	reading: ({ card: e, line: n, left: r }) => t`Il lit ensuite la ligne ${A(n)} de ${e}, avec encore ${k(r, "action", "actions")}.`,
	nextPlan: ({ cards: e, actions: t }) => `À son prochain tour, il étale ${k(e, "carte", "cartes")}, avance d’autant qu’elles le disent et fait ${k(t, "action", "actions")}.`,
	nextReorganises: ({ sum: e, jobs: n, news: r }) => t`Sa pioche est vide : à son prochain tour il se réorganise et te vole jusqu’à ${e} (${k(n, "Coup", "Coups")} fois ${k(r, "Une", "Unes")}).`,
	cardsHeading: "Les cartes de l’Exécuteur",
	planPower: (e) => `Avec ce Plan, sa Puissance est de ${A(e)} avant le +n d’une ligne.`,
	legend: t`Sur ses cartes, P est sa Puissance : sa caractéristique, les bonus de toutes les cartes du Plan et le +n de la ligne. X ne demande pas de Puissance.`,
	card: ({ card: e, deck: n, moves: r, bonus: i, lines: a }) => t`${e} (pioche ${n}) : ${k(r, "secteur", "secteurs")}, ${i === 0 ? "aucun bonus" : `+${A(i)} en Puissance pour tout le Plan`}. ${a}`,
	lastPlan: (e) => t`Ses dernières cartes : ${e}.`,
	jobs: (e) => t`Ses Coups, chacun valant un de tes dollars par Une parue quand il se réorganise : ${e}.`,
	associates: (e, n) => t`Ses Associés, hors du jeu jusqu’à la fin : ${e} ; ${k(n, "niveau", "niveaux")} en tout.`,
	levels: (e) => t`Ses caractéristiques, numérotées comme les secteurs : ${e}.`,
	level: (e, t, n) => `${A(e)} ${t}, niveau ${A(n)}`
}, { count: F } = n("fr"), I = {
	discardPile: (e) => t`Ta défausse, du dessus vers le bas : ${e}.`,
	discardOf: (e, n) => t`Défausse : ${e} sur le dessus ; elle contient : ${n}.`,
	headings: {
		now: "Maintenant",
		plan: "Plan",
		hand: "Ta main",
		jobs: "Tes Coups",
		deals: "Tes Filières",
		gang: "Ton gang",
		city: "La ville",
		market: "Le marché",
		rivals: "Tes rivaux",
		news: "À la une"
	},
	round: ({ round: e, time: n, of: r, ness: i }) => t`Manche ${e}. Temps : case ${n} sur ${r}. Eliot Ness est à ${i}.`,
	noCards: "Pas de cartes.",
	card: (e, n) => t`${e} : ${n}`,
	fulfilledJob: (e, n) => t`${e}, accompli : ${n}`,
	deal: ({ deal: e, needs: n, gives: r, stock: i, storage: a, busy: o }) => t`${e} : demande ${n}, fournit ${r}. En stock : ${i}, place pour ${a}.${o ? " Un homme de main y est déjà." : ""}`,
	nothing: "rien",
	money: (e) => t`Argent : ${e}.`,
	crime: (e) => t`Criminalité : ${e}.`,
	thugs: (e) => t`Tes hommes : ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: n, price: r }) => r === null ? t`${e} : niveau ${n}.` : t`${e} : niveau ${n}. Niveau suivant : ${r}.`,
	price: ({ muscle: e, influence: t, sum: n, crime: r }) => [
		...e > 0 ? [m.muscle(e)] : [],
		...t > 0 ? [m.influence(t)] : [],
		n,
		...r > 0 ? [`Criminalité +${r}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: n, left: r }) => t`Ton Boss : ${e}, ${n}. Cubes d’amélioration restants : ${r}.`,
	pile: ({ deck: e, discard: n }) => t`Pioche : ${e}. Défausse : ${n}.`,
	district: ({ district: e, what: n }) => n === "" ? `${e}.` : t`${e} : ${n}`,
	goodsMoreOrLess: (e, t) => `${e} (${F(Math.abs(t), "marchandise", "marchandises")} ${t < 0 ? "de moins" : "de plus"})`,
	tile: ({ tile: e, owner: n, defence: r, needs: i, sum: a, graft: o, businesses: s, stock: c, night: l }) => t`${e}${l ? " (cabaret)" : ""}, ${n === null ? "libre" : n} : défense ${r}, vend ${i} pour ${a}${o === null ? "" : ` (moins ${o} de pot-de-vin)`}, commerces : ${s}, stock : ${c}.`,
	pieces: (e, n) => t`${e} : ${n}.`,
	emptySpace: "Une case vide.",
	nextOnDeck: (e) => t`Prochaine carte de la pioche : ${e}.`,
	rival: ({ who: e, gang: n, crime: r, hand: i, deck: a, jobs: o, fulfilled: s, upgrades: c }) => t`${e}, ${n} : Criminalité ${r} ; main : ${i} ; pioche : ${a} ; Coups cachés : ${String(o)} ; accomplis : ${s} ; améliorations : ${c}.`,
	planOf: (e) => t`Plan : ${e}.`,
	ring: "Tu portes la Chevalière.",
	ringOf: (e) => `${e} porte la Chevalière.`,
	lastRaid: (e, n) => [t`Dernière Descente : ${e}.`, n].join("\n"),
	standing: ({ gang: e, tiles: n, businesses: r, crime: i }) => t`${e} ; quartiers : ${n}, commerces : ${r}, Criminalité : ${i}`,
	final: (e) => t`Total : ${e}`
}, L = (e, [t, n]) => `${e} ${e === 1 ? t : n}`, R = (e) => "aeiouyéèêàâîôûh".includes(e.charAt(0).toLowerCase()), z = (e) => R(e) ? `d’${e}` : `de ${e}`, B = (e, t, n = "") => ({
	each: `${t[0]}${n === "" ? ` que tu ${e}` : n}`,
	least: (r) => `tu ${e} au moins ${L(r, t)}${n}`,
	most: (r) => r === 0 ? `tu ${e === "as" ? "n’as" : "ne contrôles"} pas ${z(t[1])}${n}` : `tu ${e} au plus ${L(r, t)}${n}`,
	mostOfAll: `tu ${e} plus ${z(t[1])}${n} que chaque rival`
}), V = ["dollar", "dollars"], H = ["homme de main", "hommes de main"], U = ["marchandise", "marchandises"], W = ["marchandise de ton choix", "marchandises de ton choix"], G = ["secteur", "secteurs"], K = ["quartier", "quartiers"], q = {
	speakeasy: ["bar clandestin", "bars clandestins"],
	casino: ["casino", "casinos"],
	brothel: ["maison close", "maisons closes"],
	nightclub: ["cabaret", "cabarets"]
}, J = (e) => `${e === "brothel" ? "une" : "un"} ${q[e][0]}`, { crimes: Y, stats: me } = m, X = (e) => B("as", [`carte ${e}`, `cartes ${e}`], " dans ton Plan"), Z = (e, t) => `${L(Math.abs(e), t)} de ${e > 0 ? "plus" : "moins"}`, Q = (e) => `${Math.abs(e)} de ${e > 0 ? "plus" : "moins"}`, $ = (e, t) => `${e > 0 ? "+" : "−"}${Math.abs(e)} ${t}`, he = {
	language: "fr",
	dollar: V,
	goods: {
		alcohol: ["alcool", "alcools"],
		gun: ["arme", "armes"],
		any: W,
		some: U
	},
	points: {
		muscle: ["point de Force", "points de Force"],
		influence: ["point d’Influence", "points d’Influence"]
	},
	businesses: q,
	upTo: "jusqu’à ",
	forEach: (e) => ` par ${e}`,
	atMost: (e) => ` (${e} au plus)`,
	who: {
		rival: "un rival de ton choix",
		rivals: "chaque rival",
		everyone: "chaque joueur"
	},
	thugs: {
		self: ["de tes hommes de main", "de tes hommes de main"],
		rival: ["homme de main d’un rival", "hommes de main d’un rival"],
		rivals: ["homme de main de chaque rival", "hommes de main de chaque rival"],
		everyone: ["homme de main de chaque joueur", "hommes de main de chaque joueur"]
	},
	at: {
		anywhere: "",
		streets: " dans les rues",
		underworld: " dans le Milieu",
		authorities: " auprès des Autorités",
		headquarters: " au QG",
		deals: " sur une Filière"
	},
	from: {
		anywhere: "",
		streets: " depuis les rues",
		underworld: " depuis le Milieu",
		authorities: " depuis les Autorités",
		headquarters: "",
		deals: " depuis tes Filières"
	},
	counts: {
		neighbourhoods: B("contrôles", K),
		nightclubs: B("contrôles", q.nightclub),
		speakeasies: B("contrôles", q.speakeasy),
		casinos: B("contrôles", q.casino),
		brothels: B("contrôles", q.brothel),
		businesses: B("contrôles", ["commerce", "commerces"]),
		deals: B("as", ["Filière", "Filières"]),
		dealers: B("as", ["Fournisseur", "Fournisseurs"]),
		"fulfilled-jobs": B("as", ["Coup accompli", "Coups accomplis"]),
		"thugs-on-streets": B("as", H, " dans les rues"),
		"thugs-in-headquarters": B("as", H, " au QG"),
		"thugs-in-prison": B("as", H, " en Prison"),
		"thugs-in-underworld": B("as", H, " dans le Milieu"),
		"thugs-at-authorities": B("as", H, " auprès des Autorités"),
		"thugs-on-deals": B("as", H, " sur tes Filières"),
		"cars-on-streets": B("as", ["voiture", "voitures"], " dans les rues"),
		"trucks-on-streets": B("as", ["camion", "camions"], " dans les rues"),
		"vehicles-on-streets": B("as", ["véhicule", "véhicules"], " dans les rues"),
		alcohol: B("as", ["alcool", "alcools"]),
		guns: B("as", ["arme", "armes"]),
		goods: B("as", U),
		money: B("as", V),
		upgrades: B("as", ["amélioration", "améliorations"]),
		"districts-present": {
			each: "secteur où tu as une présence",
			least: (e) => `tu as une présence dans au moins ${L(e, G)}`,
			most: (e) => `tu as une présence dans au plus ${L(e, G)}`,
			mostOfAll: "tu as une présence dans plus de secteurs que chaque rival"
		},
		"districts-controlled": {
			each: "secteur où tu contrôles un quartier",
			least: (e) => `tu contrôles des quartiers dans au moins ${L(e, G)}`,
			most: (e) => `tu contrôles des quartiers dans au plus ${L(e, G)}`,
			mostOfAll: "tu contrôles des quartiers dans plus de secteurs que chaque rival"
		},
		"policed-neighbourhoods": {
			each: "quartier que tu contrôles dans un secteur surveillé par la police",
			least: (e) => `tu contrôles au moins ${L(e, K)} dans un secteur surveillé par la police`,
			most: (e) => `tu contrôles au plus ${L(e, K)} dans un secteur surveillé par la police`,
			mostOfAll: "tu contrôles plus de quartiers que chaque rival dans les secteurs surveillés par la police"
		},
		associates: B("as", ["Associé", "Associés"], " dans ton gang"),
		"crime-rate": {
			each: "niveau de ta Criminalité",
			least: (e) => `ta Criminalité est de ${e} ou plus`,
			most: (e) => `ta Criminalité est de ${e} ou moins`,
			mostOfAll: "ta Criminalité dépasse celle de chaque rival"
		},
		"plan-cards": B("as", ["carte", "cartes"], " dans ton Plan"),
		"hand-cards": B("as", ["carte", "cartes"], " en main"),
		"plan-bootlegging": X(Y.bootlegging),
		"plan-corruption": X(Y.corruption),
		"plan-gambling": X(Y.gambling),
		"plan-theft": X(Y.theft),
		"plan-vice": X(Y.vice),
		"plan-violence": X(Y.violence)
	},
	if: "si",
	andIf: " et si ",
	shared: [["tu as ", ""], ["tu contrôles ", ""]],
	stat: (e, t) => `ta caractéristique « ${e} » est au niveau ${t}${t === 2 ? " ou 3" : ""}`,
	controls: (e) => `tu contrôles un quartier de ${e}`,
	ring: "tu as la Chevalière",
	costs: {
		money: (e) => `paie ${L(e, V)}`,
		alcohol: (e) => `dépense ${L(e, ["alcool", "alcools"])}`,
		gun: (e) => `dépense ${L(e, ["arme", "armes"])}`,
		goods: (e) => `dépense ${L(e, W)}`,
		cards: (e) => `défausse ${L(e, ["carte", "cartes"])}`,
		thugs: (e) => `renvoie ${L(e, H)} du QG aux Recrues`,
		crime: (e) => `augmente ta Criminalité de ${e}`
	},
	quantities: {
		muscle: (e, { act: t }) => $(e, `en Force${t}`),
		influence: (e, { act: t }) => $(e, `en Influence${t}`),
		"hand-size": (e) => $(e, `${Math.abs(e) === 1 ? "carte" : "cartes"} en taille de main`),
		graft: (e) => `les pots-de-vin coûtent ${Z(e, V)} par voiture de police`,
		bribe: (e) => `les bakchichs coûtent ${Z(e, V)} par voiture de police`,
		profit: (e, { business: t }) => `les ventes${t ? ` là où il y a ${J(t)}` : ""} rapportent ${Z(e, V)}`,
		"sale-goods": (e, { business: t }) => `les ventes${t ? ` là où il y a ${J(t)}` : ""} demandent ${Z(e, U)}`,
		defence: (e, { business: t }) => `${$(e, "en défense")} dans tes quartiers${t ? ` avec ${J(t)}` : ""}`,
		attack: (e) => $(e, "en Force quand tu t’empares d’un quartier"),
		"deal-goods": (e) => `chaque Filière livre ${Z(e, W)}`,
		storage: (e) => `chaque Filière stocke ${Z(e, U)}`,
		"fence-price": (e) => `les Autorités paient ${Z(e, V)} par marchandise`,
		"upgrade-price": (e) => `les améliorations coûtent ${Z(e, V)}`,
		"hire-level": (e) => $(e, `${Math.abs(e) === 1 ? "niveau" : "niveaux"} pour engager des Associés`),
		"hire-alcohol": (e) => `prendre en main un nouvel Associé coûte ${Z(e, ["alcool", "alcools"])}`,
		"underworld-crime": (e) => `dans le Milieu, ta Criminalité augmente de ${Q(e)}`,
		"plan-crime": (e) => `un gros Plan augmente ta Criminalité de ${Q(e)}`,
		"business-income": (e, { business: t }) => `chaque ${t ? q[t][0] : "commerce"} rapporte ${Z(e, V)} à la réorganisation`,
		"final-business": (e, { business: t }) => `chaque ${t ? q[t][0] : "commerce"} compte ${Z(e, V)} en fin de partie`,
		"final-associate": (e) => `chaque niveau d’Associé compte ${Z(e, V)} en fin de partie`,
		recruitment: (e) => `fais ${Z(e, ["étape de recrutement", "étapes de recrutement"])} à la réorganisation`,
		lawyers: (e) => `${Z(e, H)} ${Math.abs(e) === 1 ? "sort" : "sortent"} de Prison à la réorganisation`,
		"raid-relief": (e) => `après une Descente, ta Criminalité baisse de ${Q(e)}`,
		"ring-income": (e) => `la Chevalière rapporte ${Z(e, V)}`
	},
	moments: {
		deal: "quand tu envoies un homme de main sur une Filière",
		underworld: "quand tu envoies un homme de main dans le Milieu",
		authorities: "quand tu envoies un homme de main auprès des Autorités",
		seize: "quand tu t’empares d’un quartier",
		sale: "à chaque vente",
		hire: "quand tu engages un Associé",
		upgrade: "quand tu améliores ton gang",
		reorganise: "quand tu te réorganises",
		raid: "à chaque Descente",
		"lose-control": "quand tu perds un quartier",
		imprisoned: "pour chacun de tes hommes de main envoyé en Prison"
	},
	acts: {
		deal: "pour les Filières",
		recruit: "pour recruter",
		job: "pour piocher des Coups",
		dealer: "pour piocher des Fournisseurs",
		hire: "pour engager des Associés",
		sales: "pour vendre",
		oust: "pour retirer des marqueurs de contrôle",
		"lower-crime": "pour baisser ta Criminalité",
		build: "pour ouvrir des commerces",
		release: "pour vider la Prison",
		fence: "pour vendre aux Autorités",
		send: "pour envoyer des hommes de main",
		move: "pour te déplacer",
		seize: "pour t’emparer d’un quartier",
		upgrade: "pour améliorer ton gang",
		dismiss: "pour renvoyer des hommes de main"
	},
	specials: {
		"copy-skill": "utilise la compétence standard d’un Associé du marché",
		"swap-police": "échange toutes les voitures de police de deux secteurs",
		"double-sale": "fais 1 vente et encaisse deux fois son gain",
		"buy-out": "paie à un rival le gain indiqué par un de ses quartiers, dans un secteur où tu as une présence, et prends-en le contrôle",
		amnesty: "fais sortir de Prison les hommes de main de tout le monde et gagne 2 dollars pour chacun qui n’est pas à toi"
	},
	stats: me,
	crimes: Y,
	districts: {
		central: "Central",
		"far-north": "Far North Side",
		north: "North Side",
		west: "West Side",
		southwest: "Southwest Side",
		south: "South Side",
		"far-south": "Far South Side"
	},
	labels: {
		level: (e) => `Niveau ${e}`,
		roles: {
			boss: "Boss",
			underboss: "Second",
			counselor: "Conseiller",
			member: "Membre du gang"
		},
		bossValues: "Force et Influence selon la piste du Boss",
		standard: (e) => `Standard : ${e}`,
		matching: (e, t) => `Avec ${e} : ${t}`,
		keep: "garde ce Coup face visible",
		needs: (e) => `Demande ${e}`,
		gives: (e) => `livre ${e}`,
		stores: (e) => `stocke ${L(e, U)}`,
		overall: (e) => `Tout le monde : ${e}`,
		bands: {
			green: "Vert",
			amber: "Orange",
			red: "Rouge"
		},
		band: (e, t) => `${e} : ${t}`,
		nothing: "Rien.",
		relief: (e, t, n) => `Ensuite ta Criminalité baisse de ${e} ; avec des Avocats de niveau 2, de ${t} ; de niveau 3, de ${n}.`,
		noRule: "Aucune règle particulière.",
		over: "La partie s’arrête aussitôt.",
		side: ({ night: e, defence: t, goods: n, sum: r }) => `${e ? "Cabaret" : "Jour"} : défense ${t}, ${n} pour ${r}`,
		row: ({ cubes: e, points: t }) => `À partir de ${L(e, ["amélioration", "améliorations"])} : ${t}`,
		bonuses: (e) => `Bonus : ${e}`,
		rightHand: "Bras droit",
		price: ({ stat: e, level: t, points: n, sum: r, crime: i }) => `${e} au niveau ${t} : ${n}, ${r}${i > 0 ? `, Criminalité +${i}` : ""}`
	},
	finish: e
}, { words: ge, reasons: _e, overview: ve, speaker: ye } = f({
	language: "fr",
	title: "Scarface 1920",
	seat: (e) => `Place ${e}`,
	cards: {
		...h,
		...ae,
		...ee,
		...ie,
		...p,
		...oe
	},
	gangs: ne,
	nouns: m,
	prompts: w,
	actions: re,
	events: le,
	refusals: D,
	reasons: E,
	table: I,
	rival: P,
	voice: he,
	operations: pe,
	help: () => import("./help4.js")
});
export { ve as overview, _e as reasons, ye as speaker, ge as words };
