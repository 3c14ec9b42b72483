import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { anthropicMessagesRoute as route } from '#main/core/engines/anthropic-messages/anthropic-messages-route.ts';
import { isCallFailure, type RouteContext, type RouteSettings } from '#main/core/engines/engine-route.ts';
import { makeContext, makeRequest, TEST_KEY } from '#support/engine-requests.ts';
import {
  type FakeMessages,
  type FakeTurn,
  makeSearchBlocks,
  makeTextBlock,
  startFakeMessages,
  toError,
} from '#support/fake-messages.ts';
import type { ServerReply } from '#support/scripted-server.ts';

const PAGE = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };

let fake: FakeMessages;

beforeAll(async () => {
  fake = await startFakeMessages('');
});
afterAll(() => fake.close());

async function call(
  turns: readonly (FakeTurn | ServerReply)[],
  settings: Partial<RouteSettings> = {},
  parts: Partial<RouteContext> = {},
) {
  fake.setTurns(turns);
  fake.requests.length = 0;
  const ask = makeRequest({ engine: 'claude', prompt: 'Welches Tool?', language: 'DE', country: 'de' });
  const replies = await route.call(
    ask,
    makeContext({ baseUrl: fake.url, model: 'claude-sonnet-5', ...settings }, parts),
  );
  return { replies, outcome: isCallFailure(replies) ? replies : route.read(replies, ask) };
}

function makePauses(count: number): FakeTurn[] {
  return Array.from({ length: count }, (_, index) => ({
    blocks: makeSearchBlocks(`srvtoolu_${index}`, `query ${index}`, [PAGE]),
    searches: 1,
  }));
}

const END: FakeTurn = { blocks: [makeTextBlock('**Kordiva** is cheap', [PAGE]), makeTextBlock('.')] };

describe('the outgoing Messages request', () => {
  it('is exactly this, byte by byte', async () => {
    await call([END]);
    const [request] = fake.requests;
    expect(request).toMatchObject({ method: 'POST', path: '/v1/messages' });
    expect(request?.headers).toMatchObject({
      'x-api-key': TEST_KEY,
      'anthropic-version': '2023-06-01',
      'content-type': 'application/json',
    });
    expect(request?.headers).not.toHaveProperty('authorization');
    expect(request?.text).toBe(
      '{"model":"claude-sonnet-5","max_tokens":2000,"system":"Answer in the language of the question (German).",' +
        '"messages":[{"role":"user","content":"Welches Tool?"}],"tools":[{"type":"web_search_20250305",' +
        '"name":"web_search","max_uses":5,"user_location":{"type":"approximate","country":"DE"}}]}',
    );
  });

  it('finds the interface below a gateway, whether or not its address names the version', async () => {
    const gateway = await startFakeMessages('/anthropic');
    for (const suffix of ['/anthropic', '/anthropic/', '/anthropic/v1']) {
      gateway.setTurns([END]);
      const settings = { baseUrl: `${gateway.url}${suffix}`, model: 'claude-sonnet-5' };
      const replies = await route.call(makeRequest({ engine: 'claude' }), makeContext(settings));
      expect(isCallFailure(replies) ? replies : replies.length).toBe(1);
    }
    await gateway.close();
  });
});

describe('a turn that the server pauses', () => {
  it('is continued with its own blocks and read as one, its usage added up', async () => {
    const { replies, outcome } = await call([
      {
        blocks: [makeTextBlock('Let me see.'), ...makeSearchBlocks('srvtoolu_a', 'planning tools', [PAGE])],
        searches: 1,
      },
      { blocks: makeSearchBlocks('srvtoolu_b', 'Kordiva price', [PAGE]), searches: 1 },
      END,
    ]);
    expect(replies).toHaveLength(3);
    expect(outcome).toEqual({
      kind: 'answer',
      text: 'Let me see.\n\n**Kordiva** is cheap.',
      engineVersion: 'claude-sonnet-5',
      cited: [PAGE],
      retrieved: [PAGE],
      queries: ['planning tools', 'Kordiva price'],
      isGrounded: true,
      isRefusal: false,
      isIncomplete: false,
      bill: {
        reportedUsd: null,
        usage: { inputTokens: 300, cachedInputTokens: 0, outputTokens: 60, searches: 2, requests: 3 },
      },
    });
  });

  it('sends the same question each time, the assistant turn growing behind it', async () => {
    await call([...makePauses(2), END]);
    const [first, second, third] = fake.requests.map(({ body }) => body as Record<string, unknown[]>);
    const blocks = makePauses(2).map((pause) => pause.blocks);
    const question = { role: 'user', content: 'Welches Tool?' };
    // Each reply used 20 tokens and one search: what is left of the turn's limits is what the next may use.
    const left = (tokens: number, searches: number) => ({
      ...first,
      max_tokens: tokens,
      tools: [{ ...(first?.tools?.[0] as object), max_uses: searches }],
    });
    expect(second).toEqual({ ...left(1980, 4), messages: [question, { role: 'assistant', content: blocks[0] }] });
    expect(third).toEqual({ ...left(1960, 3), messages: [question, { role: 'assistant', content: blocks.flat() }] });
  });

  it('is left when its limit of tokens or of searches is used up', async () => {
    expect((await call(makePauses(9), { maxOutputTokens: 40 })).replies).toHaveLength(2);
    const greedy = makePauses(9).map((pause) => ({ ...pause, searches: 5 }));
    // Five, then one at a time where the server keeps to it; this one does not, and is asked no third time.
    expect((await call(greedy)).replies).toHaveLength(2);
  });

  it('is left after four continuations: with text an answer that stops early, without one nothing to read', async () => {
    const talking = makePauses(9).map((pause, index) => ({
      ...pause,
      blocks: [makeTextBlock(`Part ${index}.`), ...pause.blocks],
    }));
    const { replies, outcome } = await call(talking);
    expect(replies).toHaveLength(5);
    expect(outcome).toMatchObject({
      kind: 'answer',
      text: 'Part 0.\n\nPart 1.\n\nPart 2.\n\nPart 3.\n\nPart 4.',
      isIncomplete: true,
      bill: { usage: { searches: 5, requests: 5 } },
    });
    expect((await call(makePauses(9))).outcome).toMatchObject({ kind: 'failure', reason: 'schema_drift' });
  });

  it('is left when three times the time of a call has gone by', async () => {
    let nowMs = 0;
    const now = () => {
      nowMs += 1000;
      return nowMs;
    };
    // Each call looks at the clock twice: as its reply comes and before the next one.
    const { replies } = await call(makePauses(9), { timeoutMs: 2000 }, { now });
    expect(replies).toHaveLength(3);
  });

  it.each<[string, ServerReply, string]>([
    ['overloaded', toError(529, 'overloaded_error', 'Overloaded'), 'overloaded'],
    ['rate_limit', toError(429, 'rate_limit_error', 'Slow down.'), 'rate_limit'],
    ['network', { kind: 'cut' }, 'network'],
    ['timeout', { kind: 'hang' }, 'timeout'],
  ])('fails with %s when a continuation does, and tells the bill of what came before', async (_, reply, reason) => {
    const { outcome } = await call([...makePauses(1), reply], { timeoutMs: 300 });
    const usage = { inputTokens: 100, cachedInputTokens: 0, outputTokens: 20, searches: 1, requests: 1 };
    expect(outcome).toMatchObject({ kind: 'failure', reason, bill: { reportedUsd: null, usage } });
  });

  it('is not continued when there is nothing to send back', async () => {
    const { replies } = await call([{ blocks: [], stop: 'pause_turn' }]);
    expect(replies).toHaveLength(1);
  });

  it('stops between two calls when the caller aborts', async () => {
    const controller = new AbortController();
    const now = () => {
      controller.abort();
      return 0;
    };
    fake.setTurns([...makePauses(1), END]);
    fake.requests.length = 0;
    const context = makeContext({ baseUrl: fake.url }, { signal: controller.signal });
    const fetchOnce: typeof fetch = async (...parts) => {
      const response = await fetch(...parts);
      context.now = now;
      return response;
    };
    context.fetch = fetchOnce;
    expect(await route.call(makeRequest(), context)).toMatchObject({ kind: 'failure', reason: 'aborted' });
    expect(fake.requests).toHaveLength(1);
  });
});
