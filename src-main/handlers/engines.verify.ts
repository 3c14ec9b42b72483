/**
 * `engines.verify`: calls every service with a key as it is used, side by side, and says what holds of what is known about it. Each
 * result is kept as soon as it is there; a process that dies leaves those of the others as they were, and its calls in the ledger as lost.
 */
import { AppError, validationError } from '#shared/app-error.ts';
import type { VerifiedRoute } from '#shared/contract/verification.ts';
import type { Core } from '../core/core.ts';
import { saveVerification } from '../core/engines/verify/kept-verifications.ts';
import { listKeys } from '../core/engines/verify/plan-targets.ts';
import type { VerifiedTarget } from '../core/engines/verify/verify-call.ts';
import { verifyRoute } from '../core/engines/verify/verify-route.ts';
import { handler } from './handler.ts';
import { payForTest } from './pay-for-test.ts';
import { planVerification } from './plan-verification.ts';

/** All calls to one service, waits included; services are called side by side. */
const LONGEST_MS = 300_000;

/** Two at once would pay twice for what was agreed to once. */
const underWay = new WeakSet<Core>();

export const verifyEngines = handler('engines.verify', async (core, _caller, { engines, agreedUsd }) => {
  if (underWay.has(core)) throw new AppError('CONFLICT', 'A verification is under way.', { reason: 'busy' });
  underWay.add(core);
  try {
    const { planned, ceilingUsd } = await planVerification(core, engines);
    if (ceilingUsd > agreedUsd) {
      const message = `is less than the US$${ceilingUsd.toFixed(2)} that the calls may cost`;
      throw validationError([{ path: 'agreedUsd', message }]);
    }
    const ended = await Promise.allSettled(planned.map(({ target }) => verify(core, target)));
    return { routes: ended.map(unwrap) };
  } finally {
    underWay.delete(core);
  }
});

/** A fault of the data folder, say, and not of a service: told once nothing is under way any more. */
function unwrap<T>(ended: PromiseSettledResult<T>): T {
  if (ended.status === 'rejected') throw ended.reason;
  return ended.value;
}

async function verify(core: Core, target: VerifiedTarget): Promise<VerifiedRoute> {
  const { fetch, now } = core;
  const verified = await verifyRoute(target, {
    fetch,
    now,
    signal: AbortSignal.timeout(LONGEST_MS),
    keys: listKeys(core.env),
    pay: (settings, call) => payForTest(core, { ...target, settings }, call),
  });
  await core.storage.write(saveVerification, verified);
  core.progress.emit({ kind: 'engines-changed' });
  const { bodies: _kept, ...result } = verified;
  return result;
}
