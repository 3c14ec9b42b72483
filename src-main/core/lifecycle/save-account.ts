/** The account's beginning and its changes. */
import { DEFAULT_ENGINES } from '#shared/vocabulary/engines.ts';
import { DEFAULT_TIER, type Tier } from '#shared/vocabulary/plans.ts';
import { defineWrite } from '../../storage/command.ts';
import { query } from '../../storage/connection.ts';
import { type Account, readAccount } from '../accounts/account.ts';
import { newId } from '../ids.ts';
import { wakeCapped } from '../money/caps.ts';
import { noteSampleWanted } from '../projects/sample-state.ts';

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
