/** `system.inspectBackup`: whether a file can be restored, and what it holds. */
import { resolve } from 'node:path';

import { inspectBackup } from '../core/system/restore.ts';
import { handler } from './handler.ts';
import { toWireContents } from './to-wire-contents.ts';

export const inspectBackupHandler = handler(
  'system.inspectBackup',
  async (core, _caller, { path, acceptDamaged = false }) => {
    const wanted = path === undefined ? null : resolve(path);
    const {
      savedAtMs,
      kind,
      bytes,
      path: found,
      ...contents
    } = await core.storage.job(inspectBackup, {
      path: wanted,
      acceptDamaged,
    });
    return { path: found, kind, bytes, savedAt: new Date(savedAtMs).toISOString(), ...toWireContents(contents) };
  },
);
