/** What goes into a project file is found in the schema; what is left out, and what the schema does not say, is listed with its reason. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { HIDDEN_NUMBERS } from '#main/core/project-files/numbers.ts';
import { LEFT_OUT, readSavedTables, SHARED, selectRows } from '#main/core/project-files/saved-tables.ts';
import { readTables, type Table } from '#main/core/project-files/schema-tables.ts';
import { Connection } from '#main/storage/connection.ts';
import { migrate } from '#main/storage/migrator.ts';

let db: Connection;
let kept: Table[];

beforeAll(() => {
  db = new Connection(':memory:');
  migrate(db, null);
  kept = readSavedTables(db).map(({ table }) => table);
});
afterAll(() => db.close());

describe('tables', () => {
  it('are in the file or left out with a reason, each of them', () => {
    const all = [...readTables(db).keys()];
    const told = [...kept.map(({ name }) => name), ...Object.keys(LEFT_OUT)];
    expect(all.filter((name) => !told.includes(name))).toEqual([]);
    expect(told.filter((name, at) => told.indexOf(name) < at)).toEqual([]);
    expect(
      [...Object.keys(LEFT_OUT), ...Object.keys(SHARED)].filter(
        (name) => name !== 'answer_index' && !all.includes(name),
      ),
    ).toEqual([]);
  });

  it('go in by themselves when they hang on a project, however far', () => {
    db.raw.exec(
      `CREATE TABLE tomorrow (id INTEGER PRIMARY KEY, project_id INTEGER NOT NULL REFERENCES project (id) ON DELETE CASCADE) STRICT;
       CREATE TABLE later (tomorrow_id INTEGER NOT NULL REFERENCES tomorrow (id) ON DELETE CASCADE, word TEXT NOT NULL) STRICT;`,
    );
    const found = new Map(readSavedTables(db).map(({ table, where }) => [table.name, where]));
    db.raw.exec('DROP TABLE later; DROP TABLE tomorrow;');
    expect(found.get('tomorrow')).toBe('project_id = @project');
    expect(found.get('later')).toBe('tomorrow_id IN (SELECT id FROM tomorrow WHERE project_id = @project)');
  });

  it('are read in the order of their keys without whole rows being sorted in memory', () => {
    const sorted = readSavedTables(db).filter((one) => {
      const plan = db.raw.prepare(`EXPLAIN QUERY PLAN ${selectRows(one)}`).all({ project: 1 }) as {
        parent: number;
        detail: string;
      }[];
      return plan.some(({ parent, detail }) => parent === 0 && detail.endsWith('TEMP B-TREE FOR ORDER BY'));
    });
    expect(sorted.map(({ table }) => table.name)).toEqual([]);
  });

  it('hang on nothing that is left out', () => {
    const broken = kept.flatMap(({ name, links }) =>
      links.filter(({ to }) => to in LEFT_OUT).map(({ to }) => `${name} hangs on ${to}`),
    );
    expect(broken).toEqual([]);
  });

  it('name their project where their rows have ids on the wire: by it those give up their ids', () => {
    const named = kept.filter(({ name, hasPublicId }) => hasPublicId && name !== 'project' && !(name in SHARED));
    expect(
      named.filter(({ links }) => !links.some(({ to, column }) => to === 'project' && column === 'project_id')),
    ).toEqual([]);
  });
});

describe('columns', () => {
  it('that hold the number of a row are links of the schema, or listed as such', () => {
    const hidden = kept.flatMap(({ name, columns, links }) =>
      columns
        .filter((column) => column.type === 'INTEGER' && /_id$/.test(column.name))
        .filter((column) => !links.some((link) => link.column === column.name))
        .map((column) => `${name}.${column.name}`),
    );
    // A pack's number is given by the folder, as its answers move with it.
    expect(hidden.filter((column) => !(column in HIDDEN_NUMBERS) && column !== 'answer.pack_id')).toEqual([]);
  });

  it('that are listed are there', () => {
    const all = kept.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    expect(Object.keys(HIDDEN_NUMBERS).filter((column) => !all.includes(column))).toEqual([]);
  });

  it('hold no secret: keys, passwords and tokens never go in', () => {
    const names = kept.flatMap(({ name, columns }) => columns.map((column) => `${name}.${column.name}`));
    // Of an import: by them the same line is known again. Of a receipt: what an API key was called.
    const harmless = [
      'answer.import_key',
      'attribution.import_key',
      'suggestion.name_key',
      'remeasuring.key_name',
      'setting.key',
    ];
    expect(names.filter((name) => /key|secret|token|pass|credential/.test(name) && !harmless.includes(name))).toEqual(
      [],
    );
  });
});
