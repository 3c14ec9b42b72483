/**
 * Keeps secrets in the keyring of the operating system, for processes without the desktop app's own keychain. The native
 * module is loaded when it is first needed; where no keyring service runs, as on most servers, the box says so.
 */
import { randomUUID } from 'node:crypto';

import type { SecretBox } from './secret-box.ts';

export const KEYRING_VARIABLE = 'SIGHTLINE_KEYRING';

const SERVICE = 'Sightline';
/** A locked keyring asks its owner; nobody may be there. */
const PATIENCE_MS = 20_000;
const PROBE = 'probe';

export function createKeyringBox(env: Readonly<Record<string, string | undefined>>): SecretBox {
  return {
    kind: 'keyring',
    description: "In this system's keyring.",
    refuse: async () => {
      if (env[KEYRING_VARIABLE] === 'off') return `The keyring is switched off by ${KEYRING_VARIABLE}.`;
      try {
        const entry = await openEntry(PROBE);
        await entry.getPassword(AbortSignal.timeout(PATIENCE_MS));
        return null;
      } catch {
        return 'No keyring service runs here.';
      }
    },
    // The text that is kept names the entry; each change makes a new one, so that no other folder's entry is touched.
    seal: async (_id, secret) => {
      const account = randomUUID();
      await (await openEntry(account)).setPassword(secret, AbortSignal.timeout(PATIENCE_MS));
      return account;
    },
    open: async (_id, account) => {
      const secret = await (await openEntry(account)).getPassword(AbortSignal.timeout(PATIENCE_MS));
      if (secret === null || secret === undefined) throw new Error('The keyring holds no such entry.');
      return secret;
    },
    discard: async (account) => {
      await (await openEntry(account)).deleteCredential(AbortSignal.timeout(PATIENCE_MS));
    },
  };
}

/** On Linux the kernel's own keyring, which a restart empties, never replaces a real one. */
async function openEntry(account: string) {
  const { AsyncEntry } = await import('@napi-rs/keyring');
  return new AsyncEntry(SERVICE, account, { linux: { store: 'secret-service' } });
}
