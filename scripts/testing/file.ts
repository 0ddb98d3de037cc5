// Runs one test file as a process of its own and reads its report after it has ended.
import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { reachedFrom } from './imports.ts';
import type { ReportLine } from './report.ts';

export interface Failure {
  readonly file: string;
  readonly test: string;
  readonly text: string;
}

export interface FileResult {
  readonly file: string;
  readonly passed: number;
  readonly skipped: number;
  readonly failures: readonly Failure[];
  readonly seconds: number;
}

/** Time limits in milliseconds. */
export interface Limits {
  readonly test: number;
  readonly file: number;
  /** From the end of the last test to the end of the process. */
  readonly ending: number;
}

export const LIMITS: Limits = { test: 300_000, file: 600_000, ending: 10_000 };

const LOOK_EVERY = 500;
const LAST_OUTPUT_LINES = 30;

const beside = (name: string): string => pathToFileURL(join(import.meta.dirname, name)).href;
const isWindows = process.platform === 'win32';

/** Only files that use fast-check wait for it to load. */
function flagsFor(file: string, root: string, limits: Limits): string[] {
  return [
    `--test-timeout=${limits.test}`,
    `--test-reporter=${beside('report.ts')}`,
    '--test-reporter-destination=stdout',
    // A process that exits while a compiler thread runs may hang (nodejs/node#54918): one file in two thousand did.
    '--no-concurrent-recompilation',
    ...(reachedFrom(file, root).modules.has('fast-check') ? [`--import=${beside('fixed-seed.ts')}`] : []),
  ];
}

export async function runFile(
  file: string,
  root: string,
  env: NodeJS.ProcessEnv = process.env,
  limits: Limits = LIMITS,
): Promise<FileResult> {
  const runtime = join(root, '.runtime');
  mkdirSync(runtime, { recursive: true });
  const folder = mkdtempSync(join(runtime, 'test-'));
  const report = join(folder, 'report');
  const begun = performance.now();
  try {
    const ended = await runProcess([...flagsFor(file, root, limits), join(root, file)], root, report, env, limits);
    return { file, seconds: (performance.now() - begun) / 1000, ...judge(file, linesOf(report), ended) };
  } finally {
    rmSync(folder, { recursive: true, force: true });
  }
}

function linesOf(report: string): ReportLine[] {
  try {
    return readFileSync(report, 'utf8')
      .split('\n')
      .filter(Boolean)
      .map((line) => JSON.parse(line) as ReportLine);
  } catch {
    return [];
  }
}

interface Ended {
  /** Why it was killed, or null if it ended by itself. */
  readonly killed: string | null;
  readonly how: string;
  readonly failed: boolean;
  readonly output: string;
}

function runProcess(
  args: readonly string[],
  root: string,
  report: string,
  env: NodeJS.ProcessEnv,
  limits: Limits,
): Promise<Ended> {
  // In a process group of its own, so that what it started ends with it.
  const child = spawn(process.execPath, args, {
    cwd: root,
    // Without the variable that makes a test process believe it is part of another run.
    env: { ...env, BACKROOM_TEST_REPORT: report, NODE_TEST_CONTEXT: undefined },
    stdio: ['ignore', 'pipe', 'pipe'],
    detached: !isWindows,
  });
  let output = '';
  for (const stream of [child.stdout, child.stderr])
    stream.setEncoding('utf8').on('data', (text: string) => {
      output = (output + text).slice(-100_000);
    });
  const killGroup = (): void => {
    try {
      if (isWindows || child.pid === undefined) child.kill('SIGKILL');
      else process.kill(-child.pid, 'SIGKILL');
    } catch {
      // It has ended already.
    }
  };
  let killed: string | null = null;
  const begun = performance.now();
  let known = 0;
  let knownSince = begun;
  const watch = setInterval(() => {
    const now = performance.now();
    const lines = linesOf(report);
    if (lines.length !== known) knownSince = now;
    known = lines.length;
    const isIdle = lines.findLast(({ type }) => type === 'busy' || type === 'idle')?.type === 'idle';
    if (isIdle && now - knownSince > limits.ending)
      killed = 'did not end: a server, a browser, a worker or a timer is open';
    else if (now - begun > limits.file) killed = `did not end within ${limits.file / 1000} s`;
    if (killed !== null) killGroup();
  }, LOOK_EVERY);
  const stop = (): void => {
    killGroup();
    process.exit(1);
  };
  process.once('SIGINT', stop).once('SIGTERM', stop);
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code, signal) => {
      clearInterval(watch);
      process.off('SIGINT', stop).off('SIGTERM', stop);
      killGroup();
      const how = signal === null ? `exit code ${code}` : `signal ${signal}`;
      resolve({ killed, how, failed: code !== 0, output });
    });
  });
}

/** Every way in which a file can fail to report counts as a failure under the file's name. */
function judge(
  file: string,
  lines: readonly ReportLine[],
  { killed, how, failed, output }: Ended,
): Pick<FileResult, 'passed' | 'skipped' | 'failures'> {
  const count = (type: ReportLine['type']): number => lines.filter((line) => line.type === type).length;
  const failures = lines.flatMap((line) =>
    line.type === 'failed' ? [{ file, test: line.name, text: line.text }] : [],
  );
  const end = lines.findLast((line) => line.type === 'end');
  const reported = count('passed') + count('skipped') + failures.length;
  const itself = (why: string): void => {
    const last = output.trim().split('\n').slice(-LAST_OUTPUT_LINES).join('\n');
    failures.push({ file, test: '(the file itself)', text: last === '' ? why : `${why}\n${last}` });
  };
  if (killed !== null) itself(killed);
  else if (!failed && (lines.length === 0 || end?.tests === 0)) itself(`reports no test (${how})`);
  else if (end === undefined) itself(`ended before its tests did (${how})`);
  else if (reported < end.tests) itself(`reports ${reported} of ${end.tests} tests`);
  else if (failed && failures.length === 0) itself(`all tests passed, but the process failed (${how})`);
  return { passed: count('passed'), skipped: count('skipped'), failures };
}
