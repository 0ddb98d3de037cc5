// What the Dealers are called, in German.
import type { DealerNames } from '../../../src/words/cards/names.ts';

export const dealers: DealerNames = {
  'alcohol-dealer': { name: 'Schnapshändler', flavour: 'Zwei Kisten, keine Fragen, kein Etikett.' },
  'gun-dealer': {
    name: 'Waffenhändler',
    flavour: 'Jedes Stück mit Garantie auf Lebenszeit. Irgendjemandes Lebenszeit.',
  },
  moonshiner: { name: 'Schwarzbrenner', flavour: 'Hat das Handwerk vom Großvater gelernt. Der ist heute blind.' },
  'sleeping-car-porter': {
    name: 'Schlafwagenschaffner',
    flavour: 'Ihr Koffer, mein Herr. Er hat seit Detroit zugenommen.',
  },
  'distillery-owner': {
    name: 'Brennereibesitzer',
    flavour: '1920 von Amts wegen geschlossen, allerdings nur tagsüber.',
  },
  'gun-runner': { name: 'Waffenschmuggler', flavour: '„Nähmaschinen“ steht auf der Kiste. Das Geräusch ist ähnlich.' },
  'prescription-doctor': { name: 'Rezeptdoktor', flavour: 'Halb Chicago hustet, und er hat den Rezeptblock.' },
  'grape-brick-salesman': {
    name: 'Traubenblock-Vertreter',
    flavour: 'Auf dem Etikett steht genau, wie man daraus keinen Wein macht.',
  },
  'junk-dealer': { name: 'Schrotthändler', flavour: 'Unter den Matratzenfedern liegt ein ansehnliches Arsenal.' },
  'irish-revolutionary': {
    name: 'Irischer Revolutionär',
    flavour: 'Schickt Gewehre in die Heimat. Eine Kiste ist immer übrig.',
  },
  'rum-row-captain': {
    name: 'Kapitän der Rum Row',
    flavour: 'Ankert einen Meter jenseits des Gesetzes, die Lichter gelöscht.',
  },
  'police-captain': { name: 'Polizeihauptmann', flavour: 'Beweisstücke gehen verloren. Er weiß, wohin.' },
  'near-beer-brewer': { name: 'Dünnbierbrauer', flavour: 'Ein halbes Prozent auf dem Etikett, der Rest ist im Fass.' },
  quartermaster: { name: 'Quartiermeister', flavour: 'Quittiert hundert, zählt neunzig, schläft gut.' },
  'canadian-exporter': { name: 'Kanadischer Exporteur', flavour: 'Papiere in Ordnung. Zielhafen Kuba, per Ruderboot.' },
  'harbour-master': { name: 'Hafenmeister', flavour: 'Liest jede Frachtliste, manche mit geschlossenen Augen.' },
  auctioneer: { name: 'Auktionator', flavour: 'Montags beschlagnahmt, dienstags verkauft, freitags beschlagnahmt.' },
  'army-officer': { name: 'Armeeoffizier', flavour: 'Der Krieg ist aus. Das Depot weiß es noch nicht.' },
};
