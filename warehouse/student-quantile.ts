/** Student's t as an expression that any database evaluates: polynomials fitted to the quantile that the app itself computes. Pure. */
import { studentQuantile } from '#shared/statistics/student.ts';

/** From `low` to `high` in 1 / degrees, so many terms: each holds 5e-13 of the quantile up to 10,000 degrees (`test/warehouse/student-quantile.test.ts`). */
const PIECES = [
  { low: 0, high: 0.25, terms: 14 },
  { low: 0.25, high: 0.5, terms: 12 },
  { low: 0.5, high: 1, terms: 14 },
] as const;

/** The quantile of a two-sided 95 % interval for `degrees` (the name of a column), at least 1. */
export function writeStudentQuantile(degrees: string): string {
  const pieces = PIECES.map(({ low, high, terms }) => {
    const [scale, shift] = [2 / (high - low), (high + low) / (high - low)];
    const at = `(${scale}e0 / ${degrees} - ${shift})`;
    const [first = 0, ...rest] = fitPolynomial(low, high, terms);
    const sum = rest.reduce(
      (text, factor) => `(${text} * ${at} ${factor < 0 ? '-' : '+'} ${toLiteral(Math.abs(factor))})`,
      toLiteral(first),
    );
    return { least: 1 / high, sum };
  });
  const [tail, middle, head] = pieces;
  return `CASE WHEN ${degrees} >= ${tail!.least} THEN\n    ${tail!.sum}\n  WHEN ${degrees} >= ${middle!.least} THEN\n    ${middle!.sum}\n  ELSE\n    ${head!.sum} END`;
}

/** An exponent says that it is no decimal number. */
const toLiteral = (value: number) => value.toExponential();

/** Factors of a polynomial from -1 to 1, the highest power first: Chebyshev interpolation of the quantile by 1 / degrees. */
function fitPolynomial(low: number, high: number, terms: number): number[] {
  const angles = Array.from({ length: terms }, (_, at) => (Math.PI * (at + 0.5)) / terms);
  const values = angles.map((angle) => studentQuantile(1 / ((low + high) / 2 + ((high - low) / 2) * Math.cos(angle))));
  const weightOf = (power: number) =>
    ((power === 0 ? 1 : 2) / terms) * values.reduce((sum, value, at) => sum + value * Math.cos(power * angles[at]!), 0);
  const factors = new Array<number>(terms).fill(0);
  let [before, current] = [[1], [0, 1]];
  for (let power = 0; power < terms; power++) {
    const weight = weightOf(power);
    before.forEach((factor, at) => {
      factors[at]! += factor * weight;
    });
    const next = [0, ...current.map((factor) => 2 * factor)].map((factor, at) => factor - (before[at] ?? 0));
    [before, current] = [current, next];
  }
  return factors.reverse();
}
