/** `keys.list`: every key that was issued, revoked ones too, never in clear. */
import { loadKeys } from '../core/accounts/keys.ts';
import { handler } from './handler.ts';

export const listKeys = handler('keys.list', (core) => core.storage.read(loadKeys, null));
