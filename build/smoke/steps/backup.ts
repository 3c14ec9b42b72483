/** A backup on another drive, made while the app runs, is whole. */
import { mkdirSync, mkdtempSync, rmSync, statSync } from 'node:fs';
import { homedir, tmpdir } from 'node:os';
import path from 'node:path';

import { failed, passed, type Step, type StepContext } from '../step.ts';

/** A new folder in the one that the owner named, else in the temporary one. */
async function chooseFolder({ terminal, keeper }: StepContext) {
  const asked = await terminal.askText('A folder on another drive for a backup (Enter: a temporary folder instead):');
  const parent = asked === null ? tmpdir() : path.resolve(asked.replace(/^~(?=$|[\\/])/, homedir()));
  const folder = mkdtempSync(path.join(parent, 'sightline-smoke-'));
  return { folder, isOtherDrive: statSync(folder).dev !== statSync(keeper.dataDir).dev };
}

export const backup: Step = {
  id: 'backup',
  name: 'A backup on another drive',
  shows: 'A backup is written to a folder of the owner, can be read back, and holds what the app holds.',
  asks: true,
  run: async (context) => {
    const { keeper } = context;
    await keeper.open();
    const { folder, isOtherDrive } = await chooseFolder(context);
    context.note(
      `${isOtherDrive ? 'Another drive than' : 'The same drive as'} that of the data: ${path.dirname(folder)}`,
    );
    try {
      const file = path.join(folder, 'Übergabe', 'copy.db');
      mkdirSync(path.dirname(file));
      const { bytes } = await keeper.call('system.backup', { path: file });
      const found = await keeper.call('system.inspectBackup', { path: file });
      const status = await keeper.call('system.status', {});
      if (found.projects.length !== status.projects || found.answers !== status.answers) {
        return failed(`The backup holds ${found.answers} answers, the app ${status.answers}.`);
      }
      return passed(`${bytes} bytes, ${found.projects.length} projects, ${found.answers} answers.`);
    } finally {
      rmSync(folder, { recursive: true, force: true, maxRetries: 5 });
    }
  },
};
