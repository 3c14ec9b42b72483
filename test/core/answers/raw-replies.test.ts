import { describe, expect, it } from 'vitest';
import { packReplies, unpackReplies } from '#main/core/answers/raw-replies.ts';

const content = JSON.stringify({
  text: 'Brimlane is the best choice. '.repeat(60),
  cited: [],
  retrieved: [],
  queries: [],
});
const reply = (body: Uint8Array) => ({
  status: 200,
  headers: { 'x-request-id': 'req_1' },
  body,
  receivedAt: 1_793_700_000_000,
});

describe('packed replies', () => {
  it('come back byte for byte, also several, also what is no text', () => {
    const replies = [
      reply(Buffer.from(`{"text":"${content}"}`)),
      reply(Uint8Array.from([0, 255, 10, 200])),
      reply(Buffer.alloc(0)),
    ];
    const back = unpackReplies(packReplies(replies, content), content);
    expect(back.map(({ body, ...head }) => ({ ...head, body: Buffer.from(body).toString('hex') }))).toEqual(
      replies.map(({ body, ...head }) => ({ ...head, body: Buffer.from(body).toString('hex') })),
    );
  });

  it('cost little beside the content that they repeat', () => {
    expect(packReplies([reply(Buffer.from(JSON.stringify({ output: content })))], content).length).toBeLessThan(120);
  });
});
