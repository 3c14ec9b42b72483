/**
 * Errors as each provider words them, over the real wire: what a call comes to, and what the owner is told of it. They are in
 * `test/fixtures/engines/errors/`, one file a provider, named as its variables are.
 */
import { describe, expect, it } from 'vitest';
import type { FailureReason } from '#main/core/engines/engine-route.ts';
import { tryEngine } from '#main/core/engines/trial/try-engine.ts';
import type { CallProblem } from '#shared/vocabulary/call-problems.ts';
import { makeContext, readFixtureText } from '#support/engine-requests.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { toAsk, toReply } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';

interface RecordedError {
  name: string;
  status: number;
  headers: Record<string, string>;
  body: unknown;
  reason: FailureReason;
  problem: CallProblem;
  /** The server charges for what it refused. */
  isBilled?: true;
}

/** What a key that works must never be answered with. */
const BLAMES_THE_KEY = /\b(?:new|another|other) key\b|\brevoked\b/i;

export function describeRecordedErrors(kit: ConformanceKit, serverOf: ServerOf): void {
  const { route } = kit;
  const [provider = ''] = (route.environment.baseUrlVariable ?? '').toLowerCase().split('_');
  const errors: RecordedError[] = JSON.parse(readFixtureText(`errors/${provider}`));

  describe('its errors, told apart by their bodies', () => {
    it('cover a key, a model, a path and an outage', () => {
      const told = errors.map(({ reason }) => reason);
      const hasModels = route.surface !== 'serp';
      const least: FailureReason[] = [
        'auth',
        'wrong_path',
        'overloaded',
        ...(hasModels ? ['unknown_model' as const] : []),
      ];
      expect(told).toEqual(expect.arrayContaining(least));
    });

    it.each(errors)('$name: $status is $problem', async ({ status, headers, body, reason, problem, isBilled }) => {
      const server = serverOf();
      server.setReplies([toReply(body, status, headers)]);
      const outcome = await server.ask();
      expect(outcome).toMatchObject({ kind: 'failure', reason });
      expect(outcome).toHaveProperty('message', expect.stringContaining(`HTTP ${status}`));
      if (isBilled) expect(outcome).toHaveProperty('mayBePaid', true);
      else expect(outcome).not.toHaveProperty('mayBePaid');

      server.setReplies([toReply(body, status, headers)]);
      const { settings, fetch, now } = makeContext({ baseUrl: server.url, model: route.defaults.model });
      const { test } = await tryEngine({ engine: toAsk(kit).engine, route, settings, fetch, now });
      expect(test).toMatchObject({ ok: false, problem });
      if (problem !== 'wrong_key') expect(test.advice).not.toMatch(BLAMES_THE_KEY);
    });
  });
}
