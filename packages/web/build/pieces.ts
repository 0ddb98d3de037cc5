// How the page is cut into files. What the first table needs comes as few files, because every file costs a journey and small
// ones compress badly: `first` for the page, `keeper` for its worker, `shared` for what both need, and the words of one
// language. All else is cut where the program says `import()`.
import { join } from 'node:path';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

const LANGUAGES = ['en', 'de', 'fr', 'it', 'es'];

const PAGE = ['web/src/main.tsx', 'web/src/screens/home.tsx', 'scheffeln/table/index.tsx'];
const KEEPER = ['web/src/local/keeper.worker.ts'];
/** Every program that runs in a worker: nothing that it needs may lie in a file that begins the page. */
const WORKERS = [
  ...KEEPER,
  'web/src/local/bots-here.ts',
  'web/src/local/next-door.ts',
  'web/src/replay/study.worker.ts',
  'games/workers/browser.ts',
];
/** The first game's rules: the page shows what may be done by them, the keeper judges by them. */
const RULES = ['scheffeln/src/playing.ts', 'scheffeln/src/afresh.ts'];
/** Small screens, and what is seldom seen at a table: together, because each name of a file is carried by whoever asks for it. */
const SCREENS = ['at-local', 'at-table', 'join', 'lobby', 'mine', 'new-table', 'nowhere', 'return', 'settings'].map(
  (name) => `web/src/screens/${name}.tsx`,
);
const BESIDE = ['aside', 'curtain', 'ending', 'recap', 'request'].map((name) => `web/src/table/${name}.tsx`);
const wordsIn = (language: string): string[] =>
  ['web/src/words', 'scheffeln/src/words', 'scheffeln/table/words'].map((folder) => `${folder}/${language}.ts`);

const packages = join(import.meta.dirname, '../..');

type Chunks = readonly Rolldown.OutputChunk[];

/** All modules that are loaded together with these, by chunks as the bundler cuts them of itself: so fine that nothing is too much. */
const together = (chunks: Chunks, roots: readonly string[]): ReadonlySet<string> =>
  new Set([...loadedWith(chunks, roots)].flatMap(({ moduleIds }) => moduleIds));

function loadedWith(chunks: Chunks, roots: readonly string[]): ReadonlySet<Rolldown.OutputChunk> {
  const ids = roots.map((root) => join(packages, root));
  const left = chunks.filter(
    ({ facadeModuleId, moduleIds }) => ids.includes(facadeModuleId ?? '') || moduleIds.some((id) => ids.includes(id)),
  );
  const found = new Set<Rolldown.OutputChunk>();
  for (let chunk = left.pop(); chunk !== undefined; chunk = left.pop()) {
    if (found.has(chunk)) continue;
    found.add(chunk);
    for (const file of chunk.imports) left.push(...chunks.filter(({ fileName }) => fileName === file));
  }
  return found;
}

function cut(chunks: Chunks): ReadonlyMap<string, string> {
  const page = together(chunks, PAGE);
  // A worker's own program begins something when it is loaded: it stays by itself, and others may take what it takes.
  const keeper = [...together(chunks, KEEPER)].filter((id) => !id.startsWith(join(packages, 'web')));
  const workers = together(chunks, WORKERS);
  const spoken = LANGUAGES.map((language) => together(chunks, wordsIn(language)));
  const pieces = new Map<string, string>();
  const put = (ids: Iterable<string>, piece: string): void => {
    for (const id of ids) if (!pieces.has(id)) pieces.set(id, piece);
  };
  put(together(chunks, RULES), 'shared');
  put(
    [...page].filter((id) => workers.has(id)),
    'shared',
  );
  put(keeper, 'keeper');
  put(page, 'first');
  // What every language needs is no language's own.
  put(
    [...(spoken[0] ?? [])].filter((id) => spoken.every((one) => one.has(id))),
    'first',
  );
  for (const [i, language] of LANGUAGES.entries()) put(spoken[i] ?? [], `words-${language}`);
  for (const [piece, roots] of [['screens', SCREENS] as const, ['beside', BESIDE] as const])
    put(
      [...together(chunks, roots)].filter((id) => !workers.has(id)),
      piece,
    );
  return pieces;
}

/** The page is bundled twice: once to see what belongs together, once as it is served. */
export function pieces(config: InlineConfig): Plugin {
  let known: ReadonlyMap<string, string> = new Map();
  const group: Rolldown.CodeSplittingGroup = {
    name: (id) => known.get(id) ?? null,
    debugName: 'what the first table needs',
    includeDependenciesRecursively: false,
  };
  return {
    name: 'backroom-pieces',
    apply: 'build',
    config: () => ({ build: { rolldownOptions: { output: { codeSplitting: { groups: [group] } } } } }),
    async buildStart() {
      const made = await build({
        ...config,
        configFile: false,
        logLevel: 'error',
        build: { ...config.build, write: false, minify: false },
      });
      const { output } = made as Rolldown.RolldownOutput;
      known = cut(output.filter((one) => one.type === 'chunk'));
    },
    generateBundle(_, bundle) {
      const chunks = Object.values(bundle).filter((one) => one.type === 'chunk');
      const page = join(packages, PAGE[0] ?? '');
      for (const root of WORKERS)
        if ([...loadedWith(chunks, [root])].some(({ moduleIds }) => moduleIds.includes(page)))
          this.error(`the worker of ${root} would load the page itself: see WORKERS in build/pieces.ts`);
    },
  };
}
