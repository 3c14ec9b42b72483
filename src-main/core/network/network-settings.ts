/** What the owner set about the network, kept with the other settings. The password is not here. */
import { DEFAULT_NETWORK_SETTINGS, type NetworkSettings, networkSettings } from '#shared/contract/network.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';

const KEY = 'network-settings';

/** Fields that were never set, or that another version wrote differently, are the default. */
function readNetworkSettings(db: Connection): NetworkSettings {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(KEY) as { value: string } | undefined;
  const stored = networkSettings.partial().safeParse(row ? JSON.parse(row.value) : {});
  return { ...DEFAULT_NETWORK_SETTINGS, ...(stored.success ? stored.data : {}) };
}

export const loadNetworkSettings = defineRead('network.settings', (db, _input: null) => readNetworkSettings(db));

/** Fields that are absent stay as they are. */
export const saveNetworkSettings = defineWrite('network.saveSettings', (db, change: Partial<NetworkSettings>): null => {
  const given = Object.fromEntries(Object.entries(change).filter(([, value]) => value !== undefined));
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?) ON CONFLICT DO UPDATE SET value = excluded.value').run(
    KEY,
    JSON.stringify({ ...readNetworkSettings(db), ...given }),
  );
  return null;
});
