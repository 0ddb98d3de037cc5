// A frame as the house writes it is one that any WebSocket reads, however long its message is, and in either form.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import type { Writable } from 'node:stream';
import { test } from 'node:test';
import { type FromServer, lexiconOf, Packer, unpack } from '@backroom/protocol';
import * as ws from 'ws';
import { Frame } from '../src/wire/frame.ts';

/** The part of ws that reads frames. It is there for all, only its types do not say so. */
const { Receiver } = ws as unknown as {
  readonly Receiver: new (options: { readonly isServer: boolean; readonly maxPayload: number }) => Writable;
};

const lexicon = lexiconOf('test', []);
const packer = new Packer(lexicon);

const said = (text: string): FromServer => ({ t: 'bye', code: '', why: text, retry: false });
const around = said('').t.length;

/** What a client takes out of it. */
async function received(frame: Buffer): Promise<{ readonly data: Buffer; readonly isBinary: boolean }> {
  const receiver = new Receiver({ isServer: false, maxPayload: 0 });
  const message = once(receiver, 'message');
  receiver.write(frame);
  const [data, isBinary] = await message;
  return { data, isBinary };
}

test('messages of every length arrive whole: header and message leave in one piece', async () => {
  const edges = [0, 100, 124, 125, 126, 127, 128, 65_534, 65_535, 65_536, 70_000];
  for (const length of edges.flatMap((edge) => [edge, Math.max(0, edge - 60), edge + around])) {
    const message = said('ü'.repeat(Math.ceil(length / 2)));
    const text = await received(new Frame(message).onWire('backroom.json', packer));
    assert.equal(text.isBinary, false);
    assert.deepEqual(JSON.parse(text.data.toString()), message);
    const packed = await received(new Frame(message).onWire('backroom.packed', packer));
    assert.equal(packed.isBinary, true);
    assert.deepEqual(unpack(packed.data, lexicon), message);
  }
});

test('one frame for several sockets is written once, and packing another message does not change it', () => {
  const frame = new Frame(said('first'));
  const bytes = frame.onWire('backroom.packed', packer);
  const before = Buffer.from(bytes);
  new Frame(said('second, and longer')).onWire('backroom.packed', packer);
  assert.equal(frame.onWire('backroom.packed', packer), bytes);
  assert.deepEqual(bytes, before);
});
