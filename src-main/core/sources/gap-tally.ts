/** Counts of pages in answers that show competitors and not the own brand, by the number of the page. */
export class GapTally {
  readonly #citations: Int32Array;
  readonly #answers: Int32Array;
  readonly #prompts: Int32Array;
  readonly #lastPrompts: Int32Array;
  /** By page, one for each rival. */
  readonly #rivals: Int32Array;
  readonly #rivalCount: number;

  /** `size`: greater than the number of any page. */
  constructor(size: number, rivalCount: number) {
    this.#citations = new Int32Array(size);
    this.#answers = new Int32Array(size);
    this.#prompts = new Int32Array(size);
    this.#lastPrompts = new Int32Array(size);
    this.#rivals = new Int32Array(size * rivalCount);
    this.#rivalCount = rivalCount;
  }

  /** `rivals`: places of the rivals that the answer shows where the own brand is not; empty for an answer without a gap. */
  add(sourceId: number, promptId: number, rivals: readonly number[]): void {
    this.#citations[sourceId] = this.citations(sourceId) + 1;
    if (rivals.length === 0) return;
    this.#answers[sourceId] = this.answers(sourceId) + 1;
    for (const rival of rivals) {
      const at = sourceId * this.#rivalCount + rival;
      this.#rivals[at] = (this.#rivals[at] ?? 0) + 1;
    }
    if (this.#lastPrompts[sourceId] === promptId) return;
    this.#lastPrompts[sourceId] = promptId;
    this.#prompts[sourceId] = this.prompts(sourceId) + 1;
  }

  citations = (sourceId: number): number => this.#citations[sourceId] ?? 0;
  /** Answers with a gap. */
  answers = (sourceId: number): number => this.#answers[sourceId] ?? 0;
  prompts = (sourceId: number): number => this.#prompts[sourceId] ?? 0;
  rivalAnswers = (sourceId: number, rival: number): number => this.#rivals[sourceId * this.#rivalCount + rival] ?? 0;

  /** Pages with a gap. */
  listIds(): number[] {
    const ids: number[] = [];
    this.#answers.forEach((count, id) => {
      if (count > 0) ids.push(id);
    });
    return ids;
  }
}
