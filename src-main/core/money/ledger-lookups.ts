/** Rows that many ledger entries share, each combination once: billing periods, prompts, call requests and call results. */
import type { Connection } from '../../storage/connection.ts';
import type { CallKind } from './call-cost.ts';

/** How a row says where its amount comes from. */
export const BASIS = { open: 0, reported: 1, estimated: 2, unknown: 3 } as const;

/** `project`: public id; `month`: as in `2026-11`. */
export function billingPeriodIdOf(db: Connection, project: string, month: string): number {
  const known = db.prepare('SELECT id FROM billing_period WHERE project = ? AND month = ?').pluck().get(project, month);
  return (known as number | undefined) ?? insert(db, 'billing_period (project, month) VALUES (?, ?)', project, month);
}

/** `prompt`: public id. */
export function ledgerPromptIdOf(db: Connection, prompt: string): number {
  const known = db.prepare('SELECT id FROM ledger_prompt WHERE prompt = ?').pluck().get(prompt);
  return (known as number | undefined) ?? insert(db, 'ledger_prompt (prompt) VALUES (?)', prompt);
}

export function callRequestIdOf(db: Connection, { engine, route, model }: CallKind): number {
  const known = findCallRequestId(db, { engine, route, model });
  return known ?? insert(db, 'call_request (engine, route, model) VALUES (?, ?, ?)', engine, route, model);
}

/** Null for a combination that was never called. */
export function findCallRequestId(db: Connection, { engine, route, model }: CallKind): number | null {
  const known = db
    .prepare('SELECT id FROM call_request WHERE engine = ? AND route = ? AND model = ?')
    .pluck()
    .get(engine, route, model);
  return (known as number | undefined) ?? null;
}

interface CallResult {
  model: string | null;
  outcome: string;
  priceVersion: string | null;
}

export function callResultIdOf(db: Connection, { model, outcome, priceVersion }: CallResult): number {
  const known = db
    .prepare(
      `SELECT id FROM call_result WHERE coalesce(model, '') = coalesce(?, '') AND coalesce(outcome, '') = ?
         AND coalesce(price_version, '') = coalesce(?, '')`,
    )
    .pluck()
    .get(model, outcome, priceVersion);
  const into = 'call_result (model, outcome, price_version) VALUES (?, ?, ?)';
  return (known as number | undefined) ?? insert(db, into, model, outcome, priceVersion);
}

function insert(db: Connection, into: string, ...values: (string | null)[]): number {
  return Number(db.prepare(`INSERT INTO ${into}`).run(...values).lastInsertRowid);
}
