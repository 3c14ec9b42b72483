/** Ledger rows as they are shown, newest first. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { defineRead } from '../../storage/command.ts';
import { toPublicId } from '../answers/answer-id.ts';
import type { PageRequest } from '../paging.ts';
import { toUsd } from './nano-usd.ts';

type Ledger = OperationOutput<'money.ledger'>;
type Entry = Ledger['entries'][number];

interface LedgerRow {
  id: number;
  startedAt: number;
  prompt: string;
  answer: Uint8Array | null;
  engine: Engine;
  route: string;
  model: string;
  outcome: string | null;
  basis: Entry['basis'];
  costNano: number | null;
  priceVersion: string | null;
}

export interface LedgerPage extends PageRequest {
  /** Public id. */
  project: string;
  month: string;
}

export const loadLedger = defineRead('money.ledger', (db, { project, month, page, limit }: LedgerPage): Ledger => {
  const offset = (page - 1) * limit;
  const rows = db
    .prepare(
      `SELECT id, started_at AS startedAt, prompt, answer, engine, route, coalesce(model, model_asked) AS model, outcome, basis,
         cost_nano AS costNano, price_version AS priceVersion
       FROM ledger WHERE project = ? AND month = ? ORDER BY id DESC LIMIT ? OFFSET ?`,
    )
    .all(project, month, limit, offset) as LedgerRow[];
  const count = db.prepare('SELECT sum(calls) AS n FROM spend_month WHERE project = ? AND month = ?');
  const total = (count.get(project, month) as { n: number | null }).n ?? 0;
  const pagination = { page, limit, total, hasMore: offset + rows.length < total };
  return { entries: rows.map(toEntry), pagination };
});

function toEntry(row: LedgerRow): Entry {
  return {
    id: String(row.id),
    startedAt: new Date(row.startedAt).toISOString(),
    promptId: row.prompt,
    answerId: row.answer && toPublicId(row.answer),
    model: row.engine,
    route: row.route,
    engineModel: row.model,
    outcome: row.outcome,
    basis: row.basis,
    costUsd: row.costNano === null ? null : toUsd(row.costNano),
    priceVersion: row.priceVersion,
  };
}
