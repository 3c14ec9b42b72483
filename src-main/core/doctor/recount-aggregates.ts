/** Monthly aggregates against their facts, for doctor: what is stored must be what adding up again gives, byte for byte. */
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { aggregateLists } from '../figures/aggregate/aggregate-lists.ts';
import type { ListPart } from '../figures/aggregate/list-parts.ts';
import { LIST_KINDS, type MonthList, readKinds, readList } from '../figures/aggregate/month-lists.ts';
import { PROMPT_TABLES, type ProjectMonth } from '../figures/aggregate/month-state.ts';
import { toPromptMonth } from '../figures/aggregate/prompt-month.ts';
import { MONTHS_PER_PROMPT } from '../figures/codec/month-key.ts';
import type { WalkedMonth, WalkedPrompt } from './walk-facts.ts';

/** What the months of prompts add up to, on the way of a walk over the facts. */
export class PromptMonthRecount {
  readonly #db: Connection;
  #wrong = 0;

  constructor(db: Connection) {
    this.#db = db;
  }

  add({ projectId }: WalkedPrompt, months: readonly WalkedMonth[]): void {
    if (projectId === null) return;
    const ownBrandId = readOwnBrandId(this.#db, projectId);
    for (const { row, page } of months) {
      const stored = PROMPT_TABLES.map((table) => readBody(this.#db, table, row.id));
      if (page === null || stored.every((body) => body === undefined)) continue;
      const { counts, own, cited } = toPromptMonth(page, ownBrandId);
      if ([counts, own, cited].some((body, at) => !isSame(stored[at] ?? body, body))) this.#wrong++;
    }
  }

  /** Those that differ, and those of which no facts are there. */
  countWrong(): number {
    const ids = PROMPT_TABLES.map((table) => `SELECT id FROM ${table}`).join(' UNION ');
    const left = this.#db
      .prepare(`SELECT count(*) FROM (${ids}) AS stored LEFT JOIN fact_month USING (id) WHERE fact_month.id IS NULL`)
      .pluck()
      .get() as number;
    return this.#wrong + left;
  }
}

function readBody(db: Connection, table: (typeof PROMPT_TABLES)[number], id: number): Uint8Array | undefined {
  return db.prepare(`SELECT body FROM ${table} WHERE id = ?`).pluck().get(id) as Uint8Array | undefined;
}

/** How many stored lists differ, and how many months are called complete without their aggregates. */
export function countWrongLists(db: Connection): number {
  return countOtherLists(db) + countMissing(db);
}

function countOtherLists(db: Connection): number {
  const months = db.prepare('SELECT DISTINCT project_id AS projectId, month FROM month_list').all() as ProjectMonth[];
  return months.reduce((wrong, month) => {
    const expected = aggregateLists(db, month, readKinds(db, month));
    return wrong + expected.filter((list) => !isSameList(readList(db, month, list.kind), list)).length;
  }, 0);
}

function isSameList(a: MonthList | null, b: MonthList): boolean {
  return a !== null && isSame(a.totals, b.totals) && isSame(a.cells, b.cells) && isSameParts(a.parts, b.parts);
}

function isSameParts(a: readonly ListPart[], b: readonly ListPart[]): boolean {
  return (
    a.length === b.length && a.every((part, at) => part.firstId === b[at]?.firstId && isSame(part.body, b[at].body))
  );
}

/** Months whose aggregates would never be made, because they are said to be there. */
function countMissing(db: Connection): number {
  const { missing } = db
    .prepare(
      `SELECT count(*) AS missing FROM month_state WHERE is_summed = 1 AND (
         (SELECT count(*) FROM month_list AS s WHERE s.project_id = month_state.project_id AND s.month = month_state.month) < ?
         OR EXISTS (SELECT 1 FROM prompt JOIN fact_month ON fact_month.id = prompt.id * ${MONTHS_PER_PROMPT} + month_state.month
           LEFT JOIN prompt_month ON prompt_month.id = fact_month.id LEFT JOIN own_month ON own_month.id = fact_month.id
           LEFT JOIN cited_month ON cited_month.id = fact_month.id WHERE prompt.project_id = month_state.project_id
           AND (prompt_month.id IS NULL OR own_month.id IS NULL OR cited_month.id IS NULL)))`,
    )
    .get(LIST_KINDS.length) as { missing: number };
  return missing;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
