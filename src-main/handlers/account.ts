/** The account and the keys to its API. */
import { SCOPES } from '#shared/contract/operation.ts';
import { loadAccount } from '../core/accounts/account.ts';
import { hashKey, loadKeys, newKey, revokeKey, saveKey } from '../core/accounts/keys.ts';
import { maySee } from '../core/caller.ts';
import { loadProjects } from '../core/lifecycle/load-project.ts';
import { saveAccount } from '../core/lifecycle/save-account.ts';
import type { Handlers } from './handler.ts';

export const accountHandlers = {
  'account.get': async ({ core, caller }) => {
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
  },
  'account.update': async ({ core, input }) => {
    const account = await core.storage.write(saveAccount, input);
    const { id, tier, name, email, timeZone } = account;
    core.executor.poke();
    return { id, tier, accountName: name, email, timeZone };
  },
  /** Issues a key; this is the only time that it is seen. */
  'keys.create': async ({ core, input }) => {
    const key = newKey(input.environment);
    const record = await core.storage.write(saveKey, { ...input, hash: hashKey(key) });
    return { ...record, key };
  },
  'keys.list': ({ core }) => core.storage.read(loadKeys, null),
  'keys.revoke': ({ core, input }) => core.storage.write(revokeKey, input.keyId),
} satisfies Handlers;
