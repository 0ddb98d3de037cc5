import { PLAYERS, type ThreeSteps } from '../../lesson/words.ts';

export const lesson: ThreeSteps = {
  title: 'Letzte Runde lernen',
  welcome: 'Drei kleine Aufgaben, eine Minute.',
  players: PLAYERS,
  steps: [
    {
      title: 'Hoch ausspielen',
      story: 'Alle spielen eine Karte. Die höchste holt die Flasche.',
      task: 'Spiel deine höchste Karte, die 11.',
      praise: 'Die Flasche gehört dir, und du spielst wieder aus.',
      nudge: 'Vielleicht hat Gus eine höhere Karte als diese.',
    },
    {
      title: 'Billig gewinnen',
      story: 'Gus hat eine 6 gespielt. Du spielst als Letzter um diese Flasche.',
      task: 'Hol sie mit der kleinsten Karte, die reicht.',
      praise: 'Die 7 hat gereicht, und die 12 bleibt dir.',
      nudge: 'Das gewinnt auch, aber dann ist deine beste Karte weg.',
    },
    {
      title: 'Die letzte Flasche',
      story: 'Jeder hat eine Flasche. Die meisten Flaschen gewinnen.',
      task: 'Spiel die 12.',
      praise: 'Zwei Flaschen zu eins: Du gewinnst.',
      nudge: 'Es ist nur noch eine Karte übrig.',
    },
  ],
  end: { title: 'Das war alles', text: 'Jetzt kennst du alle Regeln der Letzten Runde.' },
};
