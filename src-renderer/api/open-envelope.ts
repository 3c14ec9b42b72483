/** Takes the data out of an envelope, or throws the error inside it. It trusts the core to have validated the data. */
import { fromWireError } from '#shared/app-error.ts';
import type { Envelope } from '#shared/contract/wire.ts';

import { unreachable } from './app-client.ts';

function isEnvelope(value: unknown): value is Envelope {
  return typeof value === 'object' && value !== null && ('data' in value || 'error' in value);
}

/** The data of an envelope. Throws the AppError it carries; anything that is no envelope counts as no answer at all. */
export function openEnvelope(value: unknown): unknown {
  if (!isEnvelope(value)) throw unreachable(value);
  if ('error' in value) throw fromWireError(value.error);
  return value.data;
}
