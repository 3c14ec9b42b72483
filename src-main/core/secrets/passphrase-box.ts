/** Locks secrets with the owner's passphrase from `SIGHTLINE_PASSPHRASE`. The passphrase itself is kept nowhere. */
import { randomBytes, scrypt } from 'node:crypto';

import { openText, sealText } from './seal-text.ts';
import type { SecretBox } from './secret-box.ts';

export const PASSPHRASE_VARIABLE = 'SIGHTLINE_PASSPHRASE';

const SALT_BYTES = 16;
/** About a tenth of a second and 64 MiB a guess. */
const SCRYPT = { N: 2 ** 16, r: 8, p: 1, maxmem: 128 * 1024 * 1024 };
const SHORTEST = 8;

export function createPassphraseBox(env: Readonly<Record<string, string | undefined>>): SecretBox {
  const passphrase = () => env[PASSPHRASE_VARIABLE] ?? '';
  return {
    kind: 'passphrase',
    description: `Encrypted in the data folder with the passphrase in ${PASSPHRASE_VARIABLE}, which has to be set at every start.`,
    refuse: async () => {
      if (passphrase() === '') return `${PASSPHRASE_VARIABLE} is not set.`;
      return passphrase().length < SHORTEST ? `${PASSPHRASE_VARIABLE} has less than ${SHORTEST} characters.` : null;
    },
    seal: async (id, secret) => {
      const salt = randomBytes(SALT_BYTES);
      return `${salt.toString('base64')}.${sealText(await deriveKey(passphrase(), salt), id, secret)}`;
    },
    open: async (id, sealed) => {
      const [salt = '', locked = ''] = sealed.split('.');
      return openText(await deriveKey(passphrase(), Buffer.from(salt, 'base64')), id, locked);
    },
    discard: async () => undefined,
  };
}

function deriveKey(passphrase: string, salt: Buffer): Promise<Buffer> {
  return new Promise((resolve, reject) => {
    scrypt(passphrase.normalize('NFKC'), salt, 32, SCRYPT, (error, key) => (error ? reject(error) : resolve(key)));
  });
}
