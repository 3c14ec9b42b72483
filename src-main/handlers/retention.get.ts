/** `retention.get`: how long raw replies are kept. */
import { loadRetention } from '../core/retention/retention.ts';
import { handler } from './handler.ts';

export const getRetention = handler('retention.get', async (core) => core.storage.read(loadRetention, null));
