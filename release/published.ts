// The npm packages of this project.
import { globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

export const root = join(import.meta.dirname, '..');

/** A package that has a manifest is a game. */
const GAMES = globSync('packages/*/manifest.ts', { cwd: root })
  .map((path) => basename(dirname(path)))
  .sort();

/** Libraries, by the folder in packages/. Each one comes after those that it depends on. */
export const LIBRARIES: readonly string[] = ['kit', 'match', 'protocol', 'bots', ...GAMES];

/** The program: server, terminal and the built page in one package that does not depend on our libraries. */
export const PROGRAM = 'backroom-games';

/** What the compiled program needs from the repository, at the same relative paths. */
export const PROGRAM_FILES = ['dist/web', 'docs/openapi.json', 'docs/asyncapi.json', 'LICENSE'];

/** The oldest Node that runs the compiled packages. */
export const OLDEST_NODE = '22.18.0';

/** What only our own server and page load: parts of a game, through its manifest, and the schemas of the contract. */
const OWN_PARTS = ['./manifest', './page', './contract'];

export interface PackageJson {
  readonly name: string;
  readonly version: string;
  readonly description?: string;
  readonly license?: string;
  readonly exports?: Readonly<Record<string, string>>;
  readonly imports?: Readonly<Record<string, { readonly default: string }>>;
  readonly dependencies?: Readonly<Record<string, string>>;
}

export const readPackage = (folder: string): PackageJson =>
  JSON.parse(readFileSync(join(root, folder, 'package.json'), 'utf8')) as PackageJson;

/** Each public entry of a package with its source file. */
export const entriesOf = ({ exports = {} }: PackageJson): [entry: string, file: string][] =>
  Object.entries(exports).filter(([entry]) => !OWN_PARTS.includes(entry));
