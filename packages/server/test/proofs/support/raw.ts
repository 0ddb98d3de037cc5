// A raw socket: handshake and frames byte by byte, right or wrong, as no correct client would send them.
import { connect, type Socket } from 'node:net';
import { until } from '../../support/server.ts';

export interface FrameWish {
  readonly opcode?: number;
  readonly final?: boolean;
  /** Reserved bits, which nobody has agreed on. */
  readonly rsv?: number;
}

/** As a client sends it: masked, with a mask that changes nothing. */
export function frame(data: string | Buffer, { opcode = 1, final = true, rsv = 0 }: FrameWish = {}): Buffer {
  const payload = Buffer.from(data as string);
  const { length } = payload;
  const first = (final ? 0x80 : 0) | (rsv << 4) | opcode;
  const mask = Buffer.alloc(4);
  if (length < 126) return Buffer.concat([Buffer.from([first, 0x80 | length]), mask, payload]);
  const size = length < 65_536 ? Buffer.alloc(2) : Buffer.alloc(8);
  if (length < 65_536) size.writeUInt16BE(length);
  else size.writeBigUInt64BE(BigInt(length));
  return Buffer.concat([Buffer.from([first, 0x80 | (length < 65_536 ? 126 : 127)]), size, mask, payload]);
}

export const handshake = (port: number, headers: Readonly<Record<string, string>> = {}, path = '/ws'): string => {
  const all: Record<string, string> = {
    Host: `127.0.0.1:${port}`,
    Upgrade: 'websocket',
    Connection: 'Upgrade',
    'Sec-WebSocket-Key': 'dGhlIHNhbXBsZSBub25jZQ==',
    'Sec-WebSocket-Version': '13',
    ...headers,
  };
  const lines = Object.entries(all).map(([name, value]) => `${name}: ${value}`);
  return `GET ${path} HTTP/1.1\r\n${lines.join('\r\n')}\r\n\r\n`;
};

export class RawSocket {
  readonly socket: Socket;
  private bytes = Buffer.alloc(0);
  private readonly closed: Promise<void>;
  /** Is everything kept that comes? A flood of answers need not be. */
  keeps = true;
  received = 0;

  /** `from`: an address of this machine. */
  constructor(port: number, from = '127.0.0.1') {
    this.socket = connect({ port, host: '127.0.0.1', localAddress: from });
    this.socket.on('data', (data) => {
      this.received += data.length;
      if (this.keeps) this.bytes = Buffer.concat([this.bytes, data]);
    });
    this.socket.on('error', () => {});
    this.closed = new Promise((resolve) => this.socket.on('close', () => resolve()));
  }

  write(data: string | Buffer): void {
    if (this.socket.writable) this.socket.write(data);
  }

  get text(): string {
    return this.bytes.toString('latin1');
  }

  get status(): number {
    return Number(/^HTTP\/1\.1 (\d+)/.exec(this.text)?.[1] ?? 0);
  }

  /** The code of the close frame that the server sent, if it did. */
  get closeCode(): number | null {
    const [close] = this.frames(8);
    if (close === undefined) return null;
    return close.length >= 2 ? close.readUInt16BE() : 1005;
  }

  /** The payloads of all frames of one kind that have come so far. */
  frames(opcode: number): Buffer[] {
    const payloads: Buffer[] = [];
    let at = this.bytes.indexOf('\r\n\r\n') + 4;
    while (at + 2 <= this.bytes.length) {
      let length = this.bytes[at + 1] & 127;
      let skip = 2;
      if (length === 126) {
        length = this.bytes.readUInt16BE(at + 2);
        skip = 4;
      } else if (length === 127) {
        length = Number(this.bytes.readBigUInt64BE(at + 2));
        skip = 10;
      }
      if ((this.bytes[at] & 15) === opcode) payloads.push(this.bytes.subarray(at + skip, at + skip + length));
      at += skip + length;
    }
    return payloads;
  }

  /** Answers the server's close frame, as every correct client does: the server need not wait for it. */
  async goodbye(): Promise<void> {
    await until(() => this.closeCode !== null || this.socket.destroyed, 'the server says goodbye');
    this.write(frame(Buffer.from([3, 232]), { opcode: 8 }));
    await this.closed;
  }

  /** Waits until the server closes it, but at most `ms` milliseconds. True if it was closed. */
  async ended(ms = 60_000): Promise<boolean> {
    let timer: NodeJS.Timeout | undefined;
    const late = new Promise<false>((resolve) => {
      timer = setTimeout(() => resolve(false), ms);
    });
    const result = await Promise.race([this.closed.then(() => true), late]);
    clearTimeout(timer);
    return result;
  }

  destroy(): void {
    this.socket.destroy();
  }
}
