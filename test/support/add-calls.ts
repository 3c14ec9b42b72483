/** Paid calls in the ledger of a folder that nobody has open: every way in which one ends, over two months and two engines. */
import {
  BASIS,
  billingPeriodIdOf,
  callRequestIdOf,
  callResultIdOf,
  ledgerPromptIdOf,
} from '#main/core/money/ledger-lookups.ts';
import { Connection } from '#main/storage/connection.ts';
import { databasePath } from '#main/storage/data-folder.ts';

type Row = readonly [engine: string, route: string, basis: keyof typeof BASIS, outcome: string | null, nano: number];

const ROWS: readonly Row[] = [
  ['chatgpt', 'openai-responses', 'estimated', 'answer', 38_500_000],
  ['chatgpt', 'openai-responses', 'unknown', 'timeout', 280_000_000],
  ['chatgpt', 'openai-responses', 'open', null, 90_000_000],
  ['grok', 'xai-responses', 'reported', 'answer', 20_000_001],
  ['grok', 'xai-responses', 'reported', 'refused', 1],
];

/** `project`: its public id. Each of the rows once in every month, `times` at noon of a day; together they count 0.4285 USD. */
export function addCalls(dataDir: string, project: string, months: readonly string[], times = 1, day = 3): void {
  const db = new Connection(databasePath(dataDir));
  const insert = db.prepare(
    `INSERT INTO ledger_entry (billing_period_id, ledger_prompt_id, call_request_id, call_result_id, basis, started_at, nano, job_id)
     VALUES (?, ?, ?, ?, ?, ?, ?, ?)`,
  );
  const last = db.prepare('SELECT coalesce(max(job_id), 0) FROM ledger_entry').pluck().get() as number;
  let jobId = Math.max(last, 1_000_000);
  for (const month of months) {
    for (const [engine, route, basis, outcome, nano] of Array.from({ length: times }, () => ROWS).flat()) {
      insert.run(
        billingPeriodIdOf(db, project, month),
        ledgerPromptIdOf(db, 'a prompt'),
        callRequestIdOf(db, { engine, route, model: `${engine}-1` }),
        outcome === null ? null : callResultIdOf(db, { model: `${engine}-1.5`, outcome, priceVersion: null }),
        BASIS[basis],
        Date.parse(`${month}-${String(day).padStart(2, '0')}T12:00:00Z`),
        nano,
        ++jobId,
      );
    }
  }
  db.close();
}
