import { expect, it } from 'vitest';

import { OPERATIONS } from '#shared/contract/index.ts';
import { listPlainCases, listWindowedCases } from '../../bench/reads/read-case.ts';

const folder = {
  size: '10k',
  days: 4,
  root: '',
  dataDir: '',
  factsDir: '',
  descriptionFile: '',
  answers: 10_000,
  projectId: 'p',
  firstDay: 20_000,
  lastDay: 20_003,
  buildSeconds: 0,
  buildCpuSeconds: 0,
  packingCpuSeconds: 0,
  indexingCpuSeconds: 0,
} as const;

const windowed = listWindowedCases(folder, { query: 'quiet kettle', brandId: 'b', otherId: 'c' });
const ids = {
  ...{ answerId: 'a', promptId: 'p', taskId: 't', runId: 'r' },
  ...{ baselineId: 'b', remeasuringId: 'm', interventionId: 'i', reportFileId: 'f' },
};
const plain = listPlainCases(folder, ids);

it('times every read of the published interface', () => {
  const timed = new Set([...windowed, ...plain].map((read) => read.operation));
  const published = Object.values(OPERATIONS).filter(({ http }) => http?.method === 'GET');
  expect(published.map(({ name }) => name as string).filter((name) => !timed.has(name))).toEqual([]);
});

it('asks each filter that an operation takes, in each window', () => {
  const filters = ['model', 'language', 'tags'];
  for (const { name, queryKeys } of Object.values(OPERATIONS).filter(({ http }) => http?.method === 'GET')) {
    const cases = windowed.filter((read) => read.operation === name);
    if (cases.length === 0) continue;
    const taken = filters.filter((filter) => (queryKeys as string[]).includes(filter));
    expect(cases, name).toHaveLength(3 * (1 + taken.length));
  }
});

it('ends a window with the last day of the history', () => {
  const [first] = windowed;
  expect(first?.path).toBe('/projects/p/metrics?startDate=2024-09-08&endDate=2024-10-07');
});
