// `exp` and `log` that give the same last digit on every engine. The language leaves those of `Math` to the platform:
// Node 24 and Chromium 156 differ for one input in ten; then two bots with the same view and seed would decide differently.
// Only + - * / and tables here, all of which IEEE 754 fixes; at most 2 ulp from the true value (test/portable-math.test.ts).

/** 2^(0/32) to 2^(31/32), each the nearest double. */
const ROOTS = [
  1,
  1.0218971486541166,
  1.0442737824274138,
  1.0671404006768237,
  1.0905077326652577,
  1.1143867425958924,
  1.1387886347566916,
  1.1637248587775775,
  1.189207115002721,
  1.215247359980469,
  1.241857812073484,
  1.2690509571917332,
  1.2968395546510096,
  1.3252366431597413,
  1.3542555469368927,
  1.383909881963832,
  Math.SQRT2,
  1.4451808069770467,
  1.4768261459394993,
  1.5091644275934228,
  1.5422108254079407,
  1.5759808451078865,
  1.6104903319492543,
  1.645755478153965,
  1.681792830507429,
  1.718619298122478,
  1.7562521603732995,
  1.7947090750031072,
  1.8340080864093424,
  1.8741676341103,
  1.9152065613971474,
  1.9571441241754002,
];

/** ln 2 / 32 in two parts: the first has 32 bits, so that its product with a whole number of 21 bits is exact. */
const STEP_HIGH = 0.021660849393811077;
const STEP_LOW = -1.312785960212839e-12;
const STEPS_PER_UNIT = 46.16624130844683;

/** 2^-540 to 2^540: two of them reach every double. */
const MIDDLE = 540;
const POWERS = /* @__PURE__ */ powersOfTwo();

function powersOfTwo(): Float64Array {
  const powers = new Float64Array(2 * MIDDLE + 1).fill(1);
  for (let i = 1; i <= MIDDLE; i++) {
    powers[MIDDLE + i] = powers[MIDDLE + i - 1] * 2;
    powers[MIDDLE - i] = powers[MIDDLE - i + 1] / 2;
  }
  return powers;
}

const LARGEST_EXPONENT = 709.782712893384;
const SMALLEST_EXPONENT = -745.1332191019412;

/** e to the power of x. */
export function exp(x: number): number {
  if (!(x <= LARGEST_EXPONENT)) return x > LARGEST_EXPONENT ? Number.POSITIVE_INFINITY : Number.NaN;
  if (x < SMALLEST_EXPONENT) return 0;
  // x = n * ln 2 / 32 + r, so e^x = 2^(n / 32) * e^r with |r| < 0.011.
  const n = Math.floor(x * STEPS_PER_UNIT + 0.5);
  const r = x - n * STEP_HIGH - n * STEP_LOW;
  const beyondOne = r + r * r * (1 / 2 + r * (1 / 6 + r * (1 / 24 + r * (1 / 120 + r * (1 / 720)))));
  const root = ROOTS[n & 31];
  // The power of two in two factors: 2^1024 and 2^-1075 are not doubles, but the two factors are.
  const power = n >> 5;
  const half = power >> 1;
  return (root + root * beyondOne) * POWERS[MIDDLE + half] * POWERS[MIDDLE + power - half];
}

/** ln 2 in two parts: the first has 33 bits, so that its product with any exponent is exact. */
const LN2_HIGH = 0.6931471806019545;
const LN2_LOW = -4.2009150726810846e-11;

const bits = /* @__PURE__ */ new DataView(/* @__PURE__ */ new ArrayBuffer(8));
/** The upper half of the square root of 2: fractions above it are halved. */
const SQRT2_UPPER = 0x6a09e;
const SMALLEST_NORMAL = 2.2250738585072014e-308;
const TWO_TO_54 = 18014398509481984;

/** The natural logarithm of x. */
export function log(x: number): number {
  if (!(x > 0)) return x === 0 ? Number.NEGATIVE_INFINITY : Number.NaN;
  if (x === Number.POSITIVE_INFINITY) return x;
  const isSubnormal = x < SMALLEST_NORMAL;
  bits.setFloat64(0, isSubnormal ? x * TWO_TO_54 : x);
  const upper = bits.getUint32(0);
  // x = 2^k * (1 + f), with 1 + f between the square roots of 1/2 and 2.
  const halved = (upper & 0xfffff) > SQRT2_UPPER ? 1 : 0;
  const k = (upper >>> 20) - 1023 + halved - (isSubnormal ? 54 : 0);
  bits.setUint32(0, (upper & 0xfffff) | ((1023 - halved) << 20));
  const f = bits.getFloat64(0) - 1;
  // ln(1 + f) = 2 artanh(s) with s = f / (2 + f); and 2 s = f - f²/2 + s f²/2, which keeps f's digits.
  const s = f / (2 + f);
  const q = s * s;
  const tail = 2 / 13 + q * (2 / 15 + q * (2 / 17 + q * (2 / 19 + q * (2 / 21 + q * (2 / 23)))));
  const rest = q * (2 / 3 + q * (2 / 5 + q * (2 / 7 + q * (2 / 9 + q * (2 / 11 + q * tail)))));
  const halfSquare = 0.5 * f * f;
  return k * LN2_HIGH - (halfSquare - (s * (halfSquare + rest) + k * LN2_LOW) - f);
}
