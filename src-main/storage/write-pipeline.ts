/** Lets a job prepare its next batch while the writer stores the one before: never more than one write under way. */

export class WritePipeline {
  #underWay: Promise<void> = Promise.resolve();

  /** Waits for the write before this one, then starts `write`. A failed write is thrown at the next call. */
  async push(write: () => Promise<void>): Promise<void> {
    await this.#underWay;
    this.#underWay = write();
    // Thrown where it is awaited; here it only must not count as unhandled.
    this.#underWay.catch(() => {});
  }

  /** Resolves when everything is written. */
  end(): Promise<void> {
    return this.#underWay;
  }
}
