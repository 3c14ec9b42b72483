/** The file that says in which box each secret lies, with the locked texts. It holds no secret in the clear. */
import { randomUUID } from 'node:crypto';
import { open, readFile, rm, stat } from 'node:fs/promises';

import { z } from 'zod';

import { AppError } from '#shared/app-error.ts';
import { replaceFile } from '../../storage/replace-file.ts';

const entry = z.object({
  box: z.enum(['keychain', 'keyring', 'passphrase', 'machine']),
  sealed: z.string(),
  /** Milliseconds since the epoch. */
  savedAt: z.number(),
});
const content = z.object({ version: z.literal(1), secrets: z.record(z.string(), entry) });

export type SealedEntry = z.infer<typeof entry>;
export type SealedEntries = Readonly<Record<string, SealedEntry>>;

/** Everything in the file, empty when there is none. Throws CONFLICT when it is not ours or damaged. */
export async function readSealed(file: string): Promise<SealedEntries> {
  let text: string;
  try {
    text = await readFile(file, 'utf8');
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return {};
    throw new AppError('CONFLICT', `${file} cannot be read.`, { reason: 'keys_unreadable' }, error);
  }
  try {
    return content.parse(JSON.parse(text)).secrets;
  } catch (error) {
    const message = `${file} is damaged. Move it away and save the keys again.`;
    throw new AppError('CONFLICT', message, { reason: 'keys_unreadable' }, error);
  }
}

/** Replaces the file in one step, readable by its owner only. */
export async function saveSealed(file: string, secrets: SealedEntries): Promise<void> {
  const partial = `${file}.${randomUUID()}.partial`;
  try {
    const handle = await open(partial, 'wx', 0o600);
    try {
      await handle.writeFile(`${JSON.stringify({ version: 1, secrets }, null, 2)}\n`);
      await handle.sync();
    } finally {
      await handle.close();
    }
    await replaceFile(partial, file);
  } catch (error) {
    await rm(partial, { force: true });
    throw error;
  }
}

/** Changes whenever the file does; `none` when there is none. */
export async function readSealedStamp(file: string): Promise<string> {
  const found = await stat(file).catch(() => null);
  return found === null ? 'none' : `${found.ino}:${found.size}:${found.mtimeMs}`;
}
