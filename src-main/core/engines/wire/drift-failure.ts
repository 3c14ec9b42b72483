/** Words a reply that nobody can read. Decides nothing. */
import type { CallFailure } from '../engine-route.ts';
import { toCallFailure } from './call-failure.ts';

/** The `schema_drift` failure for a problem that completes "The reply cannot be read:". */
export function toDriftFailure(serverName: string, problem: string): CallFailure {
  const name = serverName.replace(/^The /, 'the ');
  return toCallFailure('schema_drift', `The reply of ${name} cannot be read: ${problem}.`);
}
