import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { NO_DRILL_DOWN } from '#main/core/figures/query/answers/drill-down.ts';
import { type AnswerListRequest, planPageQuery } from '#main/core/figures/query/answers/list-answers.ts';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';

let folder: string;
let db: Connection;

beforeAll(() => {
  folder = mkdtempSync(join(tmpdir(), 'sightline-plan-'));
  putFreshDatabase(folder);
  db = openDatabase(folder);
});
afterAll(() => {
  db.close();
  rmSync(folder, { recursive: true, force: true });
});

function explain(promptIds: number[] | null, isVisible: boolean | null): string[] {
  const scope = { projectId: 1, firstDay: 1, lastDay: 30, engines: null, language: null, tags: null };
  const request: AnswerListRequest = {
    scope,
    promptId: null,
    promptSearch: null,
    terms: [],
    isVisible,
    drillDown: NO_DRILL_DOWN,
    page: 1,
    limit: 50,
  };
  const { sql, values } = planPageQuery(request, promptIds, 0);
  const rows = db.prepare(`EXPLAIN QUERY PLAN ${sql}`).all(...values) as { detail: string }[];
  return rows.map((row) => row.detail);
}

describe('the query of an answer page', () => {
  it.each([
    ['of a project', null, 'SEARCH answer USING INDEX answer_by_day (project_id=? AND day>? AND day<?)'],
    ['of one prompt', [7], 'SEARCH answer USING INDEX answer_by_prompt (prompt_id=? AND day>? AND day<?)'],
    ['of several prompts', [7, 8], 'SEARCH answer USING INDEX answer_by_day (project_id=? AND day>? AND day<?)'],
  ])('%s walks days backwards on its index and sorts within a day only', (_what, promptIds, walk) => {
    for (const isVisible of [null, true, false]) {
      const plan = explain(promptIds, isVisible);
      expect(plan).toContain(walk);
      expect(plan).toContain('USE TEMP B-TREE FOR LAST 2 TERMS OF ORDER BY');
    }
  });
});
