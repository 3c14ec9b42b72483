/** Makes the sample project when the owner asks for it, once at a time, and says how far it is. */
import type { Storage } from '../../storage/command.ts';
import { loadSampleProject } from '../projects/sample-state.ts';
import { createSample, SAMPLE_ANSWERS } from './create-sample.ts';

export class SampleMaker {
  readonly #storage: Storage;
  #making: Promise<void> | null = null;
  #done = 0;

  constructor(storage: Storage) {
    this.#storage = storage;
  }

  /** Answers so far and in the end; null while none is being made. */
  get progress(): { done: number; total: number } | null {
    return this.#making && { done: this.#done, total: SAMPLE_ANSWERS };
  }

  /** Public id of the whole sample project; one is made unless it is there. Asked twice at once, it is made once. */
  async make(): Promise<{ projectId: string; created: boolean }> {
    const known = this.#making ? null : await this.#storage.read(loadSampleProject, null);
    if (known !== null) return { projectId: known, created: false };
    this.#making ??= this.#run();
    await this.#making;
    const projectId = await this.#storage.read(loadSampleProject, null);
    if (projectId === null) throw new Error('The sample project is missing.');
    return { projectId, created: true };
  }

  async #run(): Promise<void> {
    this.#done = 0;
    try {
      await this.#storage.job(createSample, null, ({ done }) => {
        this.#done = done;
      });
    } finally {
      this.#making = null;
    }
  }
}
