// What the front pages say, in German.
import type { NewsNames } from '../../../src/words/cards/names.ts';

export const news: NewsNames = {
  'us-is-voted-dry': {
    name: 'Amerika wird trockengelegt',
    flavour: 'Ab Mitternacht trinkt die Nation Wasser. Das Wasser schweigt dazu.',
  },
  'police-strike': { name: 'Polizei im Streik', flavour: 'Bürger bemerken es am dritten Tag.' },
  'beer-war': { name: 'Bierkrieg bricht aus', flavour: 'Rekordwoche für Blumenhändler.' },
  'ness-comes-to-town': {
    name: 'Ness kommt in die Stadt',
    flavour: '„Ich bin nicht käuflich.“ Das Rathaus bittet um Übersetzung.',
  },
  'election-year': {
    name: 'Das Wahljahr beginnt',
    flavour: 'Beide Kandidaten wollen wegsehen, jeder in seine Richtung.',
  },
  'evidence-room-empty': {
    name: 'Asservatenkammer leer',
    flavour: 'Die Polizei steht vor einem Rätsel und kauft ein.',
  },
  'lake-freezes-over': {
    name: 'Der See ist zugefroren',
    flavour: 'Eishandel mit Kanada blüht. Manches Eis kommt in Flaschen.',
  },
  'hottest-summer': {
    name: 'Heißester Sommer aller Zeiten',
    flavour: 'Ärzte raten, viel zu trinken. Was, sagen sie nicht.',
  },
  'jazz-age': { name: 'Jazz erobert die Stadt', flavour: '„Teufelsmusik“, sagt der Pfarrer und bestellt einen Tisch.' },
  'world-series-fixed': {
    name: 'World Series war geschoben',
    flavour: 'Nation erschüttert. Buchmacher etwas weniger.',
  },
  'income-tax-upheld': {
    name: 'Auch Gauner zahlen Steuern',
    flavour: 'Finanzamt druckt neues Formular. Feld neun ist für Beute.',
  },
  'daylight-saving': {
    name: 'Uhren werden vorgestellt',
    flavour: 'Die Stadt gewinnt eine Stunde. Sie ist schon vergeben.',
  },
  'mills-lay-off-thousands': {
    name: 'Stahlwerke entlassen Tausende',
    flavour: 'Kräftige Männer mit freien Abenden finden sofort Arbeit.',
  },
  'building-boom': { name: 'Bauboom', flavour: 'Alles steigt, nur nicht der Preis für Freunde des Bauherrn.' },
  'hollywood-loves-hoodlums': {
    name: 'Hollywood liebt Ganoven',
    flavour: 'Bankangestellte üben vor dem Spiegel finstere Blicke.',
  },
  'prohibition-ends': {
    name: 'Endlich: Ende der Prohibition!',
    flavour: 'Dreizehn trockene Jahre, und niemand erinnert sich an Durst.',
  },
};
