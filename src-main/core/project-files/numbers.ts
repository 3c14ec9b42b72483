/**
 * Columns that hold numbers of rows without saying so in the schema. Where a file is opened, rows get other numbers, so these are
 * rewritten; links that the schema knows need no line here.
 */
/** Gives the number of a row where the file is opened. */
export type NumberOf = (table: string, number: number) => number;

/** `tables`: whose rows are named. */
type Rewrite = ((value: unknown, numberOf: NumberOf) => unknown) & { tables?: readonly string[] };

const naming = (tables: readonly string[], change: (value: unknown, numberOf: NumberOf) => unknown): Rewrite =>
  Object.assign((value: unknown, numberOf: NumberOf) => change(value, numberOf), { tables });

const to = (table: string): Rewrite => naming([table], (value, numberOf) => numberOf(table, value as number));

/** 0 where the file does not hold it: whoever reads that starts over. */
const toKnown = (table: string): Rewrite =>
  naming([table], (value, numberOf) => {
    try {
      return numberOf(table, value as number);
    } catch {
      return 0;
    }
  });

/** A JSON text, of which `change` gives the value that stands there instead. */
const json = (tables: readonly string[], change: (value: never, numberOf: NumberOf) => unknown): Rewrite =>
  naming(tables, (value, numberOf) => JSON.stringify(change(JSON.parse(value as string) as never, numberOf)));

const list = (table: string) =>
  json([table], (numbers: number[], numberOf) => numbers.map((one) => numberOf(table, one)));

/** Every `brandId` and `rowId`, however deep. */
const brands = json(['brand'], renumberBrands);

function renumberBrands(value: unknown, numberOf: NumberOf): unknown {
  if (Array.isArray(value)) return value.map((one) => renumberBrands(one, numberOf));
  if (typeof value !== 'object' || value === null) return value;
  return Object.fromEntries(
    Object.entries(value).map(([name, one]) => {
      const isNumber = (name === 'brandId' || name === 'rowId') && typeof one === 'number';
      return [name, isNumber ? numberOf('brand', one) : renumberBrands(one, numberOf)];
    }),
  );
}

interface Walk {
  upToId: number;
  after: { promptId: number; day: number; id: number };
}

/** How far somebody has walked over answers. */
const walk = json(['prompt', 'answer'], ({ upToId, after: { promptId, day, id } }: Walk, numberOf) => ({
  upToId: numberOf('answer', upToId),
  after: {
    promptId: promptId === 0 ? 0 : numberOf('prompt', promptId),
    day,
    id: id === 0 ? 0 : numberOf('answer', id),
  },
}));

export const HIDDEN_NUMBERS: Readonly<Record<string, Rewrite>> = {
  'answer.provenance_id': to('provenance'),
  'ghost.examples': list('answer'),
  'ghost_scan.last_answer_id': to('answer'),
  'ghost_scan.names': json(['brand'], (names: [number, ...unknown[]][], numberOf) =>
    names.map(([brandId, ...rest]) => [numberOf('brand', brandId), ...rest]),
  ),
  'ghost_scan.walk': walk,
  'job.project_id': to('project'),
  'judge.walked_by': toKnown('judge_version'),
  'judge.walked_id': to('answer'),
  'judge_verdict.judge_version_id': to('judge_version'),
  'ledger_entry.call_result_id': to('call_result'),
  'ledger_entry.job_id': to('job'),
  'ledger_entry.ledger_prompt_id': to('ledger_prompt'),
  'remeasuring.figures': brands,
  'remeasuring.names_after': brands,
  'remeasuring.names_before': brands,
  'remeasuring_answer.altered': list('brand'),
  'remeasuring_answer.came': list('brand'),
  'remeasuring_answer.went': list('brand'),
  'remeasuring_count.brand_id': to('brand'),
  'suggestion.examples': list('answer'),
  'suggestion.last_answer_id': to('answer'),
  'suggestion_scan.last_answer_id': to('answer'),
};

/** The tables that they name. */
export const NAMED_BY: Readonly<Record<string, readonly string[]>> = Object.fromEntries(
  Object.entries(HIDDEN_NUMBERS).map(([column, { tables = [] }]) => [column, tables]),
);

/** The same of what is noted beside the tables, by the beginning of its key. */
export const SETTING_NUMBERS: Readonly<Record<string, Rewrite>> = {
  measured: (value) => value,
  'measured-rules': brands,
  'looking-for-names': walk,
  'not-looked-at-for-names': list('answer'),
};
