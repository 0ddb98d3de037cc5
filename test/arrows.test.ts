// Imports between packages point one way: web, server, cli -> match, bots -> kit <- games. And pure packages stay pure.
import assert from 'node:assert/strict';
import { globSync, readFileSync } from 'node:fs';
import { join, relative } from 'node:path';
import { test } from 'node:test';

const root = join(import.meta.dirname, '..');
/** A package that has a manifest is a game. */
const GAMES = globSync('packages/*/manifest.ts', { cwd: root }).map((path) => path.split(/[\\/]/)[1]);

/** What each package's source may import, besides itself. */
const MAY_IMPORT: Readonly<Record<string, readonly string[]>> = {
  kit: [],
  bots: ['kit'],
  match: ['kit'],
  protocol: ['kit', 'match'],
  games: ['kit', 'bots'],
  croupier: ['kit', 'bots', 'match', 'protocol', 'games'],
  server: ['kit', 'bots', 'match', 'protocol', 'games', 'croupier'],
  web: ['kit', 'bots', 'match', 'protocol', 'games', 'croupier'],
  cli: ['kit', 'bots', 'match', 'protocol', 'games', 'croupier', 'server'],
  ...Object.fromEntries(GAMES.map((name) => [name, ['kit']])),
};

/** Run in a page and in a worker as well: no platform, no clock, no chance of their own. */
const PURE = ['kit', 'bots', 'match', 'protocol', 'games', 'croupier', ...GAMES];

/**
 * The language leaves the last digit of these to the engine (ECMA-262, 21.3.2), and engines differ: kit has its own exp and log.
 * Math.sqrt stays: every engine uses the processor's, which IEEE 754 rounds correctly.
 */
const APPROXIMATED =
  /\bMath\s*(?:\[|\.\s*(?:a?(?:sin|cos|tan)h?|atan2|cbrt|exp|expm1|hypot|log|log1p|log2|log10|pow)\b)|=\s*Math\b(?!\.)/;

const withoutComments = (text: string): string => text.replace(/\/\*.*?\*\/|(?<!:)\/\/[^\n]*/gs, '');
const read = (path: string): string => readFileSync(join(root, path), 'utf8');
const sources = (folder: string): string[] => globSync(`${folder}/{src,lang,knowledge}/**/*.{ts,tsx}`, { cwd: root });
/** What ties pure code to a platform lies beside it: workers, terminals, a game's parts of the page. */
const adapters = (folder: string): string[] =>
  globSync(
    `${folder}/{{manifest,extras,rule-pages}.ts,{node,browser,workers,terminal,preact,page,table,lesson}/**/*.{ts,tsx}}`,
    { cwd: root },
    // Development tools for drawing a table are not part of it.
  ).filter((path) => !/[\\/]dev[\\/]/.test(path));
/** The one list of games is the only file that reaches into another package: so a game is added by one line. */
const isManifestInList = (path: string, target: string): boolean =>
  /^packages\/games\/src\/(manifests|examples)\.ts$/.test(path.replaceAll('\\', '/')) &&
  /^[./]+\/(examples\/)?[^/]+\/manifest\.ts$/.test(target);
const importsOf = (path: string): string[] =>
  [...read(path).matchAll(/(?<!')\b(?:from|import)\s*\(?\s*'([.@#\w][^'\s]*)'/g)].map((match) => match[1]);

test('every package has its arrows drawn', () => {
  const packages = globSync('packages/*/package.json', { cwd: root }).map((path) => path.split(/[\\/]/)[1]);
  assert.deepEqual(packages.sort(), Object.keys(MAY_IMPORT).sort());
});

for (const [name, allowed] of Object.entries(MAY_IMPORT)) {
  test(`${name} imports only ${allowed.join(', ') || 'nothing'} of our packages, and declares it`, () => {
    const files = [...sources(`packages/${name}`), ...adapters(`packages/${name}`)];
    assert.ok(files.length > 0);
    const { dependencies = {} } = JSON.parse(read(`packages/${name}/package.json`)) as { dependencies?: object };
    for (const path of files) {
      for (const target of importsOf(path)) {
        if (isManifestInList(path, target)) continue;
        if (target.startsWith('.')) {
          const inside = join(path, '..', target).split(/[\\/]/).slice(0, 2).join('/');
          assert.equal(inside, `packages/${name}`, `${path} reaches out of its package: ${target}`);
        } else if (!/^(node:|#)/.test(target) && !target.startsWith(`@backroom/${name}/`)) {
          const other = target
            .split('/')
            .slice(0, target.startsWith('@') ? 2 : 1)
            .join('/');
          assert.ok(
            Object.hasOwn(dependencies, other),
            `${path} imports ${target}, which package.json does not declare`,
          );
          const ours = /^@backroom\/(.+)$/.exec(other);
          if (ours) assert.ok(allowed.includes(ours[1]), `${path} may not import ${target}`);
        }
      }
    }
  });
}

/** Games beside the packages are rules like any other. */
const EXAMPLES = globSync('examples/*/manifest.ts', { cwd: root }).map((path) => path.split(/[\\/]/)[1]);

/**
 * `**` is approximated too. Engines compute two to the power of a whole number exactly, so only that is allowed; where the exponent is
 * no literal, the reason why it is whole stands here, with how often.
 */
const WHOLE_POWERS: Readonly<Record<string, readonly [times: number, why: string]>> = {
  'packages/bots/src/supervisor.ts': [1, 'losses are counted; it is a pause in milliseconds'],
  'packages/protocol/src/client-connection.ts': [1, 'tries are counted; it is a pause in milliseconds'],
  'packages/scarface/src/enforcer/meanwhile.ts': [2, 'places of jobs in a hand: 0, 1, 2 …'],
  'packages/scarface/src/forms.ts': [1, 'the length of a list'],
};

/** Every power in a piece of code that is not two to a literal whole number. */
const otherPowers = (code: string): string[] =>
  [...code.matchAll(/(\S*)\s*\*\*=?\s*([^\s,;)]*)/g)]
    .filter(([, base, exponent]) => !/(?:^|[^\w.])2$/.test(base) || !/^\d+$/.test(exponent))
    .map(([power]) => power);

const powersOfTwo = (code: string): number => [...code.matchAll(/(?<![\w.])2 \*\* /g)].length;

test('a power is allowed if it is two to a literal whole number, and refused otherwise', () => {
  for (const code of ['2 ** 32', 'a * 2 ** 31 - 1', 'f(2 ** 20)', '(2 ** 8)']) assert.deepEqual(otherPowers(code), []);
  const bad = [
    '2 ** x',
    '2 ** 0.5',
    '2 ** (n - 1)',
    '2 ** -x',
    'x ** 2',
    '3 ** 2',
    '12 ** 2',
    '1.2 ** 2',
    'x **= 2',
    '2**n',
  ];
  for (const code of bad) assert.equal(otherPowers(code).length, 1, code);
});

for (const folder of [...PURE.map((name) => `packages/${name}`), ...EXAMPLES.map((name) => `examples/${name}`)]) {
  const name = folder.split('/')[1];
  test(`${name} is pure: no platform, no clock, no chance of its own, no order by locale`, () => {
    assert.ok(sources(folder).length > 0);
    for (const path of sources(folder)) {
      const text = read(path);
      assert.doesNotMatch(text, /'node:|Math\.random|Date\.now|new Date|performance\.now|\bprocess\.|\bcrypto\./, path);
      assert.doesNotMatch(text, /localeCompare/, path);
    }
  });

  test(`${name} computes the same last digit on every engine: no approximated function of Math`, () => {
    for (const path of sources(folder)) {
      const code = withoutComments(read(path));
      assert.doesNotMatch(code, APPROXIMATED, path);
      const [times, why] = WHOLE_POWERS[path.replaceAll('\\', '/')] ?? [0, ''];
      const powers = otherPowers(code);
      assert.equal(
        powers.length,
        times,
        `${path}: ${powers.join(' · ')} (${why || 'only 2 ** a literal whole number'})`,
      );
      for (const power of powers) assert.equal(powersOfTwo(power), 1, `${path}: ${power} has another base than 2`);
    }
  });
}

for (const name of EXAMPLES)
  test(`the example ${name} imports only kit of our packages from its rules`, () => {
    for (const path of sources(`examples/${name}`))
      for (const target of importsOf(path))
        assert.ok(/^\.|^@backroom\/kit$/.test(target), `${path} may not import ${target}`);
  });

test('what runs in a page needs nothing of Node', () => {
  const files = globSync(['packages/*/browser/**/*.ts', 'packages/games/workers/{browser,page}.ts'], { cwd: root });
  assert.equal(files.length, 3);
  for (const path of files) assert.doesNotMatch(read(path), /'node:|\bprocess\.|\/node'|Buffer/, path);
});

/**
 * The rooms of a package are the folders of its source. A room imports only those that it names. A single file may be a room of
 * its own (without its ending), and `.` is the room of all other files that lie in no folder. `lazy`: only by `import()`, when
 * it is needed; such an arrow may point back.
 */
const ROOMS: Readonly<Record<string, Readonly<Record<string, readonly string[]>>>> = {
  server: {
    store: [],
    limits: [],
    input: [],
    primitives: [],
    'keyed-queue': [],
    clock: [],
    heartbeat: ['store'],
    config: ['limits'],
    identity: ['limits', 'store'],
    retention: ['identity', 'store'],
    // A table publishes messages. It does not know how they are written on a socket, nor who else listens.
    tables: ['identity', 'store'],
    metrics: ['tables'],
    history: ['limits', 'store', 'tables'],
    spectators: ['history', 'identity', 'keyed-queue', 'store', 'tables'],
    chat: ['identity', 'limits', 'spectators', 'store', 'tables'],
    notifications: ['config', 'identity', 'store', 'tables'],
    lobby: ['chat', 'identity', 'store', 'tables'],
    accounts: ['chat', 'identity', 'lobby', 'notifications', 'store', 'tables'],
    admin: ['accounts', 'chat', 'identity', 'input', 'primitives', 'retention', 'store', 'tables'],
    wire: ['chat', 'history', 'identity', 'input', 'limits', 'metrics', 'spectators', 'tables'],
    cluster: ['chat', 'identity', 'spectators', 'store', 'tables', 'wire'],
    http: [
      ...['accounts', 'chat', 'history', 'identity', 'input', 'keyed-queue', 'limits', 'lobby', 'metrics'],
      ...['notifications', 'spectators', 'store', 'tables'],
    ],
    // What starts and stops the server puts the rooms together.
    '.': [
      ...[
        'accounts',
        'admin',
        'chat',
        'clock',
        'cluster',
        'config',
        'heartbeat',
        'history',
        'http',
        'identity',
        'limits',
      ],
      ...['metrics', 'notifications', 'primitives', 'retention', 'spectators', 'store', 'tables', 'wire'],
    ],
  },
  bots: {
    '.': [],
    puzzle: ['.', 'words'],
    review: ['.'],
    words: ['.'],
  },
  web: {
    styles: [],
    // The games' parts, as the page finds them.
    '.': [],
    'app/themes': [],
    'app/bot-paces': [],
    'app/settings': ['app/bot-paces', 'app/themes'],
    words: ['app/settings', 'app/themes'],
    // The shell loads a screen when somebody goes there.
    app: ['app/settings', 'app/themes', 'words', 'lazy replay', 'lazy screens', 'lazy teach'],
    'seat/seated': [],
    presentation: ['.', 'app/settings', 'seat/seated'],
    seat: ['.', 'app', 'app/settings', 'presentation', 'seat/seated', 'words'],
    local: ['.', 'app', 'app/bot-paces', 'app/settings', 'seat', 'seat/seated', 'words'],
    offline: ['app', 'local', 'words'],
    'replay/share': [],
    'app/page-services': ['app', 'local', 'replay/share', 'seat', 'words'],
    'table/rule-link': [],
    'text-table': ['app', 'table/rule-link', 'words'],
    teach: [
      ...[
        '.',
        'app',
        'app/page-services',
        'app/settings',
        'local',
        'presentation',
        'seat/seated',
        'text-table',
        'words',
      ],
    ],
    // A table loads what not everybody needs when they need it: hints, the text table, the review after the end.
    table: [
      ...['.', 'app', 'app/bot-paces', 'app/page-services', 'app/settings', 'local', 'seat', 'seat/seated', 'styles'],
      ...['table/rule-link', 'words', 'lazy replay', 'lazy teach', 'lazy text-table'],
    ],
    replay: ['.', 'app', 'app/settings', 'local', 'replay/share', 'seat', 'table', 'teach', 'text-table'],
    screens: [
      ...['.', 'app', 'app/page-services', 'app/settings', 'app/themes', 'local', 'seat', 'seat/seated', 'styles'],
      ...['table', 'words', 'lazy replay'],
    ],
    main: ['.', 'app', 'app/settings', 'local', 'offline', 'styles', 'words'],
  },
};

const lazyImportsOf = (path: string): string[] => {
  const text = read(path);
  const lazy = [...text.matchAll(/\bimport\(\s*'(\.[^'\s]*)'/g)].map((match) => match[1]);
  return lazy.filter((target) => !text.includes(`from '${target}'`));
};

/** The most exact name counts: a file before its folder. */
const roomOf = (path: string, rooms: readonly string[]): string => {
  const parts = path.replace(/\.\w+$/, '').split(/[\\/]/);
  for (let length = parts.length; length > 0; length--) {
    const name = parts.slice(0, length).join('/');
    if (rooms.includes(name)) return name;
  }
  return parts.length === 1 ? '.' : parts[0];
};

const SENTENCE_BUILDERS = ['../../src/puzzle/grades.ts', '../../src/review/words/speak.ts'];

for (const [name, rooms] of Object.entries(ROOMS)) {
  const names = Object.keys(rooms);

  test(`the rooms of ${name} import only what the map allows, and the map has no arrow that is not used`, () => {
    const used = new Set<string>();
    const texts = join('packages', name, 'lang');
    for (const path of sources(`packages/${name}`)) {
      // Texts are leaves: every room may read them. From a room they take types, and what puts sentences together.
      if (path.startsWith(texts)) {
        for (const [, target = ''] of read(path).matchAll(/^import (?!type )[^;]*?'(\.[^']+)'/gm))
          assert.ok(
            join(path, '..', target).startsWith(texts) || SENTENCE_BUILDERS.includes(target),
            `${path} imports ${target}: a text needs only its type`,
          );
        continue;
      }
      const room = roomOf(relative(`packages/${name}/src`, path), names);
      assert.ok(Object.hasOwn(rooms, room), `${path}: the map has no room "${room}"`);
      const lazy = lazyImportsOf(path);
      for (const target of importsOf(path)) {
        if (!target.startsWith('.') || join(path, '..', target).startsWith(texts)) continue;
        const other = roomOf(relative(`packages/${name}/src`, join(path, '..', target)), names);
        if (other === room) continue;
        const arrow = lazy.includes(target) && !rooms[room].includes(other) ? `lazy ${other}` : other;
        assert.ok(rooms[room].includes(arrow), `${path} imports ${target}: ${room} may not import ${arrow}`);
        used.add(`${room} -> ${arrow}`);
      }
    }
    for (const [room, others] of Object.entries(rooms))
      for (const other of others) assert.ok(used.has(`${room} -> ${other}`), `${room} -> ${other} is not used`);
  });

  test(`the arrows between the rooms of ${name} run in no circle`, () => {
    const visit = (room: string, before: readonly string[]): void => {
      assert.ok(!before.includes(room), [...before, room].join(' -> '));
      for (const other of rooms[room] ?? []) visit(other, [...before, room]);
    };
    for (const room of names) visit(room, []);
  });
}
