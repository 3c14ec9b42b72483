/** Calls every service as it is used and says what holds of what is known about it. */
import { AppError } from '#shared/app-error.ts';
import type { VerifiedRoute } from '#shared/contract/verification.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import { loadEngineSettings } from '../core/engines/engine-settings.ts';
import { ENGINE_ROUTES } from '../core/engines/registry.ts';
import { VerificationBudget } from '../core/engines/verify/budget.ts';
import { listKeys, planTargets } from '../core/engines/verify/plan-targets.ts';
import { loadVerifications, saveVerification } from '../core/engines/verify/stored-verifications.ts';
import type { VerifiedTarget } from '../core/engines/verify/verify-call.ts';
import { verifyRoute } from '../core/engines/verify/verify-route.ts';
import { mayBePaid } from '../core/money/ledger.ts';
import { loadTestCeilings } from '../core/money/test-call.ts';
import { toPlannedCall } from '../core/scheduling/plan-reach.ts';
import type { Handlers } from './handler.ts';
import { type Paid, payForTest, type Reached, type TestEnd } from './pay-for-test.ts';

export const verificationHandlers = {
  'engines.planVerification': async ({ core, input: { engines } }) => {
    const { planned, ceilingUsd } = await planVerification(core, engines);
    const kept = await core.storage.read(loadVerifications, { withBodies: false });
    const routes = planned.map(({ target, ceilingUsd: mostUsd, isHeldBack }) => {
      const { engine, route, settings } = target;
      const last = kept.find((verified) => verified.route === route.id);
      return {
        route: route.id,
        engine,
        model: route.toModel?.(engine, settings.model) ?? settings.model,
        ceilingUsd: mostUsd,
        isHeldBack,
        lastVerified: last ? { at: last.at, state: last.state } : null,
      };
    });
    return { routes, ceilingUsd, usualMostUsd: USUAL_MOST_USD };
  },
  /**
   * Services are called side by side, as far as what was agreed to allows. Each result is kept as soon as it is there; a process that
   * dies leaves those of the others as they were, and its calls in the ledger as lost.
   */
  'engines.verify': async ({ core, input: { engines, agreedUsd } }) => {
    if (underWay.has(core)) throw new AppError('CONFLICT', 'A verification is under way.', { reason: 'busy' });
    underWay.add(core);
    try {
      const { planned } = await planVerification(core, engines);
      const budget = new VerificationBudget(agreedUsd);
      const ended = await Promise.allSettled(planned.map(({ target }) => verify(core, target, budget)));
      return { routes: ended.map(unwrap) };
    } finally {
      underWay.delete(core);
    }
  },
  'engines.verification': async ({ core, input: { withBodies } }) => {
    const kept = await core.storage.read(loadVerifications, { withBodies });
    return { routes: ENGINE_ROUTES.flatMap(({ id }) => kept.find(({ route }) => route === id) ?? []) };
  },
} satisfies Handlers;

/** US dollars. */
const USUAL_MOST_USD = 1;

/** All calls to one service, waits included; services are called side by side. */
const LONGEST_MS = 300_000;

/** Two at once would pay twice for what was agreed to once. */
const underWay = new WeakSet<Core>();

/** A fault of the data folder, say, and not of a service: reported once nothing is under way any more. */
function unwrap<T>(ended: PromiseSettledResult<T>): T {
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}

async function verify(core: Core, target: VerifiedTarget, budget: VerificationBudget): Promise<VerifiedRoute> {
  const { fetch, now } = core;
  const verified = await verifyRoute(target, {
    fetch,
    now,
    signal: AbortSignal.timeout(LONGEST_MS),
    keys: listKeys(core.env),
    pay: (settings, call) => pay(core, { ...target, settings }, budget, call),
  });
  await core.storage.write(saveVerification, verified);
  core.progress.note(null, 'health', 'spend');
  const { bodies: _kept, ...result } = verified;
  return result;
}

/** Within what was agreed to, and within the caps. */
async function pay<T extends TestEnd>(
  core: Core,
  reached: Reached,
  budget: VerificationBudget,
  call: () => Promise<T>,
): Promise<Paid<T>> {
  const calls = [toPlannedCall(reached.engine, reached)];
  const [planned] = await core.storage.read(loadTestCeilings, { calls, nowMs: core.now() });
  const paid = await budget.spend(planned?.ceilingUsd ?? 0, () => payForTest(core, reached, call), costOf);
  return paid ?? { refusal: 'What was agreed to leaves no room for it.' };
}

/** US dollars; null where it may have been charged and nobody knows how much. */
function costOf(ended: Paid<TestEnd>): number | null {
  if ('refusal' in ended) return 0;
  const isRefused = ended.outcome.kind === 'failure' && !mayBePaid(ended.outcome);
  return isRefused ? 0 : ended.cost.costUsd;
}

/** What a verification would call with the keys and settings of this moment, and what each paid call may cost at most. */
interface PlannedVerification {
  planned: { target: VerifiedTarget; ceilingUsd: number; isHeldBack: boolean }[];
  /** US dollars, of all together. */
  ceilingUsd: number;
}

async function planVerification(core: Core, engines: readonly Engine[] | undefined): Promise<PlannedVerification> {
  await core.keys.refresh();
  const targets = planTargets(await core.storage.read(loadEngineSettings, null), core.env, engines);
  const calls = targets.map((target) => toPlannedCall(target.engine, target));
  const ceilings = await core.storage.read(loadTestCeilings, { calls, nowMs: core.now() });
  const planned = targets.map((target, index) => ({ target, ceilingUsd: 0, isHeldBack: false, ...ceilings[index] }));
  // Sums of nano-dollars are exact; sums of dollars are not.
  const ceilingUsd = planned.reduce((sum, each) => sum + Math.round(each.ceilingUsd * 1e9), 0) / 1e9;
  return { planned, ceilingUsd };
}
