/** Import, measuring, counts and figures, end to end over real HTTP, against an independent recount. */
import { readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { OperationOutput } from '#shared/contract/index.ts';
import { addDays, compareNewest, countAnswers, selectAnswers, toPrevious } from '#support/counted-answer.ts';
import { expectClose } from '#support/expect-close.ts';
import { type AskedFilter, FIGURES_TODAY, listFilters } from '#support/figure-filters.ts';
import {
  createWorldProject,
  type FolderService,
  makeTempDir,
  removeDir,
  startFolderService,
} from '#support/folder-service.ts';
import { type GeneratedAnswer, generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { Recount } from '#support/recount.ts';
import { type BrandRange, recountBrandChanges, recountBrandIntervals } from '#support/recount-intervals.ts';

const NOW = Date.parse('2026-03-10T23:59:59Z');
const COUNT = Number(process.env.SIGHTLINE_TEST_ANSWERS ?? 600);
/** Of the combinations of filters, every so many-th is asked for lists and series: by four, each value meets each other one. */
const STRIDE = Number(process.env.SIGHTLINE_TEST_STRIDE ?? 9);
/** For summaries all those with most answers, and every so many-th of the others, many of which have none. */
const MANY = 60;
const SUMMARY_STRIDE = Math.min(4, STRIDE);

const dir = makeTempDir();
const file = join(dir, 'answers.ndjson');
let service: FolderService;
let projectId: string;
let answers: GeneratedAnswer[];
let recount: Recount;

beforeAll(async () => {
  answers = [...generateAnswers({ count: COUNT, seed: 7, lastDay: FIGURES_TODAY, days: 100 })];
  recount = new Recount(countAnswers(answers));
  writeFileSync(file, toNdjson(answers));
  service = await startFolderService({ dataDir: join(dir, 'data'), now: () => NOW });
  projectId = await createWorldProject(service);
  const imported = await service.call('answers.import', { projectId, path: file });
  expect(imported).toEqual({ imported: COUNT, duplicates: 0, createdPrompts: 60, skippedCount: 0, skipped: [] });
}, 300_000);

afterAll(async () => {
  await service.close();
  removeDir(dir);
});

const someFilters = listFilters().filter((_, index) => index % STRIDE === 0);

function listSummaryFilters(): AskedFilter[] {
  const counted = countAnswers(answers);
  const asked = listFilters().map((one) => ({ one, count: selectAnswers(counted, one.filter).length }));
  const broadest = new Set(asked.toSorted((a, b) => b.count - a.count).slice(0, MANY));
  return asked.filter((one, index) => broadest.has(one) || index % SUMMARY_STRIDE === 0).map(({ one }) => one);
}

type Summary = OperationOutput<'metrics.summary'>;

function withoutShareIntervals(period: Summary['current']): Summary['current'] {
  const { intervals: _, ...shares } = period.sentimentShares ?? {};
  return { ...period, sentimentShares: period.sentimentShares && (shares as typeof period.sentimentShares) };
}

/** To 1e-6: t is added up from its density on one side. */
function expectRange(found: BrandRange, expected: BrandRange, about: string): void {
  expect(found === null, about).toBe(expected === null);
  for (const end of [0, 1] as const) expect(found?.[end] ?? 0, about).toBeCloseTo(expected?.[end] ?? 0, 5);
}

describe('figures over HTTP equal an independent recount', () => {
  async function expectSummaries(filters: readonly AskedFilter[]): Promise<void> {
    const counted = countAnswers(answers);
    let named = 0;
    let withRange = 0;
    for (const { query, filter } of filters) {
      const found = await service.get<Summary>(`/projects/${projectId}/metrics?${query}`);
      const { intervals, ...current } = withoutShareIntervals(found.current);
      const { intervals: _before, ...previous } = withoutShareIntervals(found.previous);
      const { verdicts, ...changes } = found.changes;
      expectClose({ current, previous, changes }, recount.summary(filter), query);
      named += found.current.mentions;
      const chosen = selectAnswers(counted, filter);
      for (const [name, range] of Object.entries(recountBrandIntervals(chosen))) {
        expectRange(intervals[name as 'mentionRate'].brand, range, `${query} ${name}`);
        if (range) withRange++;
      }
      for (const [name, range] of Object.entries(
        recountBrandChanges(chosen, selectAnswers(counted, toPrevious(filter))),
      ))
        expectRange(verdicts[name as 'mentionRateChange'].brand, range, `${query} ${name}`);
    }
    expect(named).toBeGreaterThan(COUNT);
    expect(withRange).toBeGreaterThan(100);
  }

  it(
    'summary: current, previous, changes and their intervals, for combinations of filters',
    () => expectSummaries(listSummaryFilters()),
    120_000,
  );

  it('summary, for every combination of filters', { tags: 'long', timeout: 120_000 }, () =>
    expectSummaries(listFilters()),
  );

  it('timeseries: every day of the window, for combinations of filters', async () => {
    for (const { query, filter } of someFilters) {
      const found = await service.get(`/projects/${projectId}/metrics/timeseries?${query}`);
      expectClose(found, recount.timeseries(filter), query);
    }
  }, 120_000);

  it('prompt list: the figures of each prompt', async () => {
    for (const { query, filter } of someFilters) {
      if (!query.includes('timeframe') && query.includes('startDate=2026-01')) continue;
      const { prompts } = await service.get<{ prompts: Record<string, unknown>[] }>(
        `/projects/${projectId}/prompts?limit=500&${query}`,
      );
      const byKey = new Map(prompts.map((prompt) => [`${prompt.language} ${prompt.prompt}`, prompt]));
      const expected = recount.prompts(filter);
      expect(byKey.size, query).toBe(expected.length);
      for (const prompt of expected) {
        const found = byKey.get(`${prompt.language} ${prompt.prompt}`) ?? {};
        const figures = Object.fromEntries(Object.keys(prompt).map((field) => [field, found[field]]));
        expectClose(figures, prompt, `${query} ${prompt.prompt}`);
      }
    }
  }, 120_000);

  it('answer list: how many and which, for combinations of filters', async () => {
    const counted = countAnswers(answers);
    for (const { query, filter } of someFilters) {
      const { answers: listed, pagination } = await service.get<OperationOutput<'answers.list'>>(
        `/projects/${projectId}/answers?limit=500&${query}`,
      );
      const expected = selectAnswers(counted, filter);
      expect(pagination.total, query).toBe(expected.length);
      const toKey = (answer: { model: string; surface: string }, moment: string, prompt: string) =>
        `${moment} ${answer.model} ${answer.surface} ${prompt}`;
      expect(listed.map((answer) => toKey(answer, answer.answeredAt, answer.prompt)).sort(), query).toEqual(
        expected
          .sort(compareNewest)
          .slice(0, 500)
          .map((answer) => toKey(answer, answer.moment, answer.prompt.text))
          .sort(),
      );
    }
  }, 120_000);

  it('answers on either side of midnight UTC belong to their own day, whatever offset they are written with', () => {
    const offsets = answers.filter(({ line }) => !line.answeredAt.endsWith('Z'));
    const moved = offsets.filter(
      ({ line }) => new Date(line.answeredAt).toISOString().slice(0, 10) !== line.answeredAt.slice(0, 10),
    );
    expect(moved.length).toBeGreaterThan(20);
  });
});

describe('importing again', () => {
  const wide = `startDate=${addDays(FIGURES_TODAY, -120)}&endDate=${FIGURES_TODAY}`;

  it('adds nothing, neither from the file nor from an export', { tags: 'long', timeout: 120_000 }, async () => {
    const before = await service.get(`/projects/${projectId}/metrics?${wide}`);
    const exported = join(dir, 'again.ndjson');
    expect((await service.call('answers.export', { projectId, path: exported })).exported).toBe(COUNT);
    for (const path of [file, exported]) {
      expect(await service.call('answers.import', { projectId, path })).toMatchObject({
        imported: 0,
        duplicates: COUNT,
        createdPrompts: 0,
      });
    }
    expect(await service.get(`/projects/${projectId}/metrics?${wide}`)).toEqual(before);
  });

  it('an export into an empty folder gives the same figures to the last digit', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const path = join(dir, 'moved.ndjson');
    await service.call('answers.export', { projectId, path });
    const other = await startFolderService({ dataDir: join(dir, 'empty'), now: () => NOW });
    const otherId = await createWorldProject(other);
    expect((await other.call('answers.import', { projectId: otherId, path })).imported).toBe(COUNT);
    for (const query of [wide, 'timeframe=30d', 'timeframe=7d&model=claude&language=fr', 'timeframe=90d&tags=europe']) {
      for (const figures of ['metrics', 'metrics/timeseries']) {
        const moved = await other.get(`/projects/${otherId}/${figures}?${query}`);
        expect(moved).toStrictEqual(await service.get(`/projects/${projectId}/${figures}?${query}`));
      }
    }
    const back = join(dir, 'back.ndjson');
    await other.call('answers.export', { projectId: otherId, path: back });
    expect(readFileSync(back, 'utf8') === readFileSync(path, 'utf8')).toBe(true);
    await other.close();
  });
});
