import { describe, expect, it, vi } from 'vitest';

import { isSignedOut, isUnreachable } from '../../../src-renderer/api/app-client.ts';
import { type Browser, createHttpClient } from '../../../src-renderer/api/http-client.ts';

/** The parts of an EventSource that the client uses. */
function createStream() {
  return {
    onmessage: null as ((message: { data: string }) => void) | null,
    onerror: null as (() => void) | null,
    onopen: null as (() => void) | null,
    close: vi.fn(),
  };
}

function createBrowser(reply: () => Promise<Response>) {
  const stream = createStream();
  const fetch = vi.fn(reply);
  const openEventStream = vi.fn(() => stream as unknown as EventSource);
  const browser: Browser = { fetch, openEventStream };
  return { browser, stream, fetch, openEventStream };
}

const json = (status: number, body: unknown) => async () => new Response(JSON.stringify(body), { status });

describe('HTTP client', () => {
  it('posts the input as JSON to the operation of its own origin', async () => {
    const { browser, fetch } = createBrowser(json(200, { data: ['brand'] }));
    await expect(createHttpClient(browser).call('tags.list', { projectId: 'p1' })).resolves.toEqual(['brand']);
    expect(fetch).toHaveBeenCalledWith('/app/call/tags.list', {
      method: 'POST',
      headers: { 'Content-Type': 'application/json' },
      credentials: 'same-origin',
      body: '{"projectId":"p1"}',
    });
  });

  it('tells a window that is not signed in from every other error', async () => {
    const { browser } = createBrowser(json(401, { error: { code: 'UNAUTHORIZED', message: 'Sign in.' } }));
    const error: unknown = await createHttpClient(browser)
      .call('projects.list', {})
      .catch((caught: unknown) => caught);
    expect(isSignedOut(error)).toBe(true);
    expect(isUnreachable(error)).toBe(false);
  });

  it.each([
    ['a server that is gone', async () => Promise.reject(new TypeError('fetch failed'))],
    ['an answer that is no JSON', async () => new Response('<html>')],
    ['JSON without an envelope', json(200, 'hello')],
  ])('counts %s as unreachable', async (_, reply) => {
    const error: unknown = await createHttpClient(createBrowser(reply).browser)
      .call('projects.list', {})
      .catch((caught: unknown) => caught);
    expect(isUnreachable(error)).toBe(true);
  });

  it('reads events from the stream and survives what it cannot read', () => {
    const { browser, stream, openEventStream } = createBrowser(json(200, { data: null }));
    const listener = { onEvent: vi.fn(), onReconnect: vi.fn() };
    const stop = createHttpClient(browser).listen(listener);
    expect(openEventStream).toHaveBeenCalledWith('/app/events');
    stream.onmessage?.({ data: 'not json' });
    stream.onmessage?.({ data: '{"kind":"restore-progress","percent":45}' });
    expect(listener.onEvent.mock.calls).toEqual([[{ kind: 'restore-progress', percent: 45 }]]);
    stop();
    expect(stream.close).toHaveBeenCalledOnce();
  });

  it('tells of a reconnect, but not of the first connect', () => {
    const { browser, stream } = createBrowser(json(200, { data: null }));
    const listener = { onEvent: vi.fn(), onReconnect: vi.fn() };
    createHttpClient(browser).listen(listener);
    stream.onopen?.();
    expect(listener.onReconnect).not.toHaveBeenCalled();
    stream.onerror?.();
    stream.onopen?.();
    expect(listener.onReconnect).toHaveBeenCalledOnce();
  });
});
