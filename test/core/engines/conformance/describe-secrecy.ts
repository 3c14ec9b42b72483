/** The key stays out of everything that is stored or shown, even when a server echoes it. */
import { describe, expect, it } from 'vitest';
import { isCallFailure } from '#main/core/engines/engine-route.ts';
import { TEST_KEY } from '#support/engine-requests.ts';
import type { ConformanceKit } from './conformance-kit.ts';
import { toReply } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';

const ECHO = { error: { code: TEST_KEY, type: TEST_KEY, message: `Bad key: ${TEST_KEY}` }, detail: TEST_KEY };

export function describeSecrecy(kit: ConformanceKit, serverOf: ServerOf): void {
  describe('its key', () => {
    it.each([200, 400, 401, 403, 429, 500])('is not in what comes of an echo with status %i', async (status) => {
      serverOf().setReplies([toReply(ECHO, status, { 'x-echo': `Bearer ${TEST_KEY}` })]);
      const outcome = await serverOf().call();
      const replies = isCallFailure(outcome) ? [] : outcome;
      const stored = replies.map(({ headers, body }) => [headers, new TextDecoder().decode(body)]);
      expect(JSON.stringify([isCallFailure(outcome) ? outcome : null, stored])).not.toContain(TEST_KEY);
      if (!isCallFailure(outcome)) {
        expect(JSON.stringify(await serverOf().ask())).not.toContain(TEST_KEY);
      }
    });

    if (kit.route.needsKey) return;
    it('may be missing, and then none is sent', async () => {
      const { requests } = serverOf();
      serverOf().setReplies([toReply('{}')]);
      await serverOf().call({}, { apiKey: null });
      const last = requests.at(-1);
      expect(last === undefined ? 'nothing' : kit.readKey(last)).toBeNull();
    });
  });
}
