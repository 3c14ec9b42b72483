/**
 * Visibility of many projects is that of `metrics.summary` to the last digit, whatever happened to the history and whatever of it was kept: on
 * the connection, in the database, by aggregates.
 */
import fc from 'fast-check';
import { afterAll, describe, expect, it } from 'vitest';

import { readVisibilities, VisibilityCache } from '#main/core/figures/query/metrics/cache-visibility.ts';
import { loadSummary } from '#main/core/figures/query/metrics/summary.ts';
import { loadTimeseries } from '#main/core/figures/query/metrics/timeseries.ts';
import type { FigureScope } from '#main/core/figures/store/figure-scope.ts';
import { defineRead } from '#main/storage/command.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { dayOf } from '#shared/time/day.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';

const NOW = Date.parse('2026-03-10T12:00:00Z');
const TODAY = dayOf(NOW);
const RUNS = Number(process.env.SIGHTLINE_TEST_RUNS ?? 3);

const readAll = defineRead('test.visibilities', (db, scopes: readonly FigureScope[]) =>
  db.atOneMoment(() => readVisibilities(db, scopes)),
);

const root = makeTempDir();
afterAll(() => removeDir(root));
let folders = 0;

const WINDOWS = [
  { firstDay: TODAY - 29, lastDay: TODAY },
  { firstDay: TODAY - 30, lastDay: TODAY - 1 },
  { firstDay: TODAY - 6, lastDay: TODAY },
  { firstDay: TODAY - 9, lastDay: TODAY - 3, before: { firstDay: TODAY - 40, lastDay: TODAY - 20 } },
];

async function expectEqual(project: Pick<InlineProject, 'id' | 'storage'>): Promise<void> {
  for (const window of WINDOWS) {
    const scope: FigureScope = { projectId: project.id, ...window, engines: null, language: null, tags: null };
    const [found] = await project.storage.read(readAll, [scope]);
    const { current, previous, changes } = await project.storage.read(loadSummary, scope);
    const { chartData } = await project.storage.read(loadTimeseries, { scope });
    const known = current.totalResponses > 0;
    const knownBefore = previous.totalResponses > 0;
    expect(found).toEqual({
      answers: current.totalResponses,
      prompts: current.visible + current.notVisible,
      rate: known ? current.responseVisibilityRate : null,
      interval: current.intervals.responseVisibilityRate,
      previous: knownBefore ? previous.responseVisibilityRate : null,
      change: known && knownBefore ? changes.responseVisibilityRateChange : null,
      verdict: changes.verdicts.responseVisibilityRateChange,
      days: chartData.map(({ totalResults, visible }) => (totalResults === 0 ? null : (visible / totalResults) * 100)),
    });
  }
}

const step = fc.oneof(
  fc.record({ kind: fc.constant('import'), seed: fc.nat(1000), count: fc.integer({ min: 1, max: 60 }) }),
  fc.record({ kind: fc.constant('delete'), first: fc.nat(4), every: fc.integer({ min: 2, max: 6 }) }),
  fc.record({ kind: fc.constantFrom('alias', 'aggregate', 'keep', 'keep twice') }),
);

describe('visibility of many projects', () => {
  it('is that of metrics.summary after any history, with whatever was kept before', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 2, maxLength: 6 }), async (steps) => {
        const dir = `${root}/${folders++}`;
        const settings = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [] };
        const project = await InlineProject.create(dir, { ...settings, competitors: [{ name: 'Globex' }] });
        const keeper = new VisibilityCache(project.storage, () => NOW);
        for (const each of steps) {
          if ('seed' in each) {
            const { seed, count } = each;
            await project.importGenerated(generateAnswers({ count, seed, lastDay: '2026-03-09', days: 70 }));
          } else if ('every' in each) await project.deleteSome(each.first, each.every);
          else if (each.kind === 'alias') await project.setAliases({ brandAliases: ['Acme Cloud', 'the'] });
          else if (each.kind === 'aggregate') await project.aggregateMonths();
          else await keeper.refresh();
          await expectEqual(project);
        }
        await keeper.refresh();
        await keeper.refresh();
        await project.storage.close();
        // Another process reads what the first one stored.
        const storage = openInlineStorage(dir, () => NOW);
        await expectEqual({ id: project.id, storage });
        await storage.close();
      }),
      { numRuns: RUNS },
    );
  }, 240_000);

  it('reads what was stored instead of counting it again, until a fact changes', async () => {
    const dir = `${root}/${folders++}`;
    const settings = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [] };
    const project = await InlineProject.create(dir, { ...settings, competitors: [] });
    await project.importGenerated(generateAnswers({ count: 60, seed: 3, lastDay: '2026-03-09', days: 40 }));
    const scope: FigureScope = { projectId: project.id, ...WINDOWS[0]!, engines: null, language: null, tags: null };
    await new VisibilityCache(project.storage, () => NOW).refresh();
    // What only the stored row says shows that it is the one that is read.
    await project.change((db) => {
      db.prepare("UPDATE kept_visibility SET figures = json_set(figures, '$.answers', 12345)").run();
    });
    expect((await project.storage.read(readAll, [scope]))[0]?.answers).toBe(12345);
    await project.importGenerated(generateAnswers({ count: 1, seed: 4, lastDay: '2026-03-09', days: 1 }));
    expect((await project.storage.read(readAll, [scope]))[0]?.answers).toBeLessThan(100);
    await project.storage.close();
  });
});
