/** Answers that were measured again and wait for being written, with the cursor up to which a history is done then. */
import type { MeasuredAnswer } from '../measuring/measurement.ts';
import type { WalkCursor } from './measured-history.ts';

/** Answers measured again in one transaction: it must not keep other writers waiting. */
const WRITE_BATCH = 100;
/** After so many that were looked at the cursor is noted even if fewer have changed. */
const NOTE_EVERY = 10_000;

export interface Remeasured {
  answerId: number;
  measured: MeasuredAnswer;
}

/** Gathers what has to be written over batches, because a new name may be in few answers: a transaction costs more than they do. */
export class ChangedAnswers {
  #waiting: { cursor: WalkCursor; remeasured: Remeasured }[] = [];
  #after: WalkCursor | null = null;
  #looked = 0;

  add(
    answers: readonly { cursor: WalkCursor; remeasured: Remeasured }[],
    { after, looked }: { after: WalkCursor; looked: number },
  ): void {
    this.#waiting.push(...answers);
    this.#after = after;
    this.#looked += looked;
  }

  /** What can be written now, each with the cursor up to which all is written then; the rest only when `isAll` or it has waited for long. */
  *take(isAll: boolean): Generator<{ after: WalkCursor; answers: Remeasured[] }> {
    while (this.#waiting.length >= WRITE_BATCH) {
      const part = this.#waiting.splice(0, WRITE_BATCH);
      yield { after: part.at(-1)!.cursor, answers: part.map(({ remeasured }) => remeasured) };
    }
    if (this.#after === null || !(isAll || this.#looked >= NOTE_EVERY)) return;
    const part = { after: this.#after, answers: this.#waiting.map(({ remeasured }) => remeasured) };
    this.forget();
    yield part;
  }

  forget(): void {
    this.#waiting = [];
    this.#after = null;
    this.#looked = 0;
  }
}
