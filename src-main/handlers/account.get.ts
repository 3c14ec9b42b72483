/** `account.get`: the account behind the key. The owner has every scope. */
import { SCOPES } from '#shared/contract/operation.ts';
import { loadAccount } from '../core/accounts/account.ts';
import { maySee } from '../core/caller.ts';
import { loadProjects } from '../core/projects/load-project.ts';
import { handler } from './handler.ts';

export const getAccount = handler('account.get', async (core, caller) => {
  const account = await core.storage.read(loadAccount, null);
  const projects = await core.storage.read(loadProjects, null);
  return {
    id: account.id,
    email: account.email,
    accountName: account.name,
    tier: account.tier,
    projectCount: projects.filter((project) => maySee(caller, project)).length,
    scopes: caller.kind === 'owner' ? [...SCOPES] : [...caller.scopes],
    environment: caller.kind === 'owner' ? 'live' : caller.environment,
  };
});
