/**
 * Keeps secrets in the best box that this process can use, and finds them again in whichever box they lie. Nothing of a
 * secret reaches the database, an export, a backup or the log from here.
 */
import { AppError } from '#shared/app-error.ts';
import { Semaphore } from '../../storage/semaphore.ts';
import { readSealed, readSealedStamp, type SealedEntry, saveSealed } from './sealed-file.ts';
import type { BoxKind, SecretBox } from './secret-box.ts';

export interface SecretLocation {
  box: BoxKind;
  /** Where it lies and who can get at it, for the owner. */
  description: string;
}

export type SecretReading = { secret: string } | { problem: string };

export class SecretStore {
  readonly #file: string;
  readonly #boxes: readonly SecretBox[];
  readonly #now: () => number;
  /** One change after the other: each rewrites the whole file. */
  readonly #changing = new Semaphore(1);

  /** Boxes in order of preference. */
  constructor(options: { file: string; boxes: readonly SecretBox[]; now: () => number }) {
    this.#file = options.file;
    this.#boxes = options.boxes;
    this.#now = options.now;
  }

  /** Every secret that is kept: it, or in words why it cannot be opened here. Throws CONFLICT for a damaged file. */
  async loadAll(): Promise<Map<string, SecretReading>> {
    const found = new Map<string, SecretReading>();
    for (const [id, entry] of Object.entries(await readSealed(this.#file))) found.set(id, await this.#open(id, entry));
    return found;
  }

  /** The secret; null when none is kept. Throws CONFLICT when it cannot be opened here. */
  async get(id: string): Promise<string | null> {
    const entry = (await readSealed(this.#file))[id];
    if (!entry) return null;
    const reading = await this.#open(id, entry);
    if ('problem' in reading) throw new AppError('CONFLICT', reading.problem, { reason: 'key_locked' });
    return reading.secret;
  }

  /** Keeps a secret in the place of the one before. Throws CONFLICT when no box can be used here. */
  set(id: string, secret: string): Promise<SecretLocation> {
    return this.#changing.run(async () => {
      const { box } = await this.#choose();
      const entries = await readSealed(this.#file);
      const sealed = await box.seal(id, secret);
      await saveSealed(this.#file, { ...entries, [id]: { box: box.kind, sealed, savedAt: this.#now() } });
      await this.#discard(entries[id]);
      return { box: box.kind, description: box.description };
    });
  }

  /** Forgets a secret; false when none was kept. */
  delete(id: string): Promise<boolean> {
    return this.#changing.run(async () => {
      const { [id]: old, ...rest } = await readSealed(this.#file);
      if (!old) return false;
      await saveSealed(this.#file, rest);
      await this.#discard(old);
      return true;
    });
  }

  /** Where the next secret would go, and why not in a better one. Throws CONFLICT when no box can be used here. */
  async describe(): Promise<SecretLocation & { refused: string[] }> {
    const { box, refused } = await this.#choose();
    return { box: box.kind, description: box.description, refused };
  }

  /** Changes whenever a secret is saved or removed, by whatever process. */
  readStamp(): Promise<string> {
    return readSealedStamp(this.#file);
  }

  async #choose(): Promise<{ box: SecretBox; refused: string[] }> {
    const refused: string[] = [];
    for (const box of this.#boxes) {
      const refusal = await box.refuse();
      if (refusal === null) return { box, refused };
      refused.push(refusal);
    }
    const message = `A key cannot be kept safely here. ${refused.join(' ')}`;
    throw new AppError('CONFLICT', message, { reason: 'no_key_place' });
  }

  async #open(id: string, entry: SealedEntry): Promise<SecretReading> {
    const box = this.#boxes.find(({ kind }) => kind === entry.box);
    if (!box) return { problem: 'It lies in the keychain of the desktop app, which this process cannot open.' };
    try {
      return { secret: await box.open(id, entry.sealed) };
    } catch {
      const refusal = await box.refuse();
      return { problem: refusal ?? 'It was locked with another key than the one that is here now.' };
    }
  }

  /** What cannot be discarded opens nothing any more: no entry points to it. */
  async #discard(entry: SealedEntry | undefined): Promise<void> {
    const box = this.#boxes.find(({ kind }) => kind === entry?.box);
    if (entry) await box?.discard(entry.sealed).catch(() => undefined);
  }
}
