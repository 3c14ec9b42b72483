/** What a caller may see of the caps: the account's is no business of a key that sees part of it. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Caller } from '../core/caller.ts';

type Caps = OperationOutput<'money.setCap'>;

export function toVisibleCaps(caps: Caps, caller: Caller): Caps {
  const seesAll = caller.kind === 'owner' || (caller.environment === 'live' && caller.projectIds === null);
  return seesAll ? caps : { ...caps, account: null };
}
