/** Student's t as an expression that any database evaluates: polynomials fitted to the quantile that the app itself computes. Pure. */
import { studentQuantile } from '#shared/statistics/student.ts';
import { type Piece, writeByDegrees } from './by-degrees.ts';

/** Each holds 5e-13 of the quantile up to 10,000 degrees (`test/warehouse/student.test.ts`). */
const PIECES: readonly Piece[] = [
  { low: 0, high: 0.25, terms: 14 },
  { low: 0.25, high: 0.5, terms: 12 },
  { low: 0.5, high: 1, terms: 14 },
];

/** The quantile of a two-sided 95 % interval for `degrees` (the name of a column), at least 1. */
export function writeStudentQuantile(degrees: string): string {
  return writeByDegrees(degrees, PIECES, studentQuantile);
}
