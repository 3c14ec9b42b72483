/** A crash leaves no half of the sample project. What the next start makes: `sample.long.test.ts`. */
import { afterEach, beforeEach, expect, it } from 'vitest';

import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { waitFor } from '#support/live-project.ts';
import { countRows, listFaults, readRows } from '#support/queued-folder.ts';
import { beginServer } from '#support/spawn-program.ts';

/** Beside five other files a start with the sample takes half a minute. */
const LONGEST_MS = 180_000;

let dir: string;
beforeEach(() => {
  dir = makeTempDir();
});
afterEach(() => removeDir(dir));

/** None as long as there is no database yet. */
function listProjects(): string[] {
  try {
    if (countRows(dir, 'answer') === 0) return [];
    return readRows<{ id: string }>(dir, 'SELECT public_id AS id FROM project').map(({ id }) => id);
  } catch {
    return [];
  }
}

it('killed while it is made, the sample project is made anew', async () => {
  const first = beginServer(dir, {}, []);
  const half = await waitFor('some answers', listProjects, (projects) => projects.length > 0, LONGEST_MS);
  await first.kill();
  const second = beginServer(dir, {}, []);
  const isAnother = (projects: string[]) => projects.length > 0 && !projects.some((id) => half.includes(id));
  await waitFor('another project with answers', listProjects, isAnother, LONGEST_MS);
  await second.kill();
  expect(await listFaults(dir)).toEqual([]);
}, 400_000);
