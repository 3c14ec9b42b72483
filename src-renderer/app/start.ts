/** The first thing that runs: the client and its cache, and with them what the first screen needs. It waits for no words. */
import { chooseClient } from '../api/choose-client.ts';
import { notifyByFrame } from '../api/notify-by-frame.ts';
import { createQueryClient } from './query-cache.ts';
import { startLoading } from './start-loading.ts';

export const client = chooseClient();
export const cache = createQueryClient();

notifyByFrame();
startLoading(client, cache, location.hash);
