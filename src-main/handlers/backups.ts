/** Backups: made, kept, looked into and restored. */
import { resolve } from 'node:path';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Core } from '../core/core.ts';
import { saveBackup } from '../core/system/backup.ts';
import { loadBackupState, saveBackupSettings } from '../core/system/backup-settings.ts';
import type { Contents } from '../core/system/restore.ts';
import { inspectBackup, restoreData } from '../core/system/restore.ts';
import { listBackups } from '../storage/backup-files.ts';
import { backupFolder } from '../storage/data-folder.ts';
import type { Handlers } from './handler.ts';

export const backupHandlers = {
  'system.backup': async ({ core, input }) => {
    const path = resolve(input.path);
    const saved = await core.storage.job(saveBackup, { path, replaces: input.replace ?? false });
    return { path, ...saved };
  },
  'system.backups': ({ core }) => describeBackups(core),
  'system.configureBackups': async ({ core, input }) => {
    const { automatic, daily, weekly } = input;
    await core.storage.write(saveBackupSettings, { isOn: automatic, daily, weekly });
    return describeBackups(core);
  },
  'system.inspectBackup': async ({ core, input: { path, acceptDamaged = false } }) => {
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
  /** Puts a backup in place of the data, while nothing else is changed or asked, and notifies every window. */
  'system.restore': async ({ core, input }) => {
    // A file that is none, or a disk without room for it, stops nobody's work.
    const acceptDamaged = input.acceptDamaged ?? false;
    const wanted = input.path === undefined ? null : resolve(input.path);
    const { path } = await core.storage.job(inspectBackup, { path: wanted, acceptDamaged });
    const report = (percent: number) => core.progress.emit({ kind: 'restore-progress', percent });
    const restored = await core.withoutExecutor(() =>
      core.storage.jobAlone(restoreData, { path, acceptDamaged }, ({ done }) => report(done)),
    );
    core.progress.emit({ kind: 'data-replaced' });
    return {
      path: restored.path,
      previous: restored.previous,
      now: toWireContents(restored.now),
      before: restored.before && toWireContents(restored.before),
    };
  },
} satisfies Handlers;

async function describeBackups(core: Core): Promise<OperationOutput<'system.backups'>> {
  const { settings, skipped } = await core.storage.read(loadBackupState, null);
  const { dataDir } = core.storage;
  return {
    folder: backupFolder(dataDir),
    automatic: settings.isOn,
    daily: settings.daily,
    weekly: settings.weekly,
    skipped: skipped && { at: new Date(skipped.atMs).toISOString(), reason: skipped.reason },
    backups: listBackups(dataDir).map(({ savedAtMs, ...file }) => ({
      ...file,
      savedAt: new Date(savedAtMs).toISOString(),
    })),
  };
}

/** What a database holds, as operations report it. */
function toWireContents({ projects, answers, lastAnswerAtMs }: Contents) {
  return {
    projects,
    answers,
    lastAnswerAt: lastAnswerAtMs === null ? null : new Date(lastAnswerAtMs).toISOString(),
  };
}
