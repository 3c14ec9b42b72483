import { describe, expect, it } from 'vitest';
import { deepSeekChatRoute as route } from '#main/core/engines/deepseek-chat/deepseek-chat-route.ts';
import { makeRequest, readFixtureReply } from '#support/engine-requests.ts';

describe('reading a DeepSeek chat reply', () => {
  it('leaves the reasoning out of the answer', () => {
    expect(route.read([readFixtureReply('deepseek-chat/reasoning')], makeRequest())).toMatchObject({
      text: 'Kordiva.',
    });
  });

  it('marks an answer that the server interrupted', () => {
    expect(route.read([readFixtureReply('deepseek-chat/interrupted')], makeRequest())).toMatchObject({
      kind: 'answer',
      isIncomplete: true,
    });
  });

  it('says on its label that it does not search', () => {
    expect(route.label).toContain('no web search');
  });
});
