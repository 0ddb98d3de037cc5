// Scheffeln on a terminal of 80 by 24.
import type { Language } from '@backroom/kit';
import type { Event, SeatAction, View } from '@backroom/scheffeln';
import { words } from '@backroom/scheffeln/words';
import type { Drawing, Setting } from '../drawing.ts';
import { beats, follow } from './beats.ts';
import { arrange, drawChoices, drawHand } from './choices.ts';
import { LETTERS, type Scene } from './pieces.ts';
import { drawRing, RING_WIDTH } from './ring.ts';

export async function drawScheffeln(language: Language): Promise<Drawing<SeatAction, Event, View>> {
  const { pieces } = await words[language]();
  const scene = (setting: Setting): Scene => ({ ...setting, pieces });
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
    account: (view, seat, { phrases }) => {
      const { tokens } = view.seats[seat];
      if (tokens.length === 0) return phrases.scheffeln.noTokensTaken;
      return phrases.scheffeln.tokens(tokens.length, tokens.map(pieces.money).join(', '));
    },
    welcome: (view, { phrases }) =>
      view.options.mode === 'speed' ? phrases.scheffeln.welcomeSpeed : phrases.scheffeln.welcome,
  };
}
