/** `keys.revoke`: ends a key at once and for good. */
import { revokeKey } from '../core/accounts/keys.ts';
import { handler } from './handler.ts';

export const revokeKeyHandler = handler('keys.revoke', (core, _caller, input) =>
  core.storage.write(revokeKey, input.keyId),
);
