/** What the owner wants of the desktop app, kept with the other settings. It acts on nothing. */
import { DEFAULT_DESKTOP_SETTINGS, type DesktopSettings, desktopSettings } from '#shared/contract/desktop.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

const KEY = 'desktop';

/** Fields that were never set, or that an older or newer version wrote differently, are the default. */
function readDesktopSettings(db: Connection): DesktopSettings {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  const stored = desktopSettings.partial().safeParse(row ? JSON.parse(row.value) : {});
  return { ...DEFAULT_DESKTOP_SETTINGS, ...(stored.success ? stored.data : {}) };
}

export const loadDesktopSettings = defineRead('desktop.settings', (db, _input: null) => readDesktopSettings(db));

/** Fields that are absent stay as they are. */
export const saveDesktopSettings = defineWrite('desktop.save', (db, change: Partial<DesktopSettings>): null => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    JSON.stringify({ ...readDesktopSettings(db), ...given }),
  );
  return null;
});
