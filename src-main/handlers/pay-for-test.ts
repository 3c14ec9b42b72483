/** A call that belongs to no project and may be paid: the caps let it through, and it has its row in the ledger. Refused, nothing is asked. */
import type { Engine } from '#shared/vocabulary/engines.ts';
import type { Core } from '../core/core.ts';
import type { EngineRoute, ReadOutcome, RouteSettings } from '../core/engines/engine-route.ts';
import type { Cost } from '../core/money/price-table.ts';
import { closeTestCall, type EndedTest, openTestCall } from '../core/money/test-call.ts';
import { toPlannedCall } from '../core/scheduling/plan-reach.ts';

export interface Reached {
  engine: Engine;
  route: EngineRoute;
  settings: RouteSettings;
}

export interface TestEnd {
  outcome: ReadOutcome;
  /** Replies came, whatever they hold. */
  hasReplied: boolean;
}

export type Paid<T extends TestEnd> = (T & { cost: Cost }) | { refusal: string };

/** `call` never throws: whatever goes wrong is in its outcome. */
export async function payForTest<T extends TestEnd>(
  core: Core,
  reached: Reached,
  call: () => Promise<T>,
): Promise<Paid<T>> {
  const { engine, route } = reached;
  const opened = await core.storage.write(openTestCall, toPlannedCall(engine, reached));
  if ('refusal' in opened) return opened;
  const end = await call();
  const ended = { callId: opened.callId, routeId: route.id, ended: toEnded(end) };
  return { ...end, cost: await core.storage.write(closeTestCall, ended) };
}

function toEnded({ outcome, hasReplied }: TestEnd): EndedTest['ended'] {
  if (outcome.kind === 'failure') return { kind: 'failed', failure: outcome, hasReplied };
  if (outcome.kind === 'not_shown') {
    return { kind: 'answered', word: outcome.kind, bill: outcome.bill, engineVersion: null };
  }
  const word = outcome.isRefusal ? 'refusal' : outcome.kind;
  return { kind: 'answered', word, bill: outcome.bill, engineVersion: outcome.engineVersion };
}
