// What the Jobs are called, in German.
import type { JobNames } from '../../../src/words/cards/names.ts';

export const jobs: JobNames = {
  'bathtub-gin': { name: 'Badewannengin', flavour: 'Im ganzen Haus hat seit März niemand gebadet.' },
  'clearance-sale': { name: 'Räumungsverkauf', flavour: 'Alles muss raus, bevor die Polizei reinkommt.' },
  'double-shift': { name: 'Doppelschicht', flavour: 'Die Gewerkschaft wäre dagegen, aber die sind wir.' },
  'guns-on-the-table': {
    name: 'Waffen auf den Tisch',
    flavour: 'Eine offene Aussprache zwischen Bewaffneten und Unbewaffneten.',
  },
  'whisky-row': { name: 'Whiskyzeile', flavour: 'Drei Türen, drei Losungen, ein Keller.' },
  'loaded-dice': {
    name: 'Gezinkte Würfel',
    flavour: 'Schon wieder sieben. Auf den Zufall ist Verlass, wenn man ihn bezahlt.',
  },
  'little-black-book': {
    name: 'Das kleine schwarze Buch',
    flavour: 'Madame vergisst jedes Gesicht und notiert jeden Namen.',
  },
  'grand-opening': { name: 'Große Eröffnung', flavour: 'Der Bürgermeister zerschnitt das Band und war nie hier.' },
  'pillar-of-the-community': {
    name: 'Stütze der Gesellschaft',
    flavour: 'Er zahlte das Kirchendach. Keiner fragt, was es deckt.',
  },
  'something-for-everyone': { name: 'Für jeden etwas', flavour: 'Sieben Sünden unter drei Dächern.' },
  'corner-to-corner': { name: 'Von Ecke zu Ecke', flavour: 'Die Straßenbahn fährt jetzt von uns zu uns.' },
  'city-hall-steps': { name: 'Auf den Stufen des Rathauses', flavour: 'Nah genug, um beim Stimmenzählen zu helfen.' },
  'lakeside-landing': {
    name: 'Landung am Seeufer',
    flavour: 'Die Fischer kehrten mit schwerem, klirrendem Fang heim.',
  },
  'mill-gate': { name: 'Am Tor des Stahlwerks', flavour: 'Wenn die Sirene heult, stellen wir ein.' },
  motorcade: { name: 'Autokolonne', flavour: 'Bei anderen sind zwei Wagen ein Ausflug, bei uns eine Ansage.' },
  'garage-party': { name: 'Feier in der Garage', flavour: 'Die Gäste wurden gebeten, zur Wand zu schauen.' },
  'king-of-the-city': { name: 'König der Stadt', flavour: 'Die Krone ist ein Filzhut, der Thron ein Friseurstuhl.' },
  'prison-escape': { name: 'Gefängnisausbruch', flavour: 'Der Kuchen war schwer, und keiner hatte Hunger.' },
  'friends-downtown': { name: 'Freunde im Amt', flavour: 'Schmiergeld nehmen sie nicht. Mittagessen schon.' },
  'society-wedding': {
    name: 'Hochzeit in besten Kreisen',
    flavour: 'Die Braut zählte die Geschenke, der Bräutigam die Verbündeten.',
  },
  'ballot-stuffing': { name: 'Volle Urnen', flavour: 'Die Wahlbeteiligung lag bei hundertzwölf Prozent.' },
  'safe-deposit': { name: 'Bankschließfach', flavour: 'Die Bank vertraute dem Tresor, der Tresor vertraute uns.' },
  'crime-spree': { name: 'Verbrechensserie', flavour: 'Die Stenotypistin im Präsidium bittet um eine Zulage.' },
  'most-wanted': { name: 'Meistgesucht', flavour: 'So viel Post, und alles vom Staatsanwalt.' },
  speedboats: { name: 'Schnellboote', flavour: 'Die Küstenwache ist schneller, jedenfalls im Jahresbericht.' },
  'bonded-warehouse': { name: 'Zolllager', flavour: 'Vom Zoll versiegelt, von Vettern geöffnet.' },
  'coat-check': { name: 'Garderobe', flavour: 'Mantel, Pistole und einen Dollar bitte hier abgeben.' },
  'precinct-on-the-payroll': {
    name: 'Das Revier auf der Lohnliste',
    flavour: 'Freitags reicht die Schlange um den Block. In Uniform.',
  },
  'title-deeds': { name: 'Grundbuchauszug', flavour: 'Unterschrieben, gesiegelt, und der Vorbesitzer ist verreist.' },
  'fire-insurance': { name: 'Feuerversicherung', flavour: 'Montag unterschrieben, Mittwoch abgebrannt.' },
  'boxing-gym': { name: 'Boxschule', flavour: 'Manche der Schüler boxen sogar.' },
  'ward-boss': { name: 'Bezirksboss', flavour: 'Er kennt jeden Wähler mit Namen und die meisten mit Schulden.' },
  blueprints: { name: 'Baupläne', flavour: 'Die Vordertür zeichnete der Architekt zuletzt ein.' },
  'talent-scout': { name: 'Talentsucher', flavour: 'Gesucht werden ehrliche Gesichter. Der Rest ist lernbar.' },
  'blood-oath': { name: 'Blutschwur', flavour: 'Von jedem ein Tropfen, und ein Stuhl für die Ohnmächtigen.' },
  'quiet-men': { name: 'Stille Männer', flavour: 'Sie haben nichts gesehen und waren nicht da, als sie es sahen.' },
  'stool-pigeon': { name: 'Singvogel', flavour: 'Er singt bei der Polizei. Den Text schreiben wir.' },
  'jailhouse-lawyer': { name: 'Knastjurist', flavour: 'Zwölf Jahre Studium, alle in derselben Zelle.' },
  'friend-at-the-bureau': {
    name: 'Freund in der Behörde',
    flavour: 'Vor einer Razzia ruft er an. Das gehört sich so.',
  },
};
