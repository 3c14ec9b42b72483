/**
 * The probability of a t at least so far from 0, as an expression that any database evaluates: the integral of the density by a fixed rule, on which
 * its factor is a polynomial of 1 / degrees. Neither database knows the tail of Student's t, or an incomplete beta function. Pure.
 */
import { type Piece, toLiteral, writeByDegrees } from './by-degrees.ts';

/**
 * Points from a t outwards with their weights: the trapezoidal rule after an exponential of a hyperbolic sine, which reaches what falls off
 * slowly (one degree) and what falls off at once. Source: H. Takahasi, M. Mori, Publications RIMS 9 (1974) 721-741.
 */
function listPoints(step: number, from: number, to: number): { out: number; weight: number }[] {
  const count = Math.round((to - from) / step);
  return Array.from({ length: count + 1 }, (_, at) => {
    const place = from + at * step;
    const out = Math.exp(STEEPNESS * Math.sinh(place));
    return { out, weight: step * STEEPNESS * Math.cosh(place) * out };
  });
}

const STEEPNESS = 0.8;
/** With these the tail is right to 1e-10 up to a million degrees; the app's own is to 1e-10 up to 10,000 (`test/warehouse/student.test.ts`). */
const POINTS = listPoints(0.11, -4.18, 4.18);
const FINE = listPoints(0.02, -6, 6);

const PIECES: readonly Piece[] = [
  { low: 0, high: 0.25, terms: 12 },
  { low: 0.25, high: 1, terms: 14 },
];

/** What both tails from 0 on are to be multiplied with to be 1. */
function toFactor(degrees: number): number {
  return 1 / FINE.reduce((sum, { out, weight }) => sum + weight * (1 + out ** 2 / degrees) ** (-(degrees + 1) / 2), 0);
}

/** Of `t`, at least 0, with `degrees`, at least 1: both names of columns. */
export function writeStudentTail(t: string, degrees: string): string {
  const terms = POINTS.map(
    ({ out, weight }) =>
      `${toLiteral(weight)} * pow(1 + (${t} + ${toLiteral(out)}) * (${t} + ${toLiteral(out)}) / ${degrees}, -(${degrees} + 1) / 2)`,
  );
  return `least(1e0, (${writeByDegrees(degrees, PIECES, toFactor)})\n  * (${terms.join('\n    + ')}))`;
}
