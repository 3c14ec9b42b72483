/** Collects which months answers change, and notes it once for each: lists go where answers came, went or moved. */
import { monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AnswerFacts } from '../codec/answer-facts.ts';
import { BRAND_KINDS, dropLists, LIST_KINDS } from './month-lists.ts';
import { noteChange } from './month-state.ts';

/** Measuring again takes an answer out and puts it in with the same citations and searches; nothing that is listed changes. */
function isListedAlike(a: AnswerFacts, b: AnswerFacts): boolean {
  return (
    a.citations === b.citations &&
    a.queryIds === b.queryIds &&
    a.day === b.day &&
    a.segment.engine === b.segment.engine &&
    a.segment.language === b.segment.language &&
    a.segment.surface === b.segment.surface &&
    a.segment.isBranded === b.segment.isBranded
  );
}

export class ChangedMonths {
  readonly #removed = new Map<number, AnswerFacts>();
  /** By project and month; true where lists change. */
  readonly #months = new Map<string, { projectId: number; month: number; isListChanged: boolean }>();

  add(facts: AnswerFacts): void {
    const before = this.#removed.get(facts.answerId);
    this.#removed.delete(facts.answerId);
    const isAlike = before !== undefined && isListedAlike(before, facts);
    if (before !== undefined && !isAlike) this.#note(before, true);
    this.#note(facts, !isAlike);
  }

  remove(facts: AnswerFacts): void {
    this.#removed.set(facts.answerId, facts);
  }

  save(db: Connection): void {
    for (const facts of this.#removed.values()) this.#note(facts, true);
    for (const { isListChanged, ...month } of this.#months.values()) {
      noteChange(db, month);
      dropLists(db, month, isListChanged ? LIST_KINDS : BRAND_KINDS);
    }
    this.#removed.clear();
    this.#months.clear();
  }

  #note({ projectId, day }: AnswerFacts, isListChanged: boolean): void {
    const month = monthOf(day);
    const key = `${projectId} ${month}`;
    const known = this.#months.get(key);
    if (known) known.isListChanged ||= isListChanged;
    else this.#months.set(key, { projectId, month, isListChanged });
  }
}
