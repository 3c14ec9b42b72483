/** Which files an export has, and a text for each that is another one once anything in its rows is. Reads sums, no answers. */
import { createHash } from 'node:crypto';
import { toDate } from '#shared/time/day.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { TableName } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../storage/connection.ts';
import { readTrackedBrands } from '../brands/tracked-brands.ts';
import { readSourceOwners } from '../sources/source-owners.ts';
import type { ManifestFile } from './manifest.ts';
import type { ExportedProject } from './rows/exported-project.ts';
import { ANSWER_TABLES, type AnswerTable } from './rows/rows-of-answers.ts';
import { listProjectMonths, type ProjectTable } from './rows/rows-of-projects.ts';

export interface PlannedFile {
  table: TableName;
  /** As in 2026-11. */
  month: string;
  inputs: string;
}

export interface FileScope {
  projects: readonly ExportedProject[];
  tables: readonly TableName[];
  /** As in 2026-11; null: all. */
  from: string | null;
  withText: boolean;
  /** What else makes other files of the same rows: format and version of the program. */
  maker: string;
}

export function isAnswerTable(table: TableName): table is AnswerTable {
  return (ANSWER_TABLES as readonly string[]).includes(table);
}

/** What the rows of other tables refer to by their ids: without them those say nothing, so `from` leaves none of them out. */
const REFERRED_TO: ReadonlySet<TableName> = new Set(['prompts', 'tags', 'brands']);

export function isSince(from: string | null, { table, month }: { table: TableName; month: string }): boolean {
  return from === null || month >= from || REFERRED_TO.has(table);
}

export function toMonthName(month: number): string {
  return toDate(firstDayOf(month)).slice(0, 7);
}

/** Every file that has rows, by table and month. `before`: the files that are there, by which titles that came later are told from older ones. */
export function planFiles(db: Connection, scope: FileScope, before: readonly ManifestFile[]): PlannedFile[] {
  const { tables, from, maker, withText } = scope;
  const texts = new Map<string, { table: TableName; month: string; parts: string[] }>();
  const add = (table: TableName, month: string, text: string) => {
    if (!isSince(from, { table, month })) return;
    const key = `${table} ${month}`;
    const planned = texts.get(key) ?? { table, month, parts: [] };
    if (planned.parts.length === 0) texts.set(key, planned);
    planned.parts.push(text);
  };
  for (const project of scope.projects) {
    const months = tables.some(isAnswerTable) ? listAnswerMonths(db, project) : [];
    for (const table of tables) {
      if (isAnswerTable(table)) for (const { month, state } of months) add(table, month, state);
      else {
        for (const { month, state } of listProjectMonths(db, table as ProjectTable, project)) {
          add(table, month, `${project.publicId} ${state}`);
        }
      }
    }
  }
  const titles = openTitles(db, scope.projects);
  const known = new Map(before.map((file) => [`${file.table} ${file.month}`, file.inputs]));
  return [...texts].map(([key, { table, month, parts }]) => {
    const text = `${maker} ${table === 'answers' ? withText : ''}\n${parts.join('\n')}`;
    return { table, month, inputs: table === 'citations' ? titles.toInputs(text, known.get(key)) : hash(text) };
  });
}

interface DayState {
  day: number;
  answers: number;
  last: number;
  ids: number;
  words: number;
  cost: number;
  jobs: number;
  measured: number;
  branded: number;
}

/** By month with answers: what changes with every fact, and sums over the rows of answers. */
function listAnswerMonths(db: Connection, project: ExportedProject): { month: string; state: string }[] {
  const ofProject = JSON.stringify([
    project.publicId,
    readTrackedBrands(db, project.id).map(({ publicId, isOwn }) => [publicId, isOwn]),
    ...Object.values(readSourceOwners(db, project.id)).map((map) => [...map].sort()),
  ]);
  const days = db
    .prepare(
      `SELECT day, count(*) AS answers, max(id) AS last, total(id) AS ids, total(words) AS words, total(cost_usd) AS cost,
         count(job_id) AS jobs, total(measuring_version) AS measured, total(brands_version) AS branded
       FROM answer WHERE project_id = ? GROUP BY day ORDER BY day`,
    )
    .all(project.id) as DayState[];
  const changes = db.prepare('SELECT month, changes FROM month_state WHERE project_id = ?').all(project.id) as {
    month: number;
    changes: number;
  }[];
  const changesOf = new Map(changes.map(({ month, changes: count }) => [month, count]));
  return [...Map.groupBy(days, ({ day }) => monthOf(day))].map(([month, rows]) => ({
    month: toMonthName(month),
    state: `${ofProject} ${changesOf.get(month) ?? 0} ${JSON.stringify(rows.map((row) => Object.values(row)))}`,
  }));
}

/**
 * Titles of pages are learned with later answers. A file goes by the titles of the pages that were known when it was written: the last of
 * them is noted behind the hash.
 */
function openTitles(db: Connection, projects: readonly ExportedProject[]) {
  const last = (db.prepare('SELECT max(id) FROM source').pluck().get() as number | null) ?? 0;
  const read = db.prepare(
    'SELECT count(title) AS titles, total(length(title)) AS letters, total(unicode(title)) AS initials FROM source WHERE project_id = ? AND id <= ?',
  );
  const known = new Map<number, string>();
  const describe = (lastId: number) => {
    const text = known.get(lastId) ?? JSON.stringify(projects.map(({ id }) => read.get(id, lastId)));
    known.set(lastId, text);
    return text;
  };
  const toText = (text: string, lastId: number) => `${hash(`${text}\n${describe(lastId)}`)}@${lastId}`;
  return {
    toInputs: (text: string, before: string | undefined): string => {
      const lastId = Number(before?.split('@')[1] ?? Number.NaN);
      const same = Number.isInteger(lastId) ? toText(text, lastId) : null;
      return same !== null && same === before ? same : toText(text, last);
    },
  };
}

function hash(text: string): string {
  return createHash('sha256').update(text).digest('hex').slice(0, 32);
}
