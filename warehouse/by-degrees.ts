/** A function of 1 / degrees as polynomials on pieces, in words that any database evaluates. Pure. */

/** From `low` to `high` in 1 / degrees, so many terms. */
export interface Piece {
  low: number;
  high: number;
  terms: number;
}

/** Pieces as a CASE over `degrees`, the name of a column; the first piece is the one of the most degrees. */
export function writeByDegrees(
  degrees: string,
  pieces: readonly Piece[],
  toValue: (degrees: number) => number,
): string {
  const sums = pieces.map(({ low, high, terms }) => {
    const [scale, shift] = [2 / (high - low), (high + low) / (high - low)];
    const at = `(${scale}e0 / ${degrees} - ${shift})`;
    const [first = 0, ...rest] = fitPolynomial({ low, high, terms }, (x) => toValue(1 / x));
    return rest.reduce(
      (text, factor) => `(${text} * ${at} ${factor < 0 ? '-' : '+'} ${toLiteral(Math.abs(factor))})`,
      toLiteral(first),
    );
  });
  const cases = pieces.slice(0, -1).map(({ high }, at) => `WHEN ${degrees} >= ${1 / high} THEN\n    ${sums[at]}\n  `);
  return `CASE ${cases.join('')}ELSE\n    ${sums.at(-1)} END`;
}

/** An exponent says that it is no decimal number. */
export const toLiteral = (value: number) => value.toExponential();

/** Factors of a polynomial from -1 to 1, the highest power first: Chebyshev interpolation. */
function fitPolynomial({ low, high, terms }: Piece, toValue: (x: number) => number): number[] {
  const angles = Array.from({ length: terms }, (_, at) => (Math.PI * (at + 0.5)) / terms);
  const values = angles.map((angle) => toValue((low + high) / 2 + ((high - low) / 2) * Math.cos(angle)));
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
