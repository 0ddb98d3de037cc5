// Packs the laid-out packages with npm.
import { spawnSync } from 'node:child_process';
import { createHash } from 'node:crypto';
import { mkdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
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
  return folders.map(pack);
}

function pack(folder: string): Packed {
  const args = ['pack', '--json', '--ignore-scripts', '--pack-destination', join(root, PACKED)];
  const { stdout, stderr, status } = spawnSync('npm', args, {
    cwd: folder,
    encoding: 'utf8',
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`npm pack failed in ${folder}: ${stderr}`);
  const [{ name, filename }] = JSON.parse(stdout) as [{ name: string; filename: string }];
  const content = readFileSync(join(root, PACKED, filename));
  const sha256 = createHash('sha256').update(content).digest('hex');
  return { name, file: join(PACKED, filename), bytes: content.length, sha256 };
}
