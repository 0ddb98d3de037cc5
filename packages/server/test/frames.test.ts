// A message of any length and form reaches any WebSocket complete, and is encoded once for all its receivers.
import assert from 'node:assert/strict';
import { once } from 'node:events';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { Duplex } from 'node:stream';
import { test } from 'node:test';
import { type FromServer, lexiconOf, Packer, unpack } from '@backroom/protocol';
import { type RawData, WebSocket, WebSocketServer } from 'ws';
import { Publication } from '../src/tables/publication.ts';
import { corkForTurn } from '../src/wire/cork.ts';
import { encode } from '../src/wire/encode.ts';

const lexicon = lexiconOf('test', []);
const packer = new Packer(lexicon);

const said = (text: string): FromServer => ({ t: 'bye', code: '', why: text, retry: false });

test('messages of every length arrive whole and in order, in either form, when many leave in one piece', async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const sockets = new WebSocketServer({ noServer: true });
  const messages = [0, 40, 60, 100, 126, 300, 65_000, 65_535, 70_000].map((length) => said('ü'.repeat(length)));
  server.on('upgrade', (request, wire, head) =>
    sockets.handleUpgrade(request, wire, head, (ws) => {
      for (const message of messages) {
        const publication = new Publication(message);
        corkForTurn(wire);
        ws.send(encode(publication, 'backroom.json', packer), { binary: false });
        ws.send(encode(publication, 'backroom.packed', packer), { binary: true });
      }
      ws.close();
    }),
  );
  const client = new WebSocket(`ws://127.0.0.1:${(server.address() as AddressInfo).port}`);
  const texts: unknown[] = [];
  const packed: unknown[] = [];
  client.on('message', (data: RawData, isBinary: boolean) => {
    if (isBinary) packed.push(unpack(data as Buffer, lexicon));
    else texts.push(JSON.parse(data.toString()));
  });
  await once(client, 'close');
  server.close();
  assert.deepEqual(texts, messages);
  assert.deepEqual(packed, messages);
});

test('one message for several sockets is written once, and packing another does not change it', () => {
  const publication = new Publication(said('first'));
  const bytes = encode(publication, 'backroom.packed', packer);
  const before = Buffer.from(bytes);
  encode(new Publication(said('second, and longer')), 'backroom.packed', packer);
  assert.equal(encode(publication, 'backroom.packed', packer), bytes);
  assert.deepEqual(bytes, before);
});

test('messages of one turn of the event loop are sent in one piece, and the next turn sends again', async () => {
  const written: string[] = [];
  const wire = new Duplex({
    read: () => {},
    writev: (chunks, done) => {
      written.push(chunks.map(({ chunk }) => String(chunk)).join(''));
      done();
    },
  });
  for (const turn of [
    ['a', 'b'],
    ['c', 'd'],
  ]) {
    for (const text of turn) {
      corkForTurn(wire);
      wire.write(text);
    }
    await new Promise((resolve) => setImmediate(resolve));
  }
  assert.deepEqual(written, ['ab', 'cd']);
});
