import { bordersInWords, type HelpTexts } from '../../src/help/texts.ts';
import { dealers } from './cards/dealers.ts';
import { news } from './cards/news.ts';
import { nouns } from './nouns.ts';

const borders = bordersInWords('en', nouns.districts);
const FIRST = nouns.quote(news['us-is-voted-dry'].name);
const LAST = nouns.quote(news['prohibition-ends'].name);
const [ALCOHOL, GUNS] = [dealers['alcohol-dealer'].name, dealers['gun-dealer'].name];
const RUNNER = dealers['gun-runner'].name;
const DISTILLERY = dealers['distillery-owner'].name;

export const help: HelpTexts = {
  chapters: {
    table: 'What is on the table',
    setup: 'Setting up (2 to 4 players)',
    turn: 'Your turn',
    deals: 'Action: send a thug to a Deal',
    underworld: 'Action: send a thug to the Underworld',
    authorities: 'Action: send a thug to the Authorities',
    streets: 'Actions on the streets',
    gang: 'Your gang: upgrades and stats',
    jobs: 'Jobs',
    police: 'Police cars, and what can happen to thugs',
    raid: 'Raids',
    reorganising: 'Reorganising',
    ending: 'End of a round and of the game',
    draft: 'Variant: the Job draft',
    solo: 'Alone against the Enforcer',
  },
  rules: {
    'SC-1': `Chicago has seven districts with neighbourhood tiles. These touch each other: ${borders}. Beside the map lie the spaces for the Underworld, the Authorities and Prison; the Crime Track from 0 to 11, on which Eliot Ness starts at 0 and never rises above 6; the Time Track, which ends at “Extra! Extra!”; the market of Associates; the News; the decks of Federal cards, Jobs and Dealers; and the Family Ring. Money, alcohol and guns never run out. Everything else is limited to what is in the box.`,
    'SC-2': `Federal cards, Jobs and Dealers are shuffled, each into a deck of its own; only ${ALCOHOL} and ${GUNS} are kept for the players, one of each. In the market lie three Associates of levels 1 to 3 and, on the rightmost space, one of levels 4 to 5. The top card of both Associate decks is turned up, so everybody sees who comes next.`,
    'SC-3': `The first News, ${FIRST}, is in force from the start. Two News drawn at random lie face down on top of the last one, ${LAST}.`,
    'SC-4':
      'Central gets two neighbourhood tiles drawn at random, every other district one. With three players Central gets another; with four, Far South Side and Far North Side get another each. All lie with the ordinary side up, and each gets a random Speakeasy, Casino or Brothel. One police car each waits in Central, Far South Side and Far North Side.',
    'SC-5':
      'The Time Track is 4 spaces long with two players, 5 with three and 6 with four. Our ruling: the spaces are moves of the marker, so the fourth, fifth or sixth reorganising ends the round. The start does not count, because the marker only waits there, and “Extra! Extra!” is the last space.',
    'SC-6': `Everybody has one of four gangs, with prices and a Boss of its own. You start with 4 thugs in Headquarters, 2 in the Safehouses and 6 in Recruits; 3 cars, 2 trucks, 7 control markers and 12 upgrade cubes on the Boss Track; two Dealers, ${ALCOHOL} and ${GUNS}, which are two Deals; Crime Rate 1 and 10 dollars. Your two Right-hands are set aside. The other six gang members are your deck, and you draw three of them. You also have three Jobs that only you may look at.`,
    'SC-7':
      'Then everybody settles, starting at the right of the starting player and going round the other way. Choose a district without a police car, put a car or a truck there, and put a control marker on a neighbourhood that nobody controls. Last, take any two goods and put one on each of your two Deals.',
    'SC-10':
      'If you have cards in hand, take an action. If you have none in hand but some in your deck, your turn ends at once. If you have none in either, you reorganise.',
    'SC-11':
      'The holder of the Family Ring gets money in each of their turns: 1 dollar with two players, 2 with three, 3 with four. Our ruling: it comes by itself at the start of the turn, because nobody would turn it down. If you take the Ring in your own turn, it pays at once. An option restores the rulebook: you take the money yourself at any time in your turn, or forget it.',
    'SC-12':
      'First comes your Plan: lay out as many cards from your hand as you like, even none. Each card beyond the second raises your Crime Rate by 1.',
    'SC-13':
      'Add up the Muscle and the Influence of the Plan, with all bonuses. Your Boss has the values of the row that the figure has reached on the Boss Track.',
    'SC-14':
      'Then take exactly one action. Before it and after it you may use skills of the cards in your Plan, each skill once. Nothing interrupts an action or a skill that has begun.',
    'SC-15':
      'A standard skill always works. A matching skill needs one of the crimes it names on another card of the Plan: Bootlegging, Corruption, Gambling, Theft, Vice or Violence. Neither asks for Muscle or Influence.',
    'SC-16':
      'Where a card contradicts the rules, the card applies. Do as much of an effect as you can. Money is kept secret: if a card offers everybody something for money, you are asked even if you cannot pay.',
    'SC-17':
      'At the end of your turn the Plan goes to your discard pile, face up, and you draw until you hold as many cards as your Hand Size says. If the deck runs out, nothing is reshuffled. You may look through your own discard pile; of the others’ you see only the top card. Our ruling: the table also lists which cards have gone to a rival’s pile since it was last shuffled, because everybody has seen them go there.',
    'SC-18':
      'When somebody’s Crime Rate reaches 11, there is a Raid as soon as what caused it is complete. Then the turn goes on.',
    'SC-30':
      'Move a thug from Headquarters to one of your Deals; our ruling is that no thug may be on it yet. Your Plan must have the Muscle and the Influence that all Dealers of the Deal ask for together. You get the goods of all of them, and for each Dealer card as many extra goods of your choice as your Dealer’s Supply says.',
    'SC-31':
      'Goods are stored on your Deals, up to the limit of the top card, or in your neighbourhoods without limit. If you control no neighbourhood, you may throw older goods away to make room. What is not stored goes back to the supply.',
    'SC-32':
      'Move a thug from Headquarters to the Underworld. Your Crime Rate rises by the number of your thugs there, the new one included. Then do one of the five things below. A Raid that this causes waits until you are done.',
    'SC-33':
      'Recruit: as many steps as you have Influence. A step takes a thug from Recruits to the Safehouses, or from the Safehouses to Headquarters.',
    'SC-34':
      'Job: draw as many Jobs as you have Influence and keep one. The others go face down to the bottom of the deck.',
    'SC-35':
      'Dealer: draw as many Dealers as you have Influence and keep one. It becomes a Deal of its own, or you tuck it beneath one of your Deals: then what it asks for and what it gives is added, but its storage is lost. A new Dealer never goes on top.',
    'SC-36':
      'Associate: hire one from the market whose level is not above your Influence. The card goes to your discard pile, or straight to your hand for 1 alcohol (levels 1 to 3) or 2 alcohol (levels 4 and 5), from any of your stores. The market moves up and is refilled, and you take the Family Ring.',
    'SC-37':
      'Sell: up to as many sales as you have Influence, at most one in each of your neighbourhoods. Spend the goods shown, from that neighbourhood and from your Deals; each of your trucks in the district saves you one of them, and you choose which. You get the profit shown. Then you pay graft: 2 dollars for each police car in the district, or all you have if that is less.',
    'SC-38': 'Move a thug from Headquarters to the Authorities. Then do one of the five things below.',
    'SC-39': 'Remove control: for each 5 Influence, one control marker of any player goes back to its owner.',
    'SC-40': 'Lower your Crime Rate by your Influence. It always stays at least one above Eliot Ness.',
    'SC-41':
      'Add businesses: up to as many as you have Influence, in your neighbourhoods. A Speakeasy, a Casino or a Brothel each; a neighbourhood has room for three of them, and for a Nightclub besides.',
    'SC-42': 'Prison: with 2 Influence or more, all your thugs in Prison come back to Headquarters.',
    'SC-43': 'Sell to the Authorities: up to as many goods as you have Influence, from anywhere, for 6 dollars each.',
    'SC-44':
      'Send thugs: up to as many as you have Muscle, from Headquarters into one district where you are present with a thug, a vehicle or a control marker. For each of them you pay the bribe, 2 dollars for each police car there. You cannot send a thug whose bribe you cannot pay.',
    'SC-45':
      'Move: up to as many thugs and vehicles as you have Muscle, out of one district, to any other districts. Vehicles may go anywhere; a thug goes to an adjacent district, or further if a vehicle goes along. Our ruling: one vehicle carries any number of the thugs that go to the same place with it, but each of them counts. Bribes are paid for everything that arrives.',
    'SC-46':
      'Seize a neighbourhood that you do not control, in a district where you are present. You need as much Muscle as its defence: the number shown, 2 more if a rival controls it, 1 more for each police car there, 1 more for each thug and car of that rival there, 1 less for each thug and car of yours there. The rival’s marker goes, yours comes. Our rulings: if your seven markers all lie in the city, one of them has to move from another neighbourhood, or nothing is seized; and goods stored there go to the new owner.',
    'SC-47':
      'Upgrade your gang: your Plan meets the Muscle and the Influence of the upgrade, and you pay its price. The next cube of the Boss Track goes to the stat’s next level, level 2 before level 3. You get what was beneath the cube: money, or one of your Right-hands into the discard pile, or into the hand for 2 alcohol. Your Crime Rate rises as the upgrade says, and the figure of your Boss moves up.',
    'SC-48':
      'Remove thugs: if you can do nothing else, or choose not to, one thug for each card of your Plan leaves the game, from any place.',
    'SC-49':
      'Six stats have levels 1 to 3. Hand Size: how many cards you draw up to. Lawyers: how many thugs leave Prison when you reorganise, and how far your Crime Rate falls after a Raid. Recruitment: your steps when you reorganise. Dealer’s Supply: extra goods for each Dealer card. Vehicles: with the upgrade a car or a truck enters a district where you are present, for the usual bribe. Nightclubs: with the upgrade one of your neighbourhoods is turned to its Nightclub side and gets a Nightclub; if you lose it to a rival, the cube stays where it is. When you lose a level, it is the highest one.',
    'SC-50':
      'Your Jobs lie face down, as many as you like, and only you know them. When you meet what a Job asks for, you may reveal it at any time, even in another player’s turn. Our ruling: only when no action, skill or effect is under way and no Plan is being laid out. As long as anybody has Jobs, the turn of a player without cards in hand waits before it ends or they reorganise, whether a Job is met or not: everybody may reveal theirs then. Alone, you may reveal Jobs between two lines of the Enforcer’s, once his Plan lies open, and before he reorganises; he stops for it if you can fulfil a Job at that moment.',
    'SC-51':
      'Some Jobs pay once and then go to the bottom of the deck. Others stay face up and keep working. If one of those is unfulfilled by an effect, it is turned face down again.',
    'SC-60':
      'A Raid comes at the end of each round and when a Crime Rate reaches 11. All thugs in the Underworld go to Prison. A Federal card is revealed. First its effect for all happens, then each player gets the effect of the colour that fits their own Crime Rate: green up to 4, amber up to 7, red above. Last, everybody’s Crime Rate falls as the card says, further with better Lawyers.',
    'SC-70':
      'In this order: sell in any of your neighbourhoods, with graft, but without a thug and without a limit. Take 2 dollars for each business you control. Your thugs at the Authorities and on Deals come back to Headquarters, then as many from Prison as your Lawyers say. Take as many steps of recruiting as your Recruitment says. Shuffle your discard pile into a new deck. Move the time marker one space on. If it is at “Extra! Extra!”, the round ends. Last, draw your hand. Thugs in the Underworld and on the streets stay there.',
    'SC-80': `At the end of a round there is a Raid. Eliot Ness goes up by one, to 6 at most, and each player who is not above him is moved to one above. Two Associates go to the bottom of their decks; our ruling is that these are the one on the rightmost space of levels 1 to 3 and the one on the space of levels 4 to 5. The market is refilled, the next News replaces the old one, and the time marker goes back to its start. When the News is ${LAST}, the game is over; so it has three rounds.`,
    'SC-90':
      'To your money add 5 dollars for each business in your neighbourhoods and 1 dollar for each level of the Associates in your hand, deck and discard pile. The highest total wins. In a tie, the player who had more money before these bonuses wins; if that is equal too, the victory is shared.',
    'SC-95':
      'A police car does three things. Bribe: a player whose thug or vehicle comes into its district pays 2 dollars for it; if somebody else put it there and you have less, you pay all you have. Graft: 2 dollars for each sale in its district. A player who cannot pay a bribe or graft in full proves it to the table. Protection: 1 more defence for every neighbourhood there. A police car that moves may go to any district.',
    'SC-97':
      'A thug that is put in Prison goes there. A thug that is hit goes, by our ruling, back to its owner’s Recruits. A thug that is killed leaves the game. Thugs in the Safehouses and in Recruits are safe from all three.',
    'SC-100':
      'Everybody is dealt four Jobs, keeps one and passes the rest to the left, until all have been kept. Then each player puts one of their four at the bottom of the deck and starts with the other three.',
    'SC-110': `Alone, you play against the Enforcer of another gang, as in a game for two with these changes. Cards meant for several players stay in the box. The districts get the numbers 1 to 7 by lot. The Enforcer has two Deals, ${RUNNER} and ${DISTILLERY}; decks A, B and C of his own, of which A is his to start with; and in a random district without police his token, a car, a control marker, and on his Deals goods that suit the neighbourhood. Three times you draw two Jobs, keep one and give him the other. He begins. Our addition: levels of difficulty, which say what he starts with. One of them is the rulebook’s: 10 dollars, 4 thugs in Headquarters and no upgrades. The upgrades of the harder ones bring a vehicle, a Nightclub and cards of decks B and C as any others do. Nothing of his is secret.`,
    'SC-110.1': `In his turn he lays out as many cards from his deck as his Boss Track says, from left to right. His token moves on by the sum of their moves, in ascending numbers and from 7 to 1. Then he reads the top lines of the cards from left to right, then the second lines, and so on. A line that he can act on takes one of his actions; a line that would change nothing takes none. His Power is that of his stat, plus the bonuses of all cards laid out, plus that of the line; it counts as Muscle and as Influence. A line marked X needs none. If his deck is empty at the start of his turn, he reorganises.`,
    'SC-110.2': `He acts as you would, with these differences. A thug on a free Deal brings the goods of all his Deals. Jobs and Dealers come from the top of the deck; his Jobs count as fulfilled, and each Dealer is a Deal of its own. He hires the highest level he can, the leftmost of several, and keeps the card aside; a card of deck B (levels 1 to 3) or C (4 and 5) joins him, on top of his deck for 1 or 2 goods, otherwise on his discard pile. He sells, builds and removes your markers where the profit is biggest; a sale that this leaves open is yours to choose. He moves thugs and vehicles from everywhere into his district. He seizes what is yours before what is free, then the biggest profit, then the highest defence. He upgrades the stat with the number of his district, or the next possible one, with 2 Power for level 2 and 4 for level 3, without paying. He never removes his own thugs.`,
    'SC-110.3': `His vehicles are cars and trucks at once. New goods go on his Deals first, in turns and beginning with the kind he has less of, then into his neighbourhoods, the biggest profit first. A sale takes the goods of the neighbourhood first. Otherwise he gives up what no sale needs, then what lies where the profit is smallest, and last what lies on his Deals.`,
    'SC-110.4': `When he reorganises, he also steals from you as many dollars as his Jobs times the News so far. His thugs are lost in this order: Underworld, Prison (unless that is where they go), Authorities, Deals, districts, Headquarters. Of his upgrades he loses level 3 before level 2. At the end his Associates count like yours, and the higher total wins.`,
    'SC-110.5': `Where this leaves him several to choose from: the district with the lower number. “Next” means the next one in ascending numbers from where he stands, with 1 after 7; a neighbourhood is supplied when he has all that a sale there takes, his vehicles counted. Of several sales, the biggest profit comes first, then the one that takes fewer goods, then the lower number; after that you choose. Recruiting, thugs in the Safehouses come before Recruits. Moving, those who can walk come first, then those who need a vehicle, with it, and vehicles last. Of goods he may choose, he takes the kind he got less of, alcohol if equal, then by turns; a vehicle saves him the kind the sale takes more of, alcohol if equal; what no sale needs is spread evenly.`,
    'SC-110.6': `Our rulings: he declines every bargain that a card offers, and what a card makes him give up in a neighbourhood, he gives up where the profit is smallest. His Jobs count as fulfilled, but their lasting effects do nothing for him: they are written for somebody who chooses, and the dollars he steals are what they bring him. Dealer’s Supply gives him its goods once, not for each Dealer, because all his Deals deliver at once. A Plan of three cards does not raise his Crime Rate: his track lays it out, not he. In district 7, for which there is no stat, he begins with the first, because his numbers always go on from 7 to 1. His control markers are presence, as yours are, because he seizes by the ordinary rules.`,
  },
  page: {
    title: 'Scarface 1920: the rules',
    notice:
      'This is an unofficial implementation of the game by Toni Serradesanferm and Daniel Simón. The rules are told here in our own words and follow a published draft of the rulebook. The cards, the map and the figures are our own.',
    rulings: 'Where the rulebook is silent or unclear, we had to decide. Such rules carry this mark:',
    ruling: 'Ruling',
    aid: {
      title: 'Player aid',
      turn: 'Your turn',
      turnSteps: [
        'Plan: lay out cards. From the third on, each raises your Crime Rate by 1.',
        'One action. Before and after it, each skill of your Plan once.',
        'A Job whose requirement is met may be revealed at any time.',
        'The Plan goes to your discard pile. Draw up to your Hand Size.',
        'No cards in hand: your turn ends. None in the deck either: reorganise.',
      ],
      actions: 'One action a turn',
      action: 'Action',
      effect: 'What you get',
      cost: 'Cost',
      costs: {
        deal: 'A thug from Headquarters, onto the Deal',
        underworld: 'A thug from Headquarters; your Crime Rate rises by your thugs in the Underworld',
        authorities: 'A thug from Headquarters',
        streets: 'No thug; bribes where there is police',
        upgrade: 'The price in dollars, and the Crime Rate shown',
        dismiss: 'Nothing',
      },
      acts: {
        deal: 'The goods of all its Dealers, and extra goods by Dealer’s Supply; meet their Muscle and Influence',
        recruit: '1 step per Influence: Recruits to Safehouses, or Safehouses to Headquarters',
        job: 'Draw 1 Job per Influence, keep one',
        dealer: 'Draw 1 Dealer per Influence, keep one: a Deal of its own, or beneath another',
        hire: 'One Associate of a level up to your Influence, and the Family Ring; 1 or 2 alcohol: into the hand',
        sales:
          'Up to 1 sale per Influence, one in each neighbourhood; a truck saves a good; graft 2 dollars a police car',
        oust: 'For each 5 Influence, one control marker of anybody',
        'lower-crime': 'Down by your Influence, to one above Ness at the lowest',
        build: 'Up to 1 Speakeasy, Casino or Brothel per Influence; three in each neighbourhood',
        release: '2 Influence: all your thugs come back from Prison',
        fence: 'Up to 1 good per Influence, 6 dollars each',
        send: 'Up to 1 thug per Muscle, into one district where you are present; bribe 2 dollars a police car each',
        move: 'Up to 1 thug or vehicle per Muscle, out of one district; bribes as above',
        seize: 'Muscle against defence: shown, +2 a rival, +1 a police car, +1 a thug or car of theirs, −1 of yours',
        upgrade: 'Meet Muscle and Influence, pay; a cube to the stat, its bonus for you, Crime Rate up',
        dismiss: 'One thug for each card of the Plan leaves the game',
      },
      stats: 'Stats',
      stat: 'Stat',
      level: 'Level',
      statEffects: {
        hand: 'Cards you draw up to',
        lawyers: 'Thugs out of Prison on reorganising; Crime Rate falls further after a Raid',
        recruitment: 'Steps on reorganising',
        supply: 'Extra goods for each Dealer card',
        vehicles: 'Vehicles brought in by upgrades',
        nightclubs: 'Nightclubs opened by upgrades',
      },
      raid: 'A Raid',
      raidSteps: [
        'All thugs in the Underworld go to Prison.',
        'Reveal a Federal card.',
        'Its effect for all.',
        'Each player: the colour of their Crime Rate (green to 4, amber to 7, red to 11).',
        'Each player’s Crime Rate falls, by Lawyers.',
      ],
      reorganising: 'Reorganising',
      reorganisingSteps: [
        'Sell where you like.',
        '2 dollars for each business.',
        'Thugs back from Authorities and Deals, then from Prison by Lawyers.',
        'Recruitment steps.',
        'Shuffle the discard pile into a new deck.',
        'Time marker one space on.',
        'At “Extra! Extra!” the round ends.',
      ],
      end: 'End of the game',
      endSteps: [
        'Three rounds. Each ends with a Raid and the next News.',
        'Then: your money, 5 dollars for each business, 1 dollar for each level of your Associates.',
        'The highest total wins.',
      ],
      lesson: 'Learn it in eight tasks',
    },
  },
};
