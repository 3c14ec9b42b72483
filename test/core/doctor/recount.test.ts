/** Whatever happens to answers, brands and tags: the daily counts are what counting again gives, and doctor sees and fixes it when not. */
import { join } from 'node:path';

import fc from 'fast-check';
import { afterEach, describe, expect, it } from 'vitest';
import { examine } from '#main/core/doctor/doctor.ts';
import type { FigureFilter } from '#main/core/figures/store/figure-scope.ts';
import { applyTag } from '#main/core/prompts/tags.ts';
import { exportAnswers } from '#main/core/transfer/export-answers.ts';
import { defineRead, defineWrite } from '#main/storage/command.ts';
import { prepareFilledProject } from '#support/filled-project.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { type BrandSettings, InlineProject, readDifferences } from '#support/inline-project.ts';

const dirs: string[] = [];
const newDir = () => {
  const dir = makeTempDir();
  dirs.push(dir);
  return dir;
};
afterEach(() => {
  for (const dir of dirs.splice(0)) removeDir(dir);
});

const START: BrandSettings = {
  name: 'Acme',
  domain: 'acme.example',
  brandAliases: [],
  domainAliases: [],
  competitors: [],
};

type Step =
  | { kind: 'import'; seed: number; count: number }
  | { kind: 'sum' }
  | { kind: 'delete'; first: number; step: number }
  | { kind: 'aliases'; names: string[] }
  | { kind: 'domains'; domains: string[] }
  | { kind: 'rename'; name: string }
  | { kind: 'move'; domain: string }
  | { kind: 'competitor'; name: string; domain: string }
  | { kind: 'tag'; name: string };

// Some are in prompts, one of them around the name of the brand.
const names = fc.constantFrom('Acme Labs', 'Borealis', 'Acme any', 'Tool', 'Question');
const domains = fc.constantFrom('acme.example', 'acme-shop.example', 'reviews.test', 'cloud.acme.example');
const step: fc.Arbitrary<Step> = fc.oneof(
  {
    weight: 4,
    arbitrary: fc.record({ kind: fc.constant('import'), seed: fc.nat(6), count: fc.integer({ min: 1, max: 60 }) }),
  },
  {
    weight: 2,
    arbitrary: fc.record({ kind: fc.constant('delete'), first: fc.nat(5), step: fc.integer({ min: 1, max: 4 }) }),
  },
  { weight: 2, arbitrary: fc.record({ kind: fc.constant('sum') }) },
  fc.record({ kind: fc.constant('aliases'), names: fc.uniqueArray(names, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('domains'), domains: fc.uniqueArray(domains, { maxLength: 2 }) }),
  fc.record({ kind: fc.constant('rename'), name: fc.constantFrom('Acme', 'Cindra', 'Which tool') }),
  fc.record({ kind: fc.constant('move'), domain: domains }),
  fc.record({ kind: fc.constant('competitor'), name: names, domain: domains }),
  fc.record({ kind: fc.constant('tag'), name: fc.constantFrom('pricing', 'New') }),
) as fc.Arbitrary<Step>;

/** Prompts that named the brand name a competitor instead, and nothing comes after it that would classify them again. */
const LONGER_NAME: Step[] = [
  { kind: 'import', seed: 1, count: 60 },
  { kind: 'sum' },
  { kind: 'competitor', name: 'Acme any', domain: 'reviews.test' },
];

/** Does the step and returns what is set about brands afterwards. */
async function take(project: InlineProject, settings: BrandSettings, step: Step): Promise<BrandSettings> {
  switch (step.kind) {
    case 'import': {
      const options = { seed: step.seed, count: step.count, lastDay: '2026-03-09', days: step.seed % 2 === 0 ? 4 : 70 };
      await project.importGenerated(generateAnswers(options));
      return settings;
    }
    case 'sum':
      await project.aggregateMonths();
      return settings;
    case 'delete':
      await project.deleteSome(step.first, step.step);
      return settings;
    case 'aliases':
      await project.setAliases({ brandAliases: step.names });
      return { ...settings, brandAliases: step.names };
    case 'domains':
      await project.setAliases({ domainAliases: step.domains });
      return { ...settings, domainAliases: step.domains.filter((domain) => domain !== settings.domain) };
    case 'rename':
      await project.rename({ name: step.name });
      return { ...settings, name: step.name };
    case 'move':
      await project.rename({ domain: step.domain });
      return {
        ...settings,
        domain: step.domain,
        domainAliases: settings.domainAliases.filter((domain) => domain !== step.domain),
      };
    case 'competitor': {
      const { name, domain } = step;
      if ([settings, ...settings.competitors].some((brand) => brand.name.toLowerCase() === name.toLowerCase()))
        return settings;
      await project.addCompetitor({ name, domain });
      return { ...settings, competitors: [...settings.competitors, { name, domain }] };
    }
    case 'tag': {
      const promptIds = await project.storage.read(readPromptIds, null);
      if (promptIds.length > 0)
        await project.storage.write(applyTag, { projectId: project.id, name: step.name, promptIds });
      return settings;
    }
  }
}

const readPromptIds = defineRead('test.promptIds', (db, _input: null) =>
  (db.prepare('SELECT public_id AS id FROM prompt WHERE ordinal % 2 = 0').all() as { id: string }[]).map(
    (row) => row.id,
  ),
);

/** Intervals are sums over prompts, whose order is that of the import. */
function roundEnds<T>(summary: T): T {
  const round = (value: unknown) => (typeof value === 'number' ? Number(value.toPrecision(9)) : value);
  return JSON.parse(
    JSON.stringify(summary, (key, value) => {
      if (key === 'pValue') return round(value);
      return (key === 'repeat' || key === 'brand') && Array.isArray(value) ? value.map(round) : value;
    }),
  );
}

describe('figures equal a recount', () => {
  it('after any imports, deletions, changed names, domains, competitors and tags; and a fresh import measures the same', async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(step, { minLength: 3, maxLength: 10 }), async (steps) => {
        const dir = newDir();
        const project = await InlineProject.create(dir, START);
        let settings = START;
        for (const next of steps) settings = await take(project, settings, next);
        expect(await project.storage.read(readDifferences, null)).toBe(0);
        const checks = await project.storage.job(examine, { isRepairing: false });
        expect(checks.filter((check) => !check.ok)).toEqual([]);
        const summary = await project.summary();
        expectSound(summary.current);
        await expectSameElsewhere(project, settings, join(dir, 'out.ndjson'));
        await project.storage.close();
      }),
      { numRuns: Number(process.env.SIGHTLINE_TEST_RUNS ?? 3), examples: [[LONGER_NAME]] },
    );
  }, 120_000);
});

type Metrics = Awaited<ReturnType<InlineProject['summary']>>['current'];

function expectSound(metrics: Metrics): void {
  const { responseVisibilityRate: visible, mentionRate, citationRate, visibilityRate } = metrics;
  for (const rate of [visible, mentionRate, citationRate, visibilityRate]) {
    expect(rate).toBeGreaterThanOrEqual(0);
    expect(rate).toBeLessThanOrEqual(100);
  }
  expect(visible).toBeLessThanOrEqual(mentionRate + citationRate + 1e-9);
  expect(visible).toBeGreaterThanOrEqual(Math.max(mentionRate, citationRate) - 1e-9);
  expect(metrics.position === null).toBe(metrics.mentions === 0);
}

/** Prompts that name the brand are classified again with every name, so that which answers are theirs must not lag behind. */
const FILTERS: Partial<FigureFilter>[] = [
  {},
  { isBranded: true },
  { isBranded: false },
  { isBranded: true, surface: 'api', language: 'DE' },
  { isBranded: false, surface: 'import', engines: ['chatgpt'] },
];

/** What was measured step by step equals what is measured at once, to the last digit. */
async function expectSameElsewhere(project: InlineProject, settings: BrandSettings, path: string): Promise<void> {
  await project.storage.job(exportAnswers, { projectId: project.id, path });
  const other = await InlineProject.create(newDir(), settings);
  await other.importFile(path);
  for (const tags of [null, ['pricing'], ['new']]) {
    for (const filter of FILTERS) {
      const [one, both] = [await other.summary({ ...filter, tags }), await project.summary({ ...filter, tags })];
      expect(roundEnds(one)).toStrictEqual(roundEnds(both));
    }
  }
  await other.storage.close();
}

const spoil = defineWrite('test.spoil', (db, sql: string) => db.prepare(sql).run().changes);

describe('doctor', () => {
  let before: Awaited<ReturnType<InlineProject['summary']>>;
  const copy = prepareFilledProject(async (project) => {
    await project.importGenerated(generateAnswers({ seed: 1, count: 60, lastDay: '2026-03-02', days: 5 }));
    await project.aggregateMonths();
    before = await project.summary();
  }, START);

  const SPOILERS = [
    'DELETE FROM total_period WHERE period < 0',
    'DELETE FROM brand_period WHERE period = (SELECT max(period) FROM brand_period)',
    'UPDATE brand_period SET cells = (SELECT cells FROM brand_period AS other ORDER BY length(cells) DESC LIMIT 1)',
    "UPDATE total_period SET cells = x'00000000'",
    'UPDATE total_period SET period = period + 1 WHERE period > 0 AND period = (SELECT max(period) FROM total_period)',
    'DELETE FROM fact_month WHERE id = (SELECT max(id) FROM fact_month)',
    "UPDATE fact_month SET searches = x''",
    'UPDATE fact_month SET appearances = zeroblob(length(appearances)) WHERE id = (SELECT min(id) FROM fact_month)',
    'UPDATE answer SET is_grounded = 1 - is_grounded WHERE id = 1',
    "UPDATE answer SET mention_offsets = x'' WHERE length(mention_offsets) > 0",
    'UPDATE prompt_month SET body = zeroblob(length(body))',
    'DELETE FROM own_month WHERE id = (SELECT min(id) FROM own_month)',
    "UPDATE cited_month SET body = x'' WHERE length(body) > 0",
    "UPDATE month_list SET totals = cells WHERE kind = 'source'",
    "UPDATE month_list SET cells = zeroblob(length(cells)) WHERE kind = 'pair'",
    "UPDATE month_part SET first_id = first_id + 1 WHERE kind = 'host'",
    "UPDATE month_part SET body = zeroblob(length(body)) WHERE kind = 'search'",
    "UPDATE month_list SET totals = x'0101' WHERE kind = 'gap'",
    "DELETE FROM month_list WHERE kind = 'search'",
  ];

  it.each(SPOILERS)('finds and repairs counts that are off: %s', async (sql) => {
    const { project } = copy;
    expect(await project.storage.write(spoil, sql)).toBeGreaterThan(0);
    const found = await project.storage.job(examine, { isRepairing: false });
    expect(found.find((check) => check.name === 'rollups')).toMatchObject({ ok: false });
    const repaired = await project.storage.job(examine, { isRepairing: true });
    expect(repaired.find((check) => check.name === 'rollups')).toMatchObject({ ok: true });
    expect(await project.storage.read(readDifferences, null)).toBe(0);
    expect(await project.summary()).toStrictEqual(before);
  });
});
