import type { Problems } from '../../src/words/catalogue.ts';

export const problems: Problems = {
  'not-found': 'Hier gibt es nichts zu sehen. Vielleicht ist der Link alt: Bitte um einen neuen.',
  'no-session': 'Der Server kennt dich noch nicht. Gib einen Namen ein und versuch es noch einmal.',
  'not-yours': 'Das kann nur, wer diesen Tisch eröffnet hat.',
  malformed: 'Diese Auswahl nimmt der Server nicht an. Ändere etwas und versuch es noch einmal.',
  'too-many': 'Zu viele Versuche. Warte eine Minute und versuch es dann noch einmal.',
  taken: 'Dieser Platz ist besetzt. Bitte um einen anderen, oder sieh zu.',
  'not-over': 'Die Partie läuft noch. Das siehst du, wenn sie vorbei ist.',
  'other-rules':
    'Diese Partie hat andere Regeln als dieser Server. Sie bleibt erhalten, lässt sich hier aber nicht fortsetzen.',
  'not-stored': 'Der Server kann gerade nichts speichern. Versuch es in einer Minute noch einmal.',
  'foreign-origin': 'Diese Seite darf diesen Server nicht benutzen. Öffne ihn unter seiner eigenen Adresse.',
  unreachable: 'Der Server ist nicht zu erreichen. Prüf die Verbindung; an diesem Gerät kannst du solange spielen.',
  trouble: 'Auf dem Server ist etwas schiefgegangen. Geändert wurde nichts; versuch es noch einmal.',
};
