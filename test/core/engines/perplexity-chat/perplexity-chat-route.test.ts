import { describe, expect, it } from 'vitest';
import { toSonarRequest } from '#main/core/engines/perplexity-chat/build-request.ts';
import { perplexityChatRoute as route } from '#main/core/engines/perplexity-chat/perplexity-chat-route.ts';
import { makeAsk, readFixtureReply } from '#support/engine-asks.ts';

const KORDIVA = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };
const BRIMLANE = { url: 'https://brimlane.example/', title: 'Brimlane' };

function readFixture(name: string) {
  return route.read([readFixtureReply(`perplexity-chat/${name}`)], makeAsk());
}

describe('the outgoing Sonar request', () => {
  it('is exactly this', () => {
    const messages = [
      { role: 'system', content: 'Answer in the language of the question (German).' },
      { role: 'user', content: 'Welches Tool?' },
    ];
    const ask = makeAsk({ engine: 'perplexity', prompt: 'Welches Tool?', language: 'DE' });
    expect(toSonarRequest(ask, { model: 'sonar-pro', maxOutputTokens: 900 })).toEqual({
      model: 'sonar-pro',
      messages,
      max_tokens: 900,
      stream: false,
    });
    expect(toSonarRequest({ ...ask, country: 'de' }, { model: 'sonar-pro', maxOutputTokens: 900 })).toEqual({
      model: 'sonar-pro',
      messages,
      max_tokens: 900,
      stream: false,
      web_search_options: { user_location: { country: 'DE' } },
    });
  });
});

describe('reading a Sonar reply', () => {
  it('rests a text without marks on all that is listed, and names pages as they were found', () => {
    expect(readFixture('unmarked')).toMatchObject({ cited: [BRIMLANE, KORDIVA] });
  });

  it('takes marks for places among the results where no list of citations comes', () => {
    expect(readFixture('results-only')).toMatchObject({ cited: [KORDIVA, BRIMLANE] });
  });

  it('leaves out the thinking in front of an answer', () => {
    expect(readFixture('thinking')).toMatchObject({ text: 'Kordiva[1].', engineVersion: 'sonar-reasoning-pro' });
  });

  it('counts list places with what stands there unread, so that marks stay true', () => {
    expect(readFixture('unknown-items')).toMatchObject({
      cited: [{ url: 'https://kordiva.example/pricing', title: null }],
      bill: { reportedUsd: null, usage: null },
    });
  });
});
