/** `network.update`: changes how requests to others leave this machine; what waited for it goes on at once. */
import { validationError } from '#shared/app-error.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import { PROXY_PASSWORD } from '../core/network/network.ts';
import { loadNetworkSettings, saveNetworkSettings } from '../core/network/network-settings.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import { handler } from './handler.ts';
import { getNetwork } from './network.get.ts';

export const updateNetwork = handler('network.update', async (core, caller, { password, ...change }) => {
  const settings = { ...(await core.storage.read(loadNetworkSettings, null)), ...change };
  if (settings.proxy === 'manual' && !settings.address) {
    throw validationError([{ path: 'address', message: 'is needed for a manual proxy' }]);
  }
  if (password === null) await core.keys.remove(PROXY_PASSWORD);
  else if (password !== undefined) await core.keys.save(PROXY_PASSWORD, password);
  await core.storage.write(saveNetworkSettings, change);
  await core.network.refresh(true);
  await core.storage.write(wakeEngines, ENGINES);
  core.executor.unblock();
  return getNetwork(core, caller, {});
});
