// Synchronous SHA-256 and HMAC (FIPS 180-4, RFC 2104): the browser's are asynchronous, and a library is ten times
// larger. test/fair.test.ts compares them with the platform's.
const WORD = 2 ** 32;
const BLOCK = 64;

const primes = (count: number): number[] => {
  const found: number[] = [];
  for (let n = 2; found.length < count; n++) if (found.every((prime) => n % prime !== 0)) found.push(n);
  return found;
};

/**
 * The first 32 bits of the fraction of a prime's square or cube root, in integers: `Math.cbrt` differs between engines.
 * As literals, the 72 constants would add 250 bytes to the page.
 */
const fraction = (prime: number, power: (x: bigint) => bigint): number => {
  const target = BigInt(prime) * power(1n << 32n);
  let root = 0n;
  for (let bit = 1n << 37n; bit > 0n; bit >>= 1n) if (power(root | bit) <= target) root |= bit;
  return Number(BigInt.asUintN(32, root));
};
const ROUNDS = Uint32Array.from(primes(64), (prime) => fraction(prime, (x) => x * x * x));
const START = Uint32Array.from(primes(8), (prime) => fraction(prime, (x) => x * x));

const turned = (word: number, by: number): number => (word >>> by) | (word << (32 - by));

export function sha256(message: Uint8Array): Uint8Array {
  const { length } = message;
  // Padding: the message, a one, zeros, and its length in bits in the last eight bytes.
  const padded = new Uint8Array(BLOCK * Math.ceil((length + 9) / BLOCK));
  padded.set(message);
  padded[length] = 0x80;
  const words = new DataView(padded.buffer);
  words.setUint32(padded.length - 8, Math.floor((length * 8) / WORD));
  words.setUint32(padded.length - 4, length * 8);
  const hash = START.slice();
  const w = new Uint32Array(64);
  for (let at = 0; at < padded.length; at += BLOCK) {
    for (let i = 0; i < 16; i++) w[i] = words.getUint32(at + 4 * i);
    mix(hash, w);
  }
  const out = new DataView(new ArrayBuffer(32));
  for (let i = 0; i < 8; i++) out.setUint32(4 * i, hash[i]);
  return new Uint8Array(out.buffer);
}

/** One block: `w` starts with its sixteen words. */
function mix(hash: Uint32Array, w: Uint32Array): void {
  for (let i = 16; i < 64; i++) {
    const x = w[i - 15];
    const y = w[i - 2];
    const low = turned(x, 7) ^ turned(x, 18) ^ (x >>> 3);
    const high = turned(y, 17) ^ turned(y, 19) ^ (y >>> 10);
    w[i] = w[i - 16] + low + w[i - 7] + high;
  }
  let [a, b, c, d, e, f, g, h] = hash;
  for (let i = 0; i < 64; i++) {
    const chosen = (e & f) ^ (~e & g);
    const most = (a & b) ^ (a & c) ^ (b & c);
    const first = (h + (turned(e, 6) ^ turned(e, 11) ^ turned(e, 25)) + chosen + ROUNDS[i] + w[i]) | 0;
    const second = ((turned(a, 2) ^ turned(a, 13) ^ turned(a, 22)) + most) | 0;
    h = g;
    g = f;
    f = e;
    e = (d + first) | 0;
    d = c;
    c = b;
    b = a;
    a = (first + second) | 0;
  }
  hash[0] += a;
  hash[1] += b;
  hash[2] += c;
  hash[3] += d;
  hash[4] += e;
  hash[5] += f;
  hash[6] += g;
  hash[7] += h;
}

export function hmac(key: Uint8Array, message: Uint8Array): Uint8Array {
  const short = key.length > BLOCK ? sha256(key) : key;
  return sha256(behind(short, 0x5c, sha256(behind(short, 0x36, message))));
}

/** The message after one block of the key, with every byte of the key XORed with the same byte. */
function behind(key: Uint8Array, by: number, message: Uint8Array): Uint8Array {
  const both = new Uint8Array(BLOCK + message.length).fill(by, 0, BLOCK);
  for (let i = 0; i < key.length; i++) both[i] ^= key[i];
  both.set(message, BLOCK);
  return both;
}
