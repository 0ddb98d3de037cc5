// exp and log against exact arithmetic: big whole numbers, 240 bits behind the point, from the defining series alone.
import assert from 'node:assert/strict';
import { test } from 'node:test';
import fc from 'fast-check';
import { exp, log } from '../src/index.ts';

const POINT = 240n;
const ONE = 1n << POINT;

const view = new DataView(new ArrayBuffer(8));
const bitsOf = (x: number): bigint => {
  view.setFloat64(0, x);
  return view.getBigUint64(0);
};
const fromBits = (bits: bigint): number => {
  view.setBigUint64(0, bits);
  return view.getFloat64(0);
};

/** A double as mantissa * 2^exponent. */
function parts(x: number): readonly [mantissa: bigint, exponent: number] {
  const bits = bitsOf(Math.abs(x));
  const field = Number(bits >> 52n);
  const fraction = bits & ((1n << 52n) - 1n);
  const mantissa = field === 0 ? fraction : fraction | (1n << 52n);
  return [x < 0 ? -mantissa : mantissa, Math.max(field, 1) - 1075];
}

const shifted = (n: bigint, by: number): bigint => (by >= 0 ? n << BigInt(by) : n >> BigInt(-by));
const fixed = (x: number): bigint => {
  const [mantissa, exponent] = parts(x);
  return shifted(mantissa, exponent + Number(POINT));
};

/** ln of a fixed number between 1/2 and 2. */
function nearLog(x: bigint): bigint {
  const s = ((x - ONE) << POINT) / (x + ONE);
  const square = (s * s) >> POINT;
  let sum = 0n;
  let term = s;
  for (let n = 1n; term !== 0n && term !== -1n; n += 2n) {
    sum += term / n;
    term = (term * square) >> POINT;
  }
  return 2n * sum;
}

const LN2 = nearLog(2n * ONE);

/** e^x for a finite double, as value * 2^power, the value between 1/2 and 2. */
function exactExp(x: number): readonly [value: bigint, power: number] {
  const power = Number((fixed(x) + LN2 / 2n) / LN2);
  const rest = fixed(x) - BigInt(power) * LN2;
  let sum = ONE;
  let term = ONE;
  for (let n = 1n; term !== 0n && term !== -1n; n++) {
    term = ((term * rest) >> POINT) / n;
    sum += term;
  }
  return [sum, power];
}

function exactLog(x: number): bigint {
  const [mantissa, exponent] = parts(x);
  const length = mantissa.toString(2).length;
  return nearLog(shifted(mantissa, Number(POINT) - length)) + BigInt(length + exponent) * LN2;
}

/** How many units in the last place of `got` it is from the exact value, which is `exact` * 2^(`power` - POINT). */
function ulps(got: number, exact: bigint, power: number): number {
  const [mantissa, exponent] = parts(got);
  // Both in units of 2^-1400: smaller than any double's last place.
  const difference = shifted(mantissa, exponent + 1400) - shifted(exact, power - Number(POINT) + 1400);
  const magnitude = difference < 0n ? -difference : difference;
  return Number((magnitude << 20n) / shifted(1n, exponent + 1400)) / 2 ** 20;
}

const CLOSE = 1.1;

const finite = fc.double({ min: -745.2, max: 709.8, noNaN: true });
/** Every bit pattern of a positive double is as likely as another: all magnitudes, subnormal ones too. */
const anyPositive = fc.bigInt(1n, bitsOf(Number.MAX_VALUE)).map(fromBits);
const RUNS = { numRuns: 4000 };

const expIsClose = (x: number): void => {
  const got = exp(x);
  if (got === Number.POSITIVE_INFINITY) return assert.ok(x > 709.7827128933839, `exp(${x}) overflows`);
  const error = ulps(got, ...exactExp(x));
  assert.ok(error <= CLOSE, `exp(${x}) is ${got}, ${error} ulp off`);
};

const logIsClose = (x: number): void => {
  if (x === 1) return assert.equal(log(x), 0);
  const error = ulps(log(x), exactLog(x), 0);
  assert.ok(error <= CLOSE, `log(${x}) is ${log(x)}, ${error} ulp off`);
};

test('exp is within 1.1 ulp of the exact value, over its whole range', () => {
  fc.assert(fc.property(finite, expIsClose), RUNS);
  fc.assert(fc.property(fc.double({ min: -1, max: 1, noNaN: true }), expIsClose), RUNS);
  for (const x of [709.782712893384, -745.1332191019411, -708.4, -0.0108, 0.0109, 1e-300, Math.LN2 / 64]) expIsClose(x);
});

test('log is within 1.1 ulp of the exact value, over its whole range and close to 1', () => {
  fc.assert(fc.property(anyPositive, logIsClose), RUNS);
  fc.assert(fc.property(fc.double({ min: 0.5, max: 2, noNaN: true }), logIsClose), RUNS);
  for (let n = 1; n <= 1000; n++) logIsClose(n);
  for (const x of [1 - 2 ** -53, 1 + 2 ** -52, Math.SQRT2, Math.SQRT1_2, Number.MIN_VALUE, Number.MAX_VALUE])
    logIsClose(x);
});

test('exp and log at the edges are what Math says', () => {
  for (const x of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, 710, -746, 1e308, -1e308]) {
    assert.equal(exp(x), Math.exp(x), `exp(${x})`);
  }
  for (const x of [Number.NaN, Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY, 0, -0, 1, -1, -5e-324]) {
    assert.equal(log(x), Math.log(x), `log(${x})`);
  }
});

/** Twenty values to the last bit: an engine that computes another one makes its bots decide otherwise. */
const PINNED: readonly (readonly [f: (x: number) => number, x: number, bits: string])[] = [
  [exp, -745, '0000000000000001'],
  [exp, -100.25, '36e4acd31e167ebb'],
  [exp, -10, '3f07cd79b5647c9b'],
  [exp, -1, '3fd78b56362cef38'],
  [exp, -0.5046764, '3fe351848d87183d'],
  [exp, -0.1, '3fecf46d99d52b3a'],
  [exp, 1e-9, '3ff000000044b830'],
  [exp, 0.3, '3ff599058c8c1a95'],
  [exp, 1, '4005bf0a8b145769'],
  [exp, 10, '40d5829dcf95055f'],
  [exp, 709, '7fdd422d2be5dc9b'],
  [log, 5e-324, 'c0874385446d71c3'],
  [log, 1e-100, 'c06cc845b54b54f2'],
  [log, 0.1, 'c0026bb1bbb55515'],
  [log, 0.999999, 'beb0c6f82d74d230'],
  [log, 1.000001, '3eb0c6f713f33a1d'],
  [log, 2, '3fe62e42fefa39ef'],
  [log, 3, '3ff193ea7aad030a'],
  [log, 12345, '4022d78e26ae18e8'],
  [log, 1e15, '404144f69ff9ffc4'],
];

test('twenty values of exp and log are the same to the last bit on every engine', () => {
  for (const [f, x, bits] of PINNED) assert.equal(bitsOf(f(x)).toString(16).padStart(16, '0'), bits, `${f.name}(${x})`);
});
