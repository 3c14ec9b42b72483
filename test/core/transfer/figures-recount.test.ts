/** Competitors, sources, fan-outs and the export, end to end over real HTTP, against an independent recount. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { aggregateMonths, loadUnaggregated } from '#main/core/figures/aggregate/aggregate-months.ts';
import { type CountedAnswer, countAnswers, toPromptKey } from '#support/counted-answer.ts';
import { expectClose } from '#support/expect-close.ts';
import { FIGURES_TODAY, listAllTimeFilters, listFanoutFilters, listFilters } from '#support/figure-filters.ts';
import {
  createWorldProject,
  type FolderService,
  makeTempDir,
  removeDir,
  startFolderService,
} from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import {
  type CompetitorFigures,
  type CompetitorSort,
  compareNames,
  recountCompetitors,
  searchCompetitors,
  toSortValue,
} from '#support/recount-competitors.ts';
import { recountExport } from '#support/recount-export.ts';
import { FanoutRecount } from '#support/recount-fanouts.ts';
import { type SourceFigures, SourceRecount, searchSources } from '#support/recount-sources.ts';
import { varyAnswers } from '#support/vary-answers.ts';

const NOW = Date.parse(`${FIGURES_TODAY}T23:59:59Z`);
const COUNT = Number(process.env.SIGHTLINE_TEST_ANSWERS ?? 450);
/** Of the combinations of filters, every so many-th is asked for. */
const STRIDE = Number(process.env.SIGHTLINE_TEST_STRIDE ?? 31);
const LONG_MS = 600_000;

const dir = makeTempDir();
let service: FolderService;
let projectId: string;
let project: string;
let answers: CountedAnswer[];
let allTimeFirst: string;

beforeAll(async () => {
  const generated = varyAnswers(
    [...generateAnswers({ count: COUNT, seed: 11, lastDay: FIGURES_TODAY, days: 100 })],
    12,
  );
  answers = countAnswers(generated);
  allTimeFirst = answers.map(({ date }) => date).sort()[0] ?? '';
  const file = join(dir, 'answers.ndjson');
  writeFileSync(file, toNdjson(generated));
  service = await startFolderService({ dataDir: join(dir, 'data'), now: () => NOW });
  projectId = await createWorldProject(service);
  project = `/projects/${projectId}`;
  expect(await service.call('answers.import', { projectId, path: file })).toMatchObject({ imported: COUNT });
  const { storage } = service.core;
  expect(await storage.job(aggregateMonths, await storage.read(loadUnaggregated, NOW))).toBeGreaterThan(2);
}, LONG_MS);

afterAll(async () => {
  await service.close();
  removeDir(dir);
});

const chosenFilters = listFilters().filter((_, index) => index % STRIDE === 0);

describe('competitors equal an independent recount', () => {
  const ask = async (query: string) =>
    (await service.get<{ competitors: CompetitorFigures[] }>(`${project}/competitors?${query}`)).competitors;
  const toFigures = (rows: object[]) => rows.map((row) => ({ ...row, id: '', isStarred: false }));

  it(
    'every field of every row, in the order of the ranks',
    async () => {
      for (const { query, filter } of chosenFilters) {
        expectClose(toFigures(await ask(query)), toFigures(recountCompetitors(answers, filter)), query);
      }
    },
    LONG_MS,
  );

  it(
    'searching keeps ranks and figures, and means every character as it stands',
    async () => {
      for (const search of ['ACME', 'acme.ex', 'özgen', ' nord ', '& p', '%', '_', 'a.e', 'nobody']) {
        for (const { query, filter } of chosenFilters.slice(0, 4)) {
          const expected = searchCompetitors(recountCompetitors(answers, filter), search.trim());
          const found = await ask(`${query}&search=${encodeURIComponent(search)}`);
          expectClose(toFigures(found), toFigures(expected), `${search} ${query}`);
        }
      }
    },
    LONG_MS,
  );

  it.each(['visibility', 'mentions', 'position', 'sentiment', 'name'] as const)(
    'sorting by %s',
    async (sortBy) => {
      for (const { query, filter } of chosenFilters) {
        for (const sortDir of ['asc', 'desc'] as const) {
          const found = await ask(`${query}&sortBy=${sortBy}&sortDir=${sortDir}`);
          expectSorted(found, sortBy, sortDir, query);
          const ranked = found.toSorted((a, b) => (a.globalRank ?? 0) - (b.globalRank ?? 0));
          if (ranked[0]?.globalRank === null) continue;
          expectClose(toFigures(ranked), toFigures(recountCompetitors(answers, filter)), query);
        }
      }
    },
    LONG_MS,
  );
});

/** Neighbours are in order, nulls last, equal values by rank. */
function expectSorted(rows: CompetitorFigures[], sortBy: CompetitorSort, sortDir: 'asc' | 'desc', about: string): void {
  expect(rows.length).toBeGreaterThan(5);
  for (const [index, row] of rows.slice(1).entries()) {
    const before = rows[index] ?? row;
    const [left, right] = [toSortValue(before, sortBy), toSortValue(row, sortBy)];
    if (left === null) expect(right, about).toBeNull();
    if (left === null || right === null) continue;
    const order =
      typeof left === 'string' ? compareNames(left, String(right)) : roundTo9(Number(left)) - roundTo9(Number(right));
    const along = sortDir === 'asc' ? order : -order;
    expect(along, `${about} ${sortBy} ${sortDir}: ${left}, ${right}`).toBeLessThanOrEqual(1e-9);
    if (left === right) expect(row.globalRank ?? 0).toBeGreaterThanOrEqual(before.globalRank ?? 0);
  }
}

function roundTo9(value: number): number {
  return Math.round(value * 1e9) / 1e9;
}

describe('sources equal an independent recount', () => {
  type Row = SourceFigures & { id: string; sourceType: string; urlType: string };
  const ask = async (query: string) => {
    const rows: Row[] = [];
    for (let page = 1; ; page++) {
      const path = `${project}/sources?limit=500&page=${page}&${query}`;
      const found = await service.get<{ sources: Row[]; pagination: { hasMore: boolean; total: number } }>(path);
      rows.push(...found.sources);
      if (found.pagination.hasMore) continue;
      expect(rows.length, query).toBe(found.pagination.total);
      return rows;
    }
  };
  const expectSame = (found: readonly Row[], expected: readonly SourceFigures[], about: string) => {
    expect(new Set(found.map(({ id }) => id)).size, about).toBe(found.length);
    const byUrl = (rows: readonly SourceFigures[]) => Object.fromEntries(rows.map((row) => [row.url, row]));
    const bare = found.map(({ id: _id, sourceType: _source, urlType: _url, ...row }) => row);
    expectClose(byUrl(bare), byUrl(expected), about);
  };
  const SORTS: Record<string, (row: Row) => string | number> = {
    citations: (row) => row.citationCount,
    domain: (row) => row.domain,
    type: (row) => row.sourceType,
  };

  it(
    'every page that is cited, in every order',
    async () => {
      const recount = new SourceRecount(answers);
      for (const [index, { query, filter }] of chosenFilters.entries()) {
        const sortBy = (['citations', 'domain', 'type'] as const)[index % 3] ?? 'citations';
        const sortDir = index % 2 === 0 ? 'desc' : 'asc';
        const found = await ask(`${query}&sortBy=${sortBy}&sortDir=${sortDir}`);
        expectSame(found, recount.sources(filter), query);
        const values = found.map((row) => SORTS[sortBy]?.(row) ?? '');
        const sign = sortDir === 'asc' ? 1 : -1;
        const sorted = values.toSorted((a, b) => sign * (a < b ? -1 : Number(a > b)));
        expect(values, query).toEqual(sorted);
      }
    },
    LONG_MS,
  );

  it(
    'searching by domain and title means every character as it stands',
    async () => {
      const recount = new SourceRecount(answers);
      for (const search of ['ACME.ex', 'größe', '100%_T', '%', 'prices & p', 'FORUM', 'acme-', 'nothing']) {
        for (const { query, filter } of chosenFilters.slice(0, 4)) {
          const found = await ask(`${query}&search=${encodeURIComponent(search)}`);
          expectSame(found, searchSources(recount.sources(filter), search), `${search} ${query}`);
        }
      }
    },
    LONG_MS,
  );
});

describe('fan-outs equal an independent recount', () => {
  type Fanout = ReturnType<FanoutRecount['fanouts']>[number];
  const byQuery = (rows: readonly Fanout[]) => Object.fromEntries(rows.map((row) => [row.query, row]));

  it(
    'grouping, spelling, counts, engines, last time and totals',
    async () => {
      const recount = new FanoutRecount(answers);
      for (const { query, filter } of listFanoutFilters(allTimeFirst)) {
        const path = `${project}/fanouts?limit=500&${query}`;
        const { fanouts, meta } = await service.get<{ fanouts: Fanout[]; meta: object }>(path);
        const expected = recount.fanouts(filter);
        expectClose(byQuery(fanouts), byQuery(expected), query);
        const counts = fanouts.map(({ count }) => count);
        expect(counts, query).toEqual(expected.map(({ count }) => count));
        expectClose(meta, recount.meta(filter), query);
      }
    },
    LONG_MS,
  );

  it(
    'details: each occurrence, newest first, however the search is spelled',
    async () => {
      const recount = new FanoutRecount(answers);
      const searches = ['best tool', ' OUTIL \t équipe ', '工具 比較', 'naïve 100% _ tool', 'never asked'];
      for (const [index, { query, filter }] of listFanoutFilters(allTimeFirst).entries()) {
        // Two at a time, so that each meets each window and, as those come by fives, each choice of tags.
        const turn = index + Math.floor(index / 5);
        for (const search of [searches[turn % 5] ?? '', searches[(turn + 2) % 5] ?? '']) {
          const path = `${project}/fanouts/details?query=${encodeURIComponent(search)}&${query}`;
          const found = await service.get<{ occurrences: { resultId: string; promptId: string }[] }>(path);
          const occurrences = found.occurrences.map(({ resultId: _result, promptId: _prompt, ...rest }) => rest);
          expectClose({ ...found, occurrences }, recount.details(filter, search), `${search} ${query}`);
        }
      }
    },
    LONG_MS,
  );
});

describe('the export equals an independent recount', () => {
  type Exported = ReturnType<typeof recountExport>[number];

  it(
    'every answer of every prompt',
    async () => {
      for (const { query, filter } of [...chosenFilters, ...listAllTimeFilters(allTimeFirst)]) {
        const path = `${project}/export?${query}`;
        const { prompts } = await service.get<{ prompts: Exported[] }>(path);
        const found = prompts.map(({ prompt, domain, brandName, language, resultCount, results }) => ({
          ...{ prompt, domain, brandName, language, resultCount },
          results: (results as (Exported['results'][number] & { id: string })[]).map(({ id: _id, ...rest }) => rest),
        }));
        const byKey = (rows: readonly Exported[]) => Object.fromEntries(rows.map((row) => [toPromptKey(row), row]));
        expectClose(byKey(found), byKey(recountExport(answers, filter)), query);
      }
    },
    LONG_MS,
  );
});

it('an export of answers into an empty folder gives the same competitors, sources, fan-outs and exported figures', {
  tags: 'long',
  timeout: LONG_MS,
}, async () => {
  const path = join(dir, 'moved.ndjson');
  await service.call('answers.export', { projectId, path });
  const other = await startFolderService({ dataDir: join(dir, 'empty'), now: () => NOW });
  const otherId = await createWorldProject(other);
  expect(await other.call('answers.import', { projectId: otherId, path })).toMatchObject({ imported: COUNT });
  const wide = `startDate=${allTimeFirst}&endDate=${FIGURES_TODAY}&limit=500`;
  for (const figures of ['competitors', 'sources', 'fanouts', 'fanouts/details', 'export']) {
    for (const query of [wide, `${wide}&tags=europe`, 'timeframe=30d&model=claude&language=fr']) {
      const asked = `${figures}?query=best%20tool&${query}`;
      const moved = withoutIds(await other.get(`/projects/${otherId}/${asked}`));
      expect(moved, asked).toStrictEqual(withoutIds(await service.get(`${project}/${asked}`)));
    }
  }
  await other.close();
});

/** Each folder gives ids of its own; everything else must agree. */
function withoutIds(value: object): object {
  return JSON.parse(JSON.stringify(value, (key, part) => (/^(id|resultId|promptId)$/.test(key) ? undefined : part)));
}
