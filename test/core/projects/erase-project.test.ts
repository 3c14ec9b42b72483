/** Deleting a project for good, cut off after any step: counts are right, nobody brings it back, nothing is put beside what goes. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { afterAll, afterEach, beforeAll, beforeEach, describe, expect, it } from 'vitest';

import { examine } from '#main/core/doctor/doctor.ts';
import { loadArchivedProjects, unarchiveProject } from '#main/core/lifecycle/archive-project.ts';
import { beginErasing, eraseSome } from '#main/core/lifecycle/erase-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { saveReport } from '#main/core/reports/save-reports.ts';
import { loadTotals } from '#main/core/system/totals.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { createWorldProject, makeTempDir, removeDir, startFolderService } from '#support/folder-service.ts';
import { generateAnswers, toNdjson } from '#support/generate-answers.ts';
import { copyFolder } from '#support/kill-folders.ts';
import { countRows, readRows } from '#support/queued-folder.ts';

const ANSWERS = 1_500;
const KEPT = 200;

/** Both projects, one of them removed; each test has a copy. */
const filled = makeTempDir();
let dir: string;
let publicId: string;
let keptId: string;
beforeAll(async () => {
  const service = await startFolderService({ dataDir: filled });
  const fill = async (count: number, seed: number) => {
    const id = await createWorldProject(service);
    const file = join(filled, `answers-${seed}.ndjson`);
    writeFileSync(file, toNdjson(generateAnswers({ count, seed, lastDay: '2026-03-09', days: 60 })));
    await service.call('answers.import', { projectId: id, path: file });
    return id;
  };
  keptId = await fill(KEPT, 1);
  publicId = await fill(ANSWERS, 2);
  await service.call('projects.archive', { projectId: publicId });
  await service.close();
}, 120_000);
afterAll(() => removeDir(filled));
beforeEach(() => {
  dir = copyFolder(filled, makeTempDir());
});
afterEach(() => removeDir(dir));

describe('a project that is being deleted for good', () => {
  it('has right counts after every step, cannot come back, and leaves the others as they are', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const storage = openInlineStorage(dir, Date.now);
    const { id: projectId, ...begun } = await storage.write(beginErasing, publicId);
    expect(begun).toEqual({ publicId, answersBefore: ANSWERS, answersLeft: ANSWERS });
    let left = ANSWERS;
    let steps = 0;
    for (let state = 'more'; state !== 'done'; steps++) {
      const step = await storage.write(eraseSome, { projectId, leftMs: 5_000 });
      state = step.state;
      left -= step.deletedAnswers;
      expect((await storage.read(loadTotals, Date.now())).answers).toBe(KEPT + left);
      expect((await storage.job(examine, { isRepairing: false })).filter(({ ok }) => !ok)).toEqual([]);
      const [listed] = await storage.read(loadArchivedProjects, null);
      if (state !== 'done')
        expect(listed).toMatchObject({ publicId, answers: left, erasing: { answersBefore: ANSWERS, leftMs: 5_000 } });
      await expect(storage.write(unarchiveProject, publicId)).rejects.toMatchObject({ code: 'NOT_FOUND' });
    }
    expect(steps).toBeGreaterThan(3);
    expect(left).toBe(0);
    expect(await storage.read(loadArchivedProjects, null)).toEqual([]);
    await storage.close();
    for (const table of ['prompt', 'brand', 'source', 'search_query', 'total_period', 'month_state', 'tag'])
      expect([table, countRows(dir, `${table} WHERE project_id = ${projectId}`)]).toEqual([table, 0]);
  });

  it('takes no row in any more, from whoever loaded it before; another project does', async () => {
    const storage = openInlineStorage(dir, Date.now);
    const { id: projectId } = await storage.write(beginErasing, publicId);
    const definition = { name: 'Monday', rhythm: 'never' } as never;
    const refused = { code: 'NOT_FOUND', message: 'The project was not found.' };
    await expect(storage.write(createPrompt, { projectId, text: 'Late?' })).rejects.toMatchObject({
      code: 'NOT_FOUND',
    });
    await expect(storage.write(saveReport, { projectId, reportId: null, definition })).rejects.toMatchObject(refused);
    const kept = readRows<{ id: number }>(dir, `SELECT id FROM project WHERE public_id = '${keptId}'`)[0]?.id ?? 0;
    await storage.write(saveReport, { projectId: kept, reportId: null, definition });
    await storage.close();
  });

  it('is guarded in every table of projects but those that count, and where doctor moves what it already had', () => {
    const tables = readRows<{ name: string }>(
      dir,
      `SELECT DISTINCT tables.name AS name
       FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns
       WHERE tables.type = 'table' AND columns.name = 'project_id' ORDER BY 1`,
    ).map(({ name }) => name);
    const guarded = readRows<{ name: string }>(
      dir,
      "SELECT tbl_name AS name FROM sqlite_schema WHERE type = 'trigger' AND name LIKE 'erasing_%'",
    ).map(({ name }) => name);
    expect(tables.filter((name) => !guarded.includes(name))).toEqual([
      'month_list',
      'month_part',
      'month_state',
      'set_aside_answer',
      'total_period',
    ]);
  });
});

describe('a program that is closed while it deletes', () => {
  it('says that it goes on, and the next start does, without anybody asking', {
    tags: 'long',
    timeout: 120_000,
  }, async () => {
    const first = await startFolderService({ dataDir: dir, hasThreads: true });
    const told: unknown[] = [];
    const begun = new Promise<void>((resolve) => {
      first.subscribe((event) => {
        if (event.kind !== 'project-erasing') return;
        told.push(event);
        resolve();
      });
    });
    const erasing = first.call('projects.erase', { projectId: publicId }).catch((error: unknown) => error);
    await begun;
    expect(await first.dispatch('projects.unarchive', { projectId: publicId })).toMatchObject({
      error: { code: 'NOT_FOUND' },
    });
    expect(await first.call('system.status', {})).toMatchObject({
      erasing: [{ id: publicId, answersBefore: ANSWERS }],
    });
    await first.close();
    expect(await erasing).toMatchObject({ envelope: { code: 'CONFLICT', details: { reason: 'closing' } } });
    expect(told[0]).toMatchObject({ projectId: publicId, answersBefore: ANSWERS, isFinished: false });
    const left = countRows(dir, 'answer');
    expect(left).toBeGreaterThan(KEPT);
    const second = await startFolderService({ dataDir: dir });
    await expect.poll(() => second.call('projects.archived', {}), { timeout: 60_000 }).toEqual([]);
    expect(await second.call('system.doctor', {})).toMatchObject({ ok: true });
    expect((await second.call('system.status', {})).answers).toBe(KEPT);
    await second.close();
  });
});
