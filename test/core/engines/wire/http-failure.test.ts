import { describe, expect, it } from 'vitest';
import { toHttpFailure } from '#main/core/engines/wire/http-failure.ts';
import { makeReply } from '#support/engine-requests.ts';

const DIALECT = { serverName: 'Testserver' };

function fail(status: number, body: unknown = { error: { message: 'No.' } }, headers: Record<string, string> = {}) {
  return toHttpFailure(makeReply(body, status, headers), DIALECT, 'key-12345678');
}

describe('toHttpFailure', () => {
  it.each([
    [301, 'bad_request'],
    [400, 'bad_request'],
    [401, 'auth'],
    [402, 'quota'],
    [403, 'forbidden'],
    [404, 'wrong_path'],
    [405, 'wrong_path'],
    [408, 'timeout'],
    [409, 'overloaded'],
    [413, 'bad_request'],
    [422, 'bad_request'],
    [425, 'overloaded'],
    [429, 'rate_limit'],
    [500, 'overloaded'],
    [502, 'overloaded'],
    [503, 'overloaded'],
    [529, 'overloaded'],
  ])('reads %i as %s', (status, reason) => {
    expect(fail(status).reason).toBe(reason);
  });

  it('tells a used-up allowance from too many calls by code, type or plain words about money', () => {
    expect(fail(429, { error: { code: 'insufficient_quota', message: 'x' } }).reason).toBe('quota');
    expect(fail(429, { error: { type: 'insufficient_quota', message: 'x' } }).reason).toBe('quota');
    expect(fail(429, { error: { code: 'odd', type: 'insufficient_quota' } }).reason).toBe('quota');
    expect(fail(429, { error: { message: 'quota of requests' } }).reason).toBe('rate_limit');
    for (const status of [400, 401, 403, 429]) {
      for (const words of [
        'You exceeded your current quota, check your plan.',
        'Insufficient balance',
        'Out of credits',
      ]) {
        expect(fail(status, { error: { message: words } }).reason).toBe('quota');
        expect(fail(status, words).reason).toBe('quota');
      }
    }
    expect(fail(500, { error: { message: 'Insufficient balance' } }).reason).toBe('overloaded');
  });

  it('says of a redirect that it is none of its business to follow', () => {
    expect(fail(307, '', { location: 'https://elsewhere.example/?key=key-12345678' }).message).toBe(
      'Testserver sends the call elsewhere (HTTP 307); redirects are not followed: set the address that is meant.',
    );
  });

  it("quotes the server's words in every shape of error body", () => {
    for (const body of [{ error: { message: 'Why.' } }, { error: 'Why.' }, { message: 'Why.' }, { detail: 'Why.' }]) {
      expect(fail(400, body).message).toBe('Testserver does not accept the call (HTTP 400): Why.');
    }
  });

  it('says nothing extra when the body holds no message', () => {
    for (const body of ['', '<html>', 'null', [], { error: {} }, { error: { message: 7 } }]) {
      expect(fail(500, body).message).toBe('Testserver cannot serve the call just now (HTTP 500).');
    }
  });

  it('keeps the wait that a server asks for, whatever the status', () => {
    expect(fail(503, '', { 'retry-after': '3' }).retryAfterMs).toBe(3000);
    expect(fail(500, '').retryAfterMs).toBeNull();
  });

  it('quotes neither the key nor control characters, and not at length', () => {
    const { message } = fail(401, { error: { message: `key-12345678\u0007\n\n${'x'.repeat(1000)}` } });
    expect(message).not.toContain('key-12345678');
    expect(message).not.toMatch(/\p{Cc}/u);
    expect(message.length).toBeLessThan(400);
  });
});
