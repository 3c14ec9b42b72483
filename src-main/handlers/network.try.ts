/**
 * `network.test`: connects to the servers of the engines that can be asked, and says what stands in the way. Named apart: a file
 * `network.test.ts` would be taken for a test.
 */
import type { Core } from '../core/core.ts';
import { describeRoutes } from '../core/engines/describe-routes.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { probeServer } from '../core/network/probe-server.ts';
import { handler } from './handler.ts';

export const testNetwork = handler('network.test', async (core, _caller, { url }) => {
  await core.network.refresh(true);
  const urls = url === undefined ? await listServers(core) : [new URL(url)];
  const servers = await Promise.all(urls.map((server) => probeServer(server, core.network)));
  const { systemCount, extraFile, problems } = await core.network.describeTrust();
  return { certificates: { system: systemCount, extraFile, problems: [...problems] }, servers };
});

/** Each once; none where no engine can be asked: nobody else is called unasked. */
async function listServers(core: Core): Promise<URL[]> {
  const routes = describeRoutes(await core.storage.read(loadEngineSettings, null), core.keys);
  const served = routes.filter(({ servedEngines }) => servedEngines.length > 0);
  const origins = served.flatMap(({ baseUrl }) => URL.parse(baseUrl)?.origin ?? []);
  return [...new Set(origins)].map((origin) => new URL(origin));
}
