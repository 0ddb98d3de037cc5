// How the page is split into chunks. The first table needs few files, because every file costs a round trip and small ones
// compress badly: `first` for the page, `keeper` for its worker, `shared` for what both need, and the words of one
// language. Everything else is split at `import()`.
import { join } from 'node:path';
import { MANIFESTS } from '@backroom/games/manifests';
import { LANGUAGES } from '@backroom/kit';
import { build, type InlineConfig, type Plugin, type Rolldown } from 'vite';

/** The game on the home screen. Its files are where every game has them: see docs/adding-a-game.md. */
const FIRST = MANIFESTS[0]?.id;

const PAGE = ['web/src/main.tsx', 'web/src/screens/home.tsx', `${FIRST}/page/index.ts`, `${FIRST}/table/index.tsx`];
const KEEPER = ['web/src/local/keeper.worker.ts'];
/** Every program that runs in a worker: its modules must not be in a chunk that starts the page. */
const WORKERS = [
  ...KEEPER,
  'web/src/local/bots-here.ts',
  'web/src/local/other-tabs.ts',
  'web/src/replay/study.worker.ts',
  'games/workers/browser.ts',
];
/** The first game's rules: the page and the keeper both use them. */
const RULES = [`${FIRST}/src/playing.ts`, `${FIRST}/src/afresh.ts`];
/** Small screens, and rare parts of a table: one chunk each, because every chunk's name costs bytes in the files that load it. */
const SCREENS = [
  'at-local',
  'at-table',
  'join',
  'lobby',
  'mine',
  'new-table',
  'nowhere',
  'play',
  'return',
  'settings',
].map((name) => `web/src/screens/${name}.tsx`);
const BESIDE = ['web/src/table/beside.ts'];
const wordsIn = (language: string): string[] => [
  `web/lang/${language}/first.ts`,
  `${FIRST}/lang/${language}/game.ts`,
  `${FIRST}/lang/${language}/picture.ts`,
];

const packages = join(import.meta.dirname, '../..');

type Chunks = readonly Rolldown.OutputChunk[];

/** All modules that are loaded together with these, by the bundler's own chunks, which are as fine as possible. */
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
  // A worker's entry has side effects, so it keeps its own chunk; its dependencies may be shared.
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
  // Modules that every language needs belong to none of them.
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

/** The page is bundled twice: once to find which modules belong together, once for real. */
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
