/** The rate that the owner entered for the account's currency. Nothing is looked up anywhere, and nothing is converted back. */
import { defineWrite } from '../../storage/command.ts';
import { type Connection, query } from '../../storage/connection.ts';
import { readAccount } from '../accounts/account.ts';

export interface ExchangeRate {
  code: string;
  /** Units of the currency for one US dollar. */
  perUsd: number;
  setAt: string;
}

/** Null when the account's currency has no rate: amounts are in US dollars only then. */
export function readExchangeRate(db: Connection): ExchangeRate | null {
  const { currency: code } = readAccount(db);
  const row = db.prepare('SELECT per_usd AS perUsd, set_at AS setAt FROM exchange_rate WHERE currency = ?').get(code);
  if (!row) return null;
  const { perUsd, setAt } = row as { perUsd: number; setAt: number };
  return { code, perUsd, setAt: new Date(setAt).toISOString() };
}

/** Makes `currency` that of the account and keeps its rate, or forgets it. */
export const saveExchangeRate = defineWrite(
  'money.saveRate',
  (db, { currency, perUsd }: { currency: string; perUsd: number | null }, { nowMs }): ExchangeRate | null => {
    db.run(query.updateTable('account').set({ currency }));
    if (perUsd === null) db.prepare('DELETE FROM exchange_rate WHERE currency = ?').run(currency);
    else {
      db.prepare(
        `INSERT INTO exchange_rate VALUES (?, ?, ?)
         ON CONFLICT DO UPDATE SET per_usd = excluded.per_usd, set_at = excluded.set_at`,
      ).run(currency, perUsd, nowMs);
    }
    return readExchangeRate(db);
  },
);
