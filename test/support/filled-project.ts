/** A project that is filled once for all tests of a file; each test works on a copy of its folder. */
import { afterAll, afterEach, beforeAll, beforeEach } from 'vitest';

import { makeTempDir, removeDir } from './folder-service.ts';
import { type BrandSettings, InlineProject } from './inline-project.ts';
import { copyFolder } from './kill-folders.ts';

const ACME: BrandSettings = {
  name: 'Acme',
  domain: 'acme.example',
  brandAliases: [],
  domainAliases: [],
  competitors: [],
};

/** Those of the test that runs. */
export interface ProjectCopy {
  project: InlineProject;
  dir: string;
}

/** To be called at the top of a test file. */
export function prepareFilledProject(
  fill: (project: InlineProject) => Promise<unknown>,
  settings: BrandSettings = ACME,
): ProjectCopy {
  const filled = makeTempDir();
  const copy = {} as ProjectCopy;
  beforeAll(async () => {
    const project = await InlineProject.create(filled, settings);
    await fill(project);
    await project.storage.close();
  });
  afterAll(() => removeDir(filled));
  beforeEach(async () => {
    const dir = copyFolder(filled, makeTempDir());
    Object.assign(copy, { dir, project: await InlineProject.open(dir) });
  });
  afterEach(async () => {
    await copy.project.storage.close();
    removeDir(copy.dir);
  });
  return copy;
}
