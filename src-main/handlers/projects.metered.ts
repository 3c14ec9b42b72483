/** `projects.metered`: what the highest package tells of all that is planned now. */
import { loadMeteredNotice } from '../core/projects/limits.ts';
import { handler } from './handler.ts';

export const getMeteredNotice = handler('projects.metered', async (core) => ({
  meteredNotice: await core.storage.read(loadMeteredNotice, null),
}));
