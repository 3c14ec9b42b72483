/** Locking a file with a passphrase, as the age format does (age-encryption.org/v1), and opening it again. It streams: nothing is held. */
import { closeSync, createReadStream, createWriteStream, openSync, readSync } from 'node:fs';
import { Readable, type Writable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import type { ReadableStream } from 'node:stream/web';

import { refuseFile } from './refusals.ts';

const HEAD = 'age-encryption.org/v1\n';
/** Work of the passphrase as a power of two: about a second, as age itself does it. */
const WORK = 18;

/** Loaded with the first passphrase: with its curves it is a tenth of what a storage thread would load. */
const loadAge = () => import('age-encryption');

export function isLocked(path: string): boolean {
  const file = openSync(path, 'r');
  try {
    const head = Buffer.alloc(HEAD.length);
    return readSync(file, head) === head.length && head.toString('latin1') === HEAD;
  } finally {
    closeSync(file);
  }
}

/** Passes on what is written, locked with the passphrase; without one as it is. */
export async function writeLocked(content: Readable, target: Writable, passphrase: string | null): Promise<void> {
  if (passphrase === null) return pipeline(content, target);
  const { Encrypter } = await loadAge();
  const encrypter = new Encrypter();
  encrypter.setScryptWorkFactor(WORK);
  encrypter.setPassphrase(passphrase);
  const locked = await encrypter.encrypt(Readable.toWeb(content) as globalThis.ReadableStream<Uint8Array>);
  await pipeline(Readable.fromWeb(locked as ReadableStream), target);
}

/** Writes what is locked in a file to another one. Throws CONFLICT for a wrong passphrase, and for a file that was changed or cut. */
export async function unlockFile(path: string, passphrase: string, target: string): Promise<void> {
  const { Decrypter } = await loadAge();
  const decrypter = new Decrypter();
  decrypter.addPassphrase(passphrase);
  const source = createReadStream(path);
  let opened: globalThis.ReadableStream<Uint8Array>;
  try {
    opened = await decrypter.decrypt(Readable.toWeb(source) as globalThis.ReadableStream<Uint8Array>);
  } catch (error) {
    source.destroy();
    // A header that names nobody who could be meant is the one fault that is not the file's.
    const isWrong = /no identity matched/i.test((error as Error).message);
    throw refuseFile(isWrong ? 'passphrase_wrong' : 'file_damaged', (error as Error).message, error);
  }
  try {
    await pipeline(Readable.fromWeb(opened as ReadableStream), createWriteStream(target, { mode: 0o600, flags: 'wx' }));
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== undefined && 'syscall' in (error as Error)) throw error;
    throw refuseFile('file_damaged', (error as Error).message, error);
  }
}
