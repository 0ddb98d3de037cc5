// Is a backup whole, and is every match in it the one that was played? Each chain is made again from the secret in the file.
import { DatabaseSync } from 'node:sqlite';
import { chainOf, type Primitives } from '@backroom/match';
import { type Inspection, inspect } from '../store/sqlite/inspect.ts';

export interface BackupVerdict extends Inspection {
  /** Matches whose lines do not give the hashes that stand beside them. */
  readonly broken: readonly { readonly match: string; readonly seq: number }[];
}

export function verifyBackup(path: string, primitives: Primitives): BackupVerdict {
  const found = inspect(path);
  const db = new DatabaseSync(path, { readOnly: true });
  try {
    const matches = db.prepare('SELECT no, id, secret FROM match').all() as {
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
