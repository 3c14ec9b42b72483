/** Months that are summed up give the same figures as their facts, whatever happens to answers, and none outlives them. */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';
import { aggregateMonths, loadUnaggregated, saveAggregates } from '#main/core/figures/aggregate/aggregate-months.ts';
import { MonthAggregator } from '#main/core/figures/aggregate/month-aggregator.ts';
import { dropAggregates, type MonthState } from '#main/core/figures/aggregate/month-state.ts';
import type { FigureScope } from '#main/core/figures/store/figure-scope.ts';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import { dayOf } from '#shared/time/day.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject, readDifferences } from '#support/inline-project.ts';
import { readEverything } from '#support/list-reads.ts';

const START = {
  name: 'Acme',
  domain: 'acme.example',
  brandAliases: [],
  domainAliases: [],
  competitors: [{ name: 'Borealis', domain: 'borealis.test' }, { name: 'Cindra' }],
};
const NOW = Date.parse('2026-03-10T12:00:00Z');
const TODAY = dayOf(NOW);

const dirs: string[] = [];
afterAll(() => {
  for (const dir of dirs) removeDir(dir);
});
const open = async () => {
  const dir = makeTempDir();
  dirs.push(dir);
  return InlineProject.create(dir, START);
};
const forget = defineWrite('test.dropAggregates', (db, _input: null) => dropAggregates(db));
const countSums = defineRead('test.countSums', (db, _input: null) =>
  [
    'prompt_month',
    "month_list WHERE kind IN ('source', 'host', 'search')",
    "month_list WHERE kind IN ('pair', 'gap')",
  ].map((rows) => db.prepare(`SELECT count(*) FROM ${rows}`).pluck().get()),
);
const sumAll = (project: InlineProject) => project.aggregateMonths();

type Step =
  | { kind: 'import'; seed: number; count: number }
  | { kind: 'delete'; first: number }
  | { kind: 'alias'; name: string }
  | { kind: 'sum' };

const step = fc.oneof(
  {
    weight: 3,
    arbitrary: fc.record({ kind: fc.constant('import'), seed: fc.nat(5), count: fc.integer({ min: 10, max: 40 }) }),
  },
  fc.record({ kind: fc.constant('delete'), first: fc.nat(6) }),
  fc.record({ kind: fc.constant('alias'), name: fc.constantFrom('Eastrop', 'Question', 'Fabelwerk') }),
  { weight: 3, arbitrary: fc.record({ kind: fc.constant('sum') }) },
) as fc.Arbitrary<Step>;

const scope = fc.record({
  first: fc.integer({ min: -110, max: 0 }),
  length: fc.integer({ min: 0, max: 111 }),
  engines: fc.constantFrom(null, null, ['chatgpt'], ['claude', 'chatgpt']),
  language: fc.constantFrom(null, null, 'EN', 'DE'),
  surface: fc.constantFrom(null, null, 'import', 'api'),
  isBranded: fc.constantFrom(null, null, true, false),
  tags: fc.constantFrom(null, null, ['pricing'], ['brand', 'europe']),
});

async function take(project: InlineProject, taken: Step): Promise<void> {
  if (taken.kind === 'sum') await sumAll(project);
  else if (taken.kind === 'alias') await project.setAliases({ brandAliases: [taken.name] });
  else if (taken.kind === 'delete') await project.deleteSome(taken.first, 7);
  else
    await project.importGenerated(
      generateAnswers({ seed: taken.seed, count: taken.count, lastDay: '2026-03-09', days: 105 }),
    );
}

describe('months that are summed up', () => {
  it('give every figure of every window and filter as the facts give it, after any change', async () => {
    await fc.assert(
      fc.asyncProperty(
        fc.array(step, { minLength: 2, maxLength: 6 }),
        fc.array(scope, { minLength: 3, maxLength: 3 }),
        async (steps, scopes) => {
          const project = await open();
          for (const taken of [{ kind: 'import', seed: 9, count: 40 } as Step, ...steps]) await take(project, taken);
          expect(await project.storage.read(readDifferences, null)).toBe(0);
          const asked = scopes.map(({ first, length, ...filter }): FigureScope => {
            const firstDay = TODAY + first;
            return { projectId: project.id, ...filter, firstDay, lastDay: Math.min(TODAY, firstDay + length) };
          });
          asked.push({ ...asked[0]!, firstDay: TODAY - 110, lastDay: TODAY, tags: null });
          const all = { engines: null, language: null, tags: null, firstDay: TODAY - 110, lastDay: TODAY };
          asked.push({ projectId: project.id, ...all }, { projectId: project.id, ...all, isBranded: true });
          const read = () => Promise.all(asked.map((each) => readEverything(project.storage, each)));
          const before = await read();
          await sumAll(project);
          expect(await project.storage.read(readDifferences, null)).toBe(0);
          const summed = await read();
          await project.storage.write(forget, null);
          const plain = await read();
          expect(before).toStrictEqual(plain);
          expect(summed).toStrictEqual(plain);
          await project.storage.close();
        },
      ),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 2) },
    );
  }, 240_000);

  it('are those before this one; measuring again takes the sums of prompts and brands, an answer all', async () => {
    const project = await open();
    await project.importGenerated(generateAnswers({ seed: 3, count: 120, lastDay: '2026-03-09', days: 90 }));
    expect(await sumAll(project)).toBe(3);
    const [prompts, ...lists] = (await project.storage.read(countSums, null)) as number[];
    expect(prompts).toBeGreaterThan(10);
    expect(lists).toEqual([9, 6]);
    expect(await sumAll(project)).toBe(0);
    await project.setAliases({ brandAliases: ['Eastrop'] });
    const measured = (await project.storage.read(countSums, null)) as number[];
    expect(measured[0]).toBeLessThan(prompts ?? 0);
    expect(measured[1]).toBe(9);
    expect(measured[2]).toBeLessThan(6);
    await sumAll(project);
    expect(((await project.storage.read(countSums, null)) as number[]).slice(1)).toEqual([9, 6]);
    await project.deleteSome(0, 1000);
    expect(((await project.storage.read(countSums, null)) as number[]).slice(1)).toEqual([6, 4]);
    await sumAll(project);
    expect(await project.storage.read(readDifferences, null)).toBe(0);
    await project.storage.close();
  });

  it('are not written when their facts have changed since they were read', async () => {
    const project = await open();
    await project.importGenerated(generateAnswers({ seed: 3, count: 60, lastDay: '2026-02-20', days: 10 }));
    const [state] = (await project.storage.read(loadUnaggregated, NOW)) as [MonthState];
    await project.deleteSome(0, 1000);
    expect(await project.storage.job(aggregateMonths, [state])).toBe(0);
    expect(await project.storage.write(saveAggregates, { state, isDone: true })).toBe(false);
    expect(await project.storage.read(countSums, null)).toEqual([0, 0, 0]);
    expect(await project.storage.read(loadUnaggregated, NOW)).toMatchObject([{ month: state.month }]);
    await project.storage.close();
  });

  it('are summed up at once at the start, later only when they were left alone for one look', async () => {
    const project = await open();
    const generate = (seed: number) => generateAnswers({ seed, count: 30, lastDay: '2026-02-20', days: 10 });
    await project.importGenerated(generate(1));
    const summer = new MonthAggregator(project.storage, () => NOW);
    expect(await summer.aggregateOnce()).toBe(1);
    await project.importGenerated(generate(2));
    expect(await summer.aggregateOnce()).toBe(0);
    await project.importGenerated(generate(3));
    expect(await summer.aggregateOnce()).toBe(0);
    expect(await summer.aggregateOnce()).toBe(1);
    await project.storage.close();
  });
});
