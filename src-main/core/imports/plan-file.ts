/** What a file is before any row is judged: its columns, and how dates and amounts are meant, once for a whole column. */
import { validationError } from '#shared/app-error.ts';
import type { AttributionSource } from '#shared/vocabulary/channels.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { ImportKind, RowFate } from '#shared/vocabulary/imports.ts';
import type { JobContext } from '../../storage/command.ts';
import { type ImportMapping, isHeadOf, type PlannedFields, planFields } from './fields.ts';
import { AmountColumn, DateColumn, type DateOrder, type Decided, type DecimalMark } from './locale-values.ts';
import { readTableFormat, readTableRows, type TableFormat, withoutHeads } from './read-table.ts';
import type { RowContext } from './to-rows.ts';

/** Rows whose cells show what their columns hold. */
const SAMPLE = 200;
/** More than anybody tracks. */
const MOST_PROMPTS = 50_000;

export interface FileImport {
  projectId: number;
  kind: ImportKind;
  path: string;
  fileName: string;
  map: ImportMapping;
  separator: string | null;
  /** The sheet of a workbook; null: its first one. */
  sheet: string | null;
  /** It was written out of a workbook. */
  isSheet: boolean;
  locale: string | null;
  dateOrder: DateOrder | null;
  decimal: DecimalMark | null;
  timeZone: string;
  currency: string | null;
  /** Of responses. */
  source: AttributionSource;
  engines: Readonly<Record<string, Engine>>;
  /** Of rows that say none. */
  language: string;
  isPreview: boolean;
  isAllOrNothing: boolean;
  isActive: boolean;
  /** Null: found by what the first row says. */
  hasHeads: boolean | null;
  /** Of answers whose rows name none. */
  engine: Engine | null;
  /** Of all prompts. */
  tags: readonly string[];
  takes: readonly RowFate[];
  /** Null: rows of all fates are listed. */
  only: RowFate | null;
  /** Rows are listed below this line. */
  after: number;
  /** By which it can be stopped. */
  token: string | null;
}

export interface FilePlan {
  format: TableFormat;
  fields: PlannedFields;
  sample: readonly (readonly string[])[];
  context: RowContext;
  dates: Decided<DateOrder>;
  amounts: Decided<DecimalMark>;
  rows: number;
}

/** Calls `look` at every row, so that a call can be stopped and its progress reported. Throws VALIDATION_ERROR for what is no table. */
export async function planFile(job: JobContext, input: FileImport, look: (row: number) => void): Promise<FilePlan> {
  const { kind, path, locale, timeZone, engines, engine } = input;
  const format = chooseHeads({ ...(await readTableFormat(path, input.separator)), isSheet: input.isSheet }, input);
  const sample = await readSample(path, format);
  const planned = planFields(kind, { heads: format.heads, sample }, input.map);
  const fields = {
    ...planned,
    missing: planned.missing.filter((field) => field !== 'model' || engine === null),
  };
  const { columns } = fields;
  const date = columns.get(kind === 'answers' ? 'answeredAt' : 'createdAt')?.[0];
  const amount = columns.get('dealValue')?.[0];
  const dateColumn = new DateColumn();
  const amountColumn = new AmountColumn();
  let rows = 0;
  for await (const { cells } of readTableRows(path, format)) {
    look(++rows);
    if (kind === 'prompts' && rows > MOST_PROMPTS)
      throw validationError([{ path: 'file', message: `has more than ${MOST_PROMPTS} rows; split it` }]);
    if (date !== undefined) dateColumn.look(cells?.[date] ?? '');
    if (amount !== undefined) amountColumn.look(cells?.[amount] ?? '');
  }
  const dates = dateColumn.decide(input.dateOrder, locale);
  const amounts = amountColumn.decide(input.decimal, locale);
  const currency = input.currency ?? undefined;
  const reading = { dateOrder: dates.value, decimal: amounts.value, timeZone, currency };
  const context = { kind, columns, nowMs: job.nowMs, engines, engine, ...reading };
  return { format, fields, sample, context, dates, amounts, rows };
}

/** Asked, never guessed. */
export function refuseUnknown({ dates, amounts }: FilePlan): void {
  if (dates.by === 'nobody')
    throw validationError([
      {
        path: 'dateOrder',
        message: 'is needed: its dates may have the day or the month first; say dmy or mdy, or a locale',
      },
    ]);
  if (amounts.by === 'nobody')
    throw validationError([
      {
        path: 'decimal',
        message: 'is needed: its amounts may have a point or a comma before decimals; say which, or a locale',
      },
    ]);
}

/** A list of nothing but prompts needs no head. */
function chooseHeads(format: TableFormat, { kind, hasHeads, map }: FileImport): TableFormat {
  if (format.separator === null || hasHeads === true) return format;
  const [head = ''] = format.heads;
  const isPlain =
    kind === 'prompts' && format.heads.length === 1 && !isHeadOf(kind, head) && Object.keys(map).length === 0;
  return hasHeads === false || isPlain ? withoutHeads(format) : format;
}

async function readSample(path: string, format: TableFormat): Promise<(readonly string[])[]> {
  const sample: (readonly string[])[] = [];
  for await (const { cells } of readTableRows(path, format)) {
    if (cells !== null) sample.push(cells);
    if (sample.length >= SAMPLE) break;
  }
  return sample;
}
