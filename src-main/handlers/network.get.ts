/** `network.get`: how requests to others leave this machine. Tells no password. */
import { PROXY_PASSWORD } from '../core/network/network.ts';
import { loadNetworkSettings } from '../core/network/network-settings.ts';
import { describeVariables } from '../core/network/resolve-proxy.ts';
import { handler } from './handler.ts';

export const getNetwork = handler('network.get', async (core) => {
  const { from, problem } = core.keys.describe(PROXY_PASSWORD);
  return {
    settings: await core.storage.read(loadNetworkSettings, null),
    password: { from, problem },
    environment: describeVariables(core.env),
    hasSystem: core.network.hasSystem,
  };
});
