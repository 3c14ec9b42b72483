/** The one account of a data folder, read by every limit. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import { DEFAULT_TIER, TIERS, type Tier } from '#shared/vocabulary/plans.ts';
import { defineRead } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';

export interface Account {
  id: string;
  email: string;
  name: string;
  tier: Tier;
  currency: string;
  defaultModels: Engine[];
  /** IANA name: whose months those of money are. */
  timeZone: string;
}

/** The account; it exists from the first start on. */
export function readAccount(db: Connection): Account {
  const row = db.get(query.selectFrom('account').selectAll());
  if (!row) throw new Error('The account is missing.');
  return {
    id: row.public_id,
    email: row.email,
    name: row.name,
    tier: TIERS.find((tier) => tier === row.tier) ?? DEFAULT_TIER,
    currency: row.currency,
    defaultModels: JSON.parse(row.default_models),
    timeZone: row.time_zone,
  };
}

export const loadAccount = defineRead('accounts.load', (db, _input: null): Account => readAccount(db));
