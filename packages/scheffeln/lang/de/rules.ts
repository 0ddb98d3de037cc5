import { type HelpTexts, tokensInWords } from '../../src/help/texts.ts';

const tokens = tokensInWords('de');

export const help: HelpTexts = {
  chapters: {
    pieces: 'Was auf dem Tisch liegt',
    setup: 'Aufbau (zu zweit bis zu viert)',
    turns: 'Wenn du dran bist',
    driving: 'Wie Autos fahren',
    scoring: 'Die Scheffelphase: Zahltag',
    rounds: 'Nächste Runde und Spielende',
    speed: 'Speed-Scheffeln (zu dritt bis zu acht, alle gleichzeitig)',
    run: 'RUN: sechs Sonderkarten',
    mafia: 'Mafia-Style: das schwarze Auto',
  },
  rules: {
    'SH-1':
      'Acht Geschäfte bilden einen Ring, im Uhrzeigersinn von A bis H. Je später der Buchstabe, desto mehr Geld: Dinero Docks (A) zahlt am schlechtesten, Splendid Boulevard (H) am besten.',
    'SH-2':
      'Es gibt acht Farben. Zu jeder gehören ein Auto, eine Figur und drei Bewegungskarten, zusammen also 24 Karten.',
    'SH-3': `Es gibt 32 Geldmarker, vier je Buchstabe, und spätere Buchstaben sind mehr wert. Die Anleitungen nennen nur die Spanne jedes Buchstabens. Unsere Festlegung der genauen Werte: Die vier Marker von A zählen ${tokens.first}, jeder weitere Buchstabe bringt ${tokens.step} mehr.`,
    'SH-4':
      'Eine Ausgabe hat von jeder Farbe vier statt drei Bewegungskarten. Ihr könnt mit 24 Karten spielen, wie hier üblich, oder mit 32.',
    'SH-10':
      'Die Autos werden gemischt, auf jedes Geschäft kommt eins. Die vier Marker jedes Buchstabens werden gemischt und auf ihrem Geschäft gestapelt: der oberste offen, die anderen verdeckt.',
    'SH-11':
      'Wer beginnt, entscheidet das Los. Alle bekommen vier Bewegungskarten und sehen sie, bevor Figuren gewählt werden.',
    'SH-12':
      'Wer beginnt, nimmt sich eine freie Figur, danach im Uhrzeigersinn alle anderen. Von nun an verdient das Auto dieser Farbe Geld für dich.',
    'SH-20': 'Es geht reihum im Uhrzeigersinn, jedes Mal eine Karte, bis niemand mehr Karten hat.',
    'SH-21': 'Fahren: Lege eine Karte offen hin. Das Auto ihrer Farbe fährt, egal, wem es gehört.',
    'SH-22':
      'Tauschen: Lege eine Karte verdeckt ab, sodass nur du sie kennst. Lege deine Figur in die Mitte zurück und nimm von dort eine andere. Figuren, die schon jemand hat, sind tabu.',
    'SH-23': 'Deine letzte Karte der Runde musst du offen spielen. Tauschen kannst du mit ihr nicht.',
    'SH-30': 'Ein Auto fährt ein Feld weiter, im Uhrzeigersinn.',
    'SH-31': 'Steht ein Auto allein oder oben auf einem anderen, fährt es ohne Begleitung.',
    'SH-32': 'Ist das nächste Geschäft leer? Dann hält es dort.',
    'SH-33': 'Steht dort genau ein Auto? Dann hält das neue auf dessen Dach.',
    'SH-34':
      'Stehen dort schon zwei? Dann ist kein Platz: Es fährt weiter bis zum ersten Geschäft mit höchstens einem Auto.',
    'SH-35':
      'Hat ein Auto ein anderes auf dem Dach, nimmt es dieses mit. Beide bleiben, wie sie stehen, und fahren an allen Geschäften mit Autos vorbei bis zum nächsten, das ganz leer ist.',
    'SH-36': 'Auf einem Geschäft stehen nie mehr als zwei Autos. Wer später kommt, steht oben.',
    'SH-37':
      'Das Geschäft, das ein Auto oder ein Paar gerade verlässt, gilt als frei. Findet ein Paar rundherum nichts Leeres, landet es also wieder da, wo es war. Das kommt nur mit neun Autos vor, im Mafia-Style.',
    'SH-40':
      'Nach der letzten Karte der Runde schaust du nach dem Auto deiner Figur. Steht es allein oder oben? Nimm den obersten Marker dieses Geschäfts. Steht es unter einem anderen? Dann bekommst du nichts.',
    'SH-41': 'Alle haben gesehen, welche Marker genommen wurden. Darum liegt alles Geld offen.',
    'SH-50':
      'Figuren und Autos bleiben, wie sie sind. Nun beginnt, wer im Uhrzeigersinn als Nächstes sitzt. Alle Bewegungskarten werden zusammen gemischt, alle bekommen vier, und der neue oberste Marker jedes Stapels wird aufgedeckt.',
    'SH-60':
      'Hat nach einer Scheffelphase mindestens ein Geschäft keine Marker mehr, ist das Spiel aus. Wer das meiste Geld hat, gewinnt; bei Gleichstand wird der Sieg geteilt.',
    'SH-61':
      'Die italienische Anleitung weicht an drei Stellen ab: Es wird gespielt, bis das letzte Geschäft leer ist; ein Auto, das volle Geschäfte überspringt, hält erst auf einem leeren; und rückwärts heißt dort im Uhrzeigersinn. Wir halten das für Übersetzungsfehler und folgen der englischen Anleitung.',
    'SH-70':
      'Die Geschäfte dürfen beliebig liegen; unsere Festlegung: von A bis H. Auf jedem steht ein Auto. Alle 32 Marker werden zusammen gemischt und zu acht Stapeln mit je vier gelegt, der oberste offen. Noch wählt niemand eine Figur.',
    'SH-71':
      'In jeder Runde liegen sieben Bewegungskarten verdeckt in einer Reihe. Wer beginnt, deckt sie einzeln auf, von rechts nach links.',
    'SH-72':
      'Liegt die letzte Karte offen, überlegen alle gleichzeitig, welches Auto am besten landen wird. Wer eine freie Figur zuerst antippt, hat sie für diese Runde und kann sie nicht zurückgeben.',
    'SH-73':
      'Hat nur noch eine Person keine Figur, beginnt ein Countdown von fünf Sekunden. Läuft er ab, bevor sie zuschnappt, spielt sie diese Runde ohne Figur.',
    'SH-74':
      'Auf Wunsch gibt es außerdem eine Bedenkzeit: 30, 60 oder 90 Sekunden, nachdem die letzte Karte offen liegt. Auch sie beendet das Aussuchen, damit niemand, der gerade weg ist, den Tisch aufhält.',
    'SH-75':
      'Dann fahren die Autos, wie es die Reihe sagt, diesmal von links nach rechts. Danach wird wie immer gescheffelt.',
    'SH-76':
      'Die Figuren kommen zurück in die Mitte, die Autos bleiben. Im Uhrzeigersinn beginnt die nächste Person, alle Bewegungskarten werden gemischt, sieben ausgelegt und die neuen obersten Marker aufgedeckt. Das Spiel endet wie das Grundspiel.',
    'SH-77':
      'Online zählt, wessen Tippen zuerst beim Server ankommt. Kommen zwei im selben Augenblick an, entscheidet eine gerechte Regel, die alle nachlesen können.',
    'SH-80':
      'Ausweichmanöver (eine Karte): Ein Auto, das auf einem anderen steht, kommt auf ein beliebiges Geschäft ohne Autos.',
    'SH-81':
      'Rückwärtsgang (zwei Karten): Ein Auto deiner Wahl fährt ein Feld zurück, gegen den Uhrzeigersinn. Alle Fahrregeln gelten spiegelverkehrt, auch für Paare.',
    'SH-82':
      'Fieser Tausch (eine Karte): Tausche deine Figur gegen eine andere, aus der Mitte oder von jemandem am Tisch. Unsere Festlegung: Wer sie hergeben muss, bekommt dafür deine.',
    'SH-83': 'Joker (zwei Karten): Ein Auto deiner Wahl fährt ein Feld vorwärts.',
    'SH-84': 'Eine RUN-Karte darf auch deine letzte Karte sein, offen gespielt.',
    'SH-85': 'Du kannst eine RUN-Karte wie jede andere verdeckt ablegen, um zu tauschen, nur nicht als letzte Karte.',
    'SH-86':
      'Steht kein Auto auf einem anderen oder ist kein Geschäft leer, darf das Ausweichmanöver trotzdem offen gespielt werden. Es bewirkt dann nichts.',
    'SH-87': 'RUN gibt es nur im Grundspiel, nicht bei Speed.',
    'SH-90': 'Vor dem Spiel kommt ein neuntes Auto unter das Auto auf A: das schwarze, es gehört der Mafia.',
    'SH-91':
      'Legt jemand eine Karte verdeckt ab, wird zuerst die Figur getauscht. Dann fährt das schwarze Auto nach den üblichen Regeln ein Feld weiter, und wenn ein Auto auf seinem Dach steht, fährt es mit.',
    'SH-92':
      'Steht das schwarze Auto in der Scheffelphase nicht unter einem anderen, nimmt die Mafia dort den obersten Marker. Ihn bekommt, wer von allen, die in dieser Runde kassiert haben, auf dem ärmsten Geschäft steht (A ist das ärmste), und zwar zusätzlich zum eigenen.',
    'SH-93': 'Hat in dieser Runde niemand einen Marker genommen, ist der Marker der Mafia aus dem Spiel.',
    'SH-94':
      'Heißt es auf einer RUN-Karte „ein Auto deiner Wahl“, darf es auch das schwarze sein. Mafia-Style gibt es im Grundspiel, mit oder ohne RUN, aber nicht bei Speed.',
  },
  page: {
    title: 'Scheffeln: die Regeln',
    notice:
      'Dies ist eine inoffizielle Umsetzung des Spiels von Reiner Stockhausen. Die Regeln stehen hier in unseren eigenen Worten; die Figuren und fünf der Geschäfte tragen Namen von uns.',
    rulings:
      'Wo die Anleitungen schweigen oder sich widersprechen, mussten wir entscheiden. Solche Regeln tragen dieses Zeichen:',
    ruling: 'Festlegung',
    businesses: 'Geschäfte und ihre Marker',
    characters: 'Figuren',
    letter: 'Buchstabe',
    business: 'Geschäft',
    tokens: 'Marker (bei Speed über alle Stapel gemischt)',
    colour: 'Farbe',
    character: 'Figur',
    trade: 'Beruf',
  },
};
