import { describe, expect, it, vi } from 'vitest';

import { chooseClient } from '../../../src-renderer/api/choose-client.ts';

describe('Choosing a client', () => {
  it('takes the bridge of the desktop app where there is one', async () => {
    const call = vi.fn(async () => ({ data: [] }));
    await chooseClient({ sightline: { call, onEvent: () => () => undefined } }).call('projects.list', {});
    expect(call).toHaveBeenCalledOnce();
  });

  it('takes HTTP in a browser', async () => {
    const fetch = vi.fn(async () => new Response('{"data":[]}'));
    vi.stubGlobal('fetch', fetch);
    await chooseClient({}).call('projects.list', {});
    expect(fetch).toHaveBeenCalledOnce();
    vi.unstubAllGlobals();
  });
});
