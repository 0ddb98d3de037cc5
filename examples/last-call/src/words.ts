// How Last Call speaks. One shape, five languages; a missing sentence does not compile.
import type { HelpChapter, Names, Refusal, Tongues, Words } from '@backroom/kit';
import type { Action, Event, View } from './game.ts';

interface Phrases {
  readonly title: string;
  readonly yourTurn: string;
  readonly theirTurn: (name: string) => string;
  readonly over: string;
  readonly play: (card: number) => string;
  readonly deal: string;
  readonly dealt: string;
  readonly played: (name: string, card: number) => string;
  readonly bottle: (name: string) => string;
  readonly bottles: (name: string, count: number) => string;
  readonly table: string;
  readonly hand: string;
  readonly rules: readonly [string, string, string, string];
}

function speak(p: Phrases): Words<Action, Event, View> {
  const prompt = (view: View, names: Names): string => {
    if (view.phase !== 'play') return view.phase === 'over' ? p.over : p.deal;
    return view.turn === view.seat ? p.yourTurn : p.theirTurn(names[view.turn]);
  };
  const help: HelpChapter[] = [
    { title: p.title, rules: p.rules.map((text, i) => ({ id: `LC-${i + 1}`, text, ruling: false })) },
  ];
  return {
    title: p.title,
    prompt,
    action: (action) => (action.type === 'play' ? p.play(action.card) : p.deal),
    event: (event, names) => {
      if (event.type === 'dealt') return p.dealt;
      return event.type === 'played' ? p.played(names[event.seat], event.card) : p.bottle(names[event.seat]);
    },
    refusal: (refusal: Refusal<Action>, names) =>
      `${p.theirTurn(names[refusal.values.seat as number])} (${refusal.rule})`,
    standing: (view, seat, names) => p.bottles(names[seat], view.bottles[seat]),
    table: (view, names) => [
      { heading: p.title, lines: [prompt(view, names)] },
      {
        heading: p.table,
        lines: view.bottles.flatMap((count, seat) => [
          p.bottles(names[seat], count),
          ...(view.played[seat] > 0 ? [p.played(names[seat], view.played[seat])] : []),
        ]),
      },
      ...(view.hand === null ? [] : [{ heading: p.hand, lines: view.hand.map(String) }]),
    ],
    help: async () => help,
  };
}

const en = speak({
  title: 'Last Call',
  yourTurn: 'Your turn: play a card.',
  theirTurn: (name) => `It is the turn of ${name}.`,
  over: 'The bottles are gone.',
  play: (card) => `Play the ${card}`,
  deal: 'The cards are dealt.',
  dealt: 'Three cards for everybody.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `A bottle goes to ${name}.`,
  bottles: (name, count) => `${name}: ${count} of 3 bottles`,
  table: 'On the table',
  hand: 'Your hand',
  rules: [
    'Each card is there once. Everybody gets three; the rest stay hidden.',
    'In turn, each plays one card face up.',
    'The highest card takes the bottle, and its player leads for the next.',
    'Three bottles are played for. Most bottles win; ties share.',
  ],
});

const de = speak({
  title: 'Letzte Runde',
  yourTurn: 'Du bist dran: Spiel eine Karte.',
  theirTurn: (name) => `${name} ist dran.`,
  over: 'Die Flaschen sind leer.',
  play: (card) => `Die ${card} spielen`,
  deal: 'Die Karten werden ausgeteilt.',
  dealt: 'Drei Karten für alle.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `Eine Flasche geht an ${name}.`,
  bottles: (name, count) => `${name}: ${count} von 3 Flaschen`,
  table: 'Auf dem Tisch',
  hand: 'Deine Hand',
  rules: [
    'Jede Karte gibt es einmal. Alle bekommen drei, der Rest bleibt verdeckt.',
    'Reihum spielt jeder eine Karte offen aus.',
    'Die höchste Karte holt die Flasche; wer sie gespielt hat, beginnt die nächste Runde.',
    'Um drei Flaschen geht es. Die meisten gewinnen; bei Gleichstand wird geteilt.',
  ],
});

const fr = speak({
  title: 'Dernière tournée',
  yourTurn: 'À toi : joue une carte.',
  theirTurn: (name) => `C’est à ${name} de jouer.`,
  over: 'Il n’y a plus de bouteilles.',
  play: (card) => `Jouer le ${card}`,
  deal: 'On distribue les cartes.',
  dealt: 'Trois cartes pour chacun.',
  played: (name, card) => `${name} : ${card}`,
  bottle: (name) => `Une bouteille pour ${name}.`,
  bottles: (name, count) => `${name} : ${count} bouteilles sur 3`,
  table: 'Sur la table',
  hand: 'Ta main',
  rules: [
    'Chaque carte existe une fois. Chacun en reçoit trois, le reste demeure caché.',
    'Chacun à son tour joue une carte face visible.',
    'La plus haute emporte la bouteille, et celui qui l’a jouée ouvre la suivante.',
    'On joue trois bouteilles. Qui en a le plus gagne ; à égalité on partage.',
  ],
});

const it = speak({
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

const es = speak({
  title: 'La última ronda',
  yourTurn: 'Te toca: juega una carta.',
  theirTurn: (name) => `Le toca a ${name}.`,
  over: 'Se acabaron las botellas.',
  play: (card) => `Jugar el ${card}`,
  deal: 'Se reparten las cartas.',
  dealt: 'Tres cartas para cada uno.',
  played: (name, card) => `${name}: ${card}`,
  bottle: (name) => `Una botella para ${name}.`,
  bottles: (name, count) => `${name}: ${count} de 3 botellas`,
  table: 'En la mesa',
  hand: 'Tu mano',
  rules: [
    'Cada carta está una sola vez. Tres por persona; las demás quedan ocultas.',
    'Por turnos, cada uno juega una carta boca arriba.',
    'La más alta se lleva la botella, y quien la jugó empieza la siguiente.',
    'Se juegan tres botellas. Gana quien tenga más; los empates se comparten.',
  ],
});

export const words: Tongues<Action, Event, View> = {
  en: async () => ({ words: en }),
  de: async () => ({ words: de }),
  fr: async () => ({ words: fr }),
  it: async () => ({ words: it }),
  es: async () => ({ words: es }),
};
