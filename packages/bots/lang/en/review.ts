import type { Catalogue } from '../../src/review/words/catalogue.ts';
import { speakReview } from '../../src/review/words/speak.ts';

const english: Catalogue = {
  language: 'en',
  title: 'Game review',
  working: 'Reviewing the game…',
  chart: {
    title: 'Winning chances from the first move to the last',
    viewpoint: 'With all cards open, which nobody could see at the time.',
    start: 'Start',
    end: 'End',
    move: (move) => `Move ${move}`,
    followed: (moment, who) => `${moment}, then ${who}`,
    at: (moment, chances) => `${moment}: ${chances}.`,
    seat: ({ who, first, last, lowest, highest }) =>
      `${who}: ${first} at the start, ${last} at the end; between ${lowest} and ${highest} throughout.`,
  },
  turning: {
    title: 'Turning points',
    none: 'No single move turned this game: it was decided bit by bit.',
    chance: 'chance',
    clock: 'the clock',
    point: ({ move, who, action }) => `Move ${move}, ${who}: ${action}`,
    rises: ({ who, before, after }) => `${who} rises from ${before} to ${after}`,
    falls: ({ who, before, after }) => `${who} falls from ${before} to ${after}`,
  },
  decisions: {
    title: 'What would have been better',
    viewpoint: 'Judged only by what you could know at the time.',
    none: 'Nothing would clearly have been better. Well played.',
    verdicts: {
      forced: 'the only move',
      best: 'the best move',
      fine: 'a fair move',
      slip: 'a slip',
      blunder: 'a blunder',
    },
    judged: (move, verdict) => `Move ${move}: ${verdict}`,
    taken: (action, chance) => `Played: ${action}, ${chance}`,
    better: (action, chance) => `Better: ${action}, ${chance}`,
    more: (slips) => `And ${slips} that mattered less.`,
    because: ' – ',
    and: '; ',
  },
  summary: {
    title: 'Summary',
    columns: { kept: 'kept', best: 'best', fine: 'fair', slip: 'slips', blunder: 'blunders', luck: 'luck' },
    legend:
      'Kept: the share of your winning chances that your decisions kept. Luck: what the deals brought, in percentage points.',
    seat: ({ who, kept, counts }) => `${who} kept ${kept} of their chances: ${counts}.`,
    best: ['best move', 'best moves'],
    slip: ['slip', 'slips'],
    blunder: ['blunder', 'blunders'],
    luck: (points) => `Luck of the deal: ${points}.`,
    point: ['percentage point', 'percentage points'],
  },
};

export const words = speakReview(english);
