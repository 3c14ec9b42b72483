/** `system.configureBackups`: switches automatic backups, and says how many are kept. */
import { saveBackupSettings } from '../core/system/backup-settings.ts';
import { handler } from './handler.ts';
import { listBackupsHandler } from './system.backups.ts';

export const configureBackups = handler('system.configureBackups', async (core, caller, input) => {
  const { automatic, daily, weekly } = input;
  await core.storage.write(saveBackupSettings, { isOn: automatic, daily, weekly });
  return listBackupsHandler(core, caller, {});
});
