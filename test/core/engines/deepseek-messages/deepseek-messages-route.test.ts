import { afterAll, beforeAll, expect, it } from 'vitest';
import { deepSeekMessagesRoute as route } from '#main/core/engines/deepseek-messages/deepseek-messages-route.ts';
import { isCallFailure } from '#main/core/engines/engine-route.ts';
import { makeContext, makeRequest, TEST_KEY } from '#support/engine-requests.ts';
import { type FakeMessages, makeSearchBlocks, makeTextBlock, startFakeMessages } from '#support/fake-messages.ts';

const PAGE = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };

let fake: FakeMessages;

beforeAll(async () => {
  fake = await startFakeMessages('/anthropic');
});
afterAll(() => fake.close());

it('asks with the search tool and without a country, which its search would not know', async () => {
  fake.setTurns([{ blocks: [makeTextBlock('Kordiva.')] }]);
  const ask = makeRequest({ engine: 'deepseek', prompt: 'Which tool?', country: 'DE' });
  await route.call(ask, makeContext({ baseUrl: fake.url, model: 'deepseek-flash' }));
  const request = fake.requests.at(-1);
  expect(request).toMatchObject({ path: '/anthropic/v1/messages', headers: { 'x-api-key': TEST_KEY } });
  expect(request?.text).toBe(
    '{"model":"deepseek-flash","max_tokens":2000,"system":"Answer in the language of the question (English).",' +
      '"messages":[{"role":"user","content":"Which tool?"}],' +
      '"tools":[{"type":"web_search_20250305","name":"web_search","max_uses":5}]}',
  );
});

it('goes on with a paused turn below its own path too', async () => {
  fake.setTurns([{ blocks: makeSearchBlocks('call_1', 'tools', [PAGE]) }, { blocks: [makeTextBlock('Kordiva.')] }]);
  const ask = makeRequest({ engine: 'deepseek' });
  const replies = await route.call(ask, makeContext({ baseUrl: `${fake.url}/anthropic`, model: 'deepseek-flash' }));
  if (isCallFailure(replies)) throw new Error(replies.message);
  expect(route.read(replies, ask)).toMatchObject({ text: 'Kordiva.', retrieved: [PAGE], queries: ['tools'] });
});
