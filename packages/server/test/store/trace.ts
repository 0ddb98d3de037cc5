// The writes, syncs and output of a process in order, from strace.
import { spawnSync } from 'node:child_process';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import { WRITING_CHILD } from './made-up.ts';

export type Happening =
  | { readonly kind: 'write'; readonly file: string; readonly offset: number; readonly bytes: Buffer }
  | { readonly kind: 'truncate'; readonly file: string; readonly size: number }
  | { readonly kind: 'unlink'; readonly file: string }
  | { readonly kind: 'sync begins'; readonly file: string }
  | { readonly kind: 'sync ends'; readonly file: string }
  | { readonly kind: 'acknowledged'; readonly mark: string };

export const MARK = /<m\d+:\d+>/g;

const STRACE = 'strace';

export const hasStrace = (): boolean => spawnSync(STRACE, ['-V']).status === 0;

/** How a program is run so that its trace can be read. Everything is printed in hex, so that bytes are bytes. */
export function straceInto(out: string): readonly string[] {
  const calls = 'trace=write,writev,sendto,sendmsg,pwrite64,fsync,fdatasync,ftruncate,unlink';
  return [STRACE, '-f', '--seccomp-bpf', '-y', '-xx', '-s', '70000', '-e', calls, '-e', 'signal=none', '-o', out];
}

/** Runs the writing child under strace. It acknowledges on its standard output. */
export function traceWriter(folder: string, ...args: readonly string[]): Happening[] {
  const out = join(folder, 'trace');
  const [strace, ...options] = straceInto(out);
  const run = spawnSync(strace, [...options, process.execPath, WRITING_CHILD, ...args], { encoding: 'utf8' });
  if (run.status !== 0) throw new Error(`strace ended with ${run.status}: ${run.stderr}`);
  return readTrace(readFileSync(out, 'latin1'), ({ descriptor, text }) =>
    descriptor === '1' ? [...text.matchAll(MARK)].map(([mark]) => mark) : [],
  );
}

/** Output of the process. */
interface Said {
  readonly descriptor: string;
  /** What is behind it: a file, a pipe, a socket. */
  readonly where: string;
  readonly text: string;
}

const bytesOf = (hex: string): Buffer => Buffer.from(hex.replaceAll('\\x', ''), 'hex');
const plain = (text: string): string => (text.includes('\\x') ? bytesOf(text).toString() : text);

/** `acknowledged`: the marks of what is acknowledged by something that was said. */
export function readTrace(text: string, acknowledged: (said: Said) => readonly string[]): Happening[] {
  const happenings: Happening[] = [];
  /** Syncs that another thread's call interrupted on the page, by thread. */
  const begun = new Map<string, string>();
  for (const line of text.split('\n')) {
    const [, thread, rest] = /^(\d+) +(.*)$/.exec(line) ?? [];
    if (thread === undefined) continue;
    const done = / = 0$/.test(rest);
    if (/^<\.\.\. f(data)?sync resumed>/.test(rest)) {
      const file = begun.get(thread);
      if (file !== undefined && done) happenings.push({ kind: 'sync ends', file });
      continue;
    }
    const unlinked = /^unlink\("([^"]*)"/.exec(rest);
    if (unlinked) happenings.push({ kind: 'unlink', file: plain(unlinked[1]) });
    const [, call, descriptor, where, more] = /^(\w+)\((\d+)<([^>]*)>(.*)$/.exec(rest) ?? [];
    // A failed call has changed nothing and told nobody anything.
    if (call === undefined || / = -1 /.test(rest)) continue;
    const file = plain(where);
    if (call === 'fsync' || call === 'fdatasync') {
      happenings.push({ kind: 'sync begins', file });
      if (rest.includes('<unfinished')) begun.set(thread, file);
      else if (done) happenings.push({ kind: 'sync ends', file });
    } else if (call === 'ftruncate') {
      happenings.push({ kind: 'truncate', file, size: Number(/, (\d+)/.exec(more)?.[1]) });
    } else {
      const bytes = bytesOf([...more.matchAll(/"([^"]*)"/g)].map(([, hex]) => hex).join(''));
      if (call === 'pwrite64')
        happenings.push({ kind: 'write', file, offset: Number(/^, "[^"]*", \d+, (\d+)/.exec(more)?.[1]), bytes });
      else
        for (const mark of acknowledged({ descriptor, where: file, text: bytes.toString('latin1') }))
          happenings.push({ kind: 'acknowledged', mark });
    }
  }
  return happenings;
}

/** Acknowledgements before which no completed sync covers the bytes that hold the line. */
export function uncovered(happenings: readonly Happening[], marks = MARK): string[] {
  const written = new Set<string>();
  const durable = new Set<string>();
  const early: string[] = [];
  let covering: string[] = [];
  for (const happening of happenings) {
    if (happening.kind === 'acknowledged') {
      if (!durable.has(happening.mark)) early.push(happening.mark);
    } else if (!happening.file.endsWith('-wal')) continue;
    else if (happening.kind === 'write')
      for (const [mark] of happening.bytes.toString('latin1').matchAll(marks)) written.add(mark);
    else if (happening.kind === 'sync begins') covering = [...written];
    else if (happening.kind === 'sync ends') for (const mark of covering) durable.add(mark);
  }
  return early;
}
