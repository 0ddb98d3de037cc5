// A raw HTTP client: sends bytes as they are and never closes.
import { connect, type Socket } from 'node:net';

const sockets: Socket[] = [];

export function hangUp(): void {
  for (const socket of sockets.splice(0)) socket.destroy();
}

/** Bytes as they are, and what comes back; never hangs up by itself. */
export function call(address: string, bytes: string): Socket & { heard: string } {
  const { port } = new URL(address);
  const socket = Object.assign(connect({ port: Number(port), host: '127.0.0.1', allowHalfOpen: true }), { heard: '' });
  socket.setEncoding('utf8').on('data', (text: string) => {
    socket.heard += text;
  });
  socket.on('error', () => {});
  socket.write(bytes);
  sockets.push(socket);
  return socket;
}

export const HANDSHAKE =
  'GET /ws HTTP/1.1\r\nHost: x\r\nConnection: Upgrade\r\nUpgrade: websocket\r\n' +
  'Sec-WebSocket-Version: 13\r\nSec-WebSocket-Key: dGhlIHNhbXBsZSBub25jZQ==\r\n';
