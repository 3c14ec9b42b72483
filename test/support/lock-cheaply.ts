import { readFileSync, writeFileSync } from 'node:fs';
import { Encrypter } from 'age-encryption';

/** Power of two of the work that a try of the passphrase takes: a 256th of what the app puts into it, which is a second. */
const WORK = 10;

/** Locks the file at `path` in its place, as the app and age itself do. Whoever opens it often does not wait for the passphrase. */
export async function lockCheaply(path: string, passphrase: string): Promise<void> {
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK);
  encrypter.setPassphrase(passphrase);
  writeFileSync(path, await encrypter.encrypt(readFileSync(path)));
}
