/** How automatic backups are kept, and why the last one was not made. */
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { type BackupSettings, DEFAULT_BACKUP_SETTINGS } from './backup-plan.ts';

const SETTINGS = 'backups';
const SKIPPED = 'backups.skipped';

export interface SkippedBackup {
  atMs: number;
  reason: string;
}

export function readBackupSettings(db: Connection): BackupSettings {
  return { ...DEFAULT_BACKUP_SETTINGS, ...readValue<Partial<BackupSettings>>(db, SETTINGS) };
}

/** `skipped` is null when the last backup that was due was made. */
export const loadBackupState = defineRead(
  'backups.state',
  (db, _input: null): { settings: BackupSettings; skipped: SkippedBackup | null } => ({
    settings: readBackupSettings(db),
    skipped: readValue<SkippedBackup | null>(db, SKIPPED) ?? null,
  }),
);

export const saveBackupSettings = defineWrite('backups.configure', (db, change: Partial<BackupSettings>): null => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  saveValue(db, SETTINGS, { ...readBackupSettings(db), ...given });
  return null;
});

export const saveSkippedBackup = defineWrite('backups.noteSkipped', (db, skipped: SkippedBackup | null): null => {
  saveValue(db, SKIPPED, skipped);
  return null;
});

function readValue<T>(db: Connection, key: string): T | undefined {
  const row = db.get(query.selectFrom('setting').select('value').where('key', '=', key));
  return row && (JSON.parse(row.value) as T);
}

function saveValue(db: Connection, key: string, content: unknown): void {
  const value = JSON.stringify(content);
  db.run(
    query
      .insertInto('setting')
      .values({ key, value })
      .onConflict((conflict) => conflict.column('key').doUpdateSet({ value })),
  );
}
