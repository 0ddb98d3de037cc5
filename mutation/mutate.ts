// `npm run mutate`: breaks a package's source in one small way at a time and checks whether its tests notice.
//
//   npm run mutate -- packages/match                                  100 random mutants
//   npm run mutate -- packages/match --sample 30 --seed 7             30 of them, the same every time
//   npm run mutate -- packages/server --files 'src/tables/*.ts'       of these files only
//   npm run mutate -- packages/server --tests 'test/*.test.ts'        with these tests only
//   npm run mutate -- packages/match --sample all                     every mutant there is
import { randomInt } from 'node:crypto';
import { globSync, readFileSync } from 'node:fs';
import { availableParallelism } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { itemAt, Seeded, shuffle } from '@backroom/kit';
import { applied, type Mutant, mutantsOf } from './mutants.ts';
import { Imports, likeliest, type TestFile } from './tests.ts';
import { Tree } from './tree.ts';

const USAGE =
  'npm run mutate -- packages/NAME [--sample N|all] [--seed S] [--files GLOB] [--tests GLOB] [--longest SECONDS] [--workers N]';

/** With a mutant, a test file may take this many times its usual time, plus a constant, because the machine may be busy. */
const SLOWER = 5;
const PATIENCE = 30_000;

interface Wish {
  readonly root: string;
  readonly folder: string;
  readonly files: string;
  readonly tests: string;
  readonly sample: number;
  readonly seed: string;
  /** Test files that take longer are left out; milliseconds. */
  readonly longest: number;
  readonly workers: number;
}

interface Placed extends Mutant {
  readonly file: string;
  readonly source: string;
}

interface Verdict {
  readonly mutant: Placed;
  readonly verdict: 'killed' | 'survived' | 'timed out';
  /** The test file that noticed. */
  readonly by: string | null;
}

async function mutatePackage(wish: Wish): Promise<readonly Verdict[]> {
  const trees = Array.from({ length: wish.workers }, () => new Tree(wish.root));
  const tree = itemAt(trees, 0);
  const mutants = chooseMutants(wish);
  if (mutants.length === 0) throw new Error(`There is nothing to change in ${join(wish.folder, wish.files)}.`);
  const imports = new Imports(tree.root);
  const paths = globSync(join(wish.folder, wish.tests), { cwd: tree.root }).sort();
  const tests: TestFile[] = [];
  console.log(`${paths.length} test files without a mutant …`);
  await eachIn(trees, paths, async (own, path) => {
    const reach = imports.reachOf(path);
    if (!mutants.some(({ file }) => reach.has(file))) return;
    const begun = performance.now();
    const outcome = await own.run(path, wish.longest);
    if (outcome === 'passed') tests.push({ path, reach, takes: performance.now() - begun });
    else console.log(`  left out: ${path} ${outcome} without a mutant`);
  });
  console.log(`${mutants.length} mutants, ${tests.length} test files, seed ${wish.seed}`);
  const verdicts: Verdict[] = [];
  const kills = new Map<string, number>();
  await eachIn(trees, mutants, async (own, mutant) => {
    const verdict = await judge(own, mutant, likeliest(tests, mutant.file, kills));
    verdicts.push(verdict);
    for (const key of [`${verdict.by} ${mutant.file}`, `${verdict.by}`]) kills.set(key, (kills.get(key) ?? 0) + 1);
    console.log(`  ${verdicts.length}: ${describe(verdict)}`);
  });
  return verdicts;
}

function chooseMutants({ root, folder, files, sample, seed }: Wish): readonly Placed[] {
  const found = globSync(join(folder, files), { cwd: root })
    .sort()
    .flatMap((file) => {
      const source = readFileSync(join(root, file), 'utf8');
      return mutantsOf(source).map((mutant): Placed => ({ ...mutant, file, source }));
    });
  return shuffle(found, new Seeded(seed)).slice(0, sample);
}

async function judge(tree: Tree, mutant: Placed, tests: readonly TestFile[]): Promise<Verdict> {
  tree.write(mutant.file, applied(mutant.source, mutant));
  try {
    for (const { path, takes } of tests) {
      const limit = takes * SLOWER + PATIENCE;
      const outcome = await tree.run(path, limit);
      // On a busy machine a test may fail by chance, so it must fail twice.
      if (outcome === 'failed' && (await tree.run(path, limit)) === 'passed') continue;
      if (outcome !== 'passed') return { mutant, verdict: outcome === 'failed' ? 'killed' : outcome, by: path };
    }
    return { mutant, verdict: 'survived', by: null };
  } finally {
    tree.write(mutant.file, mutant.source);
  }
}

/** Each tree takes the next mutant when it has finished the last. */
async function eachIn<T>(trees: readonly Tree[], all: readonly T[], work: (tree: Tree, one: T) => Promise<void>) {
  const queue = [...all];
  await Promise.all(
    trees.map(async (tree) => {
      for (let one = queue.shift(); one !== undefined; one = queue.shift()) await work(tree, one);
    }),
  );
}

function describe({ mutant, verdict, by }: Verdict): string {
  const line = mutant.source.slice(0, mutant.start).split('\n').length;
  return `${verdict} ${mutant.file}:${line} ${mutant.change}${by === null ? '' : ` (${by})`}`;
}

function readWish(args: readonly string[]): Wish {
  const { values, positionals } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: {
      sample: { type: 'string', default: '100' },
      seed: { type: 'string', default: String(randomInt(2 ** 31)) },
      files: { type: 'string', default: '{src,knowledge}/**/*.ts' },
      tests: { type: 'string', default: 'test/**/*.test.ts' },
      longest: { type: 'string', default: '120' },
      workers: { type: 'string', default: String(availableParallelism()) },
      root: { type: 'string', default: join(import.meta.dirname, '..') },
      help: { type: 'boolean', default: false },
    },
  });
  if (values.help) {
    console.log(USAGE);
    process.exit(0);
  }
  const [folder, ...more] = positionals;
  if (folder === undefined || more.length > 0) throw new Error(`Name one package.\n${USAGE}`);
  const count = (name: 'sample' | 'longest' | 'workers'): number => {
    const number = Number(values[name]);
    if (!Number.isInteger(number) || number < 1) throw new Error(`--${name} is a whole number from 1 on.`);
    return number;
  };
  return {
    ...{ root: values.root, folder, files: values.files, tests: values.tests, seed: values.seed },
    sample: values.sample === 'all' ? Number.POSITIVE_INFINITY : count('sample'),
    longest: count('longest') * 1000,
    workers: count('workers'),
  };
}

// The copies of the tree are removed when the process exits.
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.on(signal, () => process.exit(1));

try {
  const wish = readWish(process.argv.slice(2));
  const verdicts = await mutatePackage(wish);
  const survivors = verdicts.filter(({ verdict }) => verdict === 'survived');
  const late = verdicts.filter(({ verdict }) => verdict === 'timed out').length;
  const noticed = verdicts.length - survivors.length;
  for (const survivor of survivors) console.log(describe(survivor));
  console.log(
    `${wish.folder}: ${noticed} of ${verdicts.length} mutants noticed (${((noticed / verdicts.length) * 100).toFixed(1)} %), ` +
      `${late} of them by a time limit; ${survivors.length} survived; seed ${wish.seed}`,
  );
} catch (error) {
  console.error(error instanceof Error ? error.message : error);
  process.exit(1);
}
