/** What a verification would call with the keys and settings of this moment, and what each paid call may cost at most. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { planTargets } from '../core/engines/verify/plan-targets.ts';
import type { VerifiedTarget } from '../core/engines/verify/verify-call.ts';
import { loadTestCeilings } from '../core/money/test-call.ts';
import { toPlannedCall } from '../core/scheduling/plan-reach.ts';

export interface PlannedVerification {
  planned: { target: VerifiedTarget; ceilingUsd: number; isHeldBack: boolean }[];
  /** US dollars, of all together. */
  ceilingUsd: number;
}

export async function planVerification(
  core: Core,
  engines: readonly Engine[] | undefined,
): Promise<PlannedVerification> {
  await core.keys.refresh();
  const targets = planTargets(await core.storage.read(loadEngineSettings, null), core.env, engines);
  const calls = targets.map((target) => toPlannedCall(target.engine, target));
  const ceilings = await core.storage.read(loadTestCeilings, { calls, nowMs: core.now() });
  const planned = targets.map((target, index) => ({ target, ceilingUsd: 0, isHeldBack: false, ...ceilings[index] }));
  // Sums of nano-dollars are exact; sums of dollars are not.
  const ceilingUsd = planned.reduce((sum, each) => sum + Math.round(each.ceilingUsd * 1e9), 0) / 1e9;
  return { planned, ceilingUsd };
}
