/** The quantile of Student's t that SQL evaluates is the one of the app. */
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';

import { studentQuantile } from '#shared/statistics/student.ts';
import { writeStudentQuantile } from '../../warehouse/student-quantile.ts';

it('to 5e-13, for degrees of freedom whole and not, from 1 to 10,000', async () => {
  const steps = Array.from({ length: 400 }, (_, at) => 1 + at / 40);
  const degrees = [...steps, 19, 39.5, 100, 499, 1e4];
  const connection = await (await DuckDBInstance.create()).connect();
  const reader = await connection.runAndReadAll(
    `SELECT ${writeStudentQuantile('d')} AS t FROM (SELECT unnest([${degrees.map((each) => `${each}e0`)}]) AS d)`,
  );
  const found = reader.getRowObjects().map(({ t }) => Number(t));
  for (const [at, each] of degrees.entries()) expect(found[at]! / studentQuantile(each) - 1).toBeCloseTo(0, 12);
  connection.closeSync();
});
