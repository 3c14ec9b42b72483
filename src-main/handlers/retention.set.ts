/** `retention.set`: the owner says how long raw replies are kept; the app or server deletes older ones by and by. */
import { saveRetention } from '../core/retention/retention.ts';
import { handler } from './handler.ts';

export const setRetention = handler('retention.set', async (core, _caller, { rawReplyDays }) =>
  core.storage.write(saveRetention, { rawReplyDays }),
);
