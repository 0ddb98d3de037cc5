// A game in the terminal, driven through a pipe or from a screen of 80 by 24 with a keyboard.
import { PassThrough, Readable } from 'node:stream';
import { play } from '../../src/play/index.ts';
import { paper } from './streams.ts';

export async function piped(args: readonly string[], lines: readonly string[]) {
  const [output, error] = [paper(), paper()];
  const input = Readable.from([lines.map((line) => `${line}\n`).join('')]);
  const status = await play(args, { input, output: output.stream, error: error.stream, env: {} });
  return { status, text: output.text(), complaint: error.text() };
}

export function onTerminal(args: string) {
  const input = Object.assign(new PassThrough(), { isTTY: true, setRawMode: () => undefined });
  const { stream, text } = paper();
  const output = Object.assign(stream, { isTTY: true, columns: 80, rows: 24 });
  const status = play(args.split(' '), { input, output, error: output, env: { TERM: 'xterm', NO_COLOR: '1' } });
  let seen = 0;
  /** Waits until a text is shown that was not there before, then types a line. */
  const answer = async (expected: string | RegExp, line: string): Promise<string> => {
    for (let waited = 0; ; waited++) {
      const fresh = text().slice(seen);
      const isThere = typeof expected === 'string' ? fresh.includes(expected) : expected.test(fresh);
      if (isThere) {
        seen = text().length;
        input.write(`${line}\r\n`);
        return fresh;
      }
      if (waited > 3000) throw new Error(`never shown: ${expected}\n${fresh.slice(-800)}`);
      await new Promise((done) => setTimeout(done, 10));
    }
  };
  return { answer, text, status };
}
