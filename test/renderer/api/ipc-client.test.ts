import { describe, expect, it, vi } from 'vitest';

import type { DesktopBridge, Envelope } from '#shared/contract/wire.ts';

import { isUnreachable } from '../../../src-renderer/api/app-client.ts';
import { createIpcClient } from '../../../src-renderer/api/ipc-client.ts';

function createBridge(envelope: () => Promise<Envelope>) {
  const listeners = new Set<(event: unknown) => void>();
  const bridge: DesktopBridge = {
    call: vi.fn(envelope),
    onEvent(listener) {
      listeners.add(listener);
      return () => listeners.delete(listener);
    },
  };
  return { bridge, listeners, send: (event: unknown) => listeners.forEach((listener) => void listener(event)) };
}

describe('IPC client', () => {
  it('hands operation and input to the bridge and takes the data out of the envelope', async () => {
    const { bridge } = createBridge(async () => ({ data: ['brand'] }));
    await expect(createIpcClient(bridge).call('tags.list', { projectId: 'p1' })).resolves.toEqual(['brand']);
    expect(bridge.call).toHaveBeenCalledWith('tags.list', { projectId: 'p1' });
  });

  it('throws the error of the envelope with its code and details', async () => {
    const error = { code: 'FORBIDDEN', message: 'No.', details: { reason: 'prompt_limit', limit: 3 } } as const;
    const { bridge } = createBridge(async () => ({ error }));
    await expect(createIpcClient(bridge).call('projects.list', {})).rejects.toMatchObject({
      name: 'AppError',
      code: 'FORBIDDEN',
      details: { limit: 3 },
    });
  });

  it('counts a bridge that fails, or that answers without an envelope, as unreachable', async () => {
    const broken = createBridge(async () => Promise.reject(new Error('gone')));
    const odd = createBridge(async () => undefined as unknown as Envelope);
    for (const { bridge } of [broken, odd]) {
      const error: unknown = await createIpcClient(bridge)
        .call('projects.list', {})
        .catch((caught: unknown) => caught);
      expect(isUnreachable(error)).toBe(true);
    }
  });

  it('passes on known events, drops others, and stops when told', () => {
    const { bridge, listeners, send } = createBridge(async () => ({ data: null }));
    const listener = { onEvent: vi.fn(), onReconnect: vi.fn() };
    const stop = createIpcClient(bridge).listen(listener);
    send({ kind: 'desktop-intent' });
    send({ kind: 'from-a-later-version' });
    stop();
    expect(listener.onEvent.mock.calls).toEqual([[{ kind: 'desktop-intent' }]]);
    expect(listeners.size).toBe(0);
  });
});
