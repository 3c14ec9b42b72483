/** How the months of a project stood when they were read, so that it can be found later which prompts have other facts since. */
import type { Connection } from '../../../../storage/connection.ts';
import { MONTHS_PER_PROMPT } from '../../codec/month-key.ts';
import type { MonthRange, ScopePrompt } from '../../store/read-facts.ts';

interface SeenMonth {
  /** Another number after each change of its facts. */
  changes: number;
  /** By prompt: its facts in one number. Null: nobody looked, because a month that is over seldom changes. */
  pages: ReadonlyMap<number, number> | null;
}

export type SeenMonths = ReadonlyMap<number, SeenMonth>;

interface ReadPages {
  /** Of the month when they were read; and of the connection, which may take back what it wrote. */
  changes: string;
  pages: ReadonlyMap<number, number>;
}

/** Pages of months that were read last, because several questions are about the same. */
const MOST_MONTHS = 6;
const readBefore = new WeakMap<Connection, Map<string, ReadPages>>();

/** `own`: how often the connection wrote itself. */
export function readSeenMonths(
  db: Connection,
  projectId: number,
  { first, last }: MonthRange,
  own: number,
): SeenMonths {
  const months = db
    .prepare(
      `SELECT month, changes, is_summed AS isSummed FROM month_state
       WHERE project_id = ? AND month BETWEEN ? AND ? ORDER BY month`,
    )
    .all(projectId, first, last) as { month: number; changes: number; isSummed: number }[];
  return new Map(
    months.map(({ month, changes, isSummed }) => [
      month,
      { changes, pages: isSummed ? null : readPages(db, projectId, month, `${changes} ${own}`) },
    ]),
  );
}

/** Prompts whose facts differ; null where that cannot be known. */
export function listChangedPrompts(
  before: SeenMonths,
  now: SeenMonths,
  prompts: readonly ScopePrompt[],
): ScopePrompt[] | null {
  const changed = new Set<number>();
  for (const month of new Set([...before.keys(), ...now.keys()])) {
    const [then, today] = [before.get(month), now.get(month)];
    if (then?.changes === today?.changes) continue;
    if (!then?.pages || !today?.pages) return null;
    for (const { id } of prompts) {
      const page = today.pages.get(id);
      if (Number.isNaN(page) || page !== then.pages.get(id)) changed.add(id);
    }
  }
  return prompts.filter(({ id }) => changed.has(id));
}

function readPages(db: Connection, projectId: number, month: number, changes: string): ReadonlyMap<number, number> {
  const known = readBefore.get(db) ?? new Map<string, ReadPages>();
  readBefore.set(db, known);
  const key = `${projectId} ${month}`;
  const found = known.get(key);
  if (found?.changes === changes) return found.pages;
  const rows = db
    .prepare(
      `SELECT prompt.id, sum, length(heads) FROM prompt JOIN fact_month ON fact_month.id = prompt.id * ${MONTHS_PER_PROMPT} + ?
       WHERE project_id = ?`,
    )
    .raw()
    .all(month, projectId) as [id: number, sum: number | null, length: number][];
  const pages = new Map(rows.map(([id, sum, length]) => [id, toNumber(sum, length)]));
  known.delete(key);
  known.set(key, { changes, pages });
  const [oldest] = known.keys();
  if (known.size > MOST_MONTHS && oldest !== undefined) known.delete(oldest);
  return pages;
}

/** A checksum of 32 bits, and how much there is. A page without a sound checksum is like no other, not even itself. */
function toNumber(sum: number | null, length: number): number {
  return sum === null || sum < 0 ? Number.NaN : length * 2 ** 32 + sum;
}
