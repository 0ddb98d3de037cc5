// A release without publishing: everything packed twice and compared, and the bill of materials.
import { spawnSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { type Packed, packAll } from './pack.ts';
import { readPackage, root } from './published.ts';
import { strayVersions } from './version.ts';

/** Relative to the repository. */
export const BILL = join('dist', 'release', 'sbom.cdx.json');

const output = (command: string, ...args: string[]): string => outputIn(root, command, ...args);

const outputIn = (cwd: string, command: string, ...args: string[]): string => {
  const { status, stdout, stderr } = spawnSync(command, args, {
    cwd,
    encoding: 'utf8',
    maxBuffer: 2 ** 28,
    shell: process.platform === 'win32',
  });
  if (status !== 0) throw new Error(`${command} ${args.join(' ')} failed: ${stderr}`);
  return stdout;
};

/** The reasons against a release, in sentences. */
function obstacles(version: string): string[] {
  const found: string[] = [];
  if (output('git', 'status', '--porcelain') !== '') found.push('There are changes that are not committed.');
  const strays = strayVersions();
  if (strays.length > 0) found.push(`These packages do not have the version ${version}: ${strays.join(', ')}.`);
  return found;
}

/** The steps that only a real release needs. */
function remaining(version: string): string[] {
  const changelog = readFileSync(join(root, 'CHANGELOG.md'), 'utf8');
  return changelog.includes(`\n## ${version}`)
    ? []
    : [`Rename "Unreleased" in CHANGELOG.md to "${version}", with the date.`];
}

/** The files that differ between both. */
export const differing = (first: readonly Packed[], again: readonly Packed[]): string[] =>
  first.filter(({ sha256 }, i) => again[i]?.sha256 !== sha256).map(({ file }) => file);

/**
 * Writes the bill of materials (CycloneDX) of the packages that are installed with the program. `project`: a folder where the program is
 * installed. In the repository itself npm would leave out packages that a development tool needs too.
 */
export function writeBill(project: string): void {
  mkdirSync(dirname(join(root, BILL)), { recursive: true });
  writeFileSync(join(root, BILL), outputIn(project, 'npm', 'sbom', '--sbom-format', 'cyclonedx'));
}

/** Installs the packed program into an empty project, and gives that project to `use`. */
function withInstalled(packed: readonly Packed[], use: (project: string) => void): void {
  const project = mkdtempSync(join(tmpdir(), 'backroom-bill-'));
  try {
    writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'bill', version: '0.0.0', private: true }));
    outputIn(project, 'npm', 'install', '--no-audit', '--no-fund', ...packed.map(({ file }) => join(root, file)));
    use(project);
  } finally {
    rmSync(project, { recursive: true });
  }
}

/** False: it cannot be released. */
export async function dryRun(): Promise<boolean> {
  const { version } = readPackage('.');
  const found = obstacles(version);
  const packed = await packAll();
  // Build the page a second time too.
  rmSync(join(root, 'dist'), { recursive: true });
  const again = await packAll();
  const changed = differing(packed, again);
  if (changed.length > 0) found.push(`Packed twice, not the same bytes: ${changed.join(', ')}.`);
  withInstalled(again, writeBill);
  for (const { file, bytes, sha256 } of again) console.log(`${sha256}  ${file} (${Math.round(bytes / 1024)} kB)`);
  console.log(`${BILL}: the bill of materials\n`);
  for (const sentence of found) console.log(`NOT READY: ${sentence}`);
  if (found.length > 0) return false;
  console.log(`${version} can be released. Nothing was published. To publish:\n`);
  for (const step of remaining(version)) console.log(`  ${step}`);
  console.log(`  git tag -s v${version} && git push origin v${version}`);
  for (const { file } of again) console.log(`  npm publish --access public ${file}`);
  return true;
}
