// German.
import type { Catalogue } from '../../lesson/words/catalogue.ts';

export const words: Catalogue = {
  title: 'Scheffeln lernen',
  welcome: 'Sechs kleine Aufgaben, etwa fünf Minuten. Es kann nichts schiefgehen: Probier alles aus.',
  players: ['Sam', 'Gus'],
  steps: {
    ring: {
      title: 'Der Ring',
      story:
        'Acht Geschäfte bilden einen Ring, von A bis H. A bringt wenig, H am meisten. Auf jedem steht ein Auto. Kein Auto gehört dir für immer: Du wählst eine Figur, und das Auto in ihrer Farbe verdient für dich.',
      task: 'Das gelbe Auto von Goldie Fontaine steht auf H. Wähle sie.',
      praise: 'Gut gewählt! Das gelbe Auto arbeitet jetzt für dich.',
      nudge: 'Im echten Spiel darfst du das. Aber such das Auto auf dem reichsten Geschäft, auf H: Es ist gelb.',
    },
    drive: {
      title: 'Ein Auto fahren',
      story:
        'Wenn du dran bist, spielst du eine Karte. Das Auto in dieser Farbe fährt ein Feld weiter, Richtung H. Du darfst jedes Auto fahren, nicht nur deins.',
      task: 'Dein gelbes Auto steht auf E, und F ist leer. Spiel die gelbe Karte.',
      praise: 'Los geht’s! F bringt mehr als E.',
      nudge: 'Diese Karte fährt ein anderes Auto. Such die Karte in deiner Farbe.',
    },
    cover: {
      title: 'Oben landen',
      story:
        'Steht auf dem nächsten Geschäft schon ein Auto, hält das neue auf seinem Dach. Wer oben steht, verdient. Wer unten steht, geht leer aus!',
      task: 'Gus hat das blaue Auto auf G. Fahr mit deinem gelben Auto auf sein Dach.',
      praise: 'Erwischt! Gus steht jetzt unter dir und würde nichts verdienen.',
      nudge: 'Vorsicht: Zähl von diesem Auto ein Feld weiter. Wo hält es, und auf wem?',
    },
    payday: {
      title: 'Zahltag',
      story:
        'Sind alle Karten der Runde gespielt, ist Zahltag. Steht dein Auto allein oder oben, nimmst du dort den offenen Marker. Jetzt sitzt Blau auf deinem Dach, und das ist die letzte Karte der Runde.',
      task: 'Spiel die blaue Karte, damit das blaue Auto von deinem Dach fährt.',
      praise: 'Zahltag! Dein Auto stand allein auf G, also bekommst du den Marker.',
      nudge: 'Es ist nur noch eine Karte da: die blaue.',
    },
    exchange: {
      title: 'Die Seite wechseln',
      story:
        'Heute ist dein Auto grün, und es steht auf A unter Rot: Da gibt es nichts zu holen. Du kannst wechseln! Leg eine Karte verdeckt ab und nimm eine freie Figur aus der Mitte. Die Figur von Gus ist tabu.',
      task: 'Das gelbe Auto steht allein auf H, und Goldie ist frei. Leg die orange Karte verdeckt ab und nimm sie.',
      praise: 'Schlau! Niemand hat deine Karte gesehen, und ab jetzt verdient Gelb für dich.',
      nudge: 'Das ginge, aber Gelb steht da, wo das meiste Geld liegt. Nimm Goldie.',
    },
    winning: {
      title: 'Gewinnen',
      story:
        'Das Spiel endet, wenn ein Geschäft keine Marker mehr hat. Auf H wartet der letzte: Nach diesem Zahltag ist Schluss. Wer am meisten Geld hat, gewinnt. Gus liegt vorn, und sein blaues Auto steht auf H.',
      task: 'Fahr mit der gelben Karte auf sein Dach.',
      praise: 'Gewonnen! Du hast den letzten Marker auf H, und Gus ging leer aus.',
      nudge: 'So verdient Gus auf H. Welche Karte bringt dein Auto auf sein Dach?',
    },
  },
  end: {
    title: 'Mehr brauchst du nicht',
    text: 'Du kennst den Ring, das Fahren, das Zudecken, den Zahltag, den Wechsel und das Gewinnen. Den Rest lernst du am Tisch.',
  },
};
