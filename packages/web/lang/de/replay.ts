// German.
import type { ReplayWords } from '../../src/replay/words/catalogue.ts';

export const words: ReplayWords = {
  title: 'Wiederholung',
  loading: 'Die Wiederholung wird geladen …',
  notThere: 'Diese Partie lässt sich nicht zeigen: Sie ist nicht auf diesem Gerät, oder der Server kennt sie nicht.',
  file: {
    title: 'Eine Partie aus einer Datei öffnen',
    why: 'Eine als Datei gespeicherte Partie lässt sich hier Schritt für Schritt ansehen.',
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
  open: 'allen, mit offenen Karten',
  seat: (number) => `Platz ${number}`,
  log: 'Was geschah',
  start: 'Der Tisch vor dem ersten Schritt',
  takenBack: 'Ein Zug wird zurückgenommen.',
  undone: 'später zurückgenommen',
  ended: 'Die Partie wird beendet.',
  hands: (name) => `Was nur ${name} sah`,
  goOn: {
    do: 'Von hier aus weiterspielen',
    why: (name) => `Eine neue Partie gegen Bots, auf dem Platz von ${name}. Verdeckte Karten werden neu verteilt.`,
    over: 'Hier ist das Spiel schon aus: Geh mindestens einen Schritt zurück.',
  },
  review: {
    title: 'Auswertung',
    why: 'Jede Entscheidung wird danach beurteilt, was man in diesem Moment wissen konnte. Das Diagramm zeigt den Verlauf mit offenen Karten.',
    begin: 'Partie auswerten',
    progress: (percent) => `Die Partie wird ausgewertet: ${percent}`,
    cancel: 'Abbrechen',
    whose: 'Entscheidungen von',
    look: 'Ansehen',
    inWords: 'Das Diagramm in Worten',
  },
  verify: {
    title: 'Das Mischen prüfen',
    why: 'Wurde ehrlich gemischt? Alles wird auf diesem Gerät nachgerechnet, allein aus der Aufzeichnung der Partie.',
    begin: 'Prüfen',
    working: 'Es wird gerechnet …',
    fair: 'Alles stimmt: Das Mischen folgt aus dem, was vor der ersten Karte festgelegt wurde.',
    unfair: 'Etwas stimmt nicht. Behalte die Datei und frag, wer den Server betreibt.',
    outcomes: { ok: 'stimmt', failed: 'stimmt nicht', unknown: 'unbekannt' },
    checks: {
      text: {
        ok: 'Die Aufzeichnung ist vollständig: Keine Zeile fehlt oder steht falsch.',
        failed: 'Die Aufzeichnung lässt sich nicht lesen.',
        unknown: 'Die Aufzeichnung wurde nicht geprüft.',
      },
      rules: {
        ok: 'Jeder Zug war dort erlaubt, wo er gemacht wurde.',
        failed: 'Ein Zug war an seiner Stelle nicht erlaubt.',
        unknown: 'Die Züge wurden nicht geprüft.',
      },
      commitment: {
        ok: 'Das Geheimnis wurde festgelegt, bevor jemand am Tisch saß.',
        failed: 'Das Geheimnis ist nicht das festgelegte.',
        unknown: 'Das Geheimnis ist noch nicht offengelegt.',
      },
      shares: {
        ok: 'Jeder Beitrag zum Mischen ist der zugesagte.',
        failed: 'Ein Beitrag ist nicht der zugesagte.',
        unknown: 'Die Beiträge wurden nicht geprüft.',
      },
      draws: {
        ok: 'Jede Karte folgt aus Geheimnis und Beiträgen.',
        failed: 'Karten wurden anders verteilt, als Geheimnis und Beiträge es sagen.',
        unknown: 'Das Verteilen lässt sich noch nicht wiederholen.',
      },
      lots: {
        ok: 'Wo mehrere gleichzeitig zuschnappten, folgt jedes Los aus Geheimnis und Beiträgen.',
        failed: 'Lose fielen anders, als Geheimnis und Beiträge es sagen.',
        unknown:
          'Die Lose dieser Partie lassen sich nicht oder noch nicht prüfen: Wer zuerst zuschnappte, weiß nur der Server.',
      },
      chain: {
        ok: 'Die Kette der Prüfsummen hält von der ersten bis zur letzten Zeile.',
        failed: 'Die Kette ist gerissen: Eine Zeile wurde nachträglich geändert.',
        unknown: 'Die Datei nennt keine Prüfsumme zum Vergleich.',
      },
      result: {
        ok: 'Das Ergebnis passt zu den Zügen.',
        failed: 'Das Ergebnis passt nicht zu den Zügen.',
        unknown: 'Die Partie wurde nicht zu Ende gespielt.',
      },
    },
    shares: (count, of) =>
      count === 0
        ? 'Kein Platz hat einen Beitrag geleistet: Das Mischen beruht allein auf dem Geheimnis des Servers.'
        : `Beiträge der Plätze: ${count} von ${of}.`,
    head: 'Letzte Prüfsumme der Kette, zum Vergleich mit denen, die du dir beim Spielen notiert hast:',
    limits: 'Was das nicht beweisen kann',
    limit: [
      'Der Server kennt die Karten: Er hält das Geheimnis und könnte jemandem davon erzählen. Bewiesen ist, wie verteilt wurde, nicht, wer hingesehen hat.',
      'Ohne den Beitrag eines Platzes hat allein der Server gewählt. Er hätte Geheimnisse ausprobieren können, bis ihm eines gefiel.',
      'Ein Server, dem eine Verteilung nicht gefällt, kann die Partie abbrechen und eine andere eröffnen. Hier zählt das niemand mit; du kannst es.',
      'Wer mit dem Server unter einer Decke steckt, kann sich die Verteilung ansehen und den eigenen Beitrag dann zeigen oder zurückhalten.',
      'Die Prüfung deckt Betrug auf, sie verhindert ihn nicht. Ein Geheimnis, das nie offengelegt wird, lässt sich nicht prüfen: Nimm das als Nein.',
      'Über Zeit, Absprachen außerhalb des Spiels und Hilfe durch Programme sagt sie nichts.',
      'Dass der Code des Spiels so mischt, wie die Regeln es verlangen, beweisen seine Tests, nicht diese Prüfung.',
    ],
  },
  money: { title: 'Das Geld im Lauf der Partie', step: 'Schritt', player: 'Name', inNumbers: 'Das Diagramm in Zahlen' },
  keep: {
    title: 'Speichern und teilen',
    download: 'Partie als Datei speichern',
    picture: 'Bild vom Ergebnis teilen',
    caption: 'Gespielt im Backroom',
  },
  trouble: 'Das hat nicht geklappt',
};
