/** The upkeep's order: what others wait for comes before what may take minutes. */
import { expect, it } from 'vitest';

import { loadUnmeasured } from '#main/core/answers/measured-history.ts';
import { Progress } from '#main/core/scheduling/progress.ts';
import { Upkeep } from '#main/core/upkeep.ts';
import { defineWrite } from '#main/storage/command.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { InlineProject } from '#support/inline-project.ts';
import { waitFor } from '#support/live-project.ts';

const forgetMeasured = defineWrite('test.forgetMeasured', (db, _input: null) =>
  db.prepare("DELETE FROM setting WHERE key LIKE 'measured.%'").run(),
);

it('takes up a deletion that was cut off before it measures history again', async () => {
  const dir = makeTempDir();
  const start = { name: 'Acme', domain: 'acme.example', brandAliases: [], domainAliases: [], competitors: [] };
  const { storage } = await InlineProject.create(dir, start);
  await storage.write(forgetMeasured, null);
  const unmeasured: number[] = [];
  const count = async () => void unmeasured.push((await storage.read(loadUnmeasured, null)).length);
  const faults: unknown[] = [];
  const upkeep = new Upkeep({
    storage,
    progress: new Progress(storage),
    onFault: (error) => faults.push(error),
    resume: count,
    chores: [count],
  });
  upkeep.start();
  await waitFor(
    'a look',
    async () => unmeasured.length,
    (looks) => looks === 2,
    10_000,
  );
  upkeep.stop();
  await storage.close();
  removeDir(dir);
  expect(faults).toEqual([]);
  expect(unmeasured).toEqual([1, 0]);
});
