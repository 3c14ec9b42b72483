import { afterAll, beforeAll, describe, expect, expectTypeOf, it } from 'vitest';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import type { Schema } from '#main/storage/schema.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

/**
 * The columns of every typed table, written down once more. The types hold these lists to schema.ts, the tests hold them
 * to the migrated database: neither can change alone.
 */
const COLUMNS = {
  account: ['id', 'public_id', 'email', 'name', 'tier', 'currency', 'default_models', 'created_at', 'time_zone'],
  setting: ['key', 'value'],
  project: [
    'id',
    'public_id',
    'environment',
    'name',
    'domain',
    'website_url',
    'description',
    'is_default',
    'is_sample',
    'language',
    'models',
    'is_pitch',
    'pitch_duration_days',
    'pitch_expired_at',
    'schedule',
    'schedule_time',
    'samples_per_run',
    'last_slot',
    'brands_version',
    'next_ordinal',
    'created_at',
    'updated_at',
    'archived_at',
    'schedule_weekday',
    'spread_minutes',
    'erasing_since',
    'erasing_answers',
    'erasing_left_ms',
    'slots_since',
  ],
  api_key: ['id', 'hash', 'name', 'environment', 'scopes', 'is_restricted', 'created_at', 'last_used_at', 'revoked_at'],
  api_key_project: ['api_key_id', 'project_id'],
  brand: ['id', 'public_id', 'project_id', 'is_own', 'is_starred', 'name', 'state', 'created_at'],
  brand_name: ['brand_id', 'kind', 'text', 'is_case_sensitive'],
  brand_domain: ['brand_id', 'domain', 'is_main'],
  prompt: [
    'id',
    'public_id',
    'project_id',
    'ordinal',
    'text',
    'language',
    'country',
    'models',
    'state',
    'paused_by',
    'is_branded',
    'intents',
    'created_at',
  ],
  tag: ['id', 'project_id', 'folded', 'name'],
  prompt_tag: ['prompt_id', 'tag_id'],
  run: [
    'id',
    'public_id',
    'project_id',
    'cause',
    'slot',
    'state',
    'created_at',
    'finished_at',
    'jobs_settled',
    'starts_at',
    'ends_at',
  ],
  job: [
    'id',
    'run_id',
    'project_id',
    'prompt_id',
    'engine',
    'slot',
    'sample',
    'state',
    'attempts',
    'next_try_at',
    'lease_owner',
    'lease_expires_at',
    'route',
    'outcome',
    'message',
    'updated_at',
    'country',
    'paid_tries',
  ],
  executor: ['id', 'owner', 'pid', 'expires_at'],
  import_batch: ['id', 'project_id', 'file_name', 'pid', 'state', 'started_at', 'finished_at'],
  answer: [
    'id',
    'public_id',
    'project_id',
    'prompt_id',
    'job_id',
    'import_batch_id',
    'import_key',
    'external_id',
    'engine',
    'provenance_id',
    'answered_at',
    'day',
    'language',
    'country',
    'is_branded',
    'is_grounded',
    'is_refusal',
    'is_incomplete',
    'is_own_named',
    'is_own_cited',
    'words',
    'brands_named',
    'cost_usd',
    'cost_basis',
    'measuring_version',
    'brands_version',
    'hash',
    'country_asked',
    'mention_offsets',
    'pack_id',
    'segmentation_id',
  ],
  task: [
    'id',
    'public_id',
    'project_id',
    'rule',
    'subject',
    'category',
    'status',
    'impact',
    'effort',
    'priority_score',
    'is_auto_resolved',
    'assignee_email',
    'title',
    'content',
    'created_at',
    'updated_at',
    'last_seen_at',
    'resolved_at',
  ],
  task_event: ['id', 'task_id', 'at', 'kind', 'from_status', 'to_status', 'assignee_email', 'metrics'],
  task_evaluation: ['project_id', 'evaluated_at'],
} as const satisfies { [T in keyof Schema]: readonly (keyof Schema[T])[] };

type Listed = { [T in keyof Schema]: (typeof COLUMNS)[T][number] };
type Typed = { [T in keyof Schema]: keyof Schema[T] };

interface Column {
  name: string;
  type: string;
  notnull: number;
  pk: number;
}

const folder = makeStorageFolder();
let db: Connection;
beforeAll(() => {
  db = openDatabase(folder.dataDir);
});
afterAll(() => {
  db.close();
  folder.remove();
});

const tableInfo = (table: string) => db.raw.pragma(`table_info(${table})`) as Column[];

describe('the schema types', () => {
  it('name every column that the lists name', () => {
    expectTypeOf<Listed>().toEqualTypeOf<Typed>();
  });

  it.each(Object.entries(COLUMNS))('have exactly the columns of the migrated table %s', (table, columns) => {
    expect(
      tableInfo(table)
        .map(({ name }) => name)
        .sort(),
    ).toEqual([...columns].sort());
  });
});

describe('the migrated database', () => {
  it('has only strict tables', () => {
    const tables = db.raw.pragma('table_list') as { schema: string; name: string; strict: number; type: string }[];
    const loose = tables.filter(
      (table) =>
        table.schema === 'main' && table.type === 'table' && !table.name.startsWith('sqlite_') && !table.strict,
    );
    expect(loose).toEqual([]);
  });

  it('holds references, waits for locks and writes durably', () => {
    expect(db.raw.pragma('foreign_keys', { simple: true })).toBe(1);
    expect(db.raw.pragma('journal_mode', { simple: true })).toBe('wal');
    expect(db.raw.pragma('synchronous', { simple: true })).toBe(2);
    expect(db.raw.pragma('busy_timeout', { simple: true })).toBeGreaterThanOrEqual(5_000);
  });

  it('knows an index for every reference, so that deleting a project does not read whole tables', () => {
    const tables = (db.raw.pragma('table_list') as { schema: string; name: string }[])
      .filter((table) => table.schema === 'main' && !table.name.startsWith('sqlite_'))
      .map((table) => table.name);
    const uncovered = tables.flatMap((table) => {
      const references = db.raw.pragma(`foreign_key_list(${table})`) as { from: string; seq: number }[];
      // Of a reference of several columns the first one leads the index.
      return references
        .filter(({ from, seq }) => seq === 0 && !isCovered(table, from))
        .map(({ from }) => `${table}.${from}`);
    });
    // Tables of a handful of rows: keys and imports that a person made, languages of projects.
    expect(uncovered.sort()).toEqual([
      'api_key_project.project_id',
      'import_batch.project_id',
      'project_segmentation.segmentation_id',
    ]);
  });
});

/** True when some index, or the primary key, begins with the column. */
function isCovered(table: string, column: string): boolean {
  const primary = tableInfo(table).find((info) => info.pk === 1)?.name;
  const indexes = db.raw.pragma(`index_list(${table})`) as { name: string }[];
  const firsts = indexes.map((index) => (db.raw.pragma(`index_info(${index.name})`) as { name: string }[])[0]?.name);
  return primary === column || firsts.includes(column);
}
