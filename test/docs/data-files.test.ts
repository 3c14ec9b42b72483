/** docs/data-files.md tells the tables as they are declared. */
import { readFileSync, writeFileSync } from 'node:fs';
import { expect, it } from 'vitest';

import { TABLES } from '#main/core/data-files/tables/index.ts';
import type { Column, Table } from '#main/core/data-files/tables/table.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';

const PATH = new URL('../../docs/data-files.md', import.meta.url);
const [BEGIN, END] = ['<!-- tables -->', '<!-- end of tables -->'];

it('docs/data-files.md has every table and column as it is declared', () => {
  const text = readFileSync(PATH, 'utf8');
  const [before = '', rest = ''] = text.split(BEGIN);
  const after = rest.split(END)[1];
  expect(after, 'the marks of the tables').toBeDefined();
  const due = `${before}${BEGIN}\n\n${TABLE_NAMES.map((name) => describeTable(TABLES[name])).join('\n')}\n${END}${after}`;
  if (process.env.SIGHTLINE_DATA_FILES === 'write') writeFileSync(PATH, due);
  else
    expect(text === due, 'Write it anew: SIGHTLINE_DATA_FILES=write npm test -- test/docs/data-files.test.ts').toBe(
      true,
    );
});

it('every column is snake_case and named once in its table', () => {
  for (const { name, columns, key } of Object.values(TABLES)) {
    const names = columns.map((column) => column.name);
    expect([name, new Set(names).size]).toEqual([name, names.length]);
    expect(names.filter((column) => !/^[a-z][a-z0-9]*(_[a-z0-9]+)*$/.test(column))).toEqual([]);
    expect(names).toEqual(expect.arrayContaining([...key]));
  }
});

function describeTable({ name, description, row, key, monthOf, columns }: Table): string {
  return [
    `### ${name}`,
    '',
    `${description} A row is ${row}. Named by ${key.map((column) => `\`${column}\``).join(', ')}. Its month: ${monthOf}.`,
    '',
    '| column | type | unit | null | meaning |',
    '|---|---|---|---|---|',
    ...columns.map(describeColumn),
    '',
  ].join('\n');
}

function describeColumn({ name, type, unit, description, empty }: Column): string {
  return `| \`${name}\` | ${type} | ${unit ?? ''} | ${empty ?? 'never'} | ${description.replaceAll('|', '\\|')} |`;
}
