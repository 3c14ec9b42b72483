/**
 * The two databases that the views are written for. A view is written once, in what both understand, with a few marks that begin with `@`
 * and parameters that begin with `:`; here is what becomes of these. Pure.
 */

export type ParameterType = 'Date' | 'Text' | 'Moment';

export interface View {
  name: string;
  /** Type by name, in order. */
  parameters: ReadonlyMap<string, ParameterType>;
  body: string;
}

export interface Dialect {
  name: 'clickhouse' | 'duckdb';
  marks: Readonly<Record<string, string>>;
  /** What a dialect needs before the first statement. */
  prologue: string;
  toFunction: (name: string, parameters: readonly string[], body: string) => string;
  toView: (view: View, body: string) => string;
  toParameter: (name: string, type: ParameterType) => string;
  /** Between the name of a parameter and what a call gives it. */
  gives: string;
}

const CLICKHOUSE_TYPES: Readonly<Record<ParameterType, string>> = {
  Date: 'Date',
  Text: 'String',
  Moment: "DateTime64(3, 'UTC')",
};

export const CLICKHOUSE: Dialect = {
  name: 'clickhouse',
  marks: {
    double: 'Float64',
    maybe_double: 'Nullable(Float64)',
    text: 'String',
    'minus_days(': 'subtractDays(',
    'lag(': 'lagInFrame(toNullable(',
    'sorted_list(': 'arraySort(groupUniqArray(',
    before_start: "subtractDays({startDate:Date}, dateDiff('day', {startDate:Date}, {endDate:Date}) + 1)",
    before_end: 'subtractDays({startDate:Date}, 1)',
  },
  prologue: '',
  toFunction: (name, parameters, body) => `CREATE OR REPLACE FUNCTION ${name} AS (${parameters.join(', ')}) -> ${body}`,
  toView: ({ name }, body) => `CREATE OR REPLACE VIEW sightline.${name} AS\n${body}`,
  toParameter: (name, type) => `{${name}:${CLICKHOUSE_TYPES[type]}}`,
  gives: ' = ',
};

export const DUCKDB: Dialect = {
  name: 'duckdb',
  marks: {
    double: 'DOUBLE',
    maybe_double: 'DOUBLE',
    text: 'VARCHAR',
    'minus_days(': 'sightline_minus_days(',
    'lag(': 'lag((',
    'sorted_list(': 'list_sort(list(DISTINCT ',
    before_start:
      "sightline_minus_days(CAST(startDate AS DATE), date_diff('day', CAST(startDate AS DATE), CAST(endDate AS DATE)) + 1)",
    before_end: 'sightline_minus_days(CAST(startDate AS DATE), 1)',
  },
  prologue: 'CREATE OR REPLACE MACRO sightline_minus_days(day, days) AS CAST(day - CAST(days AS INTEGER) AS DATE);\n',
  toFunction: (name, parameters, body) => `CREATE OR REPLACE MACRO ${name}(${parameters.join(', ')}) AS (${body})`,
  toView: ({ name, parameters }, body) =>
    parameters.size === 0
      ? `CREATE OR REPLACE VIEW sightline.${name} AS\n${body}`
      : `CREATE OR REPLACE MACRO sightline.${name}(${[...parameters.keys()].join(', ')}) AS TABLE\n${body}`,
  toParameter: (name, type) => (type === 'Text' ? name : `CAST(${name} AS ${type === 'Date' ? 'DATE' : 'TIMESTAMP'})`),
  gives: ' := ',
};
