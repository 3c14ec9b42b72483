/** `system.restore`: puts a backup in place of the data, while nothing else is changed or asked, and tells every window. */
import { resolve } from 'node:path';

import { inspectBackup, restoreData } from '../core/system/restore.ts';
import { handler } from './handler.ts';
import { toWireContents } from './to-wire-contents.ts';

export const restoreHandler = handler('system.restore', async (core, _caller, input) => {
  // A file that is none, or a disk without room for it, stops nobody's work.
  const acceptDamaged = input.acceptDamaged ?? false;
  const wanted = input.path === undefined ? null : resolve(input.path);
  const { path } = await core.storage.job(inspectBackup, { path: wanted, acceptDamaged });
  const tell = (percent: number) => core.progress.emit({ kind: 'restore-progress', percent });
  const restored = await core.withoutExecutor(() =>
    core.storage.jobAlone(restoreData, { path, acceptDamaged }, ({ done }) => tell(done)),
  );
  core.progress.emit({ kind: 'data-replaced' });
  return {
    path: restored.path,
    previous: restored.previous,
    now: toWireContents(restored.now),
    before: restored.before && toWireContents(restored.before),
  };
});
