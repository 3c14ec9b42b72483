/** Every stored month of facts, prompt by prompt, with its bytes checked: what each recount is made from. */
import type { Connection } from '../../storage/connection.ts';
import { isWholeMonth } from '../figures/codec/month-checksum.ts';
import { MONTHS_PER_PROMPT, monthOfKey } from '../figures/codec/month-key.ts';
import { type MonthPage, openPage } from '../figures/codec/month-page.ts';
import { type MonthRow, readMonths } from '../figures/store/save-checksums.ts';

export interface WalkedPrompt {
  id: number;
  /** Both null where facts are left of a prompt that is not there. */
  projectId: number | null;
  ordinal: number | null;
}

export interface WalkedMonth {
  month: number;
  row: MonthRow;
  /** Null where the bytes are not those that were stored: nothing in them is looked at. */
  page: MonthPage | null;
}

export function walkFacts(db: Connection, visit: (prompt: WalkedPrompt, months: readonly WalkedMonth[]) => void): void {
  const prompts = db
    .prepare(
      `SELECT met.id AS id, project_id AS projectId, ordinal
       FROM (SELECT id FROM prompt UNION SELECT DISTINCT id / ${MONTHS_PER_PROMPT} FROM fact_month) AS met
       LEFT JOIN prompt ON prompt.id = met.id ORDER BY met.id`,
    )
    .all() as WalkedPrompt[];
  for (const prompt of prompts) {
    const months = readMonths(db, prompt.id).map((row) => ({
      month: monthOfKey(row.id),
      row,
      page: isWholeMonth(row) ? openPage(row) : null,
    }));
    visit(prompt, months);
  }
}
