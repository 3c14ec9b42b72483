/** What a reply may come to, each told apart from the others. */
import { describe, expect, it } from 'vitest';
import type { Bodies, ConformanceKit } from './conformance-kit.ts';
import { toReplies } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';

export function describeOutcomes(kit: ConformanceKit, serverOf: ServerOf): void {
  const ask = (bodies: Bodies) => {
    serverOf().setReplies(toReplies(bodies));
    return serverOf().ask();
  };
  const { refusal, truncated, unsearched, notShown } = kit;

  describe('its outcomes', () => {
    it('are: an answer with cited, consulted and searched kept apart, its version and its bill', async () => {
      expect(await ask(kit.answer.bodies)).toEqual({ kind: 'answer', ...kit.answer.expected });
    });

    it('are: an answer in spite of items that nobody knows', async () => {
      expect(await ask(kit.unknownItems.bodies)).toMatchObject({
        kind: 'answer',
        text: kit.unknownItems.text,
        isIncomplete: false,
        isRefusal: false,
      });
    });

    it(`are: ${kit.noText.reason} for a reply without text`, async () => {
      expect(await ask(kit.noText.bodies)).toMatchObject({ kind: 'failure', reason: kit.noText.reason });
    });

    if (unsearched !== null) {
      it('are: an ungrounded answer where nothing was searched', async () => {
        const outcome = await ask(unsearched);
        expect(outcome).toMatchObject({ kind: 'answer', isGrounded: false, cited: [] });
        // Nothing searched is an empty list; queries that are never told stay null.
        const exposesQueries = kit.answer.expected.queries !== null;
        expect(outcome).toHaveProperty('queries', exposesQueries ? [] : null);
      });
    }

    if (refusal !== null) {
      it('are: a refusal, which is an answer', async () => {
        expect(await ask(refusal.bodies)).toMatchObject({ kind: 'answer', isRefusal: true, text: refusal.text });
      });
    }

    if (truncated !== null) {
      it('are: a text that stops early, kept and marked', async () => {
        expect(await ask(truncated.bodies)).toMatchObject({ kind: 'answer', isIncomplete: true, text: truncated.text });
      });
    }

    if (notShown !== null) {
      it('are: nothing shown, which is no failure and has a bill', async () => {
        expect(await ask(notShown)).toMatchObject({ kind: 'not_shown', bill: expect.anything() });
      });
    }

    for (const { name, bodies, reason } of kit.errorsInside) {
      it(`are: ${reason} for ${name} inside a 200`, async () => {
        expect(await ask(bodies)).toMatchObject({ kind: 'failure', reason });
      });
    }
  });
}
