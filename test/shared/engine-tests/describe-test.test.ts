/** What came of a test has words of its own in both languages, for every problem, with the facts in them. */
import { describe, expect, it } from 'vitest';

import type { TestFacts } from '#shared/contract/engines.ts';
import { describeTest, type Tested } from '#shared/engine-tests/describe-test.ts';
import { TESTS_ENGLISH } from '#shared/engine-tests/english.ts';
import { TESTS_GERMAN } from '#shared/engine-tests/german.ts';
import { CALL_PROBLEMS } from '#shared/vocabulary/call-problems.ts';

const FACTS: TestFacts = {
  ...{ outcome: 'failed', isGrounded: false, cited: 0, said: 'Said by the server.', host: 'api.example', status: 404 },
  ...{ address: 'https://api.example/v1', errorCode: 'ENOTFOUND', target: 'https://other.example/', timeoutMs: 90_000 },
};
const TESTED: Tested = {
  ...{ engine: 'chatgpt', route: 'openai-responses', model: 'gpt-5.1', problem: null },
  facts: FACTS,
};

describe('a test of an engine in words', () => {
  it.each(CALL_PROBLEMS)('%s: German says it itself and keeps what the server said apart', (problem) => {
    const [english, german] = [TESTS_ENGLISH, TESTS_GERMAN].map((words) => describeTest({ ...TESTED, problem }, words));
    expect(german?.message).not.toBe(english?.message);
    expect(german?.advice).not.toBe(english?.advice);
    expect(german?.said).toBe('Said by the server.');
    expect(`${german?.message} ${german?.advice}`).not.toMatch(/null|undefined|\b(the|and|of|is)\b/);
  });

  it('carries the facts: limit of time, model, service, target', () => {
    const say = (problem: Tested['problem']) => describeTest({ ...TESTED, problem }, TESTS_GERMAN);
    expect(say('timeout').advice).toContain('90 s');
    expect(say('unknown_model').message).toBe('OpenAI kennt das Modell „gpt-5.1“ nicht (HTTP 404).');
    expect(say('redirect').advice).toContain('https://other.example/');
    expect(say('dns').message).toBe('Der Name api.example lässt sich nicht auflösen.');
  });

  it('counts one page as one', () => {
    const facts: TestFacts = { ...FACTS, outcome: 'answered', isGrounded: true, cited: 1 };
    expect(describeTest({ ...TESTED, facts }, TESTS_ENGLISH).message).toBe(
      'ChatGPT answered, searched the web and cited 1 page.',
    );
    expect(describeTest({ ...TESTED, facts: { ...facts, cited: 2 } }, TESTS_GERMAN).message).toBe(
      'ChatGPT hat geantwortet, im Web gesucht und 2 Seiten zitiert.',
    );
    expect(describeTest({ ...TESTED, facts: { ...facts, outcome: 'refusal' } }, TESTS_GERMAN).message).toBe(
      'ChatGPT hat die Antwort verweigert.',
    );
  });
});
