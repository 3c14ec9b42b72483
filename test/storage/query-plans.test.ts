import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { ensureAccount } from '#main/core/accounts/account.ts';
import { authenticateKey } from '#main/core/accounts/keys.ts';
import type { FigureScope } from '#main/core/metrics/figure-scope.ts';
import { loadSummary } from '#main/core/metrics/summary.ts';
import { loadTimeseries } from '#main/core/metrics/timeseries.ts';
import { loadProject } from '#main/core/projects/load-project.ts';
import { createProject } from '#main/core/projects/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { loadPrompts } from '#main/core/prompts/list-prompts.ts';
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
  scope = { projectId, firstDay: 20_000, lastDay: 20_030, engine: null, language: null, tags: null };
});
afterAll(() => {
  db.close();
  folder.remove();
});

/** Steps that read a table of which there is a row for each answer or job. */
const onBigTables = (steps: string[]) =>
  steps.filter((step) => /\b(answer|appearance|citation|job|total_day|brand_day|prompt|prompt_tag)\b/.test(step));

const figures = [
  ['metrics.summary', (asked: FigureScope) => loadSummary.run(db, asked)],
  ['metrics.timeseries', (asked: FigureScope) => loadTimeseries.run(db, asked)],
] as const;

describe.each(figures)('%s', (_, load) => {
  it.each<[string, Partial<FigureScope>]>([
    ['no filter', {}],
    ['an engine', { engine: 'chatgpt' }],
    ['a language', { language: 'DE' }],
    ['both', { engine: 'chatgpt', language: 'DE' }],
  ])('reads a range of days of the rollups by their primary keys with %s, and no answer', (_filter, filter) => {
    const steps = onBigTables(listSteps(db, () => load({ ...scope, ...filter })));
    expect(steps.sort()).toEqual([
      'SEARCH brand_day USING PRIMARY KEY (brand_id=? AND day>? AND day<?)',
      'SEARCH total_day USING PRIMARY KEY (project_id=? AND day>? AND day<?)',
    ]);
  });

  it('reads only the days of the tagged prompts with a tag', () => {
    const steps = onBigTables(listSteps(db, () => load({ ...scope, tags: ['a'] })));
    expect(steps).toContainEqual(
      expect.stringMatching(
        /^SEARCH answer USING (COVERING )?INDEX answer_by_prompt \(prompt_id=\? AND day>\? AND day<\?\)$/,
      ),
    );
    // The prompt's own entries of the index; by brand alone every appearance of the brand would be read.
    const onAppearances = steps.filter((step) => /^\w+ appearance\b/.test(step));
    expect(onAppearances).toHaveLength(1);
    expect(onAppearances[0]).toMatch(
      / USING COVERING INDEX appearance_by_prompt \(prompt_id=\? AND brand_id=\? AND day>\? AND day<\?\)$/,
    );
    for (const step of steps) expect(step).toMatch(/^SEARCH /);
  });
});

describe('the prompt list', () => {
  it('reads the answers of each prompt shown by prompt and day, and what hangs on them by key', () => {
    const request = { scope, search: null, page: 1, limit: 50, brandName: 'Brimlane', domain: 'brimlane.example' };
    const steps = onBigTables(listSteps(db, () => loadPrompts.run(db, request)));
    const onAnswers = steps.filter((step) => /^\w+ answer\b/.test(step));
    expect(onAnswers).toHaveLength(3);
    for (const step of onAnswers)
      expect(step).toMatch(/INDEX answer_by_prompt \(prompt_id=\? AND day>\? AND day<\?\)$/);
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
