// All data of a page: every frame of its sockets, its document, its storage, its memory.
import { readOptions } from '@backroom/kit';
import { type FromServer, type Lexicon, unpack } from '@backroom/protocol';
import { scheffeln } from '@backroom/scheffeln';
import type { CDPSession, Page } from '@playwright/test';
import { handfulsIn, handfulsSaid, keyOf } from './handfuls.ts';

/** From now on; the list grows. */
export async function overhear(page: Page): Promise<readonly FromServer[]> {
  const session = await page.context().newCDPSession(page);
  const heard: FromServer[] = [];
  let lexicon: Lexicon | null = null;
  session.on('Network.webSocketFrameReceived', ({ response: { opcode, payloadData } }) => {
    const message = (
      opcode === 1 ? JSON.parse(payloadData) : unpack(Buffer.from(payloadData, 'base64'), lexicon as Lexicon)
    ) as FromServer;
    if (message.t === 'welcome' && message.lexicon !== null) lexicon = message.lexicon;
    heard.push(message);
  });
  await session.send('Network.enable');
  return heard;
}

export interface Contents {
  /** Everything that could be a hand, from all sources. */
  readonly hands: ReadonlySet<string>;
  /** All texts, for what is searched for literally. */
  readonly text: string;
}

/** Markup with every attribute, what is said aloud, the title, and what is kept for this page. */
const SHOWN = `(() => {
  const parts = [document.title, JSON.stringify(localStorage), JSON.stringify(sessionStorage)];
  const walk = (root) => {
    parts.push(root.textContent ?? '');
    for (const one of root.querySelectorAll('*')) {
      parts.push([...one.attributes].map(({ value }) => value).join('; '));
      if (one.shadowRoot) walk(one.shadowRoot);
    }
  };
  walk(document.documentElement);
  const lines = [...document.querySelectorAll('li, p, h1, h2, h3, td, span, small')].map((one) => one.textContent);
  const lists = [...document.querySelectorAll('ul, ol, tr, dl')].map((list) =>
    [...list.children].map((one) => one.textContent).join(', '));
  const picked = [...document.querySelectorAll('.sch-hand [data-pick]')].map(({ dataset }) => dataset.pick.slice(5));
  return { text: [...parts, ...lines, ...lists].join('\\n'), picked };
})()`;

/** What the page shows. */
export async function shownBy(page: Page): Promise<Contents> {
  const { text, picked } = await page.evaluate<{ text: string; picked: string[] }>(SHOWN);
  const said = text.split('\n').flatMap(handfulsSaid);
  return { hands: new Set([...said, ...(picked.length > 0 ? [keyOf(picked)] : [])]), text };
}

/** The page's memory after a garbage collection: lists of cards, states of the game, texts. */
export async function rememberedBy(page: Page): Promise<Contents> {
  const session = await page.context().newCDPSession(page);
  const { lists, states } = await arraysIn(session);
  const text = (await stringsIn(session)).join('\n');
  await session.detach();
  const seats = [0, 1, 2, 3];
  const held = states.flatMap((state) => seats.map((seat) => scheffeln.view(state, seat).hand ?? []));
  return { hands: new Set([...handfulsIn([...lists, ...held]), ...text.split('\n').flatMap(handfulsSaid)]), text };
}

const options = readOptions(scheffeln.options, {});
const STATE_LENGTH = options.ok ? scheffeln.start(options.value, 4).length : 0;

async function arraysIn(session: CDPSession): Promise<{ lists: string[][]; states: number[][] }> {
  const { result } = await session.send('Runtime.evaluate', { expression: 'Array.prototype' });
  const { objects } = await session.send('Runtime.queryObjects', { prototypeObjectId: result.objectId ?? '' });
  const found = await session.send('Runtime.callFunctionOn', {
    objectId: objects.objectId ?? '',
    returnByValue: true,
    functionDeclaration: `function () {
      const all = [...this].filter((one) => Array.isArray(one) && one !== Array.prototype);
      const every = (kind, length) => all.filter((one) => one.length === length && one.every((x) => typeof x === kind));
      return { lists: every('string', 4), states: every('number', ${STATE_LENGTH}) };
    }`,
  });
  return found.result.value;
}

async function stringsIn(session: CDPSession): Promise<string[]> {
  const pieces: string[] = [];
  session.on('HeapProfiler.addHeapSnapshotChunk', ({ chunk }) => pieces.push(chunk));
  await session.send('HeapProfiler.takeHeapSnapshot', { reportProgress: false });
  return JSON.parse(pieces.join('')).strings;
}
