// A message on its way to several sockets: written once in each form that somebody needs, with the header that it has on
// the wire in front of it, so that it leaves in one piece.
import type { Common, Form, FromServer, Packer } from '@backroom/protocol';

/** The first byte of a frame (RFC 6455): the last of its message, and what it holds. */
const TEXT = 0x81;
const BINARY = 0x82;
/** Lengths that do not fit seven bits follow in two bytes, or in eight. */
const IN_TWO = 126;
const IN_EIGHT = 127;

export class Frame {
  private readonly message: FromServer;
  private readonly common: Common | null;
  private text: Buffer | null = null;
  private packed: Buffer | null = null;

  /** `common`: what it shares with other messages that are told at the same time. */
  constructor(message: FromServer, common: Common | null = null) {
    this.message = message;
    this.common = common;
  }

  /** Header and message. */
  onWire(form: Form, packer: Packer): Buffer {
    if (form === 'backroom.packed') {
      this.packed ??= this.pack(packer);
      return this.packed;
    }
    this.text ??= framedText(JSON.stringify(this.message));
    return this.text;
  }

  private pack(packer: Packer): Buffer {
    const frame = framed(packer.peek(this.message, this.common));
    if (this.common !== null) this.common.bytes ??= frame.subarray(headerOf(frame));
    return frame;
  }

  /** The message alone, as whoever gets it takes it out of the frame. */
  as(form: Form, packer: Packer): string | Uint8Array {
    const frame = this.onWire(form, packer);
    const message = frame.subarray(headerOf(frame));
    return form === 'backroom.json' ? message.toString() : Uint8Array.from(message);
  }
}

function framed(bytes: Uint8Array): Buffer {
  const frame = begun(BINARY, bytes.length);
  frame.set(bytes, frame.length - bytes.length);
  return frame;
}

function framedText(text: string): Buffer {
  const length = Buffer.byteLength(text);
  const frame = begun(TEXT, length);
  frame.write(text, frame.length - length);
  return frame;
}

/** With room for so many bytes after the header. */
function begun(first: number, length: number): Buffer {
  const kind = length < IN_TWO ? length : length < 65_536 ? IN_TWO : IN_EIGHT;
  const header = kind < IN_TWO ? 2 : kind === IN_TWO ? 4 : 10;
  const frame = Buffer.allocUnsafe(header + length);
  frame[0] = first;
  frame[1] = kind;
  if (kind === IN_TWO) frame.writeUInt16BE(length, 2);
  if (kind === IN_EIGHT) frame.writeBigUInt64BE(BigInt(length), 2);
  return frame;
}

const headerOf = (frame: Buffer): number => (frame[1] < IN_TWO ? 2 : frame[1] === IN_TWO ? 4 : 10);
