/** `money.setRate`: the account's currency and what a US dollar is worth in it. */
import { saveExchangeRate } from '../core/money/exchange-rate.ts';
import { handler } from './handler.ts';

export const setRate = handler('money.setRate', async (core, _caller, input) => ({
  currency: await core.storage.write(saveExchangeRate, input),
}));
