/** The system's keyring as a box, over a stand-in of the native module: no test touches this account's own keyring. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createKeyringBox } from '#main/core/secrets/keyring-box.ts';

const keyring = vi.hoisted(() => ({ isRunning: true, entries: new Map<string, string>(), stores: new Set<unknown>() }));
vi.mock('@napi-rs/keyring', () => ({
  AsyncEntry: class {
    readonly #name: string;
    constructor(service: string, account: string, options: { linux: { store: unknown } }) {
      if (!keyring.isRunning) throw new Error('no service');
      keyring.stores.add(options.linux.store);
      this.#name = `${service}/${account}`;
    }
    async setPassword(secret: string) {
      keyring.entries.set(this.#name, secret);
    }
    async getPassword() {
      return keyring.entries.get(this.#name) ?? null;
    }
    async deleteCredential() {
      return keyring.entries.delete(this.#name);
    }
  },
}));

const box = createKeyringBox({});
beforeEach(() => {
  keyring.isRunning = true;
  keyring.entries.clear();
});

describe('the keyring box', () => {
  it('keeps the secret in the keyring and only the name of its entry elsewhere', async () => {
    const entry = await box.seal('A_KEY', 'sk-secret-1234');
    expect(entry).toMatch(/^[0-9a-f-]{36}$/);
    expect([...keyring.entries]).toEqual([[`Sightline/${entry}`, 'sk-secret-1234']]);
    expect(await box.open('A_KEY', entry)).toBe('sk-secret-1234');
    await box.discard(entry);
    await expect(box.open('A_KEY', entry)).rejects.toThrow('no such entry');
  });

  it('refuses itself where no service runs or it is switched off, and never falls back to one that forgets', async () => {
    expect(await box.refuse()).toBeNull();
    expect([...keyring.stores]).toEqual(['secret-service']);
    keyring.isRunning = false;
    expect(await box.refuse()).toBe('No keyring service runs here.');
    expect(await createKeyringBox({ SIGHTLINE_KEYRING: 'off' }).refuse()).toContain('switched off');
  });
});
