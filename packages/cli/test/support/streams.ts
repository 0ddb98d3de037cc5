// A writable stream for tests.
import { Writable } from 'node:stream';

/** A stream, and the text written to it. */
export function paper(): { readonly stream: Writable; readonly text: () => string } {
  const parts: Buffer[] = [];
  const stream = new Writable({
    write(part, _encoding, done) {
      parts.push(part);
      done();
    },
  });
  return { stream, text: () => Buffer.concat(parts).toString() };
}
