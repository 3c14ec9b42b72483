/** Several jobs that pack at once, as the upkeep and an import do, take nothing from each other. */
import { expect, it } from 'vitest';

import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { examine } from '#main/core/doctor/doctor.ts';
import { defineWrite } from '#main/storage/command.ts';
import { openThreadedStorage } from '#main/storage/threaded-storage.ts';
import { WORKER_ENTRY } from '#support/built.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { generateAnswers } from '#support/generate-answers.ts';
import { InlineProject } from '#support/inline-project.ts';
import { unpackAnswers } from '#support/unpack-answers.ts';

const unpack = defineWrite('test.unpack', (db, _input: null): null => {
  unpackAnswers(db);
  return null;
});

it('each answer is in one pack in the end, and none of the jobs fails', async () => {
  const dir = makeTempDir();
  const start = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
  const project = await InlineProject.create(dir, start);
  for (const seed of [1, 2]) {
    await project.importGenerated(generateAnswers({ count: 1_200, seed, lastDay: '2026-03-09', days: 20 }));
  }
  await project.storage.write(unpack, null);
  await project.storage.close();
  const storage = await openThreadedStorage({ dataDir: dir, entry: WORKER_ENTRY, now: Date.now });
  const pack = () => storage.job(packAnswers, { projectId: null, mostMs: 60_000 });
  const moved = await Promise.all([pack(), pack(), pack(), pack()]);
  expect(moved.reduce((sum, count) => sum + count, 0)).toBeGreaterThan(1_500);
  const checks = await storage.job(examine, { isRepairing: false });
  expect(checks.filter(({ ok }) => !ok)).toEqual([]);
  await storage.close();
  removeDir(dir);
}, 120_000);
