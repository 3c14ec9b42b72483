/** `engines.removeModel`: forgets what the owner said of a model. */
import { removeOwnModel } from '../core/engines/models/own-models.ts';
import { handler } from './handler.ts';

export const removeEngineModel = handler('engines.removeModel', async (core, _caller, line) => {
  const removed = await core.storage.write(removeOwnModel, line);
  return removed;
});
