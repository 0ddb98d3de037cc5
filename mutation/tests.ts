// Finds the test files that can notice a change of a source file, from the imports, the likeliest first.
import { existsSync, globSync, readFileSync } from 'node:fs';
import { basename, dirname, join } from 'node:path';

/** The distance in imports from a test to each file that it reaches. */
export type Reach = ReadonlyMap<string, number>;

/** Reads imports of a tree. All paths are relative to its root. */
export class Imports {
  private readonly root: string;
  private readonly known = new Map<string, readonly string[]>();
  /** Package name → its folder and exports. */
  private readonly packages = new Map<string, { folder: string; exports: Readonly<Record<string, string>> }>();

  constructor(root: string) {
    this.root = root;
    for (const path of globSync(['packages/*/package.json', 'examples/*/package.json'], { cwd: root })) {
      const { name, exports = {} } = JSON.parse(readFileSync(join(root, path), 'utf8'));
      this.packages.set(name, { folder: dirname(path), exports });
    }
  }

  reachOf(test: string): Reach {
    const reach = new Map([[test, 0]]);
    for (const [file, distance] of reach)
      for (const next of this.of(file)) if (!reach.has(next)) reach.set(next, distance + 1);
    return reach;
  }

  private of(file: string): readonly string[] {
    const cached = this.known.get(file);
    if (cached !== undefined) return cached;
    const source = /\.tsx?$/.test(file) ? readFileSync(join(this.root, file), 'utf8') : '';
    const files = [...source.matchAll(IMPORT)].flatMap(([, ...found]) => {
      const target = this.resolve(dirname(file), found.find((one) => one !== undefined) ?? '');
      return target !== null && existsSync(join(this.root, target)) ? [target] : [];
    });
    this.known.set(file, files);
    return files;
  }

  private resolve(folder: string, wanted: string): string | null {
    if (wanted.startsWith('.')) return join(folder, wanted);
    const name = wanted.split('/', 2).join('/');
    const found = this.packages.get(name);
    const path = found?.exports[`.${wanted.slice(name.length)}`];
    return found === undefined || path === undefined ? null : join(found.folder, path);
  }
}

/** Static imports except those of types, dynamic imports, and files that a program starts by their address. */
const IMPORT =
  /(?:^|\n)\s*(?:import|export)\s+(?!type\b)(?:[^'";]*?from\s+)?'([^']+)'|import\('([^']+)'\)|new URL\('([^']+)', import\.meta\.url\)/g;

export interface TestFile {
  readonly path: string;
  readonly reach: Reach;
  /** Without a mutant, in milliseconds. */
  readonly takes: number;
}

/** How often a test has noticed a mutant of a file in this run. */
export type Kills = ReadonlyMap<string, number>;

/** The test files that reach a source: first those that noticed a mutant of it, then the nearest, then the fastest. */
export function likeliest(tests: readonly TestFile[], source: string, kills: Kills): readonly TestFile[] {
  const stem = basename(source, '.ts');
  const rank = ({ path, reach, takes }: TestFile): readonly number[] => [
    -(kills.get(`${path} ${source}`) ?? 0),
    Math.min(reach.get(source) ?? 0, 2) - (basename(path).includes(stem) ? 1 : 0),
    -Math.sign(kills.get(path) ?? 0),
    takes,
  ];
  return tests
    .filter(({ reach }) => reach.has(source))
    .map((test) => ({ test, rank: rank(test) }))
    .sort((a, b) => a.rank.map((n, i) => n - (b.rank[i] ?? 0)).find((n) => n !== 0) ?? 0)
    .map(({ test }) => test);
}
