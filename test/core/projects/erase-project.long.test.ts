/** Deleting a project for good, cut off after any step: counts are right, nobody brings it back, and it goes on. */
import { describe, expect, it } from 'vitest';

import { examine } from '#main/core/doctor/doctor.ts';
import { loadArchivedProjects, unarchiveProject } from '#main/core/lifecycle/archive-project.ts';
import { beginErasing, eraseSome } from '#main/core/lifecycle/erase-project.ts';
import { loadTotals } from '#main/core/system/totals.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { startFolderService } from '#support/folder-service.ts';
import { countRows } from '#support/queued-folder.ts';
import { prepareRemovedProject } from '#support/removed-project.ts';

/** More than are deleted in one step. */
const ANSWERS = 1_500;
const KEPT = 200;
const removed = prepareRemovedProject({ answers: ANSWERS, kept: KEPT });

describe('a project that is being deleted for good', () => {
  it('has right counts after every step, cannot come back, and leaves the others as they are', async () => {
    const { dir, publicId } = removed;
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
});

describe('a program that is closed while it deletes', () => {
  it('says that it goes on, and the next start does, without anybody asking', async () => {
    const { dir, publicId } = removed;
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
