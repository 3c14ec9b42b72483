/** What dead processes leave behind while another process runs. */
import { afterEach, beforeEach, describe, expect, it } from 'vitest';

import { loadUnmeasured } from '#main/core/answers/measured-history.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { beginImport, undoImports } from '#main/core/transfer/import-batch.ts';
import { defineRead } from '#main/storage/command.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';

const START = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
const NO_PROCESS = 2 ** 22 + 1;
const countBatches = defineRead(
  'test.batches',
  (db, _input: null) => db.prepare("SELECT 1 FROM import_batch WHERE state = 'writing'").all().length,
);

let dir: string;
let project: InlineProject;

beforeEach(async () => {
  dir = makeTempDir();
  project = await InlineProject.create(dir, START);
});

afterEach(async () => {
  await project.storage.close();
  removeDir(dir);
});

describe('history', () => {
  it('is noted as measured by today’s rules at creation and after measuring, not in between', async () => {
    const read = () => project.storage.read(loadUnmeasured, null);
    expect(await read()).toEqual([]);
    await project.importGenerated(generateAnswers({ count: 10, seed: 1, lastDay: '2026-03-09', days: 2 }));
    expect(await read()).toEqual([]);
    await project.storage.write(configureProject, { projectId: project.id, brandAliases: ['Borealis'] });
    expect(await read()).toMatchObject([{ id: project.id }]);
    expect(await project.remeasure()).toMatchObject({ looked: 10, changed: 2, damaged: [] });
    expect(await read()).toEqual([]);
    expect(await project.remeasure()).toEqual({ looked: 0, changed: 0, damaged: [], receiptId: null });
  });
});

describe('imports cut off', () => {
  const begin = (pid: number) =>
    project.storage.write(beginImport, { projectId: project.id, fileName: 'a.ndjson', pid, kind: 'answers' });
  const undo = (isOwnAlive: boolean) => project.storage.write(undoImports, { deadOnly: true, isOwnAlive });
  const left = () => project.storage.read(countBatches, null);

  it('by a process that is gone are taken back, those at work are not', async () => {
    await begin(NO_PROCESS);
    await begin(process.ppid);
    await undo(true);
    // The test's clock is in March 2026, so an import of "now" is not from before the machine started.
    expect(await left()).toBe(1);
  });

  it('under the number of this process are its own while it runs, and a dead namesake of it at the start', async () => {
    await begin(process.pid);
    await undo(true);
    expect(await left()).toBe(1);
    await undo(false);
    expect(await left()).toBe(0);
  });
});
