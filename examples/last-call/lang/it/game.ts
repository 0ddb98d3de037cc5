import { speak } from '../../src/words.ts';

export const words = speak({
  title: 'Ultimo giro',
  yourTurn: 'Tocca a te: gioca una carta.',
  theirTurn: (name) => `Tocca a ${name}.`,
  over: 'Le bottiglie sono finite.',
  play: (card) => `Gioca il ${card}`,
  deal: 'Si danno le carte.',
  dealt: 'Tre carte a testa.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `Una bottiglia a ${name}.`,
  bottles: (name, count) => `${name}: ${count} bottiglie su 3`,
  table: 'Sul tavolo',
  hand: 'La tua mano',
  rules: [
    'Ogni carta c’è una volta sola. Tre a testa, le altre restano coperte.',
    'A turno ognuno gioca una carta scoperta.',
    'La più alta prende la bottiglia, e chi l’ha giocata comincia la prossima.',
    'Si gioca per tre bottiglie. Vince chi ne ha di più; in parità si divide.',
  ],
});
