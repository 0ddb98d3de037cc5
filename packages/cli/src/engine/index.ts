// `backroom engine`: the engine protocol over standard input and output.
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { version } from '../version.ts';
import { Laboratory } from './laboratory.ts';
import { readLines } from './lines.ts';

export async function engine(input: AsyncIterable<Uint8Array | string>, output: Writable): Promise<number> {
  const laboratory = new Laboratory(version);
  let gone = false;
  output.on('error', () => {
    gone = true; // whoever asked has closed the pipe: nothing is left to do
  });
  for await (const line of readLines(input)) {
    if (gone) break;
    const answer = `${JSON.stringify(laboratory.answer(line))}\n`;
    if (!output.write(answer) && !gone)
      await Promise.race([once(output, 'drain'), once(output, 'error')]).catch(() => {});
  }
  return 0;
}
