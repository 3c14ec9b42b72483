/** `system.backup`: a whole copy of the database while everything goes on. */
import { resolve } from 'node:path';

import { saveBackup } from '../core/system/backup.ts';
import { handler } from './handler.ts';

export const backUp = handler('system.backup', async (core, _caller, input) => {
  const path = resolve(input.path);
  const saved = await core.storage.job(saveBackup, { path, replaces: input.replace ?? false });
  return { path, ...saved };
});
