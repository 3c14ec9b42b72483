/** What a connection keeps of prompts is what a new one reads, whatever is written in between; only prompts that changed are read again. */
import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';

import { deleteAnswers } from '#main/core/answers/delete-answers.ts';
import { readOwnBrandId } from '#main/core/brands/brand-store.ts';
import { createPromptCache } from '#main/core/figures/query/cells/cache-by-prompt.ts';
import { readDayCorrelations } from '#main/core/figures/query/cells/read-day-correlations.ts';
import { readPeriodCells } from '#main/core/figures/query/explain/read-change-cells.ts';
import { readSummaryParts } from '#main/core/figures/query/metrics/summary-parts.ts';
import type { FigureScope } from '#main/core/figures/store/figure-scope.ts';
import { readScopePrompts, type ScopePrompt } from '#main/core/figures/store/read-facts.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { dayOf } from '#shared/time/day.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';

const TODAY = dayOf(Date.parse('2026-03-10T12:00:00Z'));
const START = {
  ...{ name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [] },
  competitors: [{ name: 'Borealis', domain: 'borealis.test' }],
};

const closers: (() => Promise<void> | void)[] = [];
afterEach(async () => {
  for (const close of closers.splice(0).reverse()) await close();
});

async function openProject(): Promise<{ project: InlineProject; connect: () => Connection }> {
  const dir = makeTempDir();
  const project = await InlineProject.create(dir, START);
  closers.push(
    () => removeDir(dir),
    () => project.storage.close(),
  );
  const connect = () => {
    const db = new Connection(databasePath(dir), { readonly: true });
    closers.push(() => db.close());
    return db;
  };
  return { project, connect };
}

function toScope(project: InlineProject, firstDay: number, filter: Partial<FigureScope> = {}): FigureScope {
  return { projectId: project.id, firstDay, lastDay: TODAY, engines: null, language: null, tags: null, ...filter };
}

function readFigures(db: Connection, scopes: readonly FigureScope[]) {
  return db.atOneMoment(() =>
    scopes.map((scope) => ({
      parts: readSummaryParts(db, scope, ['engine', 'language']),
      order: readPeriodCells(db, scope, { figure: 'mentionOrder', brandId: readOwnBrandId(db, scope.projectId) }),
      shares: readPeriodCells(db, scope, { figure: 'shareOfVoice', brandId: readOwnBrandId(db, scope.projectId) }),
      days: readDayCorrelations(db, scope),
    })),
  );
}

type Step =
  | { kind: 'import'; seed: number; count: number }
  | { kind: 'delete'; first: number; step: number }
  | { kind: 'alias'; name: string }
  | { kind: 'sum' }
  | { kind: 'prompt'; first: number };

const step = fc.oneof(
  fc.record({ kind: fc.constant('import'), seed: fc.nat(40), count: fc.integer({ min: 1, max: 20 }) }),
  fc.record({ kind: fc.constant('delete'), first: fc.nat(60), step: fc.constantFrom(7, 61) }),
  fc.record({ kind: fc.constant('alias'), name: fc.constantFrom('Eastrop', 'Question', 'Fabelwerk') }),
  fc.record({ kind: fc.constant('sum') }),
  fc.record({ kind: fc.constant('prompt'), first: fc.nat(20) }),
) as fc.Arbitrary<Step>;

async function take(project: InlineProject, taken: Step): Promise<void> {
  if (taken.kind === 'sum') await project.aggregateMonths();
  else if (taken.kind === 'alias') await project.setAliases({ brandAliases: [taken.name] });
  else if (taken.kind === 'delete') await project.deleteSome(taken.first, taken.step);
  else if (taken.kind === 'prompt')
    await project.change((db) => {
      const ids = db.prepare('SELECT id FROM prompt ORDER BY id').pluck().all();
      db.prepare('DELETE FROM prompt_tag WHERE prompt_id = ?').run(ids[taken.first % ids.length]);
    });
  else {
    const { seed, count } = taken;
    await project.importGenerated(generateAnswers({ seed, count, lastDay: '2026-03-09', days: 50 }));
  }
}

describe('what is kept of prompts', () => {
  it('is what a new connection reads, after answers came, went and were measured again', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 4, maxLength: 9 }), async (steps) => {
        const { project, connect } = await openProject();
        await take(project, { kind: 'import', seed: 9, count: 70 } as Step);
        const scopes = [
          toScope(project, TODAY - 8),
          toScope(project, TODAY - 29),
          toScope(project, TODAY - 60, { tags: ['pricing'] }),
          toScope(project, TODAY - 29, { engines: ['chatgpt'], language: 'EN' }),
        ];
        const kept = connect();
        readFigures(kept, scopes);
        for (const taken of steps) {
          await take(project, taken);
          const now = readFigures(kept, scopes);
          expect(now).toStrictEqual(readFigures(connect(), scopes));
          expect(readFigures(kept, scopes)).toStrictEqual(now);
        }
      }),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 2) },
    );
  }, 240_000);

  it('is made anew of the prompts that were written to, and of nothing before somebody writes', async () => {
    const { project, connect } = await openProject();
    await take(project, { kind: 'import', seed: 9, count: 60 } as Step);
    const db = connect();
    const scope = toScope(project, TODAY - 8);
    const keep = createPromptCache<object>();
    const made: string[] = [];
    const value = {};
    const read = (size = 1) =>
      keep(db, 'key', () => ({
        scope,
        prompts: readScopePrompts(db, scope),
        shape: [],
        make: () => {
          made.push('all');
          return value;
        },
        renew: (_, prompts: readonly ScopePrompt[]) => made.push(...prompts.map(({ id }) => `prompt ${id}`)),
        sizeOf: () => size,
      }));
    expect(read()).toBe(value);
    read();
    expect(made).toEqual(['all']);

    // The newest answers of March alone are in the window's months.
    const newest = await project.change((writer) => {
      const row = writer.prepare('SELECT id, prompt_id AS promptId FROM answer ORDER BY day DESC LIMIT 1').get();
      return row as { id: number; promptId: number };
    });
    await project.change((writer) => deleteAnswers(writer, [newest.id]));
    read();
    read();
    expect(made).toEqual(['all', `prompt ${newest.promptId}`]);

    // A write elsewhere changes no prompt.
    await project.change((writer) => writer.prepare('UPDATE prompt SET text = text').run());
    read();
    expect(made).toHaveLength(2);

    // What is too large is made each time that somebody wrote.
    await project.change((writer) => writer.prepare('UPDATE prompt SET text = text').run());
    read(1_000_000);
    read();
    expect(made.slice(2)).toEqual(['all']);
  });
});
