/** The rows of tables that are read by one statement: what a project is made of, and what was done in it. */
import { firstDayOf } from '#shared/time/month.ts';
import { toChannel } from '#shared/vocabulary/channels.ts';
import type { TableName } from '#shared/vocabulary/data-tables.ts';
import type { Connection } from '../../../storage/connection.ts';
import { toPublicId } from '../../answers/answer-id.ts';
import type { Row } from '../tables/table.ts';
import type { AnswerTable } from './rows-of-answers.ts';

export type ProjectTable = Exclude<TableName, AnswerTable>;

/** Of a statement for one project: named parameters `project` (number), `publicId`, `from` and `until` (milliseconds). */
interface Statement {
  /** Milliseconds by which a row belongs to its month. */
  at: string;
  select: string;
  from: string;
  toRow?: (row: Row) => Row;
}

const STATEMENTS: Readonly<Record<ProjectTable, Statement>> = {
  prompts: {
    at: 'prompt.created_at',
    select: `prompt.public_id AS prompt_id, prompt.text AS prompt, language, country, models AS engines, state, is_branded, intents, created_at`,
    from: 'prompt WHERE project_id = @project',
    toRow: (row) => ({
      ...row,
      engines: joinJson(row.engines),
      intents: listIntents(row.intents),
      is_branded: row.is_branded === 1,
    }),
  },
  tags: {
    at: 'prompt.created_at',
    select: 'prompt.public_id AS prompt_id, tag.name AS tag',
    from: 'prompt JOIN prompt_tag ON prompt_id = prompt.id JOIN tag ON tag.id = tag_id WHERE prompt.project_id = @project',
  },
  brands: {
    at: 'brand.created_at',
    select: `brand.public_id AS brand_id, project.name AS project, environment, is_sample, brand.name AS brand, is_own, is_starred,
      (SELECT domain FROM brand_domain WHERE brand_id = brand.id ORDER BY is_main DESC, domain LIMIT 1) AS domain, brand.created_at AS created_at`,
    from: "brand JOIN project ON project.id = project_id WHERE project_id = @project AND brand.state = 'tracked'",
    toRow: (row) => ({
      ...row,
      is_sample: row.is_sample === 1,
      is_own: row.is_own === 1,
      is_starred: row.is_starred === 1,
    }),
  },
  calls: {
    at: 'started_at',
    select: `entry.id AS call_id, ledger_prompt.prompt AS prompt_id, answer AS answer_id, engine, route, request.model AS model_asked,
      result.model AS model, started_at, outcome, CASE WHEN basis IN (1, 2) THEN nano END AS cost_nano, nano AS counted_nano, period.month AS spend_month, basis`,
    from: `billing_period AS period JOIN ledger_entry AS entry ON billing_period_id = period.id
      JOIN ledger_prompt ON ledger_prompt.id = ledger_prompt_id JOIN call_request AS request ON request.id = call_request_id
      LEFT JOIN call_result AS result ON result.id = call_result_id WHERE period.project = @publicId`,
    toRow: ({ answer_id, cost_nano, counted_nano, basis, ...row }) => ({
      ...row,
      answer_id: answer_id ?? null,
      day: Math.floor(Number(row.started_at) / DAY_MS),
      cost_usd: cost_nano === null ? null : Number(cost_nano) / NANO,
      counted_usd: Number(counted_nano) / NANO,
      cost_basis: BASES[Number(basis)] ?? 'unknown',
    }),
  },
  runs: {
    at: 'created_at',
    select: 'public_id AS run_id, cause, state, created_at, finished_at',
    from: 'run WHERE project_id = @project',
  },
  tasks: {
    at: 'created_at',
    select: `public_id AS task_id, rule, category, status, title, impact, effort, priority_score, created_at, updated_at, resolved_at`,
    from: 'task WHERE project_id = @project',
  },
  attribution: {
    at: 'created_at',
    select: `public_id AS response_id, channel_id AS channel, source, deal_value, deal_currency, form_id, page_url, created_at`,
    from: 'attribution WHERE project_id = @project',
    toRow: (row) => ({ ...row, category: toChannel(String(row.channel)).category }),
  },
};

const DAY_MS = 86_400_000;
const NANO = 1e9;
const BASES = ['open', 'reported', 'estimated', 'unknown'];

function joinJson(list: Row[string] | undefined): string {
  return (JSON.parse(String(list ?? '[]')) as string[]).join(',');
}

/** Of `{"commercial":0.7,"informational":0}` those that there are. */
function listIntents(scores: Row[string] | undefined): string {
  const entries = Object.entries(JSON.parse(String(scores ?? '{}')) as Record<string, number>);
  return entries.flatMap(([intent, score]) => (score > 0 ? [intent] : [])).join(',');
}

interface RowScope {
  project: { id: number; publicId: string };
  month: number;
}

/** Gives the rows of a project and month (months since 1970) to `add`, in the order in which they were made. */
export function addProjectRows(
  db: Connection,
  table: ProjectTable,
  { project, month }: RowScope,
  add: (row: Row) => void,
): void {
  const { at, select, from, toRow = (row: Row) => row } = STATEMENTS[table];
  const rows = db
    .prepare(`SELECT ${select} FROM ${from} AND ${at} >= @from AND ${at} < @until ORDER BY ${at}, 1`)
    .iterate({
      project: project.id,
      publicId: project.publicId,
      from: firstDayOf(month) * DAY_MS,
      until: firstDayOf(month + 1) * DAY_MS,
    });
  for (const row of rows) add({ project_id: project.publicId, ...toRow(toCells(row)) });
}

/** Numbers of the API in place of the bytes that they are stored as. */
function toCells(stored: unknown): Row {
  return Object.fromEntries(
    Object.entries(stored ?? {}).map(([name, cell]) => [name, cell instanceof Uint8Array ? toPublicId(cell) : cell]),
  );
}

interface MonthState {
  month: string;
  state: string;
}

const CALL_MONTHS = `
  SELECT strftime('%Y-%m', started_at / 1000, 'unixepoch') AS month, count(*) || ' ' || max(entry.id) || ' ' || sum(nano) || ' ' || sum(basis)
    || ' ' || total(call_result_id) || ' ' || count(answer) AS state
  FROM billing_period AS period JOIN ledger_entry AS entry ON billing_period_id = period.id WHERE period.project = ? GROUP BY 1`;

/**
 * A text for each month that has rows of a project, which is another one after every change of them. All rows are hashed where tables are
 * small; calls, which are only ever added and settled, by their sums.
 */
export function listProjectMonths(db: Connection, table: ProjectTable, project: RowScope['project']): MonthState[] {
  const { at, select, from } = STATEMENTS[table];
  const named = { project: project.id, publicId: project.publicId };
  const monthOf = `strftime('%Y-%m', ${at} / 1000, 'unixepoch')`;
  if (table === 'calls') return db.prepare(CALL_MONTHS).all(project.publicId) as MonthState[];
  const rows = db
    .prepare(`SELECT ${monthOf} AS "month of row", ${select} FROM ${from} ORDER BY ${at}, 2`)
    .iterate(named);
  const states = new Map<string, string[]>();
  for (const stored of rows) {
    const { 'month of row': month, ...row } = toCells(stored);
    const list = states.get(String(month)) ?? [];
    if (list.length === 0) states.set(String(month), list);
    list.push(JSON.stringify(Object.values(row)));
  }
  return [...states].map(([month, list]) => ({ month, state: list.join('\n') }));
}
