/** Student's t distribution: tail probabilities and the quantile of a 95 % interval, for any degrees of freedom, whole or not. */

const LOG_ROOT_TWO_PI = 0.9189385332046728;
/** Coefficients of the series for log gamma: C. Lanczos, SIAM Journal on Numerical Analysis B 1 (1964) 86-96, g = 7. */
const LANCZOS = [
  676.5203681218851, -1259.1392167224028, 771.3234287776531, -176.6150291621406, 12.507343278686905,
  -0.13857109526572012, 9.984369578019572e-6, 1.5056327351493116e-7,
];

/** Natural logarithm of gamma, for x above 0. */
function logGamma(x: number): number {
  if (x < 0.5) return Math.log(Math.PI / Math.sin(Math.PI * x)) - logGamma(1 - x);
  const base = x + 6.5;
  const series = LANCZOS.reduce((sum, term, index) => sum + term / (x + index), 0.9999999999998099);
  return LOG_ROOT_TWO_PI + (x - 0.5) * Math.log(base) - base + Math.log(series);
}

const SMALL = 1e-300;
const PRECISION = 1e-15;
const MOST_TERMS = 500;

/** Regularized incomplete beta function. Source: M. Abramowitz, I. Stegun, "Handbook of Mathematical Functions" (1964), 26.5.8. */
function incompleteBeta(x: number, a: number, b: number): number {
  if (x <= 0) return 0;
  if (x >= 1) return 1;
  if (x > (a + 1) / (a + b + 2)) return 1 - incompleteBeta(1 - x, b, a);
  const factor = Math.exp(logGamma(a + b) - logGamma(a) - logGamma(b) + a * Math.log(x) + b * Math.log1p(-x));
  return (factor * continuedFraction(x, a, b)) / a;
}

/** By the method of Lentz, from the top down. */
function continuedFraction(x: number, a: number, b: number): number {
  const notZero = (value: number) => (Math.abs(value) < SMALL ? SMALL : value);
  let c = 1;
  let d = 1 / notZero(1 - ((a + b) * x) / (a + 1));
  let fraction = d;
  for (let m = 1; m <= MOST_TERMS; m++) {
    const even = (m * (b - m) * x) / ((a + 2 * m - 1) * (a + 2 * m));
    d = 1 / notZero(1 + even * d);
    c = notZero(1 + even / c);
    fraction *= d * c;
    const odd = (-(a + m) * (a + b + m) * x) / ((a + 2 * m) * (a + 2 * m + 1));
    d = 1 / notZero(1 + odd * d);
    c = notZero(1 + odd / c);
    fraction *= d * c;
    if (Math.abs(d * c - 1) < PRECISION) break;
  }
  return fraction;
}

/** From here on no digit that anybody reads tells t from the normal distribution. */
const MOST_DEGREES = 1e7;

/** The probability of a t at least as far from 0 in either direction, 0 to 1. `degrees` above 0. */
export function studentTail(t: number, degrees: number): number {
  const finite = Math.min(degrees, MOST_DEGREES);
  return incompleteBeta(finite / (finite + t * t), finite / 2, 0.5);
}

function studentDensity(t: number, degrees: number): number {
  const log = logGamma((degrees + 1) / 2) - logGamma(degrees / 2) - Math.log(degrees * Math.PI) / 2;
  return Math.exp(log - ((degrees + 1) / 2) * Math.log1p((t * t) / degrees));
}

/**
 * The t that is exceeded in either direction with probability `tail` (0.05: the half width of a 95 % interval in standard errors).
 * `degrees` at least 1; infinite gives the normal quantile.
 */
export function studentQuantile(degrees: number, tail = 0.05): number {
  const known = tail === 0.05 ? known95.get(degrees) : undefined;
  if (known !== undefined) return known;
  const t = solveQuantile(Math.min(degrees, MOST_DEGREES), tail);
  if (tail === 0.05 && Number.isInteger(degrees) && degrees < 10_000) known95.set(degrees, t);
  return t;
}

const known95 = new Map<number, number>();

/** Newton's method on the tail, which is convex: it comes from below, or gets there with the first step. */
function solveQuantile(degrees: number, tail: number): number {
  let t = startNear(normalQuantile(tail), degrees);
  for (let step = 0; step < 100; step++) {
    const change = (studentTail(t, degrees) - tail) / (2 * studentDensity(t, degrees));
    t += change;
    if (Math.abs(change) < 1e-9 * t) break;
  }
  return t;
}

/** First terms of the expansion by degrees of freedom: Abramowitz and Stegun 26.7.5. */
function startNear(z: number, degrees: number): number {
  const first = (z ** 3 + z) / (4 * degrees);
  const second = (5 * z ** 5 + 16 * z ** 3 + 3 * z) / (96 * degrees ** 2);
  return z + first + (degrees < 3 ? 0 : second);
}

/** Of both sides, to 4.5e-4: Abramowitz and Stegun 26.2.23. */
function normalQuantile(tail: number): number {
  const t = Math.sqrt(-2 * Math.log(tail / 2));
  return t - (2.515517 + 0.802853 * t + 0.010328 * t * t) / (1 + 1.432788 * t + 0.189269 * t * t + 0.001308 * t ** 3);
}
