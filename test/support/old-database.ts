/**
 * Databases as older versions left them, made once for a process and copied. They go on without the backup before each step, which takes most of
 * the time of a step; `0003-tasks` and `test/storage/migrator` look at the backups.
 */
import { writeFileSync } from 'node:fs';

import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { rememberSchema } from '#main/storage/development-schema.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';

let kept: ReadonlyMap<number, Buffer> | undefined;

/** An empty database of this version, in a folder that has none yet. */
export function openOldDatabase(dataDir: string, version: number): Connection {
  kept ??= makeEach();
  const bytes = kept.get(version);
  if (!bytes) throw new Error(`There is no version ${version}.`);
  const path = databasePath(dataDir);
  writeFileSync(path, bytes, { mode: 0o600, flag: 'wx' });
  return new Connection(path);
}

/** Brings it up to a version, the newest unless told otherwise. */
export function migrateTo(db: Connection, version = Number.POSITIVE_INFINITY): void {
  migrate(
    db,
    null,
    MIGRATIONS.filter((migration) => migration.version <= version),
  );
}

function makeEach(): ReadonlyMap<number, Buffer> {
  const growing = new Connection(':memory:');
  const made = new Map<number, Buffer>();
  for (const migration of MIGRATIONS) {
    migrate(growing, null, [migration]);
    // As a program of that version would at its next start: else each copy is compared with a schema that is made for it.
    rememberSchema(growing, String(growing.raw.pragma('schema_version', { simple: true })));
    made.set(migration.version, growing.raw.serialize());
  }
  growing.close();
  return made;
}
