/** The one account of a data folder: created on first start, read by every limit. */
import { DEFAULT_ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { DEFAULT_TIER, TIERS, type Tier } from '#shared/vocabulary/plans.ts';
import { defineRead, defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { newId } from '../ids.ts';
import { wakeCapped } from '../money/caps.ts';
import { noteSampleWanted } from '../sample/sample-state.ts';

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

/** Creates the account when the folder is new. True when it did: this is the first start. */
export const ensureAccount = defineWrite(
  'accounts.ensure',
  (db, input: { wantsSample: boolean }, { nowMs }): boolean => {
    const { changes } = db.run(
      query
        .insertInto('account')
        .values({
          id: 1,
          public_id: newId(),
          email: 'owner@localhost',
          name: 'Local account',
          tier: DEFAULT_TIER,
          currency: 'USD',
          default_models: JSON.stringify(DEFAULT_ENGINES),
          created_at: nowMs,
          time_zone: Intl.DateTimeFormat().resolvedOptions().timeZone,
        })
        .onConflict((conflict) => conflict.doNothing()),
    );
    if (changes === 1 && input.wantsSample) noteSampleWanted(db);
    return changes === 1;
  },
);

export const saveAccount = defineWrite(
  'accounts.save',
  (db, input: { tier?: Tier; accountName?: string; email?: string; timeZone?: string }, { nowMs }): Account => {
    const current = readAccount(db);
    db.run(
      query.updateTable('account').set({
        tier: input.tier ?? current.tier,
        name: input.accountName ?? current.name,
        email: input.email ?? current.email,
        time_zone: input.timeZone ?? current.timeZone,
      }),
    );
    // Another month may have begun there.
    if (input.timeZone !== undefined) wakeCapped(db, nowMs);
    return readAccount(db);
  },
);
