/** `account.update`: the owner changes the plan or the account's texts. */
import { saveAccount } from '../core/accounts/account.ts';
import { handler } from './handler.ts';

export const updateAccount = handler('account.update', async (core, _caller, input) => {
  const account = await core.storage.write(saveAccount, input);
  const { id, tier, name, email, timeZone } = account;
  core.executor.poke();
  return { id, tier, accountName: name, email, timeZone };
});
