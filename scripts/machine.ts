// The machine of a test run in one line: the first clue for a failure elsewhere.
import { spawnSync } from 'node:child_process';
import { availableParallelism, cpus, loadavg, platform, release, totalmem } from 'node:os';

function versionOf(chromium: string): string {
  // On Windows, browsers open a window instead of printing their version.
  if (platform() === 'win32') return `a browser at ${chromium}`;
  const { stdout } = spawnSync(chromium, ['--version'], { encoding: 'utf8', timeout: 20_000 });
  return stdout?.trim() || `a browser of unknown version at ${chromium}`;
}

export function machine(chromium: string | null): string {
  const cores = `${availableParallelism()} cores`;
  const memory = `${Math.round(totalmem() / 2 ** 30)} GB`;
  const load = `load ${(loadavg()[0] ?? 0).toFixed(1)}`;
  return [
    `Node ${process.versions.node}`,
    chromium === null ? 'no browser' : versionOf(chromium),
    `${platform()} ${release()}`,
    `${cpus()[0]?.model.trim() ?? 'an unknown processor'}, ${cores}, ${memory}, ${load}`,
  ].join(' · ');
}
