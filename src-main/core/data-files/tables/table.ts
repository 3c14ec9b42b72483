/** What a table of the data files is: its columns with their types and units. The writers, docs/data-files.md and the warehouse go by it. */

import type { TableName } from '#shared/vocabulary/data-tables.ts';

/** `date`: days since 1970, `timestamp`: milliseconds since 1970, both in UTC, as rows hold them. */
export type ColumnType = 'string' | 'boolean' | 'int' | 'double' | 'date' | 'timestamp';

export interface Column {
  name: string;
  type: ColumnType;
  /** Null where there is none. */
  unit: string | null;
  description: string;
  /** What null means; undefined: never null. */
  empty?: string;
}

export interface Table {
  name: TableName;
  description: string;
  /** What a row is, and the columns that name it. */
  row: string;
  key: readonly string[];
  /** By what a row belongs to its month. */
  monthOf: string;
  columns: readonly Column[];
}

export type Cell = string | number | boolean | null;

/** By name of the column; a column that is not there is null. */
export type Row = Record<string, Cell>;

type Rest = Partial<Pick<Column, 'unit' | 'empty'>>;

export function column(name: string, type: ColumnType, description: string, rest: Rest = {}): Column {
  return { name, type, unit: null, ...rest, description };
}

/** Every table ends with these; the writer fills them in. */
export const FILE_COLUMNS: readonly Column[] = [
  column(
    'folder',
    'string',
    'The data folder that wrote the row: "f" and eight hexadecimal digits; the same for as long as the folder lives',
  ),
  column('month', 'string', 'The month of the file, such as 2026-11'),
  column('written_at', 'timestamp', 'When the file was written; the same in all of its rows and in the manifest'),
];

export const PROJECT_ID = column('project_id', 'string', 'The project, as the API names it');

/** What an answer is found and filtered by. */
export const ANSWER_COLUMNS: readonly Column[] = [
  column('answer_id', 'string', 'The answer, as the API names it'),
  PROJECT_ID,
  column('prompt_id', 'string', 'The prompt that was asked'),
  column('engine', 'string', 'The engine that answered, such as chatgpt'),
  column('surface', 'string', 'Where the answer was met: api, app, …'),
  column('language', 'string', 'Language of the prompt, upper case'),
  column('country', 'string', 'Country that was asked for', { empty: 'none' }),
  column('answered_at', 'timestamp', 'When it was answered, UTC'),
  column('day', 'date', 'The day of that, UTC'),
  column('is_branded', 'boolean', 'Whether the prompt names the own brand'),
];
