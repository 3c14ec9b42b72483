import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { authenticateKey } from '#main/core/accounts/keys.ts';
import { loadSummary } from '#main/core/figures/query/metrics/summary.ts';
import { loadTimeseries } from '#main/core/figures/query/metrics/timeseries.ts';
import { loadPrompts } from '#main/core/figures/query/prompts/list-prompts.ts';
import type { FigureScope } from '#main/core/figures/store/figure-scope.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject } from '#main/core/lifecycle/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { listSteps, RecordingConnection } from '#support/recorded-queries.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

const NOW = Date.UTC(2026, 2, 10, 12);
const folder = makeStorageFolder();
let db: RecordingConnection;
let scope: FigureScope;

beforeAll(() => {
  openDatabase(folder.dataDir).close();
  db = new RecordingConnection(folder.dataDir);
  ensureAccount.run(db, { wantsSample: false }, { nowMs: NOW });
  const site = { name: 'Brimlane', language: 'en', websiteUrl: 'https://brimlane.example' };
  const publicId = createProject.run(db, { ...site, environment: 'live' }, { nowMs: NOW });
  const { id: projectId } = db.raw.prepare('SELECT id FROM project WHERE public_id = ?').get(publicId) as {
    id: number;
  };
  createPrompt.run(db, { projectId, text: 'Which one?', tags: ['a'] }, { nowMs: NOW });
  scope = { projectId, firstDay: 20_000, lastDay: 20_030, engines: null, language: null, tags: null };
});
afterAll(() => {
  db.close();
  folder.remove();
});

/** Steps that read a table of which there is a row for each answer or job. */
const onBigTables = (steps: string[]) =>
  steps.filter((step) => /\b(answer|fact_month|job|total_period|brand_period|prompt|prompt_tag)\b/.test(step));

/** Intervals are made of what each prompt answered: of the months that are not aggregated yet, from facts by their keys. */
const BY_PROMPT = [
  'SEARCH fact_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)',
  'SEARCH prompt USING INDEX sqlite_autoindex_prompt_3 (project_id=?)',
];
const figures = [
  ['metrics.summary', (asked: FigureScope) => loadSummary.run(db, asked), BY_PROMPT],
  ['metrics.timeseries', (asked: FigureScope) => loadTimeseries.run(db, { scope: asked }), []],
] as const;

describe.each(figures)('%s', (_, load, others) => {
  it.each<[string, Partial<FigureScope>]>([
    ['no filter', {}],
    ['an engine', { engines: ['chatgpt'] }],
    ['a language', { language: 'DE' }],
    ['both', { engines: ['chatgpt'], language: 'DE' }],
  ])('reads ranges of stored counts by their primary keys with %s, and no answer', (_filter, filter) => {
    const steps = onBigTables(listSteps(db, () => load({ ...scope, ...filter })));
    expect([...new Set(steps)].sort()).toEqual([
      'SEARCH brand_period USING PRIMARY KEY (brand_id=? AND period>? AND period<?)',
      ...others,
      'SEARCH total_period USING PRIMARY KEY (project_id=? AND period>? AND period<?)',
    ]);
  });

  it('reads only the months of the tagged prompts with a tag', () => {
    const steps = onBigTables(listSteps(db, () => load({ ...scope, tags: ['a'] })));
    expect(steps).toContain('SEARCH fact_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
    for (const step of steps) expect(step).toMatch(/^SEARCH /);
  });
});

describe('the prompt list', () => {
  it('reads the months of each prompt shown by their key, and no answer', () => {
    const request = { scope, search: null, page: 1, limit: 50, brandName: 'Brimlane', domain: 'brimlane.example' };
    const steps = onBigTables(listSteps(db, () => loadPrompts.run(db, request)));
    expect(steps).toContain('SEARCH fact_month USING INTEGER PRIMARY KEY (rowid>? AND rowid<?)');
    expect(steps.filter((step) => /^\w+ answer\b/.test(step))).toEqual([]);
    for (const step of steps) expect(step).toMatch(/^SEARCH /);
  });
});

describe('what every request runs', () => {
  it.each<[string, () => unknown]>([
    ['looking up a key', () => authenticateKey.run(db, 'x')],
    ['looking up a project', () => loadProject.run(db, 'x')],
  ])('%s goes by an index', (_, work) => {
    const steps = listSteps(db, work).filter((step) => !/\baccount\b/.test(step));
    for (const step of steps) expect(step).toMatch(/^SEARCH /);
  });
});
