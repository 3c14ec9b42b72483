import { describe, expect, it } from 'vitest';
import { ENGINE_ROUTES, findReader, findRoute } from '#main/core/engines/registry.ts';
import { makeRequest, readFixtureReply } from '#support/engine-requests.ts';

const KORDIVA = { url: 'https://kordiva.example/pricing', title: 'Kordiva pricing' };
const BRIMLANE = { url: 'https://brimlane.example/', title: 'Brimlane' };

function readFixture(name: string) {
  return findReader('perplexity-chat')?.read([readFixtureReply(`perplexity-chat/${name}`)], makeRequest());
}

describe('the chat interface of Perplexity', () => {
  it('is asked no more, and what it brought can still be read', () => {
    expect(findRoute('perplexity-chat')).toBeNull();
    expect(ENGINE_ROUTES.some(({ engines, id }) => engines.includes('perplexity') && /chat/.test(id))).toBe(false);
    expect(readFixture('answer')).toMatchObject({ kind: 'answer', engineVersion: 'sonar', isGrounded: true });
  });

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
