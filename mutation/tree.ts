// A copy of the tree to break things in, and test files run in it.
import { spawn } from 'node:child_process';
import { once } from 'node:events';
import {
  cpSync,
  lstatSync,
  mkdirSync,
  mkdtempSync,
  readdirSync,
  readlinkSync,
  rmSync,
  symlinkSync,
  writeFileSync,
} from 'node:fs';
import { tmpdir } from 'node:os';
import { join, relative, sep } from 'node:path';

export type Outcome = 'passed' | 'failed' | 'timed out';

export class Tree {
  readonly root: string;
  private running: number | undefined;

  constructor(original: string) {
    this.root = mkdtempSync(join(tmpdir(), 'backroom-mutate-'));
    process.on('exit', () => this.remove());
    cpSync(original, this.root, {
      recursive: true,
      filter: (path) => !LEFT_OUT.has(relative(original, path).split(sep)[0] ?? ''),
    });
    linkModules(join(original, 'node_modules'), join(this.root, 'node_modules'));
    symlinkSync(join(original, '.runtime'), join(this.root, '.runtime'));
  }

  write(file: string, text: string): void {
    writeFileSync(join(this.root, file), text);
  }

  remove(): void {
    endGroup(this.running);
    rmSync(this.root, { recursive: true, force: true });
  }

  /** Runs one test file in its own process. All child processes end with it. */
  async run(test: string, limit: number): Promise<Outcome> {
    const args = ['--test-force-exit', '--no-concurrent-recompilation', '--test-reporter=dot', test];
    const child = spawn(process.execPath, args, { cwd: this.root, stdio: 'ignore', detached: true });
    this.running = child.pid;
    let isLate = false;
    const timer = setTimeout(() => {
      isLate = true;
      endGroup(child.pid);
    }, limit);
    const [status] = await once(child, 'exit');
    clearTimeout(timer);
    endGroup(child.pid);
    this.running = undefined;
    return isLate ? 'timed out' : status === 0 ? 'passed' : 'failed';
  }
}

const LEFT_OUT = new Set(['.git', '.runtime', 'node_modules', 'dist']);

function endGroup(pid: number | undefined): void {
  try {
    if (pid !== undefined) process.kill(-pid, 'SIGKILL');
  } catch {
    // The process group is already gone.
  }
}

/** Links other packages to the originals, and our own packages to the copy. */
function linkModules(from: string, to: string): void {
  mkdirSync(to);
  for (const name of readdirSync(from)) {
    const path = join(from, name);
    const isScope = name.startsWith('@') && lstatSync(path).isDirectory();
    if (isScope) linkModules(path, join(to, name));
    else if (lstatSync(path).isSymbolicLink()) symlinkSync(readlinkSync(path), join(to, name));
    else symlinkSync(path, join(to, name));
  }
}
