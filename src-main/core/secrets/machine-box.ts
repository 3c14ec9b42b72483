/**
 * Locks secrets with a random key file of this user account, outside of the data folder: a copied data folder or backup
 * opens nothing elsewhere. Whoever can read this account's files can read the secrets, and the owner is warned.
 */
import { randomBytes } from 'node:crypto';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { homedir } from 'node:os';
import { dirname, join, relative, resolve } from 'node:path';

import { openText, sealText } from './seal-text.ts';
import type { SecretBox } from './secret-box.ts';

const KEY_BYTES = 32;

type Environment = Readonly<Record<string, string | undefined>>;

export function createMachineBox(env: Environment, dataDir: string): SecretBox {
  const file = planKeyFile(env);
  return {
    kind: 'machine',
    description:
      `Encrypted in the data folder with the key file ${file}: whoever can read the files of this account can read it. ` +
      'A passphrase in SIGHTLINE_PASSPHRASE, or a keyring, keeps it better.',
    refuse: async () =>
      isInside(file, dataDir) ? `The key file would lie in the data folder, beside what it locks.` : null,
    seal: async (id, secret) => sealText(await makeKey(file), id, secret),
    open: async (id, sealed) => openText(await readKey(file), id, sealed),
    discard: async () => undefined,
  };
}

function planKeyFile(env: Environment): string {
  const home = env.HOME || homedir();
  if (env.XDG_STATE_HOME) return join(env.XDG_STATE_HOME, 'sightline', 'machine.key');
  if (process.platform === 'darwin')
    return join(home, 'Library', 'Application Support', 'Sightline Keys', 'machine.key');
  if (process.platform === 'win32') return join(env.LOCALAPPDATA ?? home, 'Sightline Keys', 'machine.key');
  return join(home, '.local', 'state', 'sightline', 'machine.key');
}

function isInside(file: string, folder: string): boolean {
  const way = relative(resolve(folder), resolve(file));
  return way !== '' && !way.startsWith('..') && way !== resolve(file);
}

async function makeKey(file: string): Promise<Buffer> {
  await mkdir(dirname(file), { recursive: true, mode: 0o700 });
  // A file that is there already, perhaps made by another process just now, is the one to use.
  await writeFile(file, randomBytes(KEY_BYTES), { flag: 'wx', mode: 0o600, flush: true }).catch((error) => {
    if (error.code !== 'EEXIST') throw error;
  });
  return readKey(file);
}

async function readKey(file: string): Promise<Buffer> {
  const key = await readFile(file);
  if (key.byteLength !== KEY_BYTES) throw new Error(`${file} is no key file.`);
  return key;
}
