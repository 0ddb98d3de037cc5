// Scheffeln on a terminal of 80 by 24.
import { itemAt, type Language } from '@backroom/kit';
import type { Drawing, Setting } from '@backroom/kit/terminal';
import type { Event, SeatAction, View } from '../src/index.ts';
import { words } from '../src/words/index.ts';
import { beats, follow } from './beats.ts';
import { arrange, drawChoices, drawHand } from './choices.ts';
import { loadPhrases } from './phrases/catalogue.ts';
import { LETTERS, type Scene } from './pieces.ts';
import { drawRing, RING_WIDTH } from './ring.ts';

export async function loadDrawing(language: Language): Promise<Drawing<SeatAction, Event, View>> {
  const [{ pieces }, phrases] = await Promise.all([words[language](), loadPhrases(language)]);
  const scene = (setting: Setting): Scene => ({ ...setting, pieces, phrases });
  return {
    width: RING_WIDTH,
    table: (view, setting) => drawRing(view, scene(setting)),
    arrange,
    choices: (view, actions, setting, foresee) => drawChoices(view, actions, scene(setting), foresee),
    hand: (view, setting) => drawHand(view, scene(setting)),
    key: (action) => (action.type === 'grab' ? LETTERS[action.character].toLowerCase() : null),
    isOpen: (view) => view.options.mode === 'speed',
    beats,
    follow,
    score: pieces.money,
    account: (view, seat) => {
      const { tokens } = itemAt(view.seats, seat);
      if (tokens.length === 0) return phrases.noTokensTaken;
      return phrases.tokens(tokens.length, tokens.map(pieces.money).join(', '));
    },
    welcome: (view) => (view.options.mode === 'speed' ? phrases.welcomeSpeed : phrases.welcome),
  };
}
