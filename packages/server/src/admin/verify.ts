// Verifies a backup: is it complete, and does every match have its original hash chain? Recomputed from the stored
// secret.
import { DatabaseSync } from 'node:sqlite';
import { chainOf, type Primitives } from '@backroom/match';
import { type Inspection, inspect } from '../store/sqlite/inspect.ts';

export interface BackupVerdict extends Inspection {
  /** Matches whose lines do not match their stored hashes. */
  readonly broken: readonly { readonly match: string; readonly seq: number }[];
}

export function verifyBackup(path: string, primitives: Primitives): BackupVerdict {
  const found = inspect(path);
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    // A match that is being deleted has another id, but its hashes start from the old one.
    const matches = db.prepare("SELECT no, id, secret FROM match WHERE id NOT GLOB '~[0-9]*'").all() as {
      no: number;
      id: string;
      secret: string;
    }[];
    const linesOf = db.prepare('SELECT text, hash FROM event WHERE match = ? ORDER BY seq');
    const broken = matches.flatMap(({ no, id, secret }) => {
      const lines = linesOf.all(no) as { text: string; hash: string }[];
      const heads = chainOf(
        id,
        secret,
        lines.map(({ text }) => text),
        primitives,
      );
      const first = lines.findIndex(({ hash }, index) => hash !== heads[index]);
      return first < 0 ? [] : [{ match: id, seq: first + 1 }];
    });
    return { ...found, broken };
  } finally {
    db.close();
  }
}
