/** Student's t as SQL evaluates it is that of the app. */
import { DuckDBInstance } from '@duckdb/node-api';
import { expect, it } from 'vitest';

import { studentQuantile, studentTail } from '#shared/statistics/student.ts';
import { writeStudentQuantile } from '../../warehouse/student-quantile.ts';
import { writeStudentTail } from '../../warehouse/student-tail.ts';

async function evaluate(sql: string): Promise<number[]> {
  const instance = await DuckDBInstance.create(':memory:', { threads: '1' });
  const connection = await instance.connect();
  const rows = (await connection.runAndReadAll(sql)).getRowObjects();
  connection.closeSync();
  instance.closeSync();
  return rows.map(({ found }) => Number(found));
}

const toList = (values: readonly number[]) => `[${values.map((each) => `${each}e0`)}]`;

it('the quantile to 5e-13, for degrees of freedom whole and not, from 1 to 10,000', async () => {
  const steps = Array.from({ length: 400 }, (_, at) => 1 + at / 40);
  const degrees = [...steps, 19, 39.5, 100, 499, 1e4];
  const found = await evaluate(
    `SELECT ${writeStudentQuantile('d')} AS found FROM (SELECT unnest(${toList(degrees)}) AS d)`,
  );
  for (const [at, each] of degrees.entries()) expect(found[at]! / studentQuantile(each) - 1).toBeCloseTo(0, 12);
});

it('the tail to 3e-10, from nothing to far out, for 1 degree to 10,000', async () => {
  const degrees = [1, 1.07, 1.5, 1.93, 2, 2.7, 3.4, 4, 5.5, 9, 19, 39.5, 100, 499, 1e4];
  const ts = [0, 0.01, 0.2, 0.5, 0.9, 1.3, 1.7, 1.96, 2.2, 2.8, 3.5, 5, 9, 30, 200, 1e6];
  const pairs = degrees.flatMap((d) => ts.map((t) => ({ d, t })));
  const found = await evaluate(
    `SELECT ${writeStudentTail('t', 'd')} AS found
     FROM (SELECT unnest(${toList(pairs.map(({ d }) => d))}) AS d, unnest(${toList(pairs.map(({ t }) => t))}) AS t)`,
  );
  const errors = pairs.map(({ d, t }, at) => ({ d, t, error: Math.abs(found[at]! - studentTail(t, d)) }));
  expect(errors.filter(({ error }) => !(error <= 3e-10))).toEqual([]);
});
