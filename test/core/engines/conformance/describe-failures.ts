/** What becomes of refusals, waits and broken connections: a value with the right reason, never a throw. */
import { setTimeout as wait } from 'node:timers/promises';
import { describe, expect, it } from 'vitest';
import type { FailureReason } from '#main/core/engines/engine-route.ts';
import type { ServerReply } from '#support/scripted-server.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { toReplies, toReply } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';
import { toRateLimits } from './rate-limits.ts';

const BY_STATUS: readonly [number, FailureReason][] = [
  [400, 'bad_request'],
  [401, 'auth'],
  [402, 'quota'],
  [403, 'forbidden'],
  [404, 'wrong_path'],
  [405, 'wrong_path'],
  [408, 'timeout'],
  [422, 'bad_request'],
  [429, 'rate_limit'],
  [500, 'overloaded'],
  [502, 'overloaded'],
  [503, 'overloaded'],
  [529, 'overloaded'],
];

const UNREADABLE: readonly [string, string | Uint8Array][] = [
  ['is empty', ''],
  ['is a page', '<!doctype html><title>Sign in</title>'],
  ['is not UTF-8', new Uint8Array([0x7b, 0x22, 0x61, 0x22, 0x3a, 0x22, 0xff, 0xfe, 0x22, 0x7d])],
  ['breaks off', '{"output":[{"type":"mess'],
  ['is null', 'null'],
  ['is a list', '[]'],
  ['is a stream of events', 'event: message\ndata: {"delta":"Kordiva"}\n\ndata: [DONE]\n\n'],
];

export function describeFailures(kit: ConformanceKit, serverOf: ServerOf): void {
  const ask = (reply: ServerReply, timeoutMs = 5000) => {
    serverOf().setReplies([reply]);
    return serverOf().ask({}, { timeoutMs });
  };

  describe('its failures', () => {
    it.each(BY_STATUS)('tell by the status alone: %i is %s', async (status, reason) => {
      expect(await ask(toReply('', status))).toMatchObject({ kind: 'failure', reason });
    });

    for (const { name, status, headers, body, reason, retryAfterMs } of kit.errors) {
      it(`tell ${name} apart: ${status} is ${reason}`, async () => {
        const outcome = await ask(toReply(body, status, headers));
        expect(outcome).toMatchObject({ kind: 'failure', reason });
        if (retryAfterMs !== undefined) expect(outcome).toHaveProperty('retryAfterMs', retryAfterMs);
      });
    }

    it.each(toRateLimits(2500))('hear the asked-for wait spelled as %s', async (_, reply, expectedMs) => {
      const outcome = await ask(reply);
      expect(outcome).toMatchObject({ kind: 'failure', reason: 'rate_limit' });
      expect(outcome).toHaveProperty('retryAfterMs', expectedMs);
    });

    it.each(UNREADABLE)('keep a reply that %s and call it schema_drift', async (_, body) => {
      const server = serverOf();
      server.setReplies([toReply(body)]);
      expect(await server.call()).toMatchObject([{ status: 200 }]);
      expect(await ask(toReply(body))).toMatchObject({ kind: 'failure', reason: 'schema_drift' });
    });

    it('counts by its status although the body of the refusal breaks off', async () => {
      const cut = { ...toReply('{"error":', 503), headers: { 'content-length': '999', 'retry-after': '3' } };
      expect(await ask(cut, 5000)).toMatchObject({ reason: 'overloaded', retryAfterMs: 3000 });
    });

    it('reads a reply that is not packed as it says', async () => {
      const replies = toReplies(kit.answer.bodies);
      const headers = { 'content-type': 'text/html', 'content-encoding': 'gzip' };
      serverOf().setReplies(replies.map((reply) => ({ ...reply, headers })));
      expect(await serverOf().ask()).toMatchObject({ kind: 'answer' });
    });

    it.each([
      ['resets the connection', { kind: 'reset' }],
      ['breaks off in the middle', { kind: 'cut' }],
    ] as const)('call a server that %s a network failure', async (_, reply) => {
      expect(await ask(reply)).toMatchObject({ kind: 'failure', reason: 'network' });
    });

    it('time out on a server that hangs', async () => {
      expect(await ask({ kind: 'hang' }, 80)).toMatchObject({ kind: 'failure', reason: 'timeout' });
    });

    it('wait for a slow server within the time', async () => {
      const [first] = toReplies(kit.answer.bodies);
      if (first === undefined) throw new Error('the kit has no answer');
      const rest = toReplies(kit.answer.bodies).slice(1);
      serverOf().setReplies([{ kind: 'slow', delayMs: 100, next: first }, ...rest]);
      expect(await serverOf().ask()).toMatchObject({ kind: 'answer' });
    });

    it('follow no redirect', async () => {
      const before = serverOf().requests.length;
      const outcome = await ask(toReply('', 307, { location: `${serverOf().url}/elsewhere` }));
      expect(outcome).toMatchObject({ kind: 'failure' });
      expect(serverOf().requests.length).toBe(before + 1);
    });

    it('stop when the caller aborts, and send nothing when that was before', async () => {
      const server = serverOf();
      server.setReplies([{ kind: 'hang' }]);
      const controller = new AbortController();
      const call = server.call({}, {}, controller.signal);
      await wait(60);
      controller.abort();
      expect(await call).toMatchObject({ kind: 'failure', reason: 'aborted' });
      const before = server.requests.length;
      expect(await server.call({}, {}, controller.signal)).toMatchObject({ kind: 'failure', reason: 'aborted' });
      await wait(30);
      expect(server.requests.length).toBe(before);
    });

    it('are values for an address or a key that cannot be one', async () => {
      for (const baseUrl of ['', 'nowhere', 'ftp://127.0.0.1', 'http://me:word@127.0.0.1']) {
        expect(await serverOf().ask({}, { baseUrl })).toMatchObject({ kind: 'failure', reason: 'bad_request' });
      }
      for (const apiKey of ['ключ-123456', 'a\r\nx-evil: 1', 'two words']) {
        expect(await serverOf().ask({}, { apiKey })).toMatchObject({ kind: 'failure', reason: 'auth' });
      }
    });
  });
}
