/** What the columns of a file hold, by what stands in their first rows: for fields whose head nobody knows. Pure. */
import { COUNTRIES } from '#shared/vocabulary/countries.ts';
import type { ImportField, ImportKind } from '#shared/vocabulary/imports.ts';
import { isLanguage } from '#shared/vocabulary/languages.ts';
import { findEngine } from './find-engine.ts';
import { MANY } from './heads.ts';

/** So many of the cells of a column that say anything. */
const MOST_OF = 0.8;
const LONG = 120;
const LONGEST_NAME = 60;

type Test = (cells: readonly string[]) => boolean;

const most =
  (test: (cell: string) => boolean): Test =>
  (cells) =>
    cells.length > 0 && cells.filter(test).length >= cells.length * MOST_OF;
const isUrl = (cell: string) => /^(?:https?:\/\/|www\.)\S+/i.test(cell);
/** By its shape: a day that no month has is still a date, of a row that is bad. */
const isDate = (cell: string) =>
  /^\d{1,4}\s*[./\-年]\s*\d{1,2}\s*[./\-月]\s*\d{1,4}(?!\d)/.test(cell.normalize('NFKC')) && cell.length <= 40;
const isEngine = (cell: string) => cell.length <= LONGEST_NAME && findEngine(cell, {}) !== null;
/** Half will do: unknown names are listed one by one. */
const isEngines: Test = (cells) => cells.length > 0 && cells.filter(isEngine).length * 2 >= cells.length;
/** With a sign or code of a currency, or with decimals: whole numbers may be anything. */
const isAmount = (cell: string) =>
  !isDate(cell) &&
  /^[\p{Sc}A-Za-zł]{0,4}\s*-?\d[\d.,'’\s]*\s*[\p{Sc}A-Za-zł]{0,4}$/u.test(cell) &&
  (/[\p{Sc}]|[A-Z]{3}|zł/u.test(cell) || /[.,]\d{2}(?!\d)/.test(cell));
const average = (cells: readonly string[]) =>
  cells.reduce((sum, cell) => sum + cell.length, 0) / Math.max(1, cells.length);

const isLongText: Test = (cells) => average(cells) >= LONG || cells.some((cell) => cell.includes('\n') && !isUrl(cell));
const isQuestion: Test = (cells) =>
  !isLongText(cells) &&
  (most((cell) => /[?？؟]$/.test(cell))(cells) || most((cell) => cell.split(/\s+/).length >= 3 && !isUrl(cell))(cells));
/** Rows of those who came by an engine, among others. */
const isChannel: Test = (cells) =>
  cells.some(
    (cell) => isEngine(cell) || /^(google|bing|linkedin|instagram|newsletter|empfehlung|referral)/i.test(cell),
  ) &&
  !most(isUrl)(cells) &&
  new Set(cells).size <= Math.max(8, cells.length / 2);

const TESTS: Readonly<Record<ImportKind, Readonly<Partial<Record<ImportField, Test>>>>> = {
  prompts: {
    prompt: isQuestion,
    language: most((cell) => /^[a-z]{2}$/.test(cell) && isLanguage(cell)),
    model: isEngines,
  },
  tags: { prompt: isQuestion },
  answers: {
    answeredAt: most(isDate),
    model: isEngines,
    sources: most(isUrl),
    text: isLongText,
    prompt: isQuestion,
    language: most((cell) => /^[a-z]{2}$/.test(cell) && isLanguage(cell)),
    country: most((cell) => /^[A-Z]{2}$/.test(cell) && COUNTRIES.includes(cell)),
  },
  attribution: {
    createdAt: most(isDate),
    respondentEmail: most((cell) => /^[^@\s]+@[^@\s]+\.[^@\s]+$/.test(cell)),
    dealValue: most(isAmount),
    pageUrl: most(isUrl),
    channelId: isChannel,
  },
};

interface Free {
  count: number;
  sample: readonly (readonly string[])[];
  taken: ReadonlySet<number>;
}

/** The surest tests go first: a column is given to one field. */
export function guessFields(
  kind: ImportKind,
  wanted: readonly ImportField[],
  { count, sample, taken }: Free,
): Map<ImportField, readonly number[]> {
  const free = new Map<number, readonly string[]>();
  for (let index = 0; index < count; index++)
    if (!taken.has(index))
      free.set(
        index,
        sample.flatMap((cells) => cells[index]?.trim() || []),
      );
  const found = new Map<ImportField, readonly number[]>();
  const give = (field: ImportField, indexes: readonly number[]) => {
    if (indexes.length === 0) return;
    for (const index of indexes) free.delete(index);
    found.set(field, indexes);
  };
  for (const [field, test] of Object.entries(TESTS[kind]) as [ImportField, Test][]) {
    if (!wanted.includes(field)) continue;
    const fitting = [...free].flatMap(([index, cells]) => (test(cells) ? [index] : []));
    give(field, MANY.has(field) ? fitting : fitting.slice(0, 1));
  }
  // What a list is for stands in the one column that it has left.
  const last = (['prompt', 'tags'] as const).find((field) => wanted.includes(field) && !found.has(field));
  if (kind !== 'answers' && last !== undefined && free.size === 1) give(last, [...free.keys()]);
  return found;
}
