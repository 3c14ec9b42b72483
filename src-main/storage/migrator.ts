/** Brings a database to the newest schema, forward only, with a backup before each step of a database that holds data. */
import { mkdirSync } from 'node:fs';
import { join } from 'node:path';

import { AppError } from '#shared/app-error.ts';
import { migration as first } from '../../migrations/0001-first.ts';
import { migration as sourcesAndBrands } from '../../migrations/0002-sources-and-brands.ts';
import { migration as tasks } from '../../migrations/0003-tasks.ts';
import { migration as attributionAndSuggestions } from '../../migrations/0004-attribution-and-suggestions.ts';
import { migration as money } from '../../migrations/0005-money.ts';
import { migration as redirects } from '../../migrations/0006-redirects.ts';
import { migration as engineHealth } from '../../migrations/0007-engine-health.ts';
import { migration as evidence } from '../../migrations/0008-evidence.ts';
import { migration as monthSums } from '../../migrations/0009-month-sums.ts';
import { migration as packs } from '../../migrations/0010-packs.ts';
import { migration as reports } from '../../migrations/0011-reports.ts';
import { migration as monthLists } from '../../migrations/0012-month-lists.ts';
import { migration as fullerLists } from '../../migrations/0013-fuller-lists.ts';
import { migration as erasing } from '../../migrations/0014-erasing.ts';
import { migration as checksums } from '../../migrations/0015-checksums.ts';
import { migration as runDays } from '../../migrations/0016-run-days.ts';
import { migration as unanswered } from '../../migrations/0017-unanswered.ts';
import { migration as answerIndex } from '../../migrations/0018-answer-index.ts';
import { migration as otherModels } from '../../migrations/0019-other-models.ts';
import { migration as wireDrift } from '../../migrations/0020-wire-drift.ts';
import { migration as pairWords } from '../../migrations/0021-pair-words.ts';
import { migration as segmentation } from '../../migrations/0022-segmentation.ts';
import { migration as plainerNames } from '../../migrations/0023-plainer-names.ts';
import { migration as promptSquares } from '../../migrations/0024-prompt-squares.ts';
import { migration as baselines } from '../../migrations/0025-baselines.ts';
import { migration as remeasurings } from '../../migrations/0026-remeasurings.ts';
import { migration as interventions } from '../../migrations/0027-interventions.ts';
import { migration as brandRules } from '../../migrations/0028-brand-rules.ts';
import { migration as opinions } from '../../migrations/0029-opinions.ts';
import { migration as judge } from '../../migrations/0030-judge.ts';
import { migration as ghosts } from '../../migrations/0031-ghosts.ts';
import { migration as overrides } from '../../migrations/0032-overrides.ts';
import { migration as reportSchedules } from '../../migrations/0033-report-schedules.ts';
import { migration as portfolio } from '../../migrations/0034-portfolio.ts';
import { migration as alerts } from '../../migrations/0035-alerts.ts';
import { migration as dataExports } from '../../migrations/0036-data-exports.ts';
import { migration as imports } from '../../migrations/0037-imports.ts';
import { migration as dataExportTries } from '../../migrations/0038-data-export-tries.ts';
import type { Connection } from './connection.ts';
import { backupFolder } from './data-folder.ts';
import { rememberSchema, requireOurSchema } from './development-schema.ts';
import { saveChecksummedSnapshot } from './snapshot.ts';

export interface Migration {
  version: number;
  name: string;
  sql: string;
  /** Fills new tables from old ones where SQL alone cannot; runs after `sql`, in its transaction. */
  fill?: (db: Connection) => void;
}

export const MIGRATIONS: readonly Migration[] = [
  first,
  sourcesAndBrands,
  tasks,
  attributionAndSuggestions,
  money,
  redirects,
  engineHealth,
  evidence,
  monthSums,
  packs,
  reports,
  monthLists,
  fullerLists,
  erasing,
  checksums,
  runDays,
  unanswered,
  answerIndex,
  otherModels,
  wireDrift,
  pairWords,
  segmentation,
  plainerNames,
  promptSquares,
  baselines,
  remeasurings,
  interventions,
  brandRules,
  opinions,
  judge,
  ghosts,
  overrides,
  reportSchedules,
  portfolio,
  alerts,
  dataExports,
  imports,
  dataExportTries,
];

/**
 * Applies what is missing. Safe when two processes open the same folder: the second waits and finds nothing to do.
 * True when there was something to do. `dataDir` is where the backup before a step goes; null for a copy, which needs none. Throws CONFLICT
 * when the database was written by a newer version of the app, or by one in development whose tables are others.
 */
export function migrate(db: Connection, dataDir: string | null, migrations = MIGRATIONS): boolean {
  const newest = migrations.at(-1)?.version ?? 0;
  const { current, unseen } = db.atOneMoment(() => checkSchema(db, migrations, newest));
  if (unseen !== null) rememberSchema(db, unseen);
  for (const migration of migrations) {
    if (migration.version <= versionOf(db)) continue;
    // A folder that was empty a moment ago holds nothing to lose.
    if (current > 0 && dataDir !== null) saveBackupBefore(db, dataDir, migration);
    db.raw
      .transaction(() => {
        if (versionOf(db) >= migration.version) return;
        db.raw.exec(migration.sql);
        migration.fill?.(db);
        db.raw.pragma(`user_version = ${migration.version}`);
      })
      .exclusive();
  }
  return current < newest;
}

/** `unseen`: what to remember of a schema that was compared just now. */
function checkSchema(db: Connection, migrations: readonly Migration[], newest: number) {
  const current = versionOf(db);
  if (current > newest) {
    throw new AppError(
      'CONFLICT',
      `This data folder needs a newer Sightline (its schema is ${current}, ours ${newest}).`,
      { reason: 'newer_schema' },
    );
  }
  const applied = migrations.filter(({ version }) => version <= current);
  return { current, unseen: current === 0 ? null : requireOurSchema(db, applied) };
}

function versionOf(db: Connection): number {
  return db.raw.pragma('user_version', { simple: true }) as number;
}

function saveBackupBefore(db: Connection, dataDir: string, migration: Migration): void {
  const folder = backupFolder(dataDir);
  mkdirSync(folder, { recursive: true, mode: 0o700 });
  const file = join(folder, `before-${String(migration.version).padStart(4, '0')}-${Date.now()}.db`);
  saveChecksummedSnapshot(db, file);
}
