/** Data folders to kill programs on: one with a queue and a history, and the same history in the oldest schema. */
import { copyFileSync, mkdirSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { giveUpOpening } from '#main/core/project-files/accept-project.ts';
import { removeLeftBehind } from '#main/core/project-files/temporary-folder.ts';
import { importAnswers } from '#main/core/transfer/import-answers.ts';
import { undoImports } from '#main/core/transfer/import-batch.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { MIGRATIONS, migrate } from '#main/storage/migrator.ts';
import { toCsv } from '#shared/text/to-csv.ts';
import { type GeneratedAnswer, generateAnswers, toNdjson } from './generate-answers.ts';
import { fillQueue, LOCAL_ENGINES, readRows } from './queued-folder.ts';
import { runCommand } from './run-command.ts';
import { unpackAnswers } from './unpack-answers.ts';

export const HISTORY = 600;
/** Lines of the file that scenarios import; some are answers of the history. */
const LINES = 400;
const RESPONSES = 4_000;

export interface KillWorld {
  projectId: string;
  /** A folder with a queue and {@link HISTORY} answers. */
  current: string;
  /** The same with every answer stored by itself, most with a raw reply. */
  singles: string;
  /** `current` with its project removed. */
  removed: string;
  /** The same answers in schema 1. */
  old: string;
  /** `current` after the import of `file`; its database is a backup. */
  imported: string;
  file: string;
  /** A file of answers of another tracker, and `current` with it. */
  tracker: string;
  withTracker: string;
  /** A file of so many responses. */
  responses: string;
  responseRows: number;
  /** The project of `current` as one file. */
  projectFile: string;
}

/** What is made for those who need it alone: each takes up to a second. */
export type KillPart = 'singles' | 'removed' | 'old' | 'imported' | 'withTracker' | 'projectFile';

export async function buildKillWorld(dir: string, needed: ReadonlySet<KillPart>): Promise<KillWorld> {
  const [current = '', singles = '', removed = '', old = '', imported = '', withTracker = ''] = [
    ...['current', 'singles', 'removed', 'old', 'imported', 'with-tracker'].map((name) => join(dir, name)),
  ];
  const [file, tracker, responses] = [join(dir, 'more.ndjson'), join(dir, 'tracker.csv'), join(dir, 'responses.csv')];
  mkdirSync(current);
  const projectId = await fillQueue(current, { prompts: 60, engines: LOCAL_ENGINES.slice(0, 4) });
  const history = join(dir, 'history.ndjson');
  writeFileSync(history, toNdjson(generateAnswers({ count: HISTORY, seed: 1, lastDay: '2026-03-09', days: 20 })));
  writeFileSync(file, toNdjson(generateAnswers({ count: LINES, seed: 2, lastDay: '2026-02-09', days: 20 })));
  writeFileSync(tracker, toTrackerFile(generateAnswers({ count: LINES, seed: 3, lastDay: '2026-01-09', days: 20 })));
  writeFileSync(responses, toResponseFile());
  await importLines(current, projectId, history);
  const files = { file, projectFile: join(dir, 'project.sightline'), tracker, responses, responseRows: RESPONSES };
  const world = { projectId, current, singles, removed, old, imported, withTracker, ...files };
  for (const part of needed) await MAKE[part](world);
  return world;
}

const MAKE: Record<KillPart, (world: KillWorld) => unknown> = {
  singles: ({ current, singles }) => unpackFolder(copyFolder(current, singles)),
  removed: ({ current, removed, projectId }) =>
    run(['projects', 'archive', projectId, '--data-dir', copyFolder(current, removed)]),
  old: ({ current, old }) => {
    const singles = copyFolder(current, `${old}-singles`);
    unpackFolder(singles);
    mkdirSync(old);
    buildOldSchema(databasePath(singles), old);
  },
  imported: ({ current, imported, projectId, file }) => importLines(copyFolder(current, imported), projectId, file),
  withTracker: ({ current, withTracker, projectId, tracker }) =>
    run(['import', 'answers', tracker, '--project', projectId, '--data-dir', copyFolder(current, withTracker)]),
  projectFile: ({ current, projectFile, projectId }) =>
    run(['export', 'archive', projectFile, '--project', projectId, '--data-dir', current]),
};

function toTrackerFile(answers: Iterable<GeneratedAnswer>): string {
  const rows = [...answers].map(({ line: { prompt, model, answeredAt, text, language = '' }, prompt: { tags } }) => [
    ...[prompt, model, answeredAt, text, language, tags.join(';')],
  ]);
  return toCsv([['Prompt', 'Model', 'Date', 'Answer', 'Language', 'Tags'], ...rows]);
}

function toResponseFile(): string {
  const rows = Array.from({ length: RESPONSES }, (_, index) => [
    'ChatGPT',
    '2026-02-03',
    `${index}.50`,
    `Page ${index}`,
  ]);
  return toCsv([['Channel', 'Date', 'Amount', 'Page'], ...rows]);
}

/** A folder of its own with the same database; whoever wrote it has closed it. */
export function copyFolder(from: string, to: string): string {
  mkdirSync(to, { recursive: true });
  copyFileSync(databasePath(from), databasePath(to));
  return to;
}

/** Answers that are there for good: those of an import count once it is over. Empty while there is no database. */
export function listCommitted(dir: string): string[] {
  try {
    return readRows<{ id: string }>(
      dir,
      `SELECT hex(answer.public_id) AS id FROM answer LEFT JOIN import_batch ON import_batch.id = import_batch_id
       WHERE import_batch.id IS NULL OR import_batch.state = 'done'`,
    ).map(({ id }) => id);
  } catch {
    return [];
  }
}

/** Answers that were stored twice, in either way that an answer can come. */
export function countTwice(dir: string): number {
  const twice = [
    `SELECT 1 FROM answer JOIN job ON job.id = job_id GROUP BY job.prompt_id, job.engine, slot, sample HAVING count(*) > 1`,
    'SELECT 1 FROM answer WHERE import_key IS NOT NULL GROUP BY project_id, import_key HAVING count(*) > 1',
  ];
  return twice.reduce((count, sql) => count + readRows(dir, sql).length, 0);
}

/** What the next start of any program does first: brings the schema up, takes cut-off imports back and gives up project files that were being opened. */
export async function openAgain(dir: string): Promise<void> {
  const storage = openInlineStorage(dir, Date.now);
  await storage.write(undoImports, { deadOnly: true, isOwnAlive: false });
  await storage.write(giveUpOpening, { deadOnly: true });
  removeLeftBehind(dir);
  await storage.close();
}

/** As the command does, without its threads. */
async function importLines(dir: string, publicId: string, path: string): Promise<void> {
  const storage = openInlineStorage(dir, Date.now);
  const projectId = (await storage.read(loadProject, publicId))?.id ?? 0;
  await storage.job(importAnswers, { projectId, path, skipInvalid: false, defaultLanguage: 'en' });
  await storage.close();
}

async function run(args: readonly string[]): Promise<void> {
  const done = await runCommand(args);
  if (done.code !== 0) throw new Error(done.stderr);
}

function unpackFolder(dataDir: string): void {
  const db = new Connection(databasePath(dataDir));
  db.transaction(() => unpackAnswers(db));
  db.close();
}

/** The newest schema whose rows can be taken over as they are: before it facts were written otherwise. */
const OLD_VERSION = 9;

/** Takes over, table by table, the columns that an old schema has. */
function buildOldSchema(from: string, dataDir: string): void {
  const db = new Connection(databasePath(dataDir));
  migrate(
    db,
    dataDir,
    MIGRATIONS.filter(({ version }) => version <= OLD_VERSION),
  );
  db.raw.pragma('foreign_keys = OFF');
  db.raw.prepare('ATTACH ? AS newer').run(from);
  const tables = db.raw.prepare("SELECT name FROM main.sqlite_schema WHERE type = 'table'").pluck().all() as string[];
  const columnsOf = (schema: string, table: string) =>
    db.raw.prepare('SELECT name FROM pragma_table_info(?, ?)').pluck().all(table, schema) as string[];
  for (const table of tables.filter((name) => !name.startsWith('sqlite_') && name !== 'answer_content')) {
    const newer = columnsOf('newer', table);
    const columns = columnsOf('main', table).filter((name) => newer.includes(name));
    if (columns.length > 0) {
      db.raw.exec(`INSERT OR REPLACE INTO main.${table} (${columns}) SELECT ${columns} FROM newer.${table}`);
    }
  }
  // Offsets of mentions, called marks, were kept beside the content then.
  db.raw.exec(
    `INSERT OR REPLACE INTO main.answer_content (answer_id, marks, body)
       SELECT answer_id, mention_offsets, body FROM newer.answer_content JOIN newer.answer ON id = answer_id;
     DETACH newer`,
  );
  db.close();
}
