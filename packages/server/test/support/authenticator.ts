// An authenticator in software: real keys, real signatures, and the few words of CBOR that WebAuthn needs.
import { createHash, generateKeyPairSync, type KeyObject, randomBytes, sign } from 'node:crypto';

const sha256 = (data: Buffer | string): Buffer => createHash('sha256').update(data).digest();

function head(major: number, n: number): Buffer {
  if (n < 24) return Buffer.from([(major << 5) | n]);
  return n < 256 ? Buffer.from([(major << 5) | 24, n]) : Buffer.from([(major << 5) | 25, n >> 8, n & 255]);
}

function cbor(x: unknown): Buffer {
  if (typeof x === 'number') return x >= 0 ? head(0, x) : head(1, -1 - x);
  if (Buffer.isBuffer(x)) return Buffer.concat([head(2, x.length), x]);
  if (typeof x === 'string') return Buffer.concat([head(3, Buffer.byteLength(x)), Buffer.from(x)]);
  const pairs = [...(x as Map<unknown, unknown>)];
  return Buffer.concat([head(5, pairs.length), ...pairs.flatMap(([key, value]) => [cbor(key), cbor(value)])]);
}

interface Options {
  readonly challenge: string;
}

export class Authenticator {
  readonly id = randomBytes(32);
  private readonly keys: { readonly privateKey: KeyObject; readonly publicKey: KeyObject };
  private counter = 0;

  constructor() {
    this.keys = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  }

  create({ challenge }: Options, origin: string): object {
    const attested = Buffer.concat([Buffer.alloc(16), Buffer.from([0, this.id.length]), this.id, this.cose()]);
    const authData = Buffer.concat([this.authData(origin, 0x45), attested]);
    const attestationObject = cbor(
      new Map<string, unknown>([
        ['fmt', 'none'],
        ['attStmt', new Map()],
        ['authData', authData],
      ]),
    ).toString('base64url');
    return this.answer({ clientDataJSON: clientData('webauthn.create', challenge, origin), attestationObject });
  }

  get({ challenge }: Options, origin: string): object {
    const authData = this.authData(origin, 0x05);
    const clientDataJSON = clientData('webauthn.get', challenge, origin);
    const signed = Buffer.concat([authData, sha256(Buffer.from(clientDataJSON, 'base64url'))]);
    const signature = sign('sha256', signed, this.keys.privateKey).toString('base64url');
    return this.answer({ clientDataJSON, authenticatorData: authData.toString('base64url'), signature });
  }

  private answer(response: object): object {
    const id = this.id.toString('base64url');
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }

  private authData(origin: string, flags: number): Buffer {
    const counter = Buffer.alloc(4);
    counter.writeUInt32BE(++this.counter);
    return Buffer.concat([sha256(new URL(origin).hostname), Buffer.from([flags]), counter]);
  }

  private cose(): Buffer {
    const { x = '', y = '' } = this.keys.publicKey.export({ format: 'jwk' });
    return cbor(
      new Map<number, unknown>([
        [1, 2],
        [3, -7],
        [-1, 1],
        [-2, Buffer.from(x, 'base64url')],
        [-3, Buffer.from(y, 'base64url')],
      ]),
    );
  }
}

const clientData = (type: string, challenge: string, origin: string): string =>
  Buffer.from(JSON.stringify({ type, challenge, origin, crossOrigin: false })).toString('base64url');
