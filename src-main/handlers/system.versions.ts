/** `system.versions`: the versions of the app and of what it runs on. */
import { loadSqliteVersion } from '../core/system/totals.ts';
import { handler } from './handler.ts';

export const getVersions = handler('system.versions', async (core) => {
  const { node, electron, chrome, icu, unicode } = process.versions;
  return {
    app: core.version,
    node,
    electron: electron ?? null,
    chrome: chrome ?? null,
    icu: icu ?? '',
    unicode: unicode ?? '',
    sqlite: await core.storage.read(loadSqliteVersion, null),
    platform: process.platform,
    arch: process.arch,
  };
});
