/** `system.backups`: the backups in the data folder, and how automatic ones are kept. */
import { loadBackupState } from '../core/system/backup-settings.ts';
import { listBackups } from '../storage/backup-files.ts';
import { backupFolder } from '../storage/data-folder.ts';
import { handler } from './handler.ts';

export const listBackupsHandler = handler('system.backups', async (core) => {
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
});
