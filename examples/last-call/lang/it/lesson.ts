import { PLAYERS, type ThreeSteps } from '../../lesson/words.ts';

export const lesson: ThreeSteps = {
  title: 'Impara Ultimo giro',
  welcome: 'Tre piccoli compiti, un minuto.',
  players: PLAYERS,
  steps: [
    {
      title: 'Apri alto',
      story: 'Ognuno gioca una carta. La più alta prende la bottiglia.',
      task: 'Gioca la tua carta più alta, l’11.',
      praise: 'La bottiglia è tua, e cominci di nuovo tu.',
      nudge: 'Gus può avere una carta più alta di quella.',
    },
    {
      title: 'Vincere con poco',
      story: 'Gus ha giocato un 6. Per questa bottiglia giochi per ultimo.',
      task: 'Prendila con la carta più bassa che basta.',
      praise: 'Il 7 bastava, e ti resta il 12.',
      nudge: 'Vince anche quella, ma poi la tua carta migliore non c’è più.',
    },
    {
      title: 'L’ultima bottiglia',
      story: 'Avete una bottiglia a testa. Vince chi ne ha di più.',
      task: 'Gioca il 12.',
      praise: 'Due bottiglie a una: hai vinto.',
      nudge: 'È rimasta una carta sola.',
    },
  ],
  end: { title: 'È tutto', text: 'Ora conosci tutte le regole di Ultimo giro.' },
};
