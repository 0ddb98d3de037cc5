// Lays out each npm package as it will be packed: compiled files, package.json, README and licence.
import { spawnSync } from 'node:child_process';
import { cpSync, existsSync, globSync, mkdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, posix, sep } from 'node:path';
import { ensurePage } from '../scripts/page.ts';
import { closureOf, rewriteSpecifiers, toCompiled } from './modules.ts';
import {
  entriesOf,
  LIBRARIES,
  OLDEST_NODE,
  type PackageJson,
  PROGRAM,
  PROGRAM_FILES,
  readPackage,
  root,
} from './published.ts';

const compiled = join(root, 'dist', 'release', 'compiled');
const linked = join(root, 'dist', 'release', 'linked');
const staged = join(root, 'dist', 'release', 'staged');

/** Compiles everything, then lays out all packages. Returns their folders. */
export async function assembleAll(): Promise<string[]> {
  rmSync(join(root, 'dist', 'release'), { recursive: true, force: true });
  compile();
  await ensurePage();
  return [...LIBRARIES.map(assembleLibrary), assembleProgram()];
}

function compile(): void {
  const tsc = join(root, 'node_modules', 'typescript', 'bin', 'tsc');
  const { status } = spawnSync(process.execPath, [tsc, '-p', 'release'], { cwd: root, stdio: ['ignore', 2, 2] });
  if (status !== 0) throw new Error('The packages do not compile; see the lines above.');
  // Earlier rules are JavaScript already, with their types beside them. Data is copied here because the compiler may leave
  // it out: a JSON file that it happens to reach through node_modules first is not written.
  for (const file of globSync('packages/*/{earlier/**/*.{js,d.ts},*/**/*.json}', { cwd: root }))
    cpSync(join(root, file), join(compiled, file));
}

const js = (file: string): string => posix.normalize(file).replace(/\.tsx?$/, '.js');
const dts = (file: string): string => posix.normalize(file).replace(/\.(tsx?|js)$/, '.d.ts');

/** The fields that all our packages share. */
const about = ({ version, license }: PackageJson) => ({
  version,
  license,
  type: 'module',
  engines: { node: `>=${OLDEST_NODE}` },
});

function assembleLibrary(name: string): string {
  const own = readPackage(`packages/${name}`);
  const from = join(compiled, 'packages', name);
  const to = join(staged, name);
  // Entries that only our page loads are not compiled here and not published.
  const entries = entriesOf(own).filter(([, file]) => existsSync(join(from, js(file))));
  const { files, packages } = closureOf(
    from,
    entries.flatMap(([, file]) => [js(file), dts(file)]),
  );
  for (const file of files) copyModule(join(from, file), join(to, file), toCompiled);
  writePackage(to, {
    name: own.name,
    description: own.description,
    ...about(own),
    sideEffects: false,
    exports: Object.fromEntries(
      entries.map(([entry, file]) => [entry, { types: `./${dts(file)}`, default: `./${js(file)}` }]),
    ),
    dependencies: pick(own.dependencies, packages),
  });
  cpSync(join(root, 'packages', name, 'README.md'), join(to, 'README.md'));
  cpSync(join(root, 'LICENSE'), join(to, 'LICENSE'));
  return to;
}

/** Keeps the repository's layout, so that the program finds the page and the API descriptions at the usual paths. */
function assembleProgram(): string {
  const own = readPackage('.');
  const to = join(staged, PROGRAM);
  linkPackages();
  const { files, packages } = closureOf(linked, ['packages/cli/src/main.js']);
  for (const file of files) copyModule(join(linked, file), join(to, file), toCompiled);
  for (const file of PROGRAM_FILES) cpSync(join(root, file), join(to, file), { recursive: true });
  cpSync(join(import.meta.dirname, 'program'), to, { recursive: true });
  const folders = new Set([...files].map((file) => file.split('/').slice(0, 2).join('/')));
  const all: Record<string, string> = Object.assign(
    {},
    ...[...folders].map((folder) => readPackage(folder).dependencies),
  );
  writePackage(to, {
    name: PROGRAM,
    description: own.description,
    ...about(own),
    bin: { backroom: 'bin/backroom.js' },
    dependencies: pick(all, new Set([...packages].filter((name) => !isOurs(name)))),
  });
  return to;
}

const isOurs = (specifier: string): boolean => specifier.startsWith('@backroom/');

/** A copy of everything compiled in which our packages find each other by relative paths. */
function linkPackages(): void {
  const targets = new Map<string, string>();
  for (const file of globSync('packages/*/package.json', { cwd: root })) {
    const folder = posix.dirname(toPosix(file));
    const { name, version, exports = {}, imports = {} } = readPackage(folder);
    writePackage(join(linked, folder), { name, version, type: 'module' });
    for (const [entry, source] of Object.entries(exports))
      targets.set(posix.join(name, entry), posix.join(folder, js(source)));
    for (const [alias, { default: source }] of Object.entries(imports))
      targets.set(alias, posix.join(folder, js(source)));
  }
  for (const found of globSync('packages/**/*.{js,json}', { cwd: compiled })) {
    const file = toPosix(found);
    copyModule(join(compiled, file), join(linked, file), (specifier) => {
      const target = targets.get(specifier);
      // The page's parts of a game are inside the built page.
      if (target === undefined || !existsSync(join(compiled, target))) return specifier;
      const path = posix.relative(posix.dirname(file), target);
      return path.startsWith('.') ? path : `./${path}`;
    });
  }
}

const toPosix = (path: string): string => path.split(sep).join('/');

function copyModule(from: string, to: string, rewrite: (specifier: string) => string): void {
  const text = readFileSync(from, 'utf8');
  mkdirSync(dirname(to), { recursive: true });
  writeFileSync(to, from.endsWith('.json') ? text : rewriteSpecifiers(text, rewrite));
}

function writePackage(folder: string, content: object): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), `${JSON.stringify(content, null, 2)}\n`);
}

const pick = (versions: Readonly<Record<string, string>> = {}, names: ReadonlySet<string>): Record<string, string> =>
  Object.fromEntries(
    Object.entries(versions)
      .filter(([name]) => names.has(name))
      .sort(),
  );
