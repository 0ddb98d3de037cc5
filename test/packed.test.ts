// The npm packages as strangers get them: packed, installed into an empty folder, and used by what their README shows.
import assert from 'node:assert/strict';
import { type SpawnOptions, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { delimiter, dirname, join } from 'node:path';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { after, before, test } from 'node:test';
import { BILL, differing, writeBill } from '../release/dry-run.ts';
import { type Packed, packAll } from '../release/pack.ts';
import { LIBRARIES, OLDEST_NODE, PROGRAM, root } from '../release/published.ts';
import { ensureNode } from '../scripts/ready.mjs';

let packed: readonly Packed[];
const folder = mkdtempSync(join(tmpdir(), 'backroom-packed-'));
const libraries = join(folder, 'libraries');
const program = join(folder, 'program');

before(async () => {
  packed = await packAll();
  await Promise.all([
    install(libraries, ({ name }) => name !== PROGRAM),
    install(program, ({ name }) => name === PROGRAM),
  ]);
});
after(() => rmSync(folder, { recursive: true, force: true }));

function install(to: string, wanted: (one: Packed) => boolean): Promise<string> {
  mkdirSync(to);
  writeFileSync(
    join(to, 'package.json'),
    '{ "name": "empty", "version": "0.0.0", "private": true, "type": "module" }\n',
  );
  const files = packed.filter(wanted).map(({ file }) => join(root, file));
  const args = ['install', '--prefer-offline', '--no-audit', '--no-fund', '--no-update-notifier', ...files];
  return output('npm', args, { cwd: to, shell: process.platform === 'win32' });
}

/** What a program prints. Rejects, with all that it said, if it fails. */
async function output(command: string, args: readonly string[], options: SpawnOptions, input = ''): Promise<string> {
  const child = spawn(command, args, { ...options, stdio: 'pipe' });
  child.stdin.end(input);
  const ended = once(child, 'close');
  const [stdout, stderr] = await Promise.all([text(child.stdout), text(child.stderr)]);
  const [status] = await ended;
  assert.equal(status, 0, `${stdout}\n${stderr}`);
  return stdout;
}

const node = (cwd: string, ...args: string[]): Promise<string> => output(process.execPath, args, { cwd });
const tool = (...path: string[]): string => join(root, 'node_modules', ...path);

/** The first block of TypeScript in a package's README. */
function exampleOf(name: string): string {
  const readme = readFileSync(join(libraries, 'node_modules', '@backroom', name, 'README.md'), 'utf8');
  const [, code] = /^```ts\n([\s\S]*?)^```/m.exec(readme) ?? assert.fail(`the README of ${name} has no example`);
  return code as string;
}

test("every library's README example runs in Node, in a Vite build, and passes the strictest type check", async () => {
  for (const name of LIBRARIES) writeFileSync(join(libraries, `${name}.ts`), exampleOf(name));
  const options = {
    ...{ strict: true, noUncheckedIndexedAccess: true, exactOptionalPropertyTypes: true, noEmit: true },
    ...{ module: 'nodenext', target: 'es2024', lib: ['es2024', 'dom'], types: [], skipLibCheck: false },
  };
  writeFileSync(
    join(libraries, 'tsconfig.json'),
    JSON.stringify({ compilerOptions: options, files: LIBRARIES.map((name) => `${name}.ts`) }),
  );
  const checked = node(libraries, tool('typescript', 'bin', 'tsc'), '-p', '.');
  const config = {
    logLevel: 'error',
    build: {
      target: 'es2024',
      modulePreload: false,
      rollupOptions: { input: LIBRARIES.map((name) => `${name}.ts`), output: { entryFileNames: '[name].js' } },
    },
  };
  writeFileSync(join(libraries, 'vite.config.js'), `export default ${JSON.stringify(config)};\n`);
  await Promise.all([checked, node(libraries, tool('vite', 'bin', 'vite.js'), 'build')]);
  for (const name of LIBRARIES) {
    assert.ok(exampleOf(name).split('\n').filter(Boolean).length <= 13, `the example of ${name} is about ten lines`);
    const [printed, built] = await Promise.all([
      node(libraries, `${name}.ts`),
      node(libraries, join('dist', `${name}.js`)),
    ]);
    assert.match(printed, /\w/, name);
    assert.equal(built, printed, `${name} in a Vite build`);
  }
});

test('a library holds nothing but what its entries load, and depends on ours at the same version', () => {
  for (const name of LIBRARIES) {
    const at = join(libraries, 'node_modules', '@backroom', name);
    const own = JSON.parse(readFileSync(join(at, 'package.json'), 'utf8')) as Record<string, Record<string, string>>;
    for (const [needed, version] of Object.entries(own.dependencies ?? {})) {
      assert.match(needed, /^@backroom\//, `${name} needs ${needed}`);
      assert.equal(version, own.version);
    }
    assert.equal('private' in own || 'devDependencies' in own, false, name);
  }
});

test('earlier rules are in the package: a library user verifies a match that was started under them', async () => {
  const corpus = join(root, 'packages/match/corpus');
  writeFileSync(
    join(libraries, 'verify-earlier.ts'),
    `import { readFileSync } from 'node:fs';
import { type FindGame, verifyMatch } from '@backroom/match';
import { scarface } from '@backroom/scarface';
import { game as scarface1 } from '@backroom/scarface/earlier/1';
import { game as scarface2 } from '@backroom/scarface/earlier/2';

const games = [scarface1, scarface2, scarface];
const findGame: FindGame = (id, rules) => games.find((game) => game.id === id && game.rules === rules);
for (const version of [1, 2, 3]) {
  const text = readFileSync(${JSON.stringify(`${corpus}/scarface-rules`)} + version + '/01.txt', 'utf8');
  const { checks, match } = verifyMatch(findGame, text);
  console.log(version, match?.game.rules, checks.every(({ outcome }) => outcome === 'ok'));
}
`,
  );
  assert.equal(await node(libraries, 'verify-earlier.ts'), '1 1 true\n2 2 true\n3 3 true\n');
});

/** The commands that the program's README shows. */
function commandsOfReadme(): string[][] {
  const readme = readFileSync(join(program, 'node_modules', PROGRAM, 'README.md'), 'utf8');
  const [, block] = /^```sh\n([\s\S]*?)^```/m.exec(readme) ?? assert.fail('the README shows no command');
  return (block as string)
    .trim()
    .split('\n')
    .map((line) => line.replace(/#.*/, '').trim().split(/ +/));
}

/** npx as a person calls it in a project that has the program, with this Node first on the PATH. */
const npx = (nodeAt: string, args: readonly string[]) => ({
  command: 'npx',
  args: ['--no-install', '--no-update-notifier', ...args],
  options: {
    cwd: program,
    env: { ...process.env, PATH: `${dirname(nodeAt)}${delimiter}${process.env.PATH}` },
    shell: process.platform === 'win32',
  },
});

function ran(nodeAt: string, args: readonly string[], input = ''): Promise<string> {
  const { command, args: all, options } = npx(nodeAt, args);
  return output(command, all, options, input);
}

/** What each command of the README is given, and what must come of it. */
const TRIED: Readonly<Record<string, (nodeAt: string, args: readonly string[]) => Promise<void>>> = {
  async engine(nodeAt, args) {
    assert.equal(JSON.parse(await ran(nodeAt, args, '{"id":1,"cmd":"hello"}\n')).games.length, 2);
  },
  async play(nodeAt, args) {
    assert.match(await ran(nodeAt, args, 'q\n'), /SCHEFFELN[\s\S]*You have left the table/);
  },
  async serve(nodeAt, args) {
    const { command, args: all, options } = npx(nodeAt, [...args, '--port', '0']);
    // A group of its own: npx keeps a signal to itself, a terminal sends it to all.
    const server = spawn(command, all, { ...options, detached: true, stdio: ['ignore', 'pipe', 'inherit'] });
    const ended = once(server, 'exit');
    try {
      let address = '';
      for await (const line of createInterface(server.stdout)) {
        address = /http:\/\/[\w.:[\]]+/.exec(line)?.[0] ?? '';
        if (address !== '') break;
      }
      const page = await (await fetch(address)).text();
      assert.match(page, /<script type="module"/);
      assert.equal((await fetch(`${address}/openapi.json`)).status, 200);
      assert.equal((await fetch(`${address}/healthz`)).status, 200);
      await assert.doesNotReject(stat(join(program, 'backroom.db')), 'it keeps its matches in a file here');
    } finally {
      process.kill(-(server.pid ?? 0), 'SIGTERM');
      await ended;
    }
  },
};

for (const version of [process.versions.node, OLDEST_NODE])
  test(`every command of the program's README works by npx on Node ${version}, and so does backroom verify`, async () => {
    const nodeAt =
      version === OLDEST_NODE
        ? await ensureNode(version, 'the packages are tried on the oldest Node')
        : process.execPath;
    assert.equal((await ran(nodeAt, ['-c', 'node --version'])).trim(), `v${version}`);
    const tried = new Set<string>();
    for (const [runner, ...args] of commandsOfReadme()) {
      assert.equal(runner, 'npx');
      const name = args[1] as string;
      await (TRIED[name] ?? assert.fail(`nobody tries ${name}`))(nodeAt, args);
      tried.add(name);
    }
    assert.deepEqual([...tried].sort(), Object.keys(TRIED).sort());
    const corpus = ['scheffeln-rules1', 'scarface-rules1', 'scarface-rules2', 'scarface-rules3'];
    const files = corpus.map((match) => join(root, 'packages/match/corpus', match, '01.txt'));
    const verdicts = await Promise.all(files.map((file) => ran(nodeAt, ['backroom', 'verify', file])));
    for (const verdict of verdicts) assert.match(verdict, /by the rules/);
  });

/** What `npm run release` does besides building the page a second time. */
test('packed again, every byte is the same; the bill of materials names what is installed, and no tool of ours', async () => {
  assert.deepEqual(differing(packed, await packAll()), []);
  const [first, ...others] = packed;
  assert.deepEqual(differing(packed, [{ ...(first as Packed), sha256: '0' }, ...others]), [first?.file]);
  writeBill(program);
  type Bill = { bomFormat: string; components: { name: string; version: string }[] };
  const { bomFormat, components } = JSON.parse(readFileSync(join(root, BILL), 'utf8')) as Bill;
  assert.equal(bomFormat, 'CycloneDX');
  const listed = new Map(components.map(({ name, version }) => [name, version]));
  const own = JSON.parse(readFileSync(join(program, 'node_modules', PROGRAM, 'package.json'), 'utf8')) as {
    dependencies: Record<string, string>;
  };
  assert.ok(Object.keys(own.dependencies).length > 3);
  for (const [name, version] of Object.entries(own.dependencies)) assert.equal(listed.get(name), version, name);
  for (const name of ['typescript', 'vite', '@biomejs/biome']) assert.equal(listed.has(name), false, name);
});
