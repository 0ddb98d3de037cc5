import { type HelpTexts, tokensInWords } from '../../src/help/texts.ts';

const tokens = tokensInWords('en');

export const help: HelpTexts = {
  chapters: {
    pieces: 'What is on the table',
    setup: 'Setting up (2 to 4 players)',
    turns: 'Your turn',
    driving: 'How cars drive',
    scoring: 'The Scheffeln phase: payday',
    rounds: 'Next round and end of the game',
    speed: 'Speed Scheffeln (3 to 8 players, all at once)',
    run: 'RUN: six special cards',
    mafia: 'Mafia-Style: the black car',
  },
  rules: {
    'SH-1':
      'Eight businesses form a ring, clockwise from A to H. The further down the alphabet, the more money: Dinero Docks (A) pays worst, Splendid Boulevard (H) best.',
    'SH-2': 'There are eight colours. Each has one car, one character and three movement cards, which makes 24 cards.',
    'SH-3': `There are 32 money tokens, four for each letter, and a later letter is worth more. The rulebooks print only the range of each letter. Our ruling on the exact values: the four tokens of A are worth ${tokens.first}, and each further letter adds ${tokens.step}.`,
    'SH-4':
      'One edition has four movement cards of each colour instead of three. You may play with 24 cards, which is usual here, or with 32.',
    'SH-10':
      'The cars are mixed up and one is set on each business. The four tokens of each letter are shuffled and stacked on their business: the top one face up, the others face down.',
    'SH-11':
      'The starting player is drawn by lot. Everybody is dealt four movement cards and sees them before choosing a character.',
    'SH-12':
      'The starting player takes one of the free characters, then the others do so clockwise. From now on the car of that colour earns money for you.',
    'SH-20': 'Turns go round clockwise, one card each, until nobody has cards left.',
    'SH-21': 'Drive: lay a card face up. The car of its colour drives, no matter whose it is.',
    'SH-22':
      'Exchange: lay a card face down, so that only you know it. Put your character back in the centre and take a different one from there. Characters that other players have are out of reach.',
    'SH-23': 'Your last card of the round has to go face up. It can’t be used for an exchange.',
    'SH-30': 'A car drives one step clockwise.',
    'SH-31': 'A car that stands alone, or on top of another, drives by itself.',
    'SH-32': 'Is the next business empty? The car stops there.',
    'SH-33': 'Is there exactly one car? The new one stops on its roof.',
    'SH-34': 'Are there two cars already? Then there is no room: drive on to the first business with one car or none.',
    'SH-35':
      'A car with another on its roof carries it along. The two keep their order and drive on to the next business that is completely empty, past every business with a car.',
    'SH-36': 'A business never holds more than two cars. The second car stands on top.',
    'SH-37':
      'The business that a car or a pair has just left counts as vacated. So a pair that finds nothing empty all the way round ends up where it began. That can only happen with nine cars, in Mafia-Style.',
    'SH-40':
      'When the last card of the round has been played, look for your character’s car. Is it alone or on top? Take the top token of that business. Is it beneath another car? You get nothing.',
    'SH-41': 'Everybody saw each token being taken, so everybody’s money stays open for all to see.',
    'SH-50':
      'Characters and cars stay as they are. The next player clockwise becomes the starting player. All movement cards are shuffled together, everybody is dealt four, and the new top token of each stack is turned up.',
    'SH-60':
      'If a Scheffeln phase leaves one business or more without tokens, the game is over. The player with the most money wins; tied players share the victory.',
    'SH-61':
      'The Italian rulebook differs in three places: the game goes on until the last business is empty, a car that skips full businesses stops only at an empty one, and Backward goes clockwise. We take these for slips of translation and follow the English rulebook.',
    'SH-70':
      'The businesses may lie in any order; our ruling is A to H. One car stands on each. All 32 tokens are shuffled together and made into eight stacks of four, with the top token face up. Nobody chooses a character yet.',
    'SH-71':
      'Each round seven movement cards lie face down in a row. The starting player turns them up one by one, from right to left.',
    'SH-72':
      'When the last card is up, everybody works out at the same time which car will end up best. The first to touch a free character has it for this round, and can’t give it back.',
    'SH-73':
      'When only one player is left without a character, a countdown of five seconds begins. If it runs out before they grab one, they have no character this round.',
    'SH-74':
      'If you like, there is a time limit as well: 30, 60 or 90 seconds after the last card is up. It ends the choice too, so that an absent player can’t hold up the table.',
    'SH-75':
      'Now the cars drive as the row says, this time from left to right. Then the Scheffeln phase pays as always.',
    'SH-76':
      'Characters go back to the centre and the cars stay. The next player clockwise starts, all movement cards are shuffled and seven laid out, and the new top tokens are turned up. The game ends as it does in the basic game.',
    'SH-77':
      'Online, the first touch to reach the server counts. If two arrive at the very same moment, a fair rule decides, and everybody can read it.',
    'SH-80': 'Evasion (one card): a car that stands on top of another moves to any business without cars.',
    'SH-81':
      'Backward (two cards): one car of your choice drives one step anticlockwise. All driving rules hold, only the other way round, for pairs too.',
    'SH-82':
      'Nasty exchange (one card): swap your character for a different one, from the centre or from another player. Our ruling: that player gets yours in return.',
    'SH-83': 'Joker (two cards): one car of your choice drives one step forward.',
    'SH-84': 'A RUN card may be your last card, played face up.',
    'SH-85': 'You may also discard a RUN card face down for an exchange, as with any card, but not as your last.',
    'SH-86':
      'If no car stands on top of another, or no business is empty, the Evasion may still be played face up. It does nothing then.',
    'SH-87': 'RUN goes with the basic game only, not with Speed.',
    'SH-90': 'Before the game, a ninth car is put beneath the car on A: the black one, which belongs to the Mafia.',
    'SH-91':
      'Whenever somebody discards a card face down, first the character is exchanged; then the black car drives one step by the usual rules, with the car on its roof if there is one.',
    'SH-92':
      'In the Scheffeln phase, if the black car is not beneath another, the Mafia takes the top token there. Among the players who took a token this round, the one on the poorest business (A is poorest) gets it in addition to their own.',
    'SH-93': 'If no player took a token this round, the Mafia’s token leaves the game.',
    'SH-94':
      'Where a RUN card says “a car of your choice”, that may be the black car. Mafia-Style goes with the basic game, with or without RUN, but not with Speed.',
  },
  page: {
    title: 'Scheffeln: the rules',
    notice:
      'This is an unofficial implementation of Reiner Stockhausen’s game. The rules are told here in our own words; the characters and five of the businesses have names of our own.',
    rulings: 'Where the rulebooks are silent or contradict each other, we had to decide. Such rules carry this mark:',
    ruling: 'Ruling',
    businesses: 'Businesses and their tokens',
    characters: 'Characters',
    letter: 'Letter',
    business: 'Business',
    tokens: 'Tokens (in Speed: mixed across all stacks)',
    colour: 'Colour',
    character: 'Character',
    trade: 'Trade',
  },
};
