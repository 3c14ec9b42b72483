/** The paid part of a test: a call that the caps allow, with its row in the ledger. Refused by a cap, nothing is asked. */
import type { EngineTest } from '#shared/contract/engines.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import type { EngineRoute, RouteSettings } from '../core/engines/engine-route.ts';
import { type TrialEnd, toHeldBack, tryEngine } from '../core/engines/trial/try-engine.ts';
import { closeTestCall, type EndedTest, openTestCall } from '../core/money/test-call.ts';
import { toPlannedCall } from '../core/scheduling/plan-reach.ts';

interface Reached {
  engine: Engine;
  route: EngineRoute;
  settings: RouteSettings;
}

export async function callForTest(core: Core, reached: Reached): Promise<EngineTest> {
  const { engine, route } = reached;
  const opened = await core.storage.write(openTestCall, toPlannedCall(engine, reached));
  if ('refusal' in opened) return toHeldBack(reached, opened.refusal);
  const { fetch, now } = core;
  const end = await tryEngine({ ...reached, fetch, now });
  await core.storage.write(closeTestCall, { callId: opened.callId, routeId: route.id, ended: toEnded(end) });
  return end.test;
}

function toEnded({ outcome, hasReplied }: TrialEnd): EndedTest['ended'] {
  if (outcome.kind === 'failure') return { kind: 'failed', failure: outcome, hasReplied };
  if (outcome.kind === 'not_shown') {
    return { kind: 'answered', word: outcome.kind, bill: outcome.bill, engineVersion: null };
  }
  const word = outcome.isRefusal ? 'refusal' : outcome.kind;
  return { kind: 'answered', word, bill: outcome.bill, engineVersion: outcome.engineVersion };
}
