// German.
import type { ReplayWords } from './catalogue.ts';

export const words: ReplayWords = {
  title: 'Wiederholung',
  loading: 'Der Film wird eingelegt …',
  notThere: 'Diese Partie lässt sich nicht zeigen: Sie ist nicht auf diesem Gerät, oder das Haus kennt sie nicht.',
  file: {
    title: 'Eine Partie aus einer Datei öffnen',
    why: 'Eine Partie, die jemand als Datei aufgehoben hat, lässt sich hier Schritt für Schritt ansehen.',
    choose: 'Datei wählen',
    wrong: 'Diese Datei lässt sich nicht als Partie lesen',
  },
  controls: 'Schritte',
  keys: 'Pfeiltasten gehen einen Schritt, Pos1 und Ende zum Anfang und zum Ende, P spielt ab und hält an.',
  step: (step, of) => `Schritt ${step} von ${of}`,
  first: 'Zum Anfang',
  previous: 'Einen Schritt zurück',
  next: 'Einen Schritt weiter',
  last: 'Zum Ende',
  play: 'Abspielen',
  stop: 'Anhalten',
  through: 'Gesehen von',
  spectator: 'einem Zuschauer',
  open: 'allen: alle Karten offen',
  seat: (number) => `Platz ${number}`,
  log: 'Was geschah',
  start: 'Der Tisch vor dem ersten Schritt',
  takenBack: 'Ein Zug wird zurückgenommen.',
  undone: 'später zurückgenommen',
  ended: 'Die Partie wird beendet.',
  hands: (name) => `Was nur ${name} sah`,
  goOn: {
    do: 'Von hier aus weiterspielen',
    why: (name) =>
      `Eine neue Partie gegen Bots, auf dem Platz von ${name}. Was man dort nicht sehen konnte, wird neu verteilt.`,
    over: 'Hier ist das Spiel schon aus: Geh einen Schritt oder mehr zurück.',
  },
  review: {
    title: 'Rückblick',
    why: 'Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte; der Verlauf mit allen Karten offen.',
    begin: 'Die Partie durchsehen',
    progress: (percent) => `Die Partie wird durchgesehen: ${percent}`,
    cancel: 'Abbrechen',
    whose: 'Entscheidungen von',
    look: 'Ansehen',
    inWords: 'Das Diagramm in Worten',
  },
  verify: {
    title: 'Das Mischen prüfen',
    why: 'Wurde ehrlich gemischt? Alles wird auf diesem Gerät nachgerechnet, nur aus der aufgeschriebenen Partie.',
    begin: 'Prüfen',
    working: 'Wird gerechnet …',
    fair: 'Alles geht auf: Das Mischen folgt aus dem, was vor der ersten Karte versprochen wurde.',
    unfair: 'Etwas geht nicht auf. Heb die Datei auf und frag das Haus.',
    outcomes: { ok: 'stimmt', failed: 'stimmt nicht', unknown: 'unbekannt' },
    checks: {
      text: {
        ok: 'Die Aufzeichnung ist vollständig: Keine Zeile fehlt oder steht falsch.',
        failed: 'Die Aufzeichnung lässt sich nicht lesen.',
        unknown: 'Die Aufzeichnung wurde nicht geprüft.',
      },
      rules: {
        ok: 'Jeder Zug war dort erlaubt, wo er gemacht wurde.',
        failed: 'Ein Zug steht, wo er nicht erlaubt war.',
        unknown: 'Die Züge wurden nicht geprüft.',
      },
      commitment: {
        ok: 'Das Geheimnis ist das, das vor dem ersten Spieler versprochen wurde.',
        failed: 'Das Geheimnis ist nicht das versprochene.',
        unknown: 'Das Geheimnis ist noch nicht offengelegt.',
      },
      shares: {
        ok: 'Wer etwas zum Mischen beitrug, zeigte genau das Zugesagte.',
        failed: 'Ein Beitrag ist nicht der zugesagte.',
        unknown: 'Die Beiträge wurden nicht geprüft.',
      },
      draws: {
        ok: 'Jede Karte folgt aus Geheimnis und Beiträgen.',
        failed: 'Karten wurden anders verteilt, als Geheimnis und Beiträge es sagen.',
        unknown: 'Das Verteilen lässt sich noch nicht wiederholen.',
      },
      chain: {
        ok: 'Die Kette der Prüfsummen hält von der ersten bis zur letzten Zeile.',
        failed: 'Die Kette ist gerissen: Eine Zeile wurde nachträglich geändert.',
        unknown: 'Die Datei nennt keine Prüfsumme zum Vergleich.',
      },
      result: {
        ok: 'Das Ergebnis ist das, wozu die Züge führen.',
        failed: 'Das Ergebnis ist nicht das, wozu die Züge führen.',
        unknown: 'Die Partie wurde nicht zu Ende gespielt.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Kein Platz hat einen eigenen Beitrag beigemischt: Das Mischen beruht allein auf dem Geheimnis des Hauses.'
        : `Beigemischte Beiträge der Plätze: ${count} von ${of}.`,
    head: 'Letzte Prüfsumme der Kette, zum Vergleich mit denen, die man sich beim Spielen notiert hat:',
    limits: 'Was das nicht beweisen kann',
    limit: [
      'Das Haus kennt die Karten: Es hält das Geheimnis und könnte jemandem davon erzählen. Bewiesen ist, wie verteilt wurde, nicht, wer hingesehen hat.',
      'Ohne den Beitrag eines Platzes hat allein das Haus gewählt. Es hätte Geheimnisse ausprobieren können, bis ihm eines gefiel.',
      'Ein Haus, dem eine Verteilung nicht gefällt, kann die Partie abbrechen und eine andere eröffnen. Hier zählt das niemand mit; du kannst es.',
      'Ein Platz, der mit dem Haus unter einer Decke steckt, kann sich die Verteilung ansehen und seinen Beitrag dann zeigen oder zurückhalten.',
      'Es deckt auf, es verhindert nicht. Ein Geheimnis, das nie offengelegt wird, lässt sich nicht prüfen: Nimm das als Nein.',
      'Über Zeit, Absprachen außerhalb des Spiels und Hilfe durch Programme sagt es nichts.',
      'Dass der Code des Spiels so mischt, wie die Regeln es verlangen, beweisen seine Tests, nicht diese Prüfung.',
    ],
  },
  money: { title: 'Das Geld im Lauf der Partie', step: 'Schritt', player: 'Wer', inNumbers: 'Das Diagramm in Zahlen' },
  keep: {
    title: 'Aufheben und teilen',
    download: 'Die Partie als Datei aufheben',
    picture: 'Ein Bild vom Ergebnis teilen',
    caption: 'Gespielt im Backroom',
  },
  trouble: 'Das hat nicht geklappt',
};
