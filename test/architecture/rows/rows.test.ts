import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { makeStorageFolder } from '#support/storage-folder.ts';

import { findRowFaults } from './find-row-faults.ts';
import { findSchemaFaults } from './find-schema-faults.ts';
import { openSources, type Sources } from './open-sources.ts';

const folder = makeStorageFolder();
let db: Connection;
let sources: Sources;
beforeAll(() => {
  putFreshDatabase(folder.dataDir);
  db = openDatabase(folder.dataDir);
  sources = openSources();
});
afterAll(() => {
  sources.close();
  db.close();
  folder.remove();
});

describe('what the main side says of the database', () => {
  it('is what its statements give, row by row', () => {
    expect(findRowFaults(sources, db)).toEqual([]);
  });

  it('is what its tables have, for composed queries', () => {
    expect(findSchemaFaults(sources, db)).toEqual([]);
  });
});

const PLANTED = `import type { Connection } from './storage/connection.ts';
declare const db: Connection;
declare const id: number;
declare const isShort: boolean;
declare function said(): string;
const NAMES = 'id, name';
const where = (column: string) => \`WHERE \${column} = ?\`;
const list = (sql: string) => db.prepare(sql).pluck().all() as number[];

list('SELECT name FROM project');
export const rows = {
`;

/** What is found of one line in an otherwise sound file. */
const CASES = [
  [
    'a column that is not selected',
    `db.prepare('SELECT id FROM project').all() as { id: number; name: string }[]`,
    'gives no name',
  ],
  [
    'a column that the type has not',
    `db.prepare('SELECT id, name FROM project').all() as { id: number }[]`,
    'gives name, which its type has not',
  ],
  [
    'a number as a text',
    `db.prepare('SELECT id FROM project').get() as { id: string } | undefined`,
    'gives id as number, its type says text',
  ],
  [
    'a flag as a boolean',
    `db.prepare('SELECT is_pitch FROM project').all() as { is_pitch: boolean }[]`,
    'gives is_pitch as number, its type says other',
  ],
  [
    'a column that may be NULL',
    `db.prepare('SELECT archived_at FROM project').pluck().get(id) as number | undefined`,
    'gives archived_at as null, its type says number',
  ],
  [
    'a table that is joined from the left',
    `db.prepare('SELECT tag.name FROM prompt LEFT JOIN tag ON tag.id = prompt.id').all() as { name: string }[]`,
    'gives name as null, its type says text',
  ],
  [
    'the greatest of nothing',
    `db.prepare('SELECT max(day) AS day FROM answer').get() as { day: number }`,
    'gives day as null, its type says number',
  ],
  [
    'a count as a text',
    `db.prepare('SELECT count(*) FROM answer').pluck().get() as string`,
    'gives count(*) as number, its type says text',
  ],
  [
    'values in lists',
    `db.prepare('SELECT id, name FROM project').raw().all() as [number, number][]`,
    'gives name as text, its type says number',
  ],
  [
    'lists that are too short',
    `db.prepare('SELECT id, name FROM project').raw().all() as [number][]`,
    'has 2 columns, its type 1',
  ],
  [
    'a text of several parts',
    `db.prepare(\`SELECT \${NAMES} FROM project \${where('id')}\`).all(id) as { id: number }[]`,
    'gives name, which its type has not',
  ],
  [
    'one of two texts',
    `db.prepare(\`SELECT id \${isShort ? '' : ', name'} FROM project\`).all() as { id: number }[]`,
    'gives name, which its type has not',
  ],
  [
    'columns that only a run knows',
    `db.prepare(\`SELECT \${said()} FROM project\`).all() as { id: number }[]`,
    'gives no id',
  ],
  ['a text that only a run knows', `db.prepare(said()).all() as { id: number }[]`, 'cannot be made out'],
  [
    'a statement that is handed in',
    `((statement: ReturnType<Connection['prepare']>) => statement.all() as { id: number }[])`,
    'cannot be found',
  ],
  ['rows that are handed in', `((row: unknown) => (row as { id: number }).id)`, 'casts what may be a row'],
  [
    'a set of rows',
    `new Set(db.prepare('SELECT id FROM project').pluck().all()) as Set<number>`,
    'casts what may be a row',
  ],
  [
    'rows that a caller describes',
    `(<T>() => db.prepare('SELECT id FROM project').all() as T[])`,
    'lets its caller say what the rows are',
  ],
  [
    'a pragma',
    `db.raw.pragma('user_version', { simple: true }) as string`,
    'gives user_version as number, its type says text',
  ],
] as const;

const SOUND = [
  `db.prepare(['project', 'answer'].map((table) => \`SELECT id FROM \${table}\`).join(' UNION ')).pluck().all() as number[]`,
  `db.prepare('SELECT id, archived_at AS archivedAt FROM project').all() as { id: number; archivedAt: number | null }[]`,
  `db.prepare('SELECT archived_at FROM project WHERE archived_at IS NOT NULL').pluck().all() as number[]`,
  `db.prepare(\`SELECT id FROM project \${said()}\`).all() as { id: number }[]`,
  `db.prepare('SELECT count(*) AS count FROM answer').get() as { count: number }`,
  `JSON.parse('1') as number`,
];

describe('the check', () => {
  const lines = [...CASES.map(([, line]) => line), ...SOUND];
  const firstLine = PLANTED.split('\n').length;
  let found: string[];
  beforeAll(() => {
    const planted = openSources(`${PLANTED}${lines.map((line, index) => `of${index}: ${line},\n`).join('')}};\n`);
    found = findRowFaults(planted, db);
    planted.close();
  });
  const faultsOf = (line: number) => found.filter((fault) => fault.split(' ')[0]?.endsWith(`:${line}`));

  it.each(CASES.map(([what, , fault], index) => [what, fault, index] as const))('is red for %s', (_, fault, index) => {
    expect(faultsOf(firstLine + index).join()).toContain(fault);
  });

  it('is red for a text that a caller chooses', () => {
    expect(faultsOf(firstLine - 4)).toEqual([expect.stringContaining('gives name as text, its type says number')]);
  });

  it('is green for the others', () => {
    const places = SOUND.map((_, index) => firstLine + CASES.length + index);
    expect(places.flatMap(faultsOf)).toEqual([]);
  });
});
