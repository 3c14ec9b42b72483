/**
 * The built-in engine of test projects: no network, no cost, the same answer for the same ask. Must never replace a
 * live engine.
 */
import { ENGINES } from '#shared/vocabulary/engines.ts';
import type { CallFailure, EngineRequest, EngineRoute, RawReply, ReadOutcome, RouteContext } from '../engine-route.ts';
import { toCallFailure } from '../wire/call-failure.ts';
import { decodeJson } from '../wire/decode-json.ts';
import { composeReply } from './compose-reply.ts';
import { simulatedReplyShape } from './reply-shape.ts';

export const simulatedRoute: EngineRoute = {
  id: 'simulated',
  label: 'Simulated engine',
  surface: 'simulated',
  nearness: null,
  engines: ENGINES,
  needsKey: false,
  honours: { language: 'parameter', country: 'none' },
  environment: { keyVariable: null, baseUrlVariable: null },
  defaults: { baseUrl: 'simulated:', model: 'simulated-1', maxOutputTokens: null },
  concurrency: 8,
  paceMs: 0,
  call: callSimulated,
  read: readSimulated,
};

const FREE = { reportedUsd: 0, usage: null };

async function callSimulated(request: EngineRequest, context: RouteContext): Promise<RawReply[] | CallFailure> {
  if (context.signal.aborted) return toCallFailure('aborted', 'The call to the simulated engine was stopped.');
  if (request.prompt.includes('[simulate:failure]')) {
    return toCallFailure('overloaded', 'The simulated engine fails because the prompt asks it to.');
  }
  const body = new TextEncoder().encode(JSON.stringify(composeReply(request)));
  return [{ status: 200, headers: { 'content-type': 'application/json' }, body, receivedAt: context.now() }];
}

function readSimulated(replies: RawReply[]): ReadOutcome {
  const body = replies.at(-1)?.body;
  const decoded = body === undefined ? null : decodeJson(body);
  const parsed = simulatedReplyShape.safeParse(decoded?.isReadable ? decoded.value : null);
  if (!parsed.success) return toCallFailure('schema_drift', 'This is no reply of the simulated engine.');
  const reply = parsed.data;
  if (reply.outcome === 'not_shown') return { kind: 'not_shown', bill: FREE };
  return {
    kind: 'answer',
    text: reply.text,
    engineVersion: reply.model,
    cited: reply.cited,
    retrieved: reply.retrieved,
    queries: reply.queries,
    isGrounded: reply.isGrounded,
    isRefusal: reply.isRefusal,
    isIncomplete: false,
    bill: FREE,
  };
}
