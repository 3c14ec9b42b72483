/** Adds up the facts of a project's month by prompt, as they are when they are read. Writes nothing. */
import type { Connection } from '../../../storage/connection.ts';
import { readOwnBrandId } from '../../brands/brand-store.ts';
import { toMonthKey } from '../codec/month-key.ts';
import { type MonthBlobs, openPage } from '../codec/month-page.ts';
import type { ScopePrompt } from '../store/read-facts.ts';
import type { ProjectMonth } from './month-state.ts';
import { type PromptMonth, toPromptMonth } from './prompt-month.ts';

export interface StoredPromptMonth extends PromptMonth {
  /** As in `fact_month`. */
  id: number;
}

/** Prompts of a project in the order of their ordinals. */
export function readProjectPrompts(db: Connection, projectId: number): ScopePrompt[] {
  return db
    .prepare('SELECT id, ordinal FROM prompt WHERE project_id = ? ORDER BY ordinal')
    .all(projectId) as ScopePrompt[];
}

/** Null for a prompt without answers in the month. */
function countPromptMonth(db: Connection, key: number, ownBrandId: number): StoredPromptMonth | null {
  const row = db.prepare('SELECT heads, citations, appearances FROM fact_month WHERE id = ?').get(key) as
    | MonthBlobs
    | undefined;
  return row ? { id: key, ...toPromptMonth(openPage(row), ownBrandId) } : null;
}

/** The months of those prompts that have none stored, a few at a time. */
export function* listMissingPromptMonths(
  db: Connection,
  { projectId, month }: ProjectMonth,
): Generator<StoredPromptMonth> {
  const ownBrandId = readOwnBrandId(db, projectId);
  const isThere = db.prepare(
    `SELECT 1 FROM prompt_month JOIN own_month ON own_month.id = prompt_month.id
     JOIN cited_month ON cited_month.id = prompt_month.id WHERE prompt_month.id = ?`,
  );
  for (const prompt of readProjectPrompts(db, projectId)) {
    const key = toMonthKey(prompt.id, month);
    const counted = isThere.get(key) ? null : countPromptMonth(db, key, ownBrandId);
    if (counted) yield counted;
  }
}
