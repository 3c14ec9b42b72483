/**
 * Which tables are in a project file. What hangs on a project goes in by itself, so that a table of tomorrow does too; what is left out
 * says why, and so does what several projects share. `test/core/project-files/saved-tables.test.ts` is red for a table that is neither.
 */
import type { Connection } from '../../storage/connection.ts';
import { MONTHS_PER_PROMPT } from '../figures/codec/month-key.ts';
import { readTables, type Table } from './schema-tables.ts';

/** Left out, each with its reason. */
export const LEFT_OUT: Readonly<Record<string, string>> = {
  account: 'the owner of the folder',
  alert_attempt: 'what was told from this machine',
  alert_delivery: 'what was told from this machine',
  alert_message: 'what was told from this machine',
  alert_rule_target: 'whom this machine tells',
  alert_target: 'whom this machine tells: addresses that are secrets, and commands',
  answer_index: 'made again from the answers',
  api_key: 'a secret of this folder',
  api_key_project: 'whom a key of this folder lets see what',
  brand_period: 'counted again from the facts',
  cited_month: 'added up again when a month is read',
  data_export_schedule: 'where this machine writes data files',
  data_export_try: 'what this machine wrote as data files',
  engine_day: 'how engines fared here, for all projects',
  engine_drift_day: 'how engines fared here, for all projects',
  engine_failure_day: 'how engines fared here, for all projects',
  exchange_rate: 'a setting of the owner for all projects',
  executor: 'which process works the queue here',
  index_pending: 'made again from the answers',
  index_word: 'made again from the answers',
  kept_visibility: 'counted again when it is asked for',
  month_list: 'added up again when a month is over',
  month_part: 'added up again when a month is over',
  month_state: 'noted again for the months that come in',
  own_month: 'added up again when a month is over',
  price: 'a setting of the owner for all projects',
  prompt_month: 'added up again when a month is over',
  redirect: 'where links lead, for some weeks; answers keep the pages',
  spend_cap: 'a limit that the owner has set here',
  spend_month: 'added up again from the ledger',
  total_period: 'counted again from the facts',
};

/** Rows that several projects may share: those go in that something of the project names. */
export interface SharedTable {
  /** Of the rows that are taken; `@project` is the project's number. */
  where: string;
  /** The columns that a row is found by where the file is opened; empty for one that is stored in a way of its own. */
  knownBy: readonly string[];
}

const OF_PROMPTS = 'SELECT id FROM prompt WHERE project_id = @project';
const PUBLIC_ID = 'SELECT public_id FROM project WHERE id = @project';
const PERIODS = `SELECT id FROM billing_period WHERE project = (${PUBLIC_ID})`;
const SCHEDULES = 'SELECT schedule_id FROM report_schedule_client WHERE project_id = @project';

export const SHARED: Readonly<Record<string, SharedTable>> = {
  provenance: {
    where: 'id IN (SELECT provenance_id FROM answer WHERE project_id = @project)',
    knownBy: ['surface', 'route', 'engine_version'],
  },
  segmentation: {
    where: `id IN (SELECT segmentation_id FROM answer WHERE project_id = @project AND segmentation_id IS NOT NULL
      UNION SELECT segmentation_id FROM project_segmentation WHERE project_id = @project)`,
    knownBy: ['language', 'fingerprint'],
  },
  segment: { where: '@project IS NOT NULL', knownBy: ['engine', 'language', 'surface', 'is_branded'] },
  judge_version: {
    where: `id IN (SELECT judge_version_id FROM judge_verdict WHERE answer_id IN (SELECT id FROM answer WHERE project_id = @project)
      UNION SELECT walked_by FROM judge WHERE project_id = @project)`,
    knownBy: ['instruction', 'route', 'model'],
  },
  report_template: {
    where: `id IN (SELECT template_id FROM report_schedule WHERE id IN (${SCHEDULES}))`,
    knownBy: ['public_id'],
  },
  report_schedule: { where: `id IN (${SCHEDULES})`, knownBy: ['public_id'] },
  fact_month: {
    where: `id / ${MONTHS_PER_PROMPT} IN (${OF_PROMPTS})`,
    knownBy: [],
  },
  billing_period: { where: `id IN (${PERIODS})`, knownBy: [] },
  ledger_prompt: {
    where: `id IN (SELECT ledger_prompt_id FROM ledger_entry WHERE billing_period_id IN (${PERIODS}))`,
    knownBy: ['prompt'],
  },
  call_request: {
    where: `id IN (SELECT call_request_id FROM ledger_entry WHERE billing_period_id IN (${PERIODS}))`,
    knownBy: ['engine', 'route', 'model'],
  },
  call_result: {
    where: `id IN (SELECT call_result_id FROM ledger_entry WHERE billing_period_id IN (${PERIODS}))`,
    knownBy: ['model', 'outcome', 'price_version'],
  },
  ledger_entry: { where: `billing_period_id IN (${PERIODS})`, knownBy: [] },
  setting: {
    where: `key IN (${['measured', 'measured-rules', 'looking-for-names', 'not-looked-at-for-names'].map((name) => `'${name}.' || CAST(@project AS INTEGER)`).join(', ')})`,
    knownBy: [],
  },
};

/** Columns that say something about this machine alone, and what stands there in a file. */
export const BLANKED: Readonly<Record<string, string | number>> = {
  'report_schedule.folder': '',
  'report_build.folder': '',
  'import_batch.pid': 0,
  'job.lease_owner': '',
};

/** Rows of the project that are not taken, by a condition on those that are. */
const ONLY: Readonly<Record<string, string>> = {
  // What was built into a folder of the owner is no file of ours.
  report_build: "folder = '' AND file_name IS NOT NULL",
};

export interface SavedTable {
  table: Table;
  /** Of the rows of a project; `@project` is its number. */
  where: string;
}

/** All that hang on a project, of whatever schema the database has; those that are shared besides. */
export function readSavedTables(db: Connection): SavedTable[] {
  const tables = readTables(db);
  const saved = new Map<string, SavedTable>();
  for (const [name, { where }] of Object.entries(SHARED)) {
    const table = tables.get(name);
    if (table) saved.set(name, { table, where });
  }
  const project = tables.get('project')!;
  saved.set('project', { table: project, where: 'id = @project' });
  for (let isMore = true; isMore; ) {
    isMore = false;
    for (const table of tables.values()) {
      if (saved.has(table.name) || table.name in LEFT_OUT) continue;
      const where = planCondition(table, saved);
      if (where === null) continue;
      saved.set(table.name, { table, where: table.name in ONLY ? `${where} AND ${ONLY[table.name]}` : where });
      isMore = true;
    }
  }
  return [...saved.values()];
}

/** By its project where a row names it, else by what it hangs on; null while that is not known. */
function planCondition({ links }: Table, saved: ReadonlyMap<string, SavedTable>): string | null {
  const toProject = links.find(({ to }) => to === 'project');
  if (toProject) return `${toProject.column} = @project`;
  const link = links.find(({ to, isRequired }) => isRequired && saved.has(to) && !(to in SHARED));
  if (!link) return null;
  return `${link.column} IN (SELECT id FROM ${link.to} WHERE ${saved.get(link.to)!.where})`;
}

/** The rows in the order of their key. Of keys alone a list is made: whole rows of a million answers, sorted in memory, would take a gigabyte. */
export function selectRows({ table: { name, key, columns }, where }: SavedTable): string {
  const [first = '', ...others] = key.map((each) => `"${each}"`);
  const read = columns.map((column) => `"${column.name}"`).join(', ');
  const listed = `${first} IN (SELECT ${first} FROM "${name}" WHERE ${where})`;
  const chosen = others.length === 0 ? listed : `${listed} AND (${where})`;
  return `SELECT ${read} FROM "${name}" WHERE ${chosen} ORDER BY ${[first, ...others].join(', ')}`;
}
