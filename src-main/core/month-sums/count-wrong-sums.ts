/** Sums of months against their facts, for doctor: what is stored must be what adding up again gives, byte for byte. */
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { type ListPart, readParts } from './list-parts.ts';
import type { ProjectMonth } from './month-state.ts';
import type { SearchSums } from './search-sums.ts';
import type { SourceSums } from './source-sums.ts';
import { readPromptSumsOf, sumLists } from './sum-month.ts';

/** How many stored sums differ, and how many months are called summed up without their sums. */
export function countWrongSums(db: Connection): number {
  return countWrongPromptSums(db) + countWrongLists(db) + countMissing(db);
}

function countWrongPromptSums(db: Connection): number {
  const rows = db
    .prepare(
      `SELECT sums.id AS id, project_id AS projectId
       FROM (SELECT id FROM prompt_month UNION SELECT id FROM own_month) AS sums LEFT JOIN prompt ON prompt.id = sums.id / 4096`,
    )
    .all() as { id: number; projectId: number | null }[];
  const readSums = db.prepare('SELECT body FROM prompt_month WHERE id = ?').pluck();
  const readOwn = db.prepare('SELECT body FROM own_month WHERE id = ?').pluck();
  return rows.filter(({ id, projectId }) => {
    const expected = projectId === null ? null : readPromptSumsOf(db, id, readOwnBrandId(db, projectId));
    const [sums, own] = [readSums.get(id), readOwn.get(id)] as (Uint8Array | undefined)[];
    return (
      expected === null || !isSame(sums ?? expected.sums, expected.sums) || !isSame(own ?? expected.own, expected.own)
    );
  }).length;
}

function countWrongLists(db: Connection): number {
  const months = db
    .prepare(
      `SELECT project_id AS projectId, month FROM source_month
       UNION SELECT project_id, month FROM search_month`,
    )
    .all() as ProjectMonth[];
  const readSources = db.prepare('SELECT totals, cells FROM source_month WHERE project_id = ? AND month = ?');
  const readSearches = db.prepare('SELECT counts FROM search_month WHERE project_id = ? AND month = ?').pluck();
  return months.reduce((wrong, month) => {
    const sources = readSources.get(month.projectId, month.month) as SourceSums | undefined;
    const counts = readSearches.get(month.projectId, month.month) as Uint8Array | undefined;
    const searches = counts && { counts, details: readParts(db, 'search', month) };
    const expected = sumLists(db, month);
    if (sources) sources.prompts = readParts(db, 'source', month);
    const wrongSources = sources !== undefined && !isSameSources(sources, expected.sources) ? 1 : 0;
    const wrongSearches = searches !== undefined && !isSameSearches(searches, expected.searches) ? 1 : 0;
    return wrong + wrongSources + wrongSearches;
  }, 0);
}

function isSameSources(a: SourceSums, b: SourceSums): boolean {
  return isSame(a.totals, b.totals) && isSame(a.cells, b.cells) && isSameParts(a.prompts, b.prompts);
}

function isSameSearches(a: SearchSums, b: SearchSums): boolean {
  return isSame(a.counts, b.counts) && isSameParts(a.details, b.details);
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
         NOT EXISTS (SELECT 1 FROM source_month AS s WHERE s.project_id = month_state.project_id AND s.month = month_state.month)
         OR NOT EXISTS (SELECT 1 FROM search_month AS s WHERE s.project_id = month_state.project_id AND s.month = month_state.month)
         OR EXISTS (SELECT 1 FROM prompt JOIN fact_month ON fact_month.id = prompt.id * 4096 + month_state.month
           LEFT JOIN prompt_month ON prompt_month.id = fact_month.id LEFT JOIN own_month ON own_month.id = fact_month.id
           WHERE prompt.project_id = month_state.project_id AND (prompt_month.id IS NULL OR own_month.id IS NULL)))`,
    )
    .get() as { missing: number };
  return missing;
}

function isSame(a: Uint8Array, b: Uint8Array): boolean {
  return Buffer.compare(a, b) === 0;
}
