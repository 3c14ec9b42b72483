/** Writes the tables of a result page as Markdown, however their cells are given. Knows nothing of other blocks. */
import { z } from 'zod';
import { pickFitting } from '../wire/pick-fitting.ts';

const cellShape = z.union([
  z.string(),
  z.number().transform(String),
  z.looseObject({ snippet: z.string() }).transform((cell) => cell.snippet),
  z.looseObject({ text: z.string() }).transform((cell) => cell.text),
  z.looseObject({ value: z.union([z.string(), z.number()]) }).transform((cell) => String(cell.value)),
  z.looseObject({ title: z.string() }).transform((cell) => cell.title),
]);

const recordShape = z.record(z.string(), z.unknown());
const featureShape = z.looseObject({ feature: z.string(), values: z.array(z.unknown()) });

type Unknowns = readonly unknown[] | null | undefined;

/** A table of rows, the first of which is the head unless headers are given; else of records. Empty when there is none. */
export function writeTable({
  headers,
  rows,
  formatted,
}: {
  headers: Unknowns;
  rows: Unknowns;
  formatted: unknown;
}): string {
  const head = readCells(headers ?? []);
  const lines = (rows ?? []).map((row) => (Array.isArray(row) ? readCells(row) : [])).filter((row) => row.length > 0);
  if (lines.length > 0) return writeRows(head.length > 0 ? [head, ...lines] : lines);
  return writeRows(toRows(pickFitting(recordShape, Array.isArray(formatted) ? formatted : [])));
}

/** Products side by side: a row for each feature. Empty when there is none. */
export function writeComparison(labels: Unknowns, features: Unknowns): string {
  const lines = pickFitting(featureShape, features ?? []).map(({ feature, values }) => [feature, ...readCells(values)]);
  return lines.length === 0 ? '' : writeRows([['', ...readCells(labels ?? [])], ...lines]);
}

function toRows(records: readonly Record<string, unknown>[]): string[][] {
  const names = [...new Set(records.flatMap((record) => Object.keys(record)))];
  const isText = (name: string) => records.some((record) => cellShape.safeParse(record[name]).success);
  const columns = names.filter(isText);
  if (columns.length === 0) return [];
  return [columns, ...records.map((record) => columns.map((name) => cellShape.safeParse(record[name]).data ?? ''))];
}

/** An unknown cell is blank, so that the others keep their column; at the end of a row it is nothing. */
function readCells(cells: readonly unknown[]): string[] {
  const read = cells.map((cell) => cellShape.safeParse(cell).data ?? null);
  return read.slice(0, read.findLastIndex((cell) => cell !== null) + 1).map((cell) => cell ?? '');
}

function writeRows(rows: readonly (readonly string[])[]): string {
  const width = Math.max(0, ...rows.map((row) => row.length));
  if (width === 0) return '';
  const [head, ...rest] = rows.map(
    (row) => `| ${Array.from({ length: width }, (_, index) => toCell(row[index] ?? '')).join(' | ')} |`,
  );
  return [head, `|${' --- |'.repeat(width)}`, ...rest].join('\n');
}

function toCell(text: string): string {
  return text.replace(/\s+/g, ' ').trim().replaceAll('|', '\\|');
}
