import { expect, it } from 'vitest';
import { mayHoldRedirects } from '#main/core/redirects/redirect-links.ts';
import { makeReply, readFixtureReply } from '#support/engine-requests.ts';

it('sees redirect links in stored bytes, however their slashes are escaped', () => {
  expect(mayHoldRedirects([makeReply('{}'), readFixtureReply('gemini-generate/answer-with-search')])).toBe(true);
  expect(mayHoldRedirects([makeReply('{"uri":"https:\\/\\/x\\/grounding-api-redirect\\/a"}')])).toBe(true);
  expect(mayHoldRedirects([makeReply('{}'), readFixtureReply('openai-responses/answer-with-search')])).toBe(false);
});
