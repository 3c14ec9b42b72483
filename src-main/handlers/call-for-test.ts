/** The paid part of a test: one short call that the caps allow, and what came of it. Refused by a cap, nothing is asked. */
import type { EngineTest } from '#shared/contract/engines.ts';
import type { Core } from '../core/core.ts';
import { toHeldBack, tryEngine } from '../core/engines/trial/try-engine.ts';
import { payForTest, type Reached } from './pay-for-test.ts';

export async function callForTest(core: Core, reached: Reached): Promise<EngineTest> {
  const { fetch, now } = core;
  const paid = await payForTest(core, reached, () => tryEngine({ ...reached, fetch, now }));
  return 'refusal' in paid ? toHeldBack(reached, paid.refusal) : paid.test;
}
