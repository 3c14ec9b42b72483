/** The first thing that runs: the client, its cache, events that keep it right, and what the first screen needs. It waits for no words. */
import { chooseClient } from '../api/choose-client.ts';
import { followWrites } from '../api/follow-writes.ts';
import { followEvents } from '../api/live-updates.ts';
import { notifyByFrame } from '../api/notify-by-frame.ts';
import { createRefresher } from '../api/refresher.ts';
import { createQueryClient } from './query-cache.ts';
import { startLoading } from './start-loading.ts';

export const cache = createQueryClient();
const refresher = createRefresher(cache);
export const client = followWrites(chooseClient(), refresher);

notifyByFrame();
// Before the first call: what changes after it was read is heard of.
followEvents(client, cache, refresher);
startLoading(client, cache, location.hash);
