/** Sees to it that there is a backup of every day on which the app or server runs. It only asks for jobs, and says what came of them. */
import type { Logger } from 'pino';

import { removePartialBackups } from '../../storage/backup-files.ts';
import type { Storage } from '../../storage/command.ts';
import { isDataAway } from '../../storage/storage-fault.ts';
import { saveAutomaticBackup } from './automatic-backup.ts';

/** The first look leaves the start of the app alone. */
const FIRST_LOOK_MS = 30_000;
/** Often enough that a machine that sleeps at night has its backup soon after it wakes. */
const LOOK_MS = 30 * 60_000;

export class BackupScheduler {
  readonly #storage: Storage;
  readonly #log: Logger;
  readonly #onEnd: () => void;
  #timer: NodeJS.Timeout | null = null;
  #isStopped = false;

  /** `onEnd`: a backup was saved or skipped. */
  constructor(storage: Storage, log: Logger, onEnd: () => void) {
    this.#storage = storage;
    this.#log = log;
    this.#onEnd = onEnd;
  }

  /** Removes what a crash left half written, and looks for the first time after `firstLookMs`. */
  start(firstLookMs = FIRST_LOOK_MS): void {
    const removed = removePartialBackups(this.#storage.dataDir);
    if (removed.length > 0) this.#log.warn({ files: removed }, 'Removed backups that were not finished');
    this.#plan(firstLookMs);
  }

  /** A backup under way is finished by the storage threads when they close. */
  stop(): void {
    this.#isStopped = true;
    if (this.#timer) clearTimeout(this.#timer);
  }

  #plan(delayMs: number): void {
    if (!this.#isStopped) this.#timer = setTimeout(() => void this.#look(), delayMs);
  }

  async #look(): Promise<void> {
    try {
      const outcome = await this.#storage.job(saveAutomaticBackup, {});
      if (outcome.kind === 'saved') this.#log.info(outcome, 'Saved an automatic backup');
      else if (outcome.kind === 'skipped') this.#log.warn(outcome, 'Skipped an automatic backup');
      if (outcome.kind !== 'not_due') this.#onEnd();
    } catch (error) {
      if (!this.#isStopped && !isDataAway(error)) this.#log.error({ err: error }, 'The automatic backup failed');
    }
    this.#plan(LOOK_MS);
  }
}
