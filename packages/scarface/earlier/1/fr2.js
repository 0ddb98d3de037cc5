// Frozen by `npm run freeze`: do not edit.
import { t as e } from "./rolldown-runtime.js";
import { t } from "./numbers.js";
import { a as n, i as r, n as i, t as a } from "./speak.js";
var o = {
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
}, s = {
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
}, c = {
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
}, l = {
	outfit: {
		name: "Chicago Outfit",
		flavour: "L’hôtel de ville leur ouvre les portes et ferme les yeux."
	},
	wolves: {
		name: "Black Wolves",
		flavour: "Ils frappent une fois. La deuxième, il n’y a plus de porte."
	},
	gems: {
		name: "Seven Gems",
		flavour: "Tout a un prix, et ce sont eux qui le fixent."
	},
	northside: {
		name: "North Side Mob",
		flavour: "Des fleurs pour chaque enterrement, du whisky pour chaque veillée."
	}
}, u = {
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
}, d = {
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
}, f = {
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
}, p = {
	settle: (e, t, n) => `Prendre ${t} (${n}) et y poster ${e}`,
	keep: (e) => `Garder ${e}`,
	giveBack: (e) => `Rendre ${e}`,
	plan: (e) => `Mettre ${e} dans le Plan`,
	ready: "Le Plan est prêt",
	skill: (e, t, r) => n`${e}, ${t === "standard" ? "compétence" : "compétence combinée"} : ${r}`,
	fulfil: (e) => `Accomplir le Coup ${e}`,
	endTurn: "Terminer le tour",
	stop: "Cela suffit",
	toDiscard: "À la défausse",
	decline: "Non merci",
	accept: (e) => n`Oui : ${e}`,
	deal: (e) => e,
	alcohol: "Prendre de l’alcool",
	gun: "Prendre une arme",
	spareAlcohol: "Économiser 1 alcool",
	spareGun: "Économiser 1 arme",
	store: (e, t) => n`Stocker ${e} : ${t}`,
	replace: (e, t, r) => n`Stocker ${e} à la place de ${t} : ${r}`,
	returnGood: (e) => `Remettre ${e} à la réserve`,
	spend: (e, t) => n`Dépenser ${e} : ${t}`,
	toSafehouses: "Une recrue passe dans les Planques",
	toHeadquarters: "Un homme des Planques passe au QG",
	card: (e) => e,
	hire: (e, t, r, i) => n`Engager ${e}, niveau ${t} : ${r}, ${i}`,
	newDeal: "Ouvrir une nouvelle Filière",
	tuck: (e) => `Glisser sous la ${e}`,
	toHand: (e) => `En main, contre ${e}`,
	tile: (e, t) => `${e} (${t})`,
	sellAt: (e, t) => `Vendre à ${e} pour ${t}`,
	build: (e, t) => n`Ouvrir à ${t} : ${e}`,
	wreck: (e, t) => n`Fermer à ${t} : ${e}`,
	sendTo: (e) => `Secteur ${e}`,
	moveFrom: (e) => `Quitter ${e}`,
	move: (e, t) => n`Vers ${t} : ${e}`,
	vehicle: (e, t) => n`Dans ${t} : ${e}`,
	stat: (e, t) => t === "" ? e : n`${e} : ${t}`,
	thug: (e) => n`Un homme de main : ${e}`,
	police: (e, t) => `Voiture de police de ${e} à ${t}`,
	driveOff: (e, t, r, i) => n`${t}, de ${r} à ${i} : chasser ${e}`,
	option: (e, t) => t === "" ? `Possibilité ${e}` : t,
	setUp: "Dresser la table",
	shuffle: "Mélanger"
}, m = {
	deal: "envoie un homme de main sur une Filière",
	recruit: "recrute dans le Milieu",
	job: "cherche un Coup dans le Milieu",
	dealer: "cherche un Fournisseur dans le Milieu",
	hire: "engage dans le Milieu",
	sales: "vend avec l’aide du Milieu",
	oust: "fait lever un contrôle par les Autorités",
	"lower-crime": "fait égarer un dossier par les Autorités",
	build: "obtient des licences auprès des Autorités",
	release: "fait ouvrir la Prison par les Autorités",
	fence: "vend aux Autorités",
	send: "envoie des hommes de main dans la rue",
	move: "déplace ses troupes",
	seize: "s’attaque à un quartier",
	upgrade: "améliore son gang",
	dismiss: "retire des hommes de main du jeu"
}, h = {
	ring: "Chevalière",
	sale: "vente",
	graft: "pot-de-vin",
	bribe: "bakchich",
	fence: "Autorités",
	business: "commerces",
	"boss-track": "piste du Parrain",
	upgrade: "amélioration",
	card: "effet d’une carte",
	theft: "vol"
}, g = {
	jobs: "dans la pioche des Coups",
	dealers: "dans la pioche des Fournisseurs",
	federal: "dans la pioche fédérale"
}, _ = {
	prison: "un homme de main part en Prison",
	hit: "un homme de main est tabassé",
	kill: "un homme de main est éliminé"
}, v = {
	setUp: ({ who: e }) => `La table est dressée. ${e} commence.`,
	keptJob: (e) => `${e} garde un Coup.`,
	keptJobOpen: (e, t) => `${e} garde le Coup ${t}.`,
	returnedJob: (e) => `${e} rend un Coup.`,
	passedJobs: "Les autres Coups passent à gauche.",
	settled: ({ who: e, tile: t, piece: n }) => `${e} s’installe à ${t} et y poste ${n}.`,
	turn: (e) => `C’est à ${e} de jouer.`,
	noCards: (e) => `${e} n’a pas de carte en main et passe.`,
	planned: (e, t) => `${e} met ${t} dans son Plan.`,
	ready: ({ who: e, cards: t, muscle: r, influence: i }) => n`${e}, Plan prêt : ${t}, ${r}, ${i}.`,
	crimeUp: (e, t) => `${e} voit sa Criminalité monter à ${t}.`,
	crimeDown: (e, t) => `${e} voit sa Criminalité descendre à ${t}.`,
	skill: (e, t, r) => n`${e} utilise une compétence${r === "standard" ? "" : " combinée"} : ${t}.`,
	acted: (e, t) => `${e} ${m[t]}.`,
	deal: (e, t) => `${e} se fournit chez ${t}.`,
	gained: ({ who: e, sum: t, reason: n }) => `${e} reçoit ${t} (${h[n]}).`,
	paid: ({ who: e, sum: t, reason: n }) => `${e} paie ${t} (${h[n]}).`,
	paidHidden: (e, t) => `${e} paie derrière son paravent (${h[t]}).`,
	stole: ({ who: e, from: t, sum: n }) => `${e} vole ${n} à ${t}.`,
	stoleHidden: (e, t) => `${e} vole de l’argent à ${t}.`,
	goods: (e, t) => n`${e} reçoit : ${t}.`,
	stored: (e, t, r) => n`${e} stocke ${t} : ${r}.`,
	goodGone: (e, t) => `${e} remet ${t} à la réserve.`,
	spent: (e, t, r) => n`${e} dépense ${t} : ${r}.`,
	boost: (e, t) => n`${e} gagne pour ce tour : ${t}.`,
	recruited: (e, t) => t === "safehouses" ? n`${e} : une recrue passe dans les Planques.` : n`${e} : un homme des Planques passe au QG.`,
	looked: (e, t, n) => `${e} regarde ${n} ${g[t]}.`,
	lookedOpen: (e, t) => n`${e} voit : ${t}.`,
	tookJob: (e) => `${e} prend un Coup.`,
	tookJobOpen: (e, t) => `${e} prend le Coup ${t}.`,
	tookDealer: (e, t) => n`${e} a un nouveau Fournisseur : ${t}.`,
	hired: (e, t) => `${e} engage ${t}.`,
	joined: ({ who: e, card: t, toHand: n }) => n ? `${e} prend ${t} en main.` : `${e} met ${t} à la défausse.`,
	market: (e) => n`Au marché : ${e}.`,
	ring: (e) => `${e} prend la Chevalière.`,
	sold: ({ who: e, tile: t, sum: n }) => `${e} vend à ${t} pour ${n}.`,
	ousted: ({ who: e, owner: t, tile: r }) => n`${e} fait perdre à ${t} le contrôle du quartier ${r}.`,
	built: ({ who: e, business: t, tile: r }) => n`${e} ouvre à ${r} : ${t}.`,
	wrecked: ({ business: e, tile: t }) => n`Fermeture à ${t} : ${e}.`,
	released: (e, t) => n`${e}, sortie de Prison : ${t}.`,
	recalled: (e, t) => `${e} ramène un homme de main au QG (${t}).`,
	sent: (e, t) => `${e} envoie un homme de main dans le secteur ${t}.`,
	moved: ({ who: e, piece: t, from: n, to: r }) => `${e} déplace ${t} de ${n} à ${r}.`,
	movedBy: ({ who: e, piece: t, owner: r, from: i, to: a }) => n`${e} chasse ${t} de ${i} à ${a} ; victime : ${r}.`,
	seized: ({ who: e, tile: t, muscle: r, defence: i }) => n`${e} s’empare du quartier ${t} : ${r} contre une défense à ${i}.`,
	seizedFrom: ({ who: e, tile: t, owner: r, muscle: i, defence: a }) => n`${e} prend le quartier ${t} à ${r} : ${i} contre une défense à ${a}.`,
	gaveUp: (e, t) => `${e} abandonne ${t}.`,
	upgraded: ({ who: e, stat: t, level: r }) => n`${e} améliore son gang : ${t}, niveau ${r}.`,
	downgraded: ({ who: e, stat: t, level: r }) => n`${e} recule : ${t}, niveau ${r}.`,
	vehicle: ({ who: e, piece: t, district: n }) => `${e} poste ${t} dans le secteur ${n}.`,
	nightclub: (e, t) => `${e} ouvre un cabaret à ${t}.`,
	dismissed: (e, t) => `${e} retire un homme de main du jeu (${t}).`,
	harmed: ({ who: e, how: t, place: r }) => n`${e} : ${_[t]} (${r}).`,
	police: ({ who: e, from: t, to: n }) => `${e} déplace une voiture de police de ${t} à ${n}.`,
	drew: (e, t) => `${e} pioche ${t}.`,
	drewOpen: (e, t) => `${e} pioche ${t}.`,
	discarded: (e, t) => `${e} défausse ${t}.`,
	recovered: (e, t) => `${e} reprend ${t} de la défausse.`,
	fired: (e, t) => `${e} renvoie ${t}.`,
	fulfilled: (e, t) => `${e} accomplit le Coup ${t}.`,
	unfulfilled: (e, t) => `${e} retourne le Coup ${t} face cachée.`,
	trigger: (e, t) => n`${t} agit pour ${e}.`,
	raid: (e) => n`Descente : ${e} !`,
	band: ({ who: e, band: t }) => n`${e}, selon sa Criminalité : ${t}.`,
	reorganised: (e) => `${e} réorganise son gang.`,
	shuffledOwn: (e) => `${e} mélange sa défausse en une nouvelle pioche.`,
	shuffledFederal: "On mélange de nouveau les cartes fédérales.",
	time: (e, t) => n`Le marqueur de temps avance : case ${e} sur ${t}.`,
	extra: n`Édition spéciale ! Le marqueur de temps est au bout de la piste.`,
	roundEnd: (e) => `La manche ${e} est finie.`,
	ness: (e) => `Eliot Ness passe à ${e}.`,
	news: (e) => n`À la une : ${e}.`,
	special: (e) => `${e} profite d’une règle spéciale.`,
	over: ({ who: e, shared: t, scores: r }) => n`La partie est finie. ${e} ${t ? "se partagent la victoire" : "gagne"} ! ${r}`,
	score: ({ who: e, total: t, money: r, businesses: i, associates: a }) => n`${e} : ${t} (${r} en caisse, ${i} pour les commerces, ${a} pour les Associés).`
}, { count: y } = t("fr"), b = (e) => y(e, "marchandise", "marchandises"), x = (e) => y(e, "homme de main", "hommes de main"), S = {
	settingUp: "On dresse la table.",
	shuffling: "On mélange les cartes.",
	draftKeep: n`Garde un de ces Coups ; les autres passent à gauche.`,
	draftReturn: n`Tu as quatre Coups : rends-en un et garde les trois autres.`,
	draftWait: "Les autres choisissent encore leurs Coups.",
	settlePlace: "Choisis ton premier quartier et le véhicule qui s’y poste.",
	settleGood: "Choisis la marchandise qui attend sur ta Filière.",
	plan: n`À toi : pose des cartes dans ton Plan. À partir de la troisième, ta Criminalité monte.`,
	planned: ({ muscle: e, influence: t }) => n`Ton Plan : ${e}, ${t}. Encore une carte, ou est-il prêt ?`,
	act: ({ muscle: e, influence: t }) => n`Ton Plan : ${e}, ${t}. Choisis une action ou utilise des compétences.`,
	afterAct: "Ton action est faite. Utilise encore des compétences ou termine ton tour.",
	ask: {
		kinds: ({ left: e }) => n`Choisis ce que tu reçois : encore ${b(e)}.`,
		store: () => n`Où stockes-tu cette marchandise ?`,
		spend: () => n`Quelle marchandise dépenses-tu ?`,
		recruit: ({ left: e }) => n`Recrute : encore ${y(e, "pas", "pas")}.`,
		oust: ({ left: e }) => n`Quel marqueur de contrôle retires-tu ? Encore ${y(e, "marqueur", "marqueurs")}.`,
		dismiss: ({ left: e }) => n`Retire du jeu encore ${x(e)}.`,
		"pick-job": () => n`Quel Coup gardes-tu ?`,
		"pick-dealer": () => n`Quel Fournisseur gardes-tu ?`,
		tuck: ({ card: e }) => n`${e} : une nouvelle Filière, ou sous une de celles que tu as ?`,
		hire: () => n`Qui engages-tu ?`,
		welcome: ({ card: e }) => n`${e} rejoint le gang : en main contre de l’alcool, ou à la défausse ?`,
		sell: () => n`Où vends-tu ?`,
		sale: () => n`Ton camion économise une marchandise : laquelle ?`,
		build: ({ left: e }) => n`Quel commerce ouvres-tu, et où ? Encore ${y(e, "commerce", "commerces")}.`,
		fence: ({ left: e }) => n`Que vends-tu aux Autorités ? Encore ${b(e)} au plus.`,
		send: ({ left: e }) => n`Où envoies-tu tes hommes ? Encore ${x(e)} au plus.`,
		move: ({ left: e }) => n`Qui se déplace, et où ? Encore ${y(e, "déplacement", "déplacements")} au plus.`,
		seize: () => n`De quel quartier t’empares-tu ?`,
		marker: () => n`Tous tes marqueurs de contrôle sont posés : quel autre quartier abandépenses-tu ?`,
		upgrade: () => n`Qu’améliores-tu ?`,
		"right-hand": () => n`Quel homme de confiance rejoint le gang ?`,
		vehicle: () => n`Quel véhicule postes-tu, et où ?`,
		nightclub: () => n`Où ouvres-tu le cabaret ?`,
		supply: () => n`Quelle Filière livre ?`,
		deal: () => n`Sur quelle Filière envoies-tu ton homme ?`,
		harm: ({ left: e }) => n`Quel homme de main est touché ? Encore ${x(e)}.`,
		police: ({ left: e }) => n`Quelle voiture de police part, et où ? Encore ${y(e, "voiture", "voitures")}.`,
		"drive-off": ({ left: e }) => n`Qui chasses-tu, et vers où ? Encore ${y(e, "pièce", "pièces")}.`,
		"wreck-rival": ({ left: e }) => n`Quel commerce rival fermes-tu ? Encore ${y(e, "commerce", "commerces")}.`,
		"wreck-own": ({ left: e }) => n`Lequel de tes commerces fermes-tu ? Encore ${y(e, "commerce", "commerces")}.`,
		discard: ({ left: e }) => n`Défausse encore ${y(e, "carte", "cartes")}.`,
		downgrade: ({ left: e }) => n`Où perds-tu un niveau ? Encore ${y(e, "niveau", "niveaux")}.`,
		recover: ({ left: e }) => n`Reprends de ta défausse encore ${y(e, "carte", "cartes")}.`,
		fire: ({ left: e }) => n`Qui renvoies-tu ? Encore ${y(e, "Associé", "Associés")}.`,
		unfulfil: ({ left: e }) => n`Quel Coup accompli retournes-tu ? Encore ${y(e, "Coup", "Coups")}.`,
		exchange: ({ left: e }) => n`Qu’échanges-tu contre l’autre sorte ? Encore ${b(e)} au plus.`,
		recall: ({ left: e }) => n`Qui ramènes-tu au QG ? Encore ${x(e)} au plus.`,
		choose: () => "Choisis une possibilité.",
		may: () => n`Veux-tu en payer le prix ?`,
		whom: () => n`Quel rival vises-tu ?`,
		special: () => "Fais ton choix."
	},
	theirPlan: (e) => `${e} prépare son Plan.`,
	theirAct: (e) => `C’est à ${e} de jouer.`,
	theirChoice: (e) => `${e} doit choisir.`,
	over: ({ who: e, sum: t, shared: r }) => r ? n`La partie est finie : ${e} se partagent la victoire à ${t} partout.` : n`La partie est finie : ${e} gagne avec ${t}.`
}, C = {
	fulfils: (e) => `cela accomplit ${e}`,
	seizes: (e) => `cela te donne ${e}`,
	hires: (e) => `cela fait entrer ${e} dans ton gang`,
	raises: (e, t) => `${e} passe au niveau ${t}`,
	earns: (e) => `à la fin du tour, tu as environ ${e} de plus`,
	costs: (e) => `d’ici la fin du tour, cela te coûte environ ${e}`,
	stores: (e) => `cela met en réserve ${e === 1 ? "une marchandise" : `environ ${e} marchandises`}`,
	crimeUp: (e) => `ta Criminalité monte à ${e} environ`,
	crimeDown: (e) => `ta Criminalité descend à ${e} environ`
}, w = {
	"no-thug": () => n`Il te faut un homme de main, et il n’y en a plus au QG`,
	"no-muscle": () => "Ton Plan n’a pas de Force pour cela",
	"no-influence": () => "Ton Plan n’a pas d’Influence pour cela",
	"little-influence": ({ influence: e, needed: t }) => n`Il faut ${r.influence(t)} ; ton Plan a ${r.influence(e)}`,
	"no-open-deal": ({ muscle: e, influence: t }) => n`Aucune Filière libre ne se contente de ceci : ${r.muscle(e)}, ${r.influence(t)}`,
	"nobody-to-recruit": () => "Tu n’as plus de recrues, et les Planques sont vides",
	"no-cards-left": () => "Cette pioche est vide",
	"nobody-to-hire": ({ influence: e }) => `Personne au marché ne se contente de ${r.influence(e)}`,
	"nothing-to-sell": () => "Il te manque les marchandises demandées dans tes quartiers",
	"no-control-to-remove": () => "Personne ne contrôle de quartier",
	"crime-is-lowest": () => "Ta Criminalité est déjà juste au-dessus du niveau d’Eliot Ness",
	"no-room-to-build": () => "Il n’y a plus de place pour un commerce dans tes quartiers",
	"nobody-in-prison": () => "Tu n’as personne en Prison",
	"no-goods": () => "Tu n’as pas de marchandises",
	"nowhere-to-send": () => "Tu n’es présent dans aucun secteur où tu puisses payer le bakchich",
	"nothing-to-move": () => "Aucune de tes pièces dans la rue ne peut aller nulle part",
	"nothing-to-seize": ({ muscle: e }) => `Aucun quartier à ta portée ne cède à ${r.muscle(e)}`,
	"no-upgrade": ({ muscle: e, influence: t }) => n`Aucune amélioration n’est possible avec ton argent et ceci : ${r.muscle(e)}, ${r.influence(t)}`,
	"one-action": () => n`Tu as déjà fait ton action : une seule par tour`,
	"plan-first": () => "Il faut d’abord un Plan prêt",
	used: ({ card: e }) => n`Cette compétence a déjà servi ce tour-ci : ${e}`,
	"no-match": ({ card: e }) => n`Pour ${e}, il manque au Plan une autre carte avec le bon crime`,
	"no-effect": ({ card: e }) => `${e} ne changerait rien maintenant`,
	"job-not-met": () => "La condition de ce Coup n’est pas encore remplie",
	other: "Les règles ne le permettent pas maintenant"
}, T = {
	"only-one": (e) => n`Il choisit ${e} : il n’y a pas d’autre choix.`,
	yours: (e) => n`Il choisit ${e} : ce qui est à toi passe avant ce qui est libre.`,
	"yours-biggest-profit": (e) => n`Il choisit ${e} : à toi, plus gros gain.`,
	"biggest-profit": (e) => n`Il choisit ${e} : plus gros gain.`,
	"least-profit": (e) => n`Il choisit ${e} : plus petit gain.`,
	"fewer-goods": (e) => n`Il choisit ${e} : autant de gain qu’ailleurs, pour moins de marchandises.`,
	"higher-defence": (e) => n`Il choisit ${e} : autant de gain qu’ailleurs, et la défense la plus haute.`,
	"lower-number": (e) => n`Il choisit ${e} : de plusieurs, le secteur au plus petit numéro.`,
	"your-choice": (e) => n`${e} : ses règles ne tranchaient pas, tu as donc tranché.`,
	"highest-level": (e) => n`Il choisit ${e} : le plus haut niveau que permet sa Puissance.`,
	leftmost: (e) => n`Il choisit ${e} : le plus haut niveau, et le plus à gauche de ce niveau.`,
	"district-number": (e) => n`Il choisit ${e} : c’est le numéro de son secteur.`,
	"next-stat": (e) => n`Il choisit ${e} : le premier possible à partir du numéro de son secteur.`,
	"level-three-first": (e) => n`Il choisit ${e} : le niveau 3 part avant le niveau 2.`,
	"next-in-order": (e) => n`Il choisit ${e} : le suivant dans l’ordre croissant.`,
	"free-deal": (e) => n`Son homme de main va là où il n’y en a pas : ${e}. Toutes ses Filières livrent.`,
	"safehouses-first": () => "Ceux des Planques passent avant les Recrues.",
	"takes-what-he-has-less-of": (e) => n`Il prend les marchandises de son choix tour à tour, d’abord celle qu’il a reçue le moins : ${e}.`,
	"truck-spares-the-greater": (e) => n`Son véhicule lui épargne ${e} : ce que la vente demande le plus, l’alcool à égalité.`,
	"stores-on-deals": () => n`Il stocke d’abord sur ses Filières : ce dont il y a le moins, puis tour à tour.`,
	"stores-for-a-sale": () => "Il stocke ce que demande une vente, le plus gros gain d’abord.",
	"stores-surplus": () => "Il répartit l’excédent également, le plus gros gain d’abord.",
	"spends-where-he-sells": (e) => n`Ce qui est sur place part avant le stock de ses Filières : ${e}.`,
	"spends-from-deals-last": (e) => n`Il prend ici : ${e}. Les Filières viennent en dernier.`,
	"spends-surplus": (e) => n`Il prend ici : ${e}. L’excédent part d’abord, les armes à égalité.`,
	"spends-least-profit": (e) => n`Il prend ici : ${e}. De ses quartiers, le plus petit gain.`,
	"walks-first": (e) => n`Départ : ${e}. Ceux qui peuvent venir à pied passent d’abord.`,
	"rides-second": (e) => n`Départ : ${e}. Ceux qui doivent rouler viennent ensuite, avec leur véhicule.`,
	"vehicles-last": (e) => n`Départ : ${e}. Les véhicules viennent en dernier.`,
	"loses-by-the-chart": (e) => n`Il perd ici un homme de main : ${e}. Son tableau le veut ainsi.`,
	declines: () => "Il n’accepte aucun marché que propose une carte."
}, { count: E, number: D } = t("fr"), O = (e) => e === void 0 ? "" : `, à partir de ${D(e)} en Puissance`, k = {
	prison: "en Prison",
	hit: "tabassé",
	kill: "éliminé"
}, A = {
	prison: "en Prison",
	hit: "tabassés",
	kill: "éliminés"
}, j = {
	name: "L’Exécuteur",
	difficulties: i.fr,
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
			flavour: n`Tu avais tout ça sur toi ?`
		},
		"night-shift": {
			name: "Double journée",
			flavour: "Le crime paie les heures supplémentaires."
		},
		"protection-money": {
			name: "Argent de la protection",
			flavour: n`Contre qui ? Eh bien.`
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
			name: "Dés pipés",
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
			name: "Grande inauguration",
			flavour: "Le maire coupe le ruban. Il passait par là."
		},
		"army-surplus": {
			name: "Surplus de l’armée",
			flavour: "La guerre est finie. La paperasse, non."
		},
		"head-hunter": {
			name: "Découvreur de talents",
			flavour: "Il a trouvé le meilleur homme de la ville. Le tien."
		},
		"night-of-knives": {
			name: "La nuit des couteaux",
			flavour: "Il faudra une seconde édition demain matin."
		},
		"twelve-good-men": {
			name: "Grand jury",
			flavour: "Douze honnêtes hommes, et tous ont entendu parler de toi."
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
		recruit: () => n`Il recrute : autant de pas que de Puissance`,
		job: (e) => `Il prend le premier Coup de la pioche${O(e)}`,
		dealer: (e) => `Il prend le premier Fournisseur de la pioche${O(e)}`,
		hire: () => "Il engage l’Associé de plus haut niveau que permet sa Puissance",
		sales: () => n`Il vend : autant de ventes que de Puissance`,
		oust: () => n`Il retire tes marqueurs de contrôle : un par tranche de 5 en Puissance`,
		"lower-crime": () => "Il baisse sa Criminalité du montant de sa Puissance",
		build: () => n`Il ouvre des commerces : autant que de Puissance`,
		release: () => "Il fait sortir ses hommes de Prison, à partir de 2 en Puissance",
		fence: () => n`Il vend aux Autorités : autant de marchandises que de Puissance`,
		send: () => n`Il envoie des hommes de main dans son secteur : autant que de Puissance`,
		move: () => n`Il déplace hommes de main et véhicules vers son secteur : autant que de Puissance`,
		seize: () => "Il s’empare d’un quartier",
		upgrade: () => "Il améliore son gang"
	},
	gain: n`Il gagne des dollars : autant que de Puissance`,
	steal: n`Il te vole des dollars : autant que de Puissance`,
	sellNext: {
		speakeasy: "Il vend à son prochain bar clandestin approvisionné",
		casino: "Il vend à son prochain casino approvisionné",
		brothel: "Il vend à sa prochaine maison close approvisionnée",
		nightclub: "Il vend à son prochain cabaret approvisionné"
	},
	stockNext: "Il prend de la réserve ce que demande une vente dans son prochain quartier non approvisionné",
	policeNext: "Chaque voiture de police passe à son secteur suivant",
	policeHere: "Une voiture de police vient dans son secteur",
	harm: (e, t, r) => n`${E(t, "de tes hommes de main", "de tes hommes de main")} ${r ? "dans son secteur" : "de ton choix"} : ${t === 1 ? k[e] : A[e]}`,
	crime: (e) => `Ta Criminalité augmente de ${D(e)}`,
	ring: "Il prend la Chevalière",
	goods: (e) => `Il prend ${E(e, "marchandise", "marchandises")}`,
	plan: (e, t) => n`Plan de l’Exécuteur : ${e}. Il a ${E(t, "action", "actions")}.`,
	walk: ({ from: e, to: t, steps: r }) => r === 0 ? n`L’Exécuteur reste sur place : ${t}.` : `L’Exécuteur avance de ${E(r, "secteur", "secteurs")}, de ${e} à ${t}.`,
	acted: ({ card: e, text: t, power: r }) => r === null ? n`${e} : ${t}.` : n`${e} : ${t}. Sa Puissance est de ${D(r)}.`,
	skipped: ({ card: e, text: t }) => n`${e} : ${t}. Cela ne changerait rien, il lit donc la suite.`,
	because: T,
	job: (e) => `L’Exécuteur ajoute ${e} à ses Coups.`,
	reinforced: (e, t) => t === null ? `Une carte de la pioche ${e} va face cachée sur la pioche de l’Exécuteur.` : `${t} (pioche ${e}) va dans la défausse de l’Exécuteur.`,
	askTie: n`Ses règles ne tranchent pas. Où l’Exécuteur vend-il ?`,
	askJobs: n`Garde un de ces Coups ; l’autre est pour l’Exécuteur.`,
	askMeanwhile: n`C’est le tour de l’Exécuteur, et tu peux accomplir un Coup : maintenant, ou tu le laisses continuer ?`,
	goOn: "Le laisser continuer",
	heading: "L’Exécuteur",
	place: ({ district: e, number: t }) => `Il est dans le secteur ${e}, numéro ${D(t)}.`,
	numbers: (e) => n`Les secteurs dans son ordre : ${e}.`,
	decks: ({ deck: e, discard: t, b: r, c: i }) => n`Sa pioche : ${E(e, "carte", "cartes")}, sa défausse : ${D(t)} ; restent dans la pioche B : ${D(r)}, dans la pioche C : ${D(i)}.`,
	stats: ({ power: e, plan: t, actions: r, money: i, jobs: a }) => n`Puissance ${D(e)} ; Plan : ${E(t, "carte", "cartes")}, ${E(r, "action", "actions")} ; ${i} ; ${E(a, "Coup", "Coups")}.`,
	reading: ({ card: e, line: t, left: r }) => n`Il lit ensuite la ligne ${D(t)} de ${e}, avec encore ${E(r, "action", "actions")}.`,
	nextPlan: ({ cards: e, actions: t }) => `À son prochain tour, il étale ${E(e, "carte", "cartes")}, avance d’autant qu’elles le disent et fait ${E(t, "action", "actions")}.`,
	nextReorganises: ({ sum: e, jobs: t, news: r }) => n`Sa pioche est vide : à son prochain tour il se réorganise et te vole jusqu’à ${e} (${E(t, "Coup", "Coups")} fois ${E(r, "Une", "Unes")}).`,
	cardsHeading: "Les cartes de l’Exécuteur",
	planPower: (e) => `Avec ce Plan, sa Puissance est de ${D(e)} avant le +n d’une ligne.`,
	legend: n`Sur ses cartes, P est sa Puissance : sa valeur, les bonus de toutes les cartes du Plan et le +n de la ligne. X ne demande pas de Puissance.`,
	card: ({ card: e, deck: t, moves: r, bonus: i, lines: a }) => n`${e} (pioche ${t}) : ${E(r, "pas", "pas")}, ${i === 0 ? "aucun bonus" : `+${D(i)} en Puissance pour tout le Plan`}. ${a}`,
	lastPlan: (e) => n`Ses dernières cartes : ${e}.`,
	jobs: (e) => n`Ses Coups, chacun valant un de tes dollars par Une parue quand il se réorganise : ${e}.`,
	associates: (e, t) => n`Ses Associés, hors du jeu jusqu’à la fin : ${e} ; ${E(t, "niveau", "niveaux")} en tout.`,
	levels: (e) => n`Ses valeurs, numérotées comme les secteurs : ${e}.`,
	level: (e, t, n) => `${D(e)} ${t}, niveau ${D(n)}`
}, M = {
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
	round: ({ round: e, time: t, of: r, ness: i }) => n`Manche ${e}. Temps : case ${t} sur ${r}. Eliot Ness est à ${i}.`,
	person: ({ name: e, level: t, muscle: r, influence: i, crimes: a }) => n`${e}${t === null ? "" : `, niveau ${t}`} : ${[
		r,
		i,
		...a === "" ? [] : [a]
	].join(", ")}.`,
	standard: (e) => n`Compétence : ${e}`,
	matching: (e, t) => n`Avec ${e} : ${t}`,
	noCards: "Pas de cartes.",
	hiddenCards: (e) => `${e} face cachée.`,
	job: (e, t) => n`${e} : ${t}`,
	fulfilledJob: (e, t) => n`${e}, accompli : ${t}`,
	deal: ({ deal: e, needs: t, gives: r, stock: i, storage: a, busy: o }) => n`${e} : demande ${t}, fournit ${r}. En stock : ${i}, place pour ${a}.${o ? " Un homme de main y est déjà." : ""}`,
	dealer: ({ needs: e, gives: t, storage: n }) => `demande ${e}, donne ${t}, stocke ${n}`,
	nothing: "rien",
	money: (e) => n`Argent : ${e}.`,
	crime: (e) => n`Criminalité : ${e}.`,
	thugs: (e) => n`Tes hommes : ${e}.`,
	place: (e, t) => `${e} (${t})`,
	stat: ({ stat: e, level: t, price: r }) => r === null ? n`${e} : niveau ${t}.` : n`${e} : niveau ${t}. Niveau suivant : ${r}.`,
	price: ({ muscle: e, influence: t, sum: n, crime: i }) => [
		...e > 0 ? [r.muscle(e)] : [],
		...t > 0 ? [r.influence(t)] : [],
		n,
		...i > 0 ? [`Criminalité +${i}`] : []
	].join(", "),
	boss: ({ muscle: e, influence: t, left: r }) => n`Ton Parrain : ${e}, ${t}. Cubes d’amélioration restants : ${r}.`,
	pile: ({ deck: e, discard: t }) => n`Pioche : ${e}. Défausse : ${t}.`,
	district: ({ district: e, what: t }) => t === "" ? `${e}.` : n`${e} : ${t}`,
	tile: ({ tile: e, owner: t, defence: r, needs: i, sum: a, businesses: o, stock: s, night: c }) => n`${e}${c ? " (cabaret)" : ""}, ${t === null ? "libre" : t} : défense ${r}, vend ${i} pour ${a}, commerces : ${o}, stock : ${s}.`,
	pieces: (e, t) => n`${e} : ${t}.`,
	emptySpace: "Une case vide.",
	nextOnDeck: (e) => n`Prochaine carte de la pioche : ${e}.`,
	rival: ({ who: e, gang: t, crime: r, hand: i, deck: a, jobs: o, fulfilled: s, upgrades: c }) => n`${e}, ${t} : Criminalité ${r} ; main : ${i} ; pioche : ${a} ; Coups cachés : ${o} ; accomplis : ${s} ; améliorations : ${c}.`,
	planOf: (e) => n`Plan : ${e}.`,
	ring: "Tu portes la Chevalière.",
	ringOf: (e) => `${e} porte la Chevalière.`,
	news: (e, t) => t === "" ? `${e}.` : n`${e} : ${t}`,
	standing: ({ gang: e, tiles: t, businesses: r, crime: i }) => n`${e} ; quartiers : ${t}, commerces : ${r}, Criminalité : ${i}`,
	final: (e) => n`Total : ${e}`
}, N = /* @__PURE__ */ e({
	reasons: () => F,
	words: () => P
}), { words: P, reasons: F } = a({
	language: "fr",
	title: "Scarface 1920",
	seat: (e) => `Place ${e}`,
	cards: {
		...d,
		...u,
		...o,
		...c,
		...s,
		...f
	},
	gangs: l,
	nouns: r,
	prompts: S,
	actions: p,
	events: v,
	refusals: w,
	reasons: C,
	table: M,
	rival: j,
	help: () => import("./fr.js")
});
export { s as n, o as r, F as reasons, N as t, P as words };
