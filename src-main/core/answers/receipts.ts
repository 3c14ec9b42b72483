/**
 * Receipts of measuring a history again. One is opened in the transaction that changes names or rules, counted on in each that writes
 * answers, and closed in the one that notes the end: whatever dies when, what it says is what was done.
 */
import { monthOf } from '#shared/time/month.ts';
import type { RemeasuringCause, RemeasuringState, TransportKind } from '#shared/vocabulary/remeasurings.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import type { NumberedBrand } from '../brands/brand-view.ts';
import { listDifferent } from '../figures/aggregate/figure-delta.ts';
import type { AnswerFacts, AppearanceFact } from '../figures/codec/answer-facts.ts';
import { BRAND_WIDTH, countAppearance, mergeCounts } from '../figures/codec/brand-counts.ts';
import { newId } from '../ids.ts';
import { MEASURING_VERSION } from '../measuring/measurement.ts';
import { areBoundariesWanted, isMeasured, readMeasuredRules } from './measured-history.ts';
import { freezeMoves, packCounts, unpackCounts } from './receipt-figures.ts';
import { readRuleVersion, toRuleVersion } from './rule-version.ts';

/** Answers that a receipt lists; those that changed are counted all. */
export const MOST_LISTED = 5_000;

/** How a change came in. */
export interface Transport {
  kind: TransportKind;
  /** Of the API key that was used. */
  keyId: string | null;
}

export const PROGRAM: Transport = { kind: 'program', keyId: null };

export interface ReceiptOpening {
  projectId: number;
  cause: RemeasuringCause;
  transport: Transport;
  /** Tracked brands then and now. */
  before: readonly NumberedBrand[];
  after: readonly NumberedBrand[];
  rulesBefore: string;
  undoesId?: number | null;
}

/** Opens one; one that is open still ends here. None for a project that was never asked anything: it has no history. */
export function openReceipt(db: Connection, opening: ReceiptOpening, nowMs: number): void {
  const { projectId, cause, transport, before, after, rulesBefore, undoesId = null } = opening;
  if (hasNoHistory(db, projectId)) return;
  closeReceipt(db, projectId, { state: 'overtaken', nowMs });
  const keyName =
    transport.keyId === null ? null : db.prepare('SELECT name FROM api_key WHERE id = ?').pluck().get(transport.keyId);
  db.prepare(
    `INSERT INTO remeasuring (public_id, project_id, cause, door, key_name, undoes_id, changed_at, state, names_before, names_after,
       rules_before, rules_after)
     VALUES (?, ?, ?, ?, ?, ?, ?, 'measuring', ?, ?, ?, ?)`,
  ).run(
    newId(),
    projectId,
    cause,
    transport.kind,
    keyName ?? null,
    undoesId,
    nowMs,
    JSON.stringify(leaveOut(before, after)),
    JSON.stringify(leaveOut(after, before)),
    rulesBefore,
    toRulesNow(db, projectId),
  );
}

function hasNoHistory(db: Connection, projectId: number): boolean {
  return db.prepare('SELECT next_ordinal FROM project WHERE id = ?').pluck().get(projectId) === 0;
}

/** What all answers will have been measured by: the second of two. */
function toRulesNow(db: Connection, projectId: number): string {
  return readRuleVersion(db, projectId).split('..').at(-1) ?? '';
}

/** Brands that the other list does not have just so. */
function leaveOut(brands: readonly NumberedBrand[], others: readonly NumberedBrand[]): NumberedBrand[] {
  const known = new Set(others.map((brand) => JSON.stringify(brand)));
  return brands.filter((brand) => !known.has(JSON.stringify(brand)));
}

/** For a history that is to be measured again though no name changed: the program's rules did, or its word boundaries are asked for. */
export const openRuleReceipt = defineWrite(
  'answers.openRuleReceipt',
  (db, { projectId, transport }: { projectId: number; transport: Transport }, { nowMs }): null => {
    if (readOpenId(db, projectId) !== null || isMeasured(db, projectId)) return null;
    const measured = readMeasuredRules(db, projectId);
    const isNewer = measured !== null && measured.measuringVersion !== MEASURING_VERSION;
    if (!isNewer && !areBoundariesWanted(db, projectId)) return null;
    const rulesBefore = measured ? toRuleVersion(measured.rules, measured.measuringVersion) : '';
    const cause = isNewer ? 'rules' : 'word_boundaries';
    openReceipt(db, { projectId, cause, transport, before: [], after: [], rulesBefore }, nowMs);
    return null;
  },
);

/** The receipt that counts what is measured again; null where none is open. */
export function readOpenId(db: Connection, projectId: number): number | null {
  const id = db
    .prepare("SELECT id FROM remeasuring WHERE project_id = ? AND state = 'measuring'")
    .pluck()
    .get(projectId);
  return (id as number | undefined) ?? null;
}

/** Ends the open receipt, with the figures that moved by it; its public id, null where none was open. */
export function closeReceipt(
  db: Connection,
  projectId: number,
  { state, nowMs }: { state: Exclude<RemeasuringState, 'measuring'>; nowMs: number },
): string | null {
  const id = readOpenId(db, projectId);
  if (id === null) return null;
  const looked =
    state === 'finished' ? db.prepare('SELECT count(*) FROM answer WHERE project_id = ?').pluck().get(projectId) : null;
  db.prepare('UPDATE remeasuring SET state = ?, finished_at = ?, looked = ?, figures = ? WHERE id = ?').run(
    state,
    nowMs,
    looked,
    JSON.stringify(freezeMoves(db, projectId, id)),
    id,
  );
  return db.prepare('SELECT public_id FROM remeasuring WHERE id = ?').pluck().get(id) as string;
}

interface ListedAnswer {
  answerId: number;
  came: number[];
  went: number[];
  altered: number[];
}

/** Gathers what a transaction changes in answers, for the receipt that is open. */
export class ReceiptDelta {
  /** By month, then by brand. */
  readonly #counts = new Map<number, Map<number, Float64Array>>();
  readonly #answers: ListedAnswer[] = [];
  #rebranded = 0;

  /** Takes in an answer that was written: `isFoundOtherwise` where brands are found otherwise in it, or in other places. */
  add(before: AnswerFacts, after: AnswerFacts, isFoundOtherwise: boolean): void {
    if (before.segment.isBranded !== after.segment.isBranded) this.#rebranded++;
    if (!isFoundOtherwise) return;
    const gone = listDifferent(before.appearances, after.appearances);
    const fresh = listDifferent(after.appearances, before.appearances);
    const month = monthOf(before.day);
    this.#count(month, gone, -1);
    this.#count(month, fresh, 1);
    const [old, now] = [listIds(before.appearances), listIds(after.appearances)];
    const altered = listIds(fresh).filter((id) => old.includes(id));
    this.#answers.push({
      answerId: before.answerId,
      came: now.filter((id) => !old.includes(id)),
      went: old.filter((id) => !now.includes(id)),
      // Named in other places: counted alike, and marked otherwise in the text.
      altered: gone.length + fresh.length > 0 ? altered : listMovedNames(before.appearances, after.appearances),
    });
  }

  #count(month: number, appearances: readonly AppearanceFact[], sign: 1 | -1): void {
    if (appearances.length === 0) return;
    const brands = this.#counts.get(month) ?? new Map<number, Float64Array>();
    this.#counts.set(month, brands);
    for (const appearance of appearances) {
      const counts = brands.get(appearance.brandId) ?? new Float64Array(BRAND_WIDTH);
      brands.set(appearance.brandId, counts);
      mergeCounts(counts, countAppearance(appearance), sign);
    }
  }

  /** Writes it down. */
  save(db: Connection, projectId: number): void {
    const id = readOpenId(db, projectId);
    if (id === null || (this.#answers.length === 0 && this.#rebranded === 0)) return;
    const { changed } = db.prepare('SELECT changed FROM remeasuring WHERE id = ?').get(id) as { changed: number };
    const list = db.prepare(
      `INSERT INTO remeasuring_answer (remeasuring_id, answer_id, came, went, altered) VALUES (?, ?, ?, ?, ?) ON CONFLICT DO NOTHING`,
    );
    for (const { answerId, came, went, altered } of this.#answers.slice(0, Math.max(0, MOST_LISTED - changed))) {
      list.run(id, answerId, JSON.stringify(came), JSON.stringify(went), JSON.stringify(altered));
    }
    db.prepare('UPDATE remeasuring SET changed = changed + ?, rebranded = rebranded + ? WHERE id = ?').run(
      this.#answers.length,
      this.#rebranded,
      id,
    );
    this.#saveCounts(db, id);
  }

  #saveCounts(db: Connection, id: number): void {
    const read = db
      .prepare('SELECT counts FROM remeasuring_count WHERE remeasuring_id = ? AND month = ? AND brand_id = ?')
      .pluck();
    const write = db.prepare(
      `INSERT INTO remeasuring_count (remeasuring_id, month, brand_id, counts) VALUES (?, ?, ?, ?)
       ON CONFLICT DO UPDATE SET counts = excluded.counts`,
    );
    for (const [month, brands] of this.#counts) {
      for (const [brandId, counts] of brands) {
        const stored = read.get(id, month, brandId) as Uint8Array | undefined;
        if (stored !== undefined) mergeCounts(counts, unpackCounts(stored));
        write.run(id, month, brandId, packCounts(counts));
      }
    }
  }
}

/** Brands that are named more or less often than before; where there are none, all that are named stand elsewhere. */
function listMovedNames(before: readonly AppearanceFact[], after: readonly AppearanceFact[]): number[] {
  const countOf = (id: number) => before.find(({ brandId }) => brandId === id)?.occurrences;
  const moved = after.filter(({ brandId, occurrences }) => countOf(brandId) !== occurrences);
  return listIds(moved.length > 0 ? moved : after.filter(({ isNamed }) => isNamed));
}

function listIds(appearances: readonly AppearanceFact[]): number[] {
  return appearances.map(({ brandId }) => brandId);
}
