/** `keys.create`: issues a key; this is the only time that it is seen. */
import { hashKey, newKey, saveKey } from '../core/accounts/keys.ts';
import { handler } from './handler.ts';

export const createKey = handler('keys.create', async (core, _caller, input) => {
  const key = newKey(input.environment);
  const record = await core.storage.write(saveKey, { ...input, hash: hashKey(key) });
  return { ...record, key };
});
