/** Measuring again leaves a receipt that says what was done, whatever was cut off or changed meanwhile, and undoing it puts all back. */
import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { remeasureProject } from '#main/core/answers/remeasure.ts';
import { loadReceipt, loadReceipts } from '#main/core/competitors/list-receipts.ts';
import { undoRemeasuring } from '#main/core/competitors/undo-remeasuring.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { defineRead } from '#main/storage/command.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject, readDifferences } from '#support/inline-project.ts';
import { copyFolder } from '#support/kill-folders.ts';

/** One more than are read at a time, which is five times what is written at a time. */
const COUNT = 501;
/** A word of most generated answers. */
const alias = 'tool';

const readMeasured = defineRead('test.measuredOfReceipts', (db, _input: null) =>
  db
    .prepare(
      'SELECT id, words, brands_named, is_own_named, is_own_cited, hex(mention_offsets) AS offsets FROM answer ORDER BY id',
    )
    .all(),
);

const filled = makeTempDir();
let dir: string;
let project: InlineProject;

beforeAll(async () => {
  const lists = {
    brandAliases: [],
    domainAliases: [],
    competitors: [{ name: 'Borealis', domain: 'borealis.example' }],
  };
  project = await InlineProject.create(filled, { name: 'Acme', domain: 'acme.example', ...lists });
  await project.importGenerated(generateAnswers({ count: COUNT, seed: 3, lastDay: '2026-03-09', days: 40 }));
  await project.storage.close();
});
afterAll(() => removeDir(filled));
beforeEach(async () => {
  dir = copyFolder(filled, makeTempDir());
  project = await InlineProject.open(dir);
});
afterEach(async () => {
  await project.storage.close();
  removeDir(dir);
});

const page = { page: 1, limit: 500 };
const list = async () => (await project.storage.read(loadReceipts, { projectId: project.id, ...page })).remeasurings;
const open = (remeasuringId: string, shown = page) =>
  project.storage.read(loadReceipt, { projectId: project.id, remeasuringId, ...shown });
const measured = async () => [await project.storage.read(readMeasured, null), await project.summary()] as const;
const change = (brandAliases: string[]) =>
  project.storage.write(configureProject, { projectId: project.id, brandAliases });
const own = (figures: Awaited<ReturnType<typeof list>>[number]['figures']) =>
  figures.find((brand) => brand.isUserBrand);

describe('a receipt', () => {
  it('is not left by a project that was never asked anything', async () => {
    expect(await list()).toEqual([]);
  });

  it('says what was changed, which answers changed, and by how much figures moved', async () => {
    const [before, { current: then }] = await measured();
    await project.setAliases({ brandAliases: [alias] });
    const [after, { current: now }] = await measured();
    const different = after.filter((row, index) => JSON.stringify(row) !== JSON.stringify(before[index])).length;
    const [receipt] = await list();
    expect(receipt).toMatchObject({
      cause: 'names',
      door: 'program',
      state: 'finished',
      summary: 'Acme, other names: + "tool"',
      changes: [{ brand: 'Acme', field: 'aliases', added: ['tool'], removed: [] }],
      lookedAnswers: COUNT,
      changedAnswers: different,
      undoneBy: null,
    });
    expect(receipt?.ruleVersionBefore).not.toBe(receipt?.ruleVersionAfter);
    const moved = own(receipt?.figures ?? []);
    for (const key of ['responseVisibilityRate', 'mentionRate', 'citationRate', 'position', 'sentiment'] as const) {
      expect(moved?.before[key], key).toBeCloseTo(then[key] ?? Number.NaN, 9);
      expect(moved?.after[key], key).toBeCloseTo(now[key] ?? Number.NaN, 9);
    }
    const details = await open(receipt?.id ?? '');
    expect(details.answers).toHaveLength(different);
    expect((await open(receipt?.id ?? '', { page: 1, limit: 50 })).answers).toHaveLength(50);
    expect([details.listedAnswers, details.pagination.total]).toEqual([different, different]);
    expect(details.answers.every(({ came, altered, went }) => came.length + altered.length + went.length > 0)).toBe(
      true,
    );
    const mentions = (side: 'before' | 'after') =>
      details.months.reduce((sum, { brands }) => sum + (own(brands)?.[side].mentions ?? 0), 0);
    expect(mentions('after') - mentions('before')).toBe(now.mentions - then.mentions);
  });

  it('counts each answer once where measuring is cut off and goes on', { tags: 'long' }, async () => {
    await change([alias]);
    const cutOff = ({ done }: { done: number }) => {
      if (done >= 500) throw new Error('Cut off.');
    };
    await expect(project.storage.job(remeasureProject, project.id, cutOff)).rejects.toThrow('Cut off.');
    expect((await list())[0]).toMatchObject({ state: 'measuring', lookedAnswers: null });
    await project.remeasure();
    const [resumed] = await list();
    await project.storage.close();
    removeDir(dir);
    dir = copyFolder(filled, makeTempDir());
    project = await InlineProject.open(dir);
    await project.setAliases({ brandAliases: [alias] });
    const [whole] = await list();
    expect(resumed).toMatchObject({ state: 'finished', lookedAnswers: COUNT, changedAnswers: whole?.changedAnswers });
    expect(resumed?.figures.map(({ after }) => after)).toEqual(whole?.figures.map(({ after }) => after));
  });

  it('ends where another change comes first, whose receipt tells of the rest', { tags: 'long' }, async () => {
    await change(['which']);
    let isChanged = false;
    const interfere = ({ done }: { done: number }) => {
      if (isChanged || done < 500) return;
      isChanged = true;
      void change([alias]);
    };
    await project.storage.job(remeasureProject, project.id, interfere);
    const [second, first] = await list();
    expect([first?.state, second?.state]).toEqual(['overtaken', 'finished']);
    expect(first?.ruleVersionAfter).toBe(second?.ruleVersionBefore.split('..').at(-1));
    expect(own(second?.figures ?? [])?.after.mentions).toBe((await project.summary()).current.mentions);
  });

  it('puts everything back when it is undone, and says so on both sides', async () => {
    const before = await measured();
    await project.setAliases({ brandAliases: [alias] });
    const [receipt] = await list();
    await project.storage.write(undoRemeasuring, { projectId: project.id, remeasuringId: receipt?.id ?? '' });
    await project.remeasure();
    expect(await measured()).toEqual(before);
    expect(await project.storage.read(readDifferences, null)).toBe(0);
    const [undo, undone] = await list();
    expect(undo).toMatchObject({ undoes: receipt?.id, changedAnswers: receipt?.changedAnswers });
    expect(undone?.undoneBy).toBe(undo?.id);
    expect(undo?.ruleVersionAfter).toBe(receipt?.ruleVersionBefore);
  });

  it('takes back a competitor, a removal and a new name of the project', { tags: 'long' }, async () => {
    const before = await measured();
    await project.addCompetitor({ name: 'Which', domain: 'which.example' });
    await project.rename({ name: 'Akme', domain: 'akme.example' });
    const [renamed, added] = await list();
    for (const receipt of [renamed, added]) {
      await project.storage.write(undoRemeasuring, { projectId: project.id, remeasuringId: receipt?.id ?? '' });
      await project.remeasure();
    }
    expect(await measured()).toEqual(before);
    const [undo] = await list();
    expect(undo?.summary).toBe('Which is no longer tracked');
    await project.storage.write(undoRemeasuring, { projectId: project.id, remeasuringId: undo?.id ?? '' });
    await project.remeasure();
    expect((await list())[0]?.summary).toBe('Which is tracked');
  });

  it('is not undone where it would take back something newer', async () => {
    // Few answers have them: what is newer counts, and not how much changed.
    await project.setAliases({ brandAliases: ['Akme'] });
    await project.setAliases({ brandAliases: ['Akme', 'Akmi'] });
    const [, older] = await list();
    const undo = project.storage.write(undoRemeasuring, { projectId: project.id, remeasuringId: older?.id ?? '' });
    await expect(undo).rejects.toMatchObject({ code: 'CONFLICT', details: { reason: 'changed_since' } });
  });
});
