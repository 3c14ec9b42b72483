/** A folder with two projects, one of them removed: what deleting for good begins with. Filled once; each test has a copy. */
import { writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { createWorldProject, makeTempDir, removeDir, startFolderService } from './folder-service.ts';
import { generateAnswers, toNdjson } from './generate-answers.ts';
import { copyFolder } from './kill-folders.ts';

/** `dir` is that of the test that runs. */
interface RemovedProject {
  dir: string;
  publicId: string;
  keptId: string;
}

/** To be called at the top of a test file, with how many answers each has. */
export function prepareRemovedProject({ answers, kept }: { answers: number; kept: number }): RemovedProject {
  const filled = makeTempDir();
  const removed = {} as RemovedProject;
  beforeAll(async () => {
    const service = await startFolderService({ dataDir: filled });
    const fill = async (count: number, seed: number) => {
      const id = await createWorldProject(service);
      const file = join(filled, `answers-${seed}.ndjson`);
      writeFileSync(file, toNdjson(generateAnswers({ count, seed, lastDay: '2026-03-09', days: 60 })));
      await service.call('answers.import', { projectId: id, path: file });
      return id;
    };
    removed.keptId = await fill(kept, 1);
    removed.publicId = await fill(answers, 2);
    await service.call('projects.archive', { projectId: removed.publicId });
    await service.close();
  }, 120_000);
  afterAll(() => removeDir(filled));
  beforeEach(() => {
    removed.dir = copyFolder(filled, makeTempDir());
  });
  afterEach(() => removeDir(removed.dir));
  return removed;
}
