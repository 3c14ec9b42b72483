/** Details of the few hosts that a page of the list shows: who is named beside them, and the prompts and engines that lead there. */
import type { Connection } from '../../../../storage/connection.ts';
import { APPEARANCE, appearanceLength, brandAt, orderAt } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import type { VisitedAnswer } from '../../store/read-facts.ts';
import { readSegments } from '../../store/segments.ts';
import { type GapBrands, visitGapAnswers } from './gap-answers.ts';

export interface CitingCount {
  citationCount: number;
  gapCount: number;
}

/** Counts of the answers that cite a host, told apart. */
export interface HostDetails {
  /** By internal id of the prompt. */
  prompts: Map<number, CitingCount>;
  engines: Map<string, CitingCount>;
  /** Answers that name a brand, by its internal id. */
  named: Map<number, number>;
}

/** In the order of `hosts`. */
export function readGapDetails(
  db: Connection,
  scope: FigureScope,
  brands: GapBrands,
  { hosts, hostOf }: { hosts: readonly number[]; hostOf: Int32Array },
): HostDetails[] {
  const details = hosts.map((): HostDetails => ({ prompts: new Map(), engines: new Map(), named: new Map() }));
  const rowOf = new Map(hosts.map((host, row) => [host, row]));
  const engineOf = new Map([...readSegments(db)].map(([id, { engine }]) => [id, engine]));
  const rows = new Set<number>();
  visitGapAnswers(db, scope, brands, (answer, isGap, sources) => {
    rows.clear();
    for (const source of sources) {
      const row = rowOf.get(hostOf[source] ?? 0);
      if (row !== undefined) rows.add(row);
    }
    for (const row of rows) {
      const host = details[row]!;
      addTo(host.prompts, answer.prompt.id, isGap);
      addTo(host.engines, engineOf.get(answer.segmentId) ?? '', isGap);
      for (const brandId of listNamed(answer)) host.named.set(brandId, (host.named.get(brandId) ?? 0) + 1);
    }
  });
  return details;
}

function addTo<K>(counts: Map<K, CitingCount>, key: K, isGap: boolean): void {
  const count = counts.get(key) ?? { citationCount: 0, gapCount: 0 };
  count.citationCount++;
  count.gapCount += isGap ? 1 : 0;
  counts.set(key, count);
}

function listNamed({ page: { heads, appearances }, offsets }: VisitedAnswer): number[] {
  const end = offsets.appearance + appearanceLength(heads, offsets.head);
  const named: number[] = [];
  for (let at = offsets.appearance; at < end; at += APPEARANCE) {
    if (orderAt(appearances, at) > 0) named.push(brandAt(appearances, at));
  }
  return named;
}

/** The widest gap first, then the most cited; equal ones as they came. */
export function byGap(a: CitingCount, b: CitingCount): number {
  return b.gapCount - a.gapCount || b.citationCount - a.citationCount;
}
