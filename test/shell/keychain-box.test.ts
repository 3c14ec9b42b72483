/** The desktop's keychain as a box, over a stand-in that locks by turning bytes around. */
import { beforeEach, describe, expect, it, vi } from 'vitest';

import { createKeychainBox } from '#main/shell/keychain-box.ts';

const system = vi.hoisted(() => ({ isAvailable: true, backend: 'gnome_libsecret' }));
vi.mock('electron', () => ({
  safeStorage: {
    isAsyncEncryptionAvailable: async () => system.isAvailable,
    getSelectedStorageBackend: () => system.backend,
    encryptStringAsync: async (text: string) => Buffer.from(text).reverse(),
    decryptStringAsync: async (bytes: Buffer) => ({
      result: Buffer.from(bytes).reverse().toString(),
      shouldReEncrypt: false,
    }),
  },
}));

const box = createKeychainBox();
beforeEach(() => {
  system.isAvailable = true;
  system.backend = 'gnome_libsecret';
});

describe('the keychain box', () => {
  it('opens what it locked, under the same name only', async () => {
    const sealed = await box.seal('A_KEY', 'sk-secret-1234');
    expect(sealed).not.toContain('secret');
    expect(await box.open('A_KEY', sealed)).toBe('sk-secret-1234');
    await expect(box.open('B_KEY', sealed)).rejects.toThrow();
  });

  it('refuses itself without a keychain, and where Linux has only an imitation', async () => {
    expect(await box.refuse()).toBeNull();
    system.isAvailable = false;
    expect(await box.refuse()).toContain('cannot be used');
    system.isAvailable = true;
    system.backend = 'basic_text';
    expect(await box.refuse()).toEqual(process.platform === 'linux' ? expect.stringContaining('no keychain') : null);
  });
});
