import type { AskedWords } from '../../src/table/asked-words.ts';

export const askedWords: AskedWords = {
  asks: (who, what) =>
    ({
      undo: `${who} would like to take a move back.`,
      pause: `${who} would like a pause.`,
      resume: `${who} would like to go on.`,
      end: `${who} would like to end the match.`,
      'open-hands': `${who} would like to show all hands to spectators.`,
    })[what],
  race: (first, seconds, winner) => `${first} was ${seconds} s ahead; the draw went to ${winner}.`,
  left: (who) => `${who} has left; a bot plays on.`,
  returned: (who) => `${who} is back.`,
  pausedBy: 'The match is paused.',
  goesOn: 'The match goes on.',
  takenBack: (who) => `${who} took a move back.`,
  ended: 'The match was ended.',
  chatOff: 'Chat is off at this table.',
  chatEmpty: 'Nobody has said anything yet.',
  logEmpty: 'Nothing has happened yet.',
};
