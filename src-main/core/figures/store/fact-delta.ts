/** Collects answers whose facts come in or go out, and writes each touched month of a prompt once. */
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import type { Connection } from '../../../storage/connection.ts';
import type { AnswerFacts } from '../codec/answer-facts.ts';
import {
  addOffsets,
  type ChecksummedMonth,
  checksumFacts,
  DAMAGED_CHECKSUM,
  isWholeMonth,
} from '../codec/month-checksum.ts';
import { toMonthKey } from '../codec/month-key.ts';
import {
  answerOfHead,
  appearanceLength,
  citationLength,
  HEAD,
  type MonthPage,
  openPage,
  packAnswer,
  searchLength,
  visitAnswers,
} from '../codec/month-page.ts';
import { toBytes } from '../codec/packed-numbers.ts';
import { saveSegment } from './segments.ts';

interface Entry {
  month: number;
  added: AnswerFacts[];
  removed: Set<number>;
  /** By which the sum of offsets changes. */
  offsets: number;
}

interface StoredMonth extends ChecksummedMonth {
  offsetsSum: number | null;
}

export class FactDelta {
  readonly #entries = new Map<number, Entry>();

  add(facts: AnswerFacts): void {
    const entry = this.#entryOf(facts);
    entry.added.push(facts);
    entry.offsets = addOffsets(entry.offsets, facts.offsetsSum);
  }

  /** Takes out an answer; one that is added again after this stands with its new facts. */
  remove({
    promptId,
    day,
    answerId,
    offsetsSum,
  }: Pick<AnswerFacts, 'promptId' | 'day' | 'answerId' | 'offsetsSum'>): void {
    const entry = this.#entryOf({ promptId, day });
    entry.removed.add(answerId);
    entry.offsets = addOffsets(entry.offsets, offsetsSum);
    entry.added = entry.added.filter((facts) => facts.answerId !== answerId);
  }

  /** Gives the keys of the months that are others now. */
  save(db: Connection): number[] {
    const keys = [...this.#entries.keys()];
    for (const [key, entry] of this.#entries) saveMonth(db, key, entry);
    this.#entries.clear();
    return keys;
  }

  #entryOf({ promptId, day }: Pick<AnswerFacts, 'promptId' | 'day'>): Entry {
    const month = monthOf(day);
    const key = toMonthKey(promptId, month);
    let entry = this.#entries.get(key);
    if (!entry) {
      entry = { month, added: [], removed: new Set(), offsets: 0 };
      this.#entries.set(key, entry);
    }
    return entry;
  }
}

function saveMonth(db: Connection, key: number, { month, added, removed, offsets }: Entry): void {
  const row = db
    .prepare(
      'SELECT heads, citations, searches, appearances, sum, offsets_sum AS offsetsSum FROM fact_month WHERE id = ?',
    )
    .get(key) as StoredMonth | undefined;
  const stored = row ? openPage(row) : null;
  const kept = stored && removed.size > 0 ? withoutAnswers(stored, removed) : stored;
  const fresh = packAll(db, added, month);
  const blobs = {
    heads: join(kept?.heads, fresh.heads),
    citations: join(kept?.citedNumbers, fresh.citedNumbers),
    searches: join(kept?.searches, fresh.searches),
    appearances: join(kept?.appearances, fresh.appearances),
  };
  if (blobs.heads.length === 0) db.prepare('DELETE FROM fact_month WHERE id = ?').run(key);
  else {
    db.prepare(
      `INSERT INTO fact_month (id, heads, citations, searches, appearances, sum, offsets_sum) VALUES (?, ?, ?, ?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET heads = excluded.heads, citations = excluded.citations, searches = excluded.searches,
         appearances = excluded.appearances, sum = excluded.sum, offsets_sum = excluded.offsets_sum`,
    ).run(
      key,
      blobs.heads,
      blobs.citations,
      blobs.searches,
      blobs.appearances,
      row && !isWholeMonth(row) ? DAMAGED_CHECKSUM : checksumFacts(blobs),
      row?.offsetsSum === null ? null : addOffsets(row?.offsetsSum ?? 0, offsets),
    );
  }
}

function packAll(db: Connection, added: readonly AnswerFacts[], month: number): Record<keyof MonthPage, number[]> {
  const page = { heads: [], appearances: [], citedNumbers: [], searches: [] };
  const before = firstDayOf(month) - 1;
  for (const facts of added) {
    packAnswer(facts, { segmentId: saveSegment(db, facts.segment), dayOfMonth: facts.day - before }, page);
  }
  return page;
}

function join(stored: Int32Array | undefined, fresh: readonly number[]): Uint8Array {
  const joined = new Int32Array((stored?.length ?? 0) + fresh.length);
  if (stored) joined.set(stored);
  joined.set(fresh, stored?.length ?? 0);
  return toBytes(joined);
}

function withoutAnswers(page: MonthPage, removed: ReadonlySet<number>): MonthPage {
  const kept: Record<keyof MonthPage, number[]> = { heads: [], appearances: [], citedNumbers: [], searches: [] };
  const { heads } = page;
  visitAnswers(page, ({ head, appearance, citation, search }) => {
    if (removed.has(answerOfHead(heads, head))) return;
    kept.heads.push(...heads.subarray(head, head + HEAD));
    kept.appearances.push(...page.appearances.subarray(appearance, appearance + appearanceLength(heads, head)));
    kept.citedNumbers.push(...page.citedNumbers.subarray(citation, citation + citationLength(heads, head)));
    kept.searches.push(...page.searches.subarray(search, search + searchLength(heads, head)));
  });
  return {
    heads: Int32Array.from(kept.heads),
    appearances: Int32Array.from(kept.appearances),
    citedNumbers: Int32Array.from(kept.citedNumbers),
    searches: Int32Array.from(kept.searches),
  };
}
