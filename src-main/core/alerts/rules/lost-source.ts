/** Domains or pages that answers naming the own brand cited in the days before, and no such answer cites now. */
import type { Connection } from '../../../storage/connection.ts';
import { readOwnBrandId } from '../../brands/brand-store.ts';
import { APPEARANCE, appearanceLength, brandAt, visitCitations } from '../../figures/codec/month-page.ts';
import { countHits, countRowsAtOnce } from '../../figures/query/cells/count-hits.ts';
import { toVerdict } from '../../figures/query/cells/figure-intervals.ts';
import { readSourceBook } from '../../figures/query/sources/source-book.ts';
import { type FigureScope, toScopeBefore } from '../../figures/store/figure-scope.ts';
import { type VisitedAnswer, visitScope } from '../../figures/store/read-facts.ts';
import type { AlertEvent, ConditionOf, DayOfProject } from '../alert-event.ts';
import { chooseReal, toPeriod, toRestDays, toScope } from './changes.ts';

/** Answers of the days before; with fewer, their absence cannot be more than chance. */
const FEWEST_ANSWERS = 8;

export function evaluateLostSource(
  db: Connection,
  { by, days }: ConditionOf<'lost_source'>,
  { project, day }: DayOfProject,
): AlertEvent[] {
  const scope = toScope(project.id, day, days);
  const before = toScopeBefore(scope);
  const brandId = readOwnBrandId(db, project.id);
  const book = readSourceBook(db, project.id);
  const visit = openVisit(brandId, by === 'page' ? null : book.hostOf);
  const had = countAnswers(db, before, visit);
  const has = countAnswers(db, scope, visit);
  const lost = [...had].filter(([id, answers]) => answers >= FEWEST_ANSWERS && !has.has(id));
  if (lost.length === 0) return [];
  const names = by === 'page' ? new Map(book.pages.map(({ id, url }) => [id, url])) : book.hosts;
  const ids = lost.map(([id]) => id).slice(0, countRowsAtOnce(db, project.id));
  const rowOf = new Map(ids.map((id, row) => [id, row]));
  const count = (of: FigureScope) =>
    countHits(db, {
      scope: of,
      rows: ids.length,
      kinds: ['appearances', 'citations'],
      visit: (answer, hit) =>
        visit(answer, (id) => {
          const row = rowOf.get(id);
          if (row !== undefined) hit(row);
        }),
    });
  const [now, then] = [count(scope), count(before)];
  const isReal = chooseReal(ids.map((_, row) => toVerdict(now(row), then(row), 'citationRate')));
  return ids.flatMap((id, row): AlertEvent[] => {
    if (!isReal[row]) return [];
    const source = names.get(id) ?? '';
    const answers = had.get(id) ?? 0;
    const facts = { kind: 'lost_source', source, answers, ...toPeriod(day, days) } as const;
    return [{ event: source, restDays: toRestDays(days), facts }];
  });
}

type Visit = (answer: VisitedAnswer, found: (id: number) => void) => void;

/** Tells what an answer cites that names the brand: hosts where their numbers are given, else pages. */
function openVisit(brandId: number, hostOf: Int32Array | null): Visit {
  return ({ page, offsets }, found) => {
    const end = offsets.appearance + appearanceLength(page.heads, offsets.head);
    for (let at = offsets.appearance; at < end; at += APPEARANCE) {
      if (brandAt(page.appearances, at) !== brandId) continue;
      visitCitations(page, offsets, (sourceId) => found(hostOf === null ? sourceId : (hostOf[sourceId] ?? 0)));
      return;
    }
  };
}

function countAnswers(db: Connection, scope: FigureScope, visit: Visit): Map<number, number> {
  const counts = new Map<number, number>();
  visitScope(db, scope, ['appearances', 'citations'], (answer) => {
    const ids = new Set<number>();
    visit(answer, (id) => ids.add(id));
    for (const id of ids) counts.set(id, (counts.get(id) ?? 0) + 1);
  });
  return counts;
}
