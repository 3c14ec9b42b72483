/** `account.update`: the owner changes the plan or the account's texts. */
import { saveAccount } from '../core/accounts/account.ts';
import { handler } from './handler.ts';

export const updateAccount = handler('account.update', async (core, _caller, input) => {
  const account = await core.storage.write(saveAccount, input);
  return { id: account.id, tier: account.tier, accountName: account.name, email: account.email };
});
