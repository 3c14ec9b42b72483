/** The desktop's keychain as a box for secrets. Refuses itself where the system has none but an imitation. */
import { safeStorage } from 'electron';

import type { SecretBox } from '../core/secrets/secret-box.ts';

/** Needs a ready app. */
export function createKeychainBox(): SecretBox {
  return {
    kind: 'keychain',
    description: "Encrypted in the data folder by this system's keychain, for this app only.",
    refuse: async () => {
      if (!(await safeStorage.isAsyncEncryptionAvailable())) return 'The keychain of this system cannot be used.';
      const isImitation = process.platform === 'linux' && safeStorage.getSelectedStorageBackend() === 'basic_text';
      return isImitation
        ? 'This desktop has no keychain: Electron would lock keys with a password that everybody knows.'
        : null;
    },
    seal: async (id, secret) => (await safeStorage.encryptStringAsync(`${id}\n${secret}`)).toString('base64'),
    open: async (id, sealed) => {
      const { result } = await safeStorage.decryptStringAsync(Buffer.from(sealed, 'base64'));
      if (!result.startsWith(`${id}\n`)) throw new Error('This is the secret of another entry.');
      return result.slice(id.length + 1);
    },
    discard: async () => undefined,
  };
}
