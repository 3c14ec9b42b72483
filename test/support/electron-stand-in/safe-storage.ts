/** Stands in for Electron's `safeStorage` with a key of its own in the data folder, so that a second start can unlock what the first locked. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';
import { existsSync, readFileSync, writeFileSync } from 'node:fs';
import path from 'node:path';

import { app } from './app.ts';
import { CONDITIONS } from './conditions.ts';

const CIPHER = 'aes-256-gcm';
const [NONCE_BYTES, TAG_BYTES] = [12, 16];

function loadKey(): Buffer {
  if (!app.isReady()) throw new Error('safeStorage cannot be used before app is ready');
  if (CONDITIONS.keychain === 'none') throw new Error('Encryption is not available');
  const file = path.join(app.getPath('userData'), 'stand-in-keychain');
  if (!existsSync(file)) writeFileSync(file, randomBytes(32), { mode: 0o600 });
  return readFileSync(file);
}

export const safeStorage = {
  isAsyncEncryptionAvailable: async () => app.isReady() && CONDITIONS.keychain !== 'none',
  getSelectedStorageBackend: () => {
    if (!app.isReady()) return 'unknown';
    return CONDITIONS.keychain === 'works' ? 'gnome_libsecret' : 'basic_text';
  },
  encryptStringAsync: async (text: string) => {
    const nonce = randomBytes(NONCE_BYTES);
    const cipher = createCipheriv(CIPHER, loadKey(), nonce);
    const sealed = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
    return Buffer.concat([nonce, cipher.getAuthTag(), sealed]);
  },
  decryptStringAsync: async (bytes: Buffer) => {
    const [nonce, rest] = [bytes.subarray(0, NONCE_BYTES), bytes.subarray(NONCE_BYTES)];
    const decipher = createDecipheriv(CIPHER, loadKey(), nonce);
    decipher.setAuthTag(rest.subarray(0, TAG_BYTES));
    const text = Buffer.concat([decipher.update(rest.subarray(TAG_BYTES)), decipher.final()]);
    return { result: text.toString(), shouldReEncrypt: false };
  },
};
