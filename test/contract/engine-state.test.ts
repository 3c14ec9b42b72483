/** What the settings show of each engine: its ways, its newest test and what was learnt of its pace. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { checkOutput } from '#support/check-wire.ts';
import { DEFAULT_ANSWER, type FakeOpenAi, startFakeOpenAi } from '#support/fake-openai.ts';
import { startTestService, type TestService } from '#support/test-service.ts';

let test: TestService;
let fake: FakeOpenAi;

beforeAll(async () => {
  fake = await startFakeOpenAi();
  test = await startTestService();
});
afterAll(async () => {
  await test.close();
  await fake.close();
});

async function stateOf(engine: string) {
  const states = await test.call('engines.list', {});
  checkOutput('engines.list', states);
  return states.find((state) => state.engine === engine);
}

describe('engines.list', () => {
  it('names the ways that may be chosen, preferred ones first, and whether one was', async () => {
    expect(await stateOf('perplexity')).toMatchObject({
      choices: ['perplexity-agent', 'openrouter-responses', 'openai-compatible'],
      isChosen: false,
      lastTest: null,
      pace: null,
    });
    await test.call('engines.configure', { engine: 'perplexity', route: 'openai-compatible' });
    expect(await stateOf('perplexity')).toMatchObject({ isChosen: true, route: 'openai-compatible' });
  });

  it('keeps the newest test of each engine over a restart, without what it answered', async () => {
    await test.call('engines.configure', { engine: 'grok', route: 'openai-compatible', baseUrl: fake.baseUrl });
    fake.setReply({ kind: 'status', status: 401, message: 'Bad key.' });
    await test.call('engines.test', { engine: 'grok' });
    expect((await stateOf('grok'))?.lastTest).toMatchObject({ ok: false, problem: 'wrong_key' });
    fake.setReply({ ...DEFAULT_ANSWER, text: 'Mild and sunny.' });
    await test.call('engines.test', { engine: 'grok' });
    await test.restart();
    const state = await stateOf('grok');
    expect(state?.lastTest).toMatchObject({ ok: true, route: 'openai-compatible', problem: null, advice: null });
    expect(state?.lastTest?.at).toMatch(/^\d{4}-\d\d-\d\dT/);
    expect(JSON.stringify(state)).not.toContain('Mild');
    expect((await stateOf('chatgpt'))?.lastTest).toBeNull();
  });

  it('keeps that an engine has no key', async () => {
    await test.call('engines.test', { engine: 'claude' });
    expect((await stateOf('claude'))?.lastTest).toMatchObject({ ok: false, problem: 'no_key', route: null });
  });
});
