/** The fate of every row of a file, and the rows that are shown of it. Nothing is written. */
import { ROW_FATES, type RowFate } from '#shared/vocabulary/imports.ts';
import type { JobContext } from '../../storage/command.ts';
import { type RowFault, toWireFault } from '../transfer/row-fault.ts';
import { type Judged, RowJudge } from './judge-rows.ts';
import type { FileImport, FilePlan } from './plan-file.ts';
import { readTableRows, type TableRow } from './read-table.ts';
import { type ImportItem, type Problem, toItem } from './to-rows.ts';

const SHOWN_ROWS = 200;
const MOST_PROBLEMS = 100;
const MOST_SHOWN = 120;
const MOST_NAMES = 20;
const EXAMPLES = 3;

export interface SeenRow {
  line: number;
  fate: RowFate;
  problem: string | null;
  fault: ReturnType<typeof toWireFault> | null;
  of: string | null;
  /** The beginnings of its cells by field. */
  cells: Record<string, string>;
}

export interface JudgedFile {
  counts: Record<RowFate, number>;
  /** The first rows, and the first bad ones. */
  rows: SeenRow[];
  unknownEngines: string[];
}

export async function judgeFile(
  job: JobContext,
  input: FileImport,
  plan: FilePlan,
  look: (row: number) => void,
): Promise<JudgedFile> {
  const counts = Object.fromEntries(ROW_FATES.map((fate) => [fate, 0])) as Record<RowFate, number>;
  const rows: SeenRow[] = [];
  const unknown = new Set<string>();
  let problems = 0;
  let done = 0;
  for await (const { row, judged } of readItems(job, input, plan)) {
    look(++done);
    const problem = 'problem' in judged ? judged : null;
    const { fate, of } = 'problem' in judged ? { fate: 'bad' as const, of: null } : judged;
    counts[fate]++;
    if (problem?.fault.code === 'unknown_engine' && unknown.size < MOST_NAMES) unknown.add(problem.fault.value ?? '');
    if (row.line <= input.after || (input.only !== null && fate !== input.only)) continue;
    const isFull = rows.length >= SHOWN_ROWS;
    if (isFull && (problem === null || input.only !== null || ++problems > MOST_PROBLEMS)) continue;
    const why = { problem: problem?.problem ?? null, fault: problem ? toWireFault(problem.fault) : null };
    rows.push({ line: row.line, fate, ...why, of, cells: toShown(row, plan) });
  }
  return { counts, rows, unknownEngines: [...unknown] };
}

export async function* readItems(job: JobContext, input: FileImport, plan: FilePlan) {
  const judge = new RowJudge(job.db, input);
  for await (const row of readTableRows(input.path, plan.format)) {
    const read = toRead(row, plan);
    const judged: Judged | Problem = 'item' in read ? judge.judge(read.item) : read;
    yield { row, read, judged };
  }
}

const UNREADABLE: { problem: string; fault: RowFault } = {
  problem: '',
  fault: { code: 'no_object', field: null, value: null, issue: null },
};

export function toRead({ cells, problem }: TableRow, { context }: FilePlan): { item: ImportItem } | Problem {
  return cells === null ? (problem ?? UNREADABLE) : toItem(cells, context);
}

/** What stands in the first rows of each column. */
export function listExamples({ format, sample }: FilePlan): string[][] {
  return format.heads.map((_, index) =>
    sample
      .flatMap((cells) => cells[index]?.trim() || [])
      .slice(0, EXAMPLES)
      .map((cell) => cell.slice(0, MOST_SHOWN).toWellFormed()),
  );
}

function toShown({ cells }: TableRow, { context: { columns } }: FilePlan): Record<string, string> {
  return Object.fromEntries(
    [...columns].map(([field, indexes]) => [
      field,
      indexes
        .flatMap((index) => cells?.[index] || [])
        .join(' ')
        .slice(0, MOST_SHOWN)
        .toWellFormed(),
    ]),
  );
}
