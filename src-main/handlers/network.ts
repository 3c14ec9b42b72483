/** How requests to others leave this machine. */
import { validationError } from '#shared/app-error.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { describeRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { PROXY_PASSWORD } from '../core/network/network.ts';
import { loadNetworkSettings, saveNetworkSettings } from '../core/network/network-settings.ts';
import { probeServer } from '../core/network/probe-server.ts';
import { describeVariables } from '../core/network/resolve-proxy.ts';
import { wakeEngines } from '../core/scheduling/job-queue.ts';
import type { Handlers } from './handler.ts';

export const networkHandlers = {
  'network.get': ({ core }) => describeNetwork(core),
  'network.update': async ({ core, input: { password, ...change } }) => {
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
    return describeNetwork(core);
  },
  'network.test': async ({ core, input: { url } }) => {
    await core.network.refresh(true);
    const urls = url === undefined ? await listServers(core) : [new URL(url)];
    const servers = await Promise.all(urls.map((server) => probeServer(server, core.network)));
    const { systemCount, extraFile, problems } = await core.network.describeTrust();
    return { certificates: { system: systemCount, extraFile, problems: [...problems] }, servers };
  },
} satisfies Handlers;

/** Tells no password. */
async function describeNetwork(core: Core): Promise<OperationOutput<'network.get'>> {
  const { from, problem } = core.keys.describe(PROXY_PASSWORD);
  return {
    settings: await core.storage.read(loadNetworkSettings, null),
    password: { from, problem },
    environment: describeVariables(core.env),
    hasSystem: core.network.hasSystem,
  };
}

/** Each once; none where no engine can be asked: nobody else is called unasked. */
async function listServers(core: Core): Promise<URL[]> {
  const routes = describeRoutes(await core.storage.read(loadEngineSettings, null), core.keys);
  const served = routes.filter(({ servedEngines }) => servedEngines.length > 0);
  const origins = served.flatMap(({ baseUrl }) => URL.parse(baseUrl)?.origin ?? []);
  return [...new Set(origins)].map((origin) => new URL(origin));
}
