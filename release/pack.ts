// Packs the laid-out packages with npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { assembleAll } from './assemble.ts';
import { root } from './published.ts';

export interface Packed {
  readonly name: string;
  /** Relative to the repository. */
  readonly file: string;
  readonly bytes: number;
  readonly sha256: string;
}

const PACKED = join('dist', 'release', 'packed');

export async function packAll(): Promise<Packed[]> {
  const folders = await assembleAll();
  mkdirSync(join(root, PACKED), { recursive: true });
  // All in one call: npm takes longer to start than to pack.
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', join(root, PACKED)];
  const places = folders.map((folder) => `./${relative(root, folder)}`);
  const { stdout, stderr, status } = spawnSync('npm', [...args, ...places], {
    cwd: root,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed: ${stderr}`);
  return (JSON.parse(stdout) as { name: string; filename: string }[]).map(({ name, filename }) => {
    const content = readFileSync(join(root, PACKED, filename));
    const sha256 = createHash('sha256').update(content).digest('hex');
    return { name, file: join(PACKED, filename), bytes: content.length, sha256 };
  });
}
