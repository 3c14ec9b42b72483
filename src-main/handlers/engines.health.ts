/** `engines.health`: calls, answers and failures of each engine and route by day. */
import { loadHealth } from '../core/health/load-health.ts';
import { handler } from './handler.ts';

export const listHealth = handler('engines.health', (core, _caller, { days }) =>
  core.storage.read(loadHealth, { days, nowMs: core.now() }),
);
