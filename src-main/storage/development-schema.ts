/**
 * Whether a database has the tables that its version promises. Those of development versions may bear the same number and have others; they
 * are refused in one sentence before anything is done to them, rather than failing at some later question.
 */
import { AppError } from '#shared/app-error.ts';
import { Connection } from './connection.ts';

interface Step {
  sql: string;
  fill?: (db: Connection) => void;
}

/** The schema, by SQLite's own count of its changes, that was looked at last: making another one to compare takes tenths of a second. */
const SEEN = 'schema.seen';

/**
 * Throws CONFLICT where a column is missing that these migrations make. To be called at one moment with the reading of the version, because
 * another process may be migrating. Gives the count of schema changes to remember with {@link rememberSchema}; null: it is remembered.
 */
export function requireOurSchema(db: Connection, migrations: readonly Step[]): string | null {
  const changes = String(db.raw.pragma('schema_version', { simple: true }));
  const there = new Set(listColumns(db));
  const hasSettings = there.has('setting.value');
  if (hasSettings && db.raw.prepare('SELECT value FROM setting WHERE key = ?').pluck().get(SEEN) === changes)
    return null;
  if (listMadeColumns(migrations).some((column) => !there.has(column))) throw refuseDevelopmentSchema();
  return changes;
}

/** So that the next start need not compare. */
export function rememberSchema(db: Connection, changes: string): void {
  db.raw.prepare('INSERT OR REPLACE INTO setting (key, value) VALUES (?, ?)').run(SEEN, changes);
}

function refuseDevelopmentSchema(): AppError {
  return new AppError(
    'CONFLICT',
    'This data folder was made by a development version of Sightline and cannot be read by this one. Nothing in it was changed; use another folder.',
    { reason: 'development_schema' },
  );
}

/** Of the schema that was made last: a restore compares with the same one several times. */
let lastMade: { migrations: readonly Step[]; columns: readonly string[] } = { migrations: [], columns: [] };

function listMadeColumns(migrations: readonly Step[]): readonly string[] {
  const isLast =
    lastMade.migrations.length === migrations.length &&
    migrations.every((step, at) => step === lastMade.migrations[at]);
  if (isLast) return lastMade.columns;
  const made = new Connection(':memory:');
  try {
    for (const { sql, fill } of migrations) {
      made.raw.exec(sql);
      fill?.(made);
    }
    const columns = listColumns(made);
    lastMade = { migrations, columns };
    return columns;
  } finally {
    made.close();
  }
}

function listColumns(db: Connection): string[] {
  return db.raw
    .prepare(
      `SELECT tables.name || '.' || columns.name
       FROM sqlite_schema AS tables JOIN pragma_table_info(tables.name) AS columns WHERE tables.type = 'table'`,
    )
    .pluck()
    .all() as string[];
}
