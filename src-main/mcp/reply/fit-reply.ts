/**
 * Holds a reply to its budget: rows of the largest table go first, then the ends of quotes. What went is counted, and a table that goes on
 * by cursor goes on where it was cut.
 */
import { writeCursor } from './cursor.ts';
import { renderReply } from './render-reply.ts';
import type { Cell, Draft, Reply, Table, Unit } from './reply.ts';
import { cleanLine, cleanText } from './untrusted.ts';

/** Of the text and, apart from it, of the data. */
export const MOST_TOKENS = 4_000;
const FEWEST_QUOTED = 400;

/** Carefully: tokenizers make three bytes or more of UTF-8 into one token, in every script. */
export function countTokens(text: string): number {
  return Math.ceil(Buffer.byteLength(text) / 3);
}

export interface FittedReply {
  data: Reply;
  text: string;
}

/** `mark` delimits quotes; `question` binds cursors. */
export function fitReply(draft: Draft, { question, mark }: { question: string; mark: string }): FittedReply {
  let data = toReply(draft, question);
  for (;;) {
    const text = renderReply(data, mark);
    const over = Math.max(countTokens(text), countTokens(JSON.stringify(data))) - MOST_TOKENS;
    if (over <= 0) return { data, text };
    const smaller = dropRows(data, draft, question, over) ?? shortenQuotes(data);
    if (smaller === null) return { data, text };
    data = smaller;
  }
}

function toReply({ summary, scope, tables = [], quotes = [], notes = [], next = [] }: Draft, question: string): Reply {
  return {
    summary: summary.map((line) => cleanLine(line, 1_500)),
    scope: scope
      ? {
          project: cleanLine(scope.project),
          project_id: scope.projectId,
          is_test: scope.isTest,
          from: scope.from,
          to: scope.to,
          compared_from: scope.comparedFrom,
          compared_to: scope.comparedTo,
          about: cleanLine(scope.about),
        }
      : null,
    tables: tables.map((table) => ({
      name: table.name,
      columns: [...table.columns],
      rows: table.rows.map((row) => row.map((cell, at) => toCell(cell, table.columns[at]?.unit ?? 'text'))),
      ...countRest(table, table.rows.length, question),
    })),
    untrusted_quotes: quotes.map(({ kind, engine, date, answerId, address, prompt, text }) => ({
      kind,
      engine,
      date,
      answer_id: answerId,
      address,
      prompt: cleanLine(prompt, 200),
      untrusted_text: cleanText(text),
    })),
    notes: notes.map((line) => cleanLine(line, 1_000)),
    next: next.map((line) => cleanLine(line, 400)),
  };
}

function toCell(cell: Cell, unit: Unit): Cell {
  if (typeof cell === 'string') return cleanLine(cell, unit === 'quoted' ? 200 : 160);
  if (typeof cell !== 'number' || Number.isInteger(cell)) return cell;
  const scale = unit === 'USD' ? 10_000 : 100;
  return Math.round(cell * scale) / scale;
}

function countRest(table: Table, shown: number, question: string) {
  const end = (table.offset ?? 0) + shown;
  const next = table.next ?? (table.offset !== undefined && end < table.total ? end : null);
  return {
    total: table.total,
    not_shown: Math.max(0, table.total - shown),
    cursor: next === null ? null : writeCursor(next, question),
  };
}

/** Null where each table has one row left. */
function dropRows(data: Reply, { tables = [] }: Draft, question: string, over: number): Reply | null {
  const sizes = data.tables.map(({ rows }) => (rows.length > 1 ? countTokens(JSON.stringify(rows)) : 0));
  const largest = sizes.indexOf(Math.max(...sizes));
  const table = data.tables[largest];
  const source = tables[largest];
  if (!table || !source || (sizes[largest] ?? 0) === 0) return null;
  const perRow = (sizes[largest] ?? 1) / table.rows.length;
  const kept = Math.max(1, table.rows.length - Math.max(1, Math.floor(over / perRow / 2)));
  const cutTable = { ...table, rows: table.rows.slice(0, kept), ...countRest(source, kept, question) };
  return { ...data, tables: data.tables.with(largest, cutTable) };
}

/** Null where none can be shorter. */
function shortenQuotes(data: Reply): Reply | null {
  const longest = Math.max(0, ...data.untrusted_quotes.map(({ untrusted_text }) => untrusted_text.length));
  if (longest <= FEWEST_QUOTED) return null;
  const most = Math.max(FEWEST_QUOTED, Math.floor(longest * 0.8));
  const quotes = data.untrusted_quotes.map((quote) => ({
    ...quote,
    untrusted_text: cleanText(quote.untrusted_text, most),
  }));
  return { ...data, untrusted_quotes: quotes };
}
