// `backroom engine`: the engine protocol over standard input and output.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { version } from '../version.ts';
import { EngineSession } from './engine-session.ts';
import { readLines } from './lines.ts';

export const ENGINE_USAGE = `backroom engine    speaks the engine protocol on standard input and output (docs/engine-protocol.md)
  One JSON object a line in, one a line out, in order. End of input ends the program with status 0.
  Example: echo '{"id":1,"cmd":"hello"}' | backroom engine`;

export async function engine(input: AsyncIterable<Uint8Array | string>, output: Writable): Promise<number> {
  const engine = new EngineSession(version);
  let gone = false;
  output.on('error', () => {
    gone = true; // the reader has closed the pipe: nothing is left to do
  });
  for await (const line of readLines(input)) {
    if (gone) break;
    const answer = `${JSON.stringify(engine.answer(line))}\n`;
    if (!output.write(answer) && !gone)
      await Promise.race([once(output, 'drain'), once(output, 'error')]).catch(() => {});
  }
  return 0;
}
