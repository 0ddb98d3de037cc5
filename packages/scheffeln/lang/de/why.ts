import type { RunWords, WhyWords } from '../../table/why/words.ts';

export const whyWords: WhyWords = {
  over: 'Das Spiel ist zu Ende, es kann nichts mehr gespielt werden.',
  watching: 'Du schaust zu: Nur wer am Tisch sitzt, kann etwas tun.',
  othersFirst: (who) => `Du bist gerade nicht dran: Der Tisch wartet auf ${who}.`,
  notNow: 'Du kannst gerade nichts tun: Der Tisch wird vorbereitet.',
  chooseFirst: 'Wähle zuerst deine Figur: Karten werden gespielt, sobald alle eine haben.',
  grabOne: 'Im Speed-Spiel schnappst du dir nur eine Figur: Die Reihe fährt die Autos von selbst.',
  carByCard: (car) => `Um ${car} zu fahren, spielst du die passende Karte aus deiner Hand.`,
  noCardFor: (car) => `Du kannst ${car} nicht fahren: Du hast keine Karte in dieser Farbe.`,
  placeIsNoMove: 'Wo ein Auto hält, suchst du nicht aus: Es fährt bis zum nächsten Geschäft, bei dem es Platz findet.',
  pickCard: 'Diese Karte kannst du gerade nicht spielen.',
  cardForExchange: 'Für einen Tausch legst du eine deiner Karten ab: Wähle sie in deiner Hand.',
  emptyPlace: 'Dieses Auto kann nur zu einem der Geschäfte, die leuchten.',
  characterNext: 'Wähle eine der leuchtenden Figuren oder lege die Karte zurück.',
  carNext: 'Wähle eines der leuchtenden Autos oder lege die Karte zurück.',
};

export const runWords: RunWords = {
  joker: 'Ein Auto deiner Wahl fährt ein Feld vorwärts.',
  backward: 'Ein Auto deiner Wahl fährt ein Feld zurück; ein Auto auf seinem Dach fährt mit.',
  evasion: 'Ein Auto, das auf einem anderen steht, kommt auf ein beliebiges Geschäft ohne Autos.',
  nasty: 'Du nimmst eine andere Figur, aus der Mitte oder von jemandem am Tisch, der dafür deine bekommt.',
};
