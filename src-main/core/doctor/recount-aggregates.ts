/** Sums of months against their facts, for doctor: what is stored must be what adding up again gives, byte for byte. */

import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { aggregateLists } from '../figures/aggregate/aggregate-lists.ts';
import { countPromptMonth } from '../figures/aggregate/aggregate-prompts.ts';
import type { ListPart } from '../figures/aggregate/list-parts.ts';
import { LIST_KINDS, type MonthList, readKinds, readList } from '../figures/aggregate/month-lists.ts';
import type { ProjectMonth } from '../figures/aggregate/month-state.ts';
import { MONTHS_PER_PROMPT } from '../figures/codec/month-key.ts';

/** How many stored sums differ, and how many months are called summed up without their sums. */
export function countWrongAggregates(db: Connection): number {
  return countWrongPrompts(db) + countWrongLists(db) + countMissing(db);
}

function countWrongPrompts(db: Connection): number {
  const rows = db
    .prepare(
      `SELECT sums.id AS id, project_id AS projectId
       FROM (SELECT id FROM prompt_month UNION SELECT id FROM own_month UNION SELECT id FROM cited_month) AS sums LEFT JOIN prompt ON prompt.id = sums.id / ${MONTHS_PER_PROMPT}`,
    )
    .all() as { id: number; projectId: number | null }[];
  const readSums = db.prepare('SELECT body FROM prompt_month WHERE id = ?').pluck();
  const readOwn = db.prepare('SELECT body FROM own_month WHERE id = ?').pluck();
  const readCited = db.prepare('SELECT body FROM cited_month WHERE id = ?').pluck();
  return rows.filter(({ id, projectId }) => {
    const expected = projectId === null ? null : countPromptMonth(db, id, readOwnBrandId(db, projectId));
    if (expected === null) return true;
    const stored = [readSums.get(id), readOwn.get(id), readCited.get(id)] as (Uint8Array | undefined)[];
    const wanted = [expected.sums, expected.own, expected.cited];
    return wanted.some((body, at) => !isSame(stored[at] ?? body, body));
  }).length;
}

function countWrongLists(db: Connection): number {
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

/** Months whose sums would never be made, because they are said to be there. */
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
