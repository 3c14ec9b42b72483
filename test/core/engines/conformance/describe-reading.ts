/** Reading: what was stored is what came, reading it again gives the same, and no bytes make it throw. */
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { isCallFailure, type RawReply } from '#main/core/engines/engine-route.ts';
import { makeReply } from '#support/engine-requests.ts';
import type { Bodies, ConformanceKit } from './conformance-kit.ts';
import { toAsk, toReplies } from './conformance-server.ts';
import type { ServerOf } from './describe-conformance.ts';
import { addElements, addFields } from './grow-json.ts';
import { maimJson } from './maim-json.ts';

export function describeReading(kit: ConformanceKit, serverOf: ServerOf): void {
  const { route } = kit;
  const read = (replies: RawReply[]) => route.read(replies, toAsk(kit));
  const fetchReplies = async (bodies: Bodies) => {
    serverOf().setReplies(toReplies(bodies));
    const replies = await serverOf().call();
    if (isCallFailure(replies)) throw new Error(replies.message);
    return replies;
  };
  const expectTotal = (replies: RawReply[]) => {
    const outcome = read(replies);
    if (outcome.kind !== 'answer') return;
    expect(outcome.text.trim()).not.toBe('');
    for (const { url } of [...outcome.cited, ...outcome.retrieved]) expect(url).toMatch(/^https?:\/\//i);
    for (const query of outcome.queries ?? []) expect(query.trim()).not.toBe('');
    if (outcome.bill.reportedUsd !== null) expect(outcome.bill.reportedUsd).toBeGreaterThanOrEqual(0);
    for (const count of Object.values(outcome.bill.usage ?? {}))
      expect(Number.isSafeInteger(count) && count >= 0).toBe(true);
  };

  describe('its reading', () => {
    it('starts from the bytes that came, which can be stored before', async () => {
      const replies = await fetchReplies(kit.answer.bodies);
      expect(replies.map((reply) => new TextDecoder().decode(reply.body))).toEqual(
        toReplies(kit.answer.bodies).map(({ body }) => body),
      );
    });

    it('gives the same from a stored copy, as often as it is done', async () => {
      const replies = await fetchReplies(kit.answer.bodies);
      const first = read(replies);
      const stored = replies.map((reply) => ({
        ...reply,
        headers: JSON.parse(JSON.stringify(reply.headers)),
        body: new Uint8Array(reply.body),
      }));
      expect(read(stored)).toEqual(first);
      expect(read(stored)).toEqual(first);
    });

    it.each([
      ['every object gains a field', addFields],
      ['every list gains an element', addElements],
    ])('gives the same when %s', (_, grow) => {
      const known = kit.answer.bodies.map((body) => makeReply(body));
      expect(read(kit.answer.bodies.map((body) => makeReply(grow(body))))).toEqual(read(known));
    });

    it('reads an answer of five megabytes', async () => {
      const text = 'x'.repeat(5 * 1024 * 1024);
      const outcome = read(await fetchReplies(kit.toAnswer(text)));
      expect(outcome.kind === 'answer' && outcome.text.length).toBe(text.length);
    });

    it('calls more than the limit schema_drift instead of running out of memory', async () => {
      serverOf().setReplies(toReplies(kit.toAnswer('x'.repeat(9 * 1024 * 1024))));
      expect(await serverOf().call()).toMatchObject({ kind: 'failure', reason: 'schema_drift' });
    });

    it('calls no reply at all schema_drift', () => {
      expect(read([])).toMatchObject({ kind: 'failure', reason: 'schema_drift' });
    });

    it('reads a stored reply of any status', () => {
      expect(read([makeReply({ error: { message: 'No.' } }, 401)])).toMatchObject({ reason: 'auth' });
    });

    it('repairs characters that a database would change', () => {
      const outcome = read(kit.toAnswer('a\0b\ud800c').map((body) => makeReply(body)));
      expect(outcome).toMatchObject({ kind: 'answer', text: 'a\ufffdb\ufffdc' });
    });

    it('never throws, whatever bytes or values come', () => {
      const body = fc.oneof(fc.uint8Array(), fc.json(), fc.jsonValue());
      const replies = fc.array(fc.tuple(body, fc.constantFrom(200, 204, 301, 429, 500)), { maxLength: 3 });
      const claim = fc.property(replies, (parts) =>
        expectTotal(parts.map(([value, status]) => makeReply(value, status))),
      );
      fc.assert(claim, { numRuns: 100 });
      expectTotal([makeReply('['.repeat(200_000))]);
    });

    it('never throws on a reply that is right but for a few places', () => {
      const known = listBodies(kit).map((bodies) => fc.tuple(...bodies.map((body) => maimJson(body))));
      const claim = fc.property(fc.oneof(...known), (bodies) => expectTotal(bodies.map((body) => makeReply(body))));
      fc.assert(claim, { numRuns: 250 });
    });
  });
}

/** Every body of the kit that is JSON. */
function listBodies(kit: ConformanceKit): Bodies[] {
  const { answer, unsearched, refusal, truncated, unknownItems, noText, notShown, errorsInside } = kit;
  const all = [answer.bodies, unsearched, refusal?.bodies, truncated?.bodies, unknownItems.bodies, noText.bodies];
  return [...all, notShown, ...errorsInside.map(({ bodies }) => bodies)].filter((bodies) => bodies != null);
}
