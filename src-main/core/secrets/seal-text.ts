/** Locks a text with a 256-bit key by AES-256-GCM. Knows no files and does not make keys. */
import { createCipheriv, createDecipheriv, randomBytes } from 'node:crypto';

const ALGORITHM = 'aes-256-gcm';
const NONCE_BYTES = 12;
const TAG_BYTES = 16;

/** Base64 of nonce, tag and locked text. `label` is bound to it: the text opens under the same label only. */
export function sealText(key: Buffer, label: string, text: string): string {
  const nonce = randomBytes(NONCE_BYTES);
  const cipher = createCipheriv(ALGORITHM, key, nonce).setAAD(Buffer.from(label));
  const locked = Buffer.concat([cipher.update(text, 'utf8'), cipher.final()]);
  return Buffer.concat([nonce, cipher.getAuthTag(), locked]).toString('base64');
}

/** The text again. Throws when the key or the label is another one, or a bit was changed. */
export function openText(key: Buffer, label: string, sealed: string): string {
  const bytes = Buffer.from(sealed, 'base64');
  const nonce = bytes.subarray(0, NONCE_BYTES);
  const tag = bytes.subarray(NONCE_BYTES, NONCE_BYTES + TAG_BYTES);
  const decipher = createDecipheriv(ALGORITHM, key, nonce, { authTagLength: TAG_BYTES });
  decipher.setAAD(Buffer.from(label)).setAuthTag(tag);
  const locked = bytes.subarray(NONCE_BYTES + TAG_BYTES);
  return Buffer.concat([decipher.update(locked), decipher.final()]).toString('utf8');
}
