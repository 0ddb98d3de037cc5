// The thread that owns the database: opens it, executes batches, and closes it on request. It is never terminated from
// outside: that could interrupt SQLite in the middle of a write.
import { parentPort, workerData } from 'node:worker_threads';
import { holdAlone } from './alone.ts';
import type { FromThread, ToThread } from './batch.ts';
import { type DatabaseFile, openConnection } from './connection.ts';
import { Heads } from './heads.ts';
import { openLedger } from './ledger.ts';
import { migrate } from './schema.ts';
import { troubleOf } from './trouble.ts';
import { openWriter } from './writer.ts';

const port = parentPort;
if (port === null) throw new Error('this program runs in a worker thread: start it with new Worker');
const say = (message: FromThread): void => port.postMessage(message);

function open(place: DatabaseFile) {
  const letGo = holdAlone(place.path);
  try {
    const db = openConnection(place);
    try {
      migrate(db);
      const heads = new Heads();
      const writer = openWriter(db, openLedger(db, heads), heads);
      const close = (): void => {
        db.close();
        letGo();
      };
      return { writer, close };
    } catch (error) {
      db.close();
      throw error;
    }
  } catch (error) {
    letGo();
    throw error;
  }
}

try {
  const { writer, close } = open(workerData as DatabaseFile);
  port.on('message', (message: ToThread) => {
    if (message === 'close') {
      close();
      port.close();
    } else if (message === 'health') say({ kind: 'health', health: writer.health() });
    else say({ kind: 'replies', replies: writer.write(message) });
  });
  say({ kind: 'opened' });
} catch (error) {
  const { code, message } = troubleOf(error);
  say({ kind: 'refused', code, message });
}
