/** Opens the database of a data folder for writing: modes, pragmas, migrations, and a check that it is whole. */
import { chmodSync, closeSync, existsSync, openSync } from 'node:fs';

import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';
import { databasePath, openDataDir } from './data-folder.ts';
import { migrate } from './migrator.ts';

/** A connection that may write. Throws CONFLICT with a clear message when the file is damaged, locked or too new. */
export function openDatabase(dataDir: string): Connection {
  openDataDir(dataDir);
  const path = databasePath(dataDir);
  try {
    // Made with its final mode, so that no other user can open it between creation and chmod.
    if (!existsSync(path)) closeSync(openSync(path, 'a', 0o600));
    if (process.platform !== 'win32') chmodSync(path, 0o600);
    const db = new Connection(path);
    migrate(db, dataDir);
    return db;
  } catch (error) {
    if (error instanceof AppError) throw error;
    throw new AppError(
      'CONFLICT',
      `The database ${path} cannot be opened: ${(error as Error).message}`,
      undefined,
      error,
    );
  }
}

/** A connection that only reads; the database must exist. */
export function openReader(dataDir: string): Connection {
  return new Connection(databasePath(dataDir), { readonly: true });
}
