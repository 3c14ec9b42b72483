/** The counts of each of a few prompts: the own brand, which competitors are named, how many sources are cited. */
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readCitedSources } from '../../aggregate/cited-sources.ts';
import { visitCitations } from '../../codec/month-page.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { planWholeMonths } from '../../store/plan-months.ts';
import type { ScopePrompt } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import { breakdown } from '../breakdown.ts';
import { type BrandCounts, Part } from '../breakdown-part.ts';
import { openWalk } from '../walk-months.ts';

export interface PromptCounts {
  answers: number;
  own: BrandCounts;
  /** Tracked competitors that are named at all. */
  competitors: number;
  /** Distinct sources. */
  sources: number;
}

/** In the order of the prompts, which are of the scope. */
export function countPrompts(db: Connection, scope: FigureScope, prompts: readonly ScopePrompt[]): PromptCounts[] {
  const ownId = readOwnBrandId(db, scope.projectId);
  const competitorIds = db
    .prepare("SELECT id FROM brand WHERE project_id = ? AND is_own = 0 AND state = 'tracked'")
    .pluck()
    .all(scope.projectId) as number[];
  const brandIds = [ownId, ...competitorIds];
  const parts = breakdown(db, { scope, by: ['prompt'], brandIds, measures: ['means'], prompts });
  const byOrdinal = new Map(parts.map((part) => [part.key.prompt, part]));
  const countSources = openSourceCount(db, scope);
  return prompts.map((prompt) => {
    const part = byOrdinal.get(prompt.ordinal) ?? Part.NOTHING;
    return {
      answers: part.answers,
      own: part.of(ownId),
      competitors: competitorIds.filter((id) => part.of(id).named > 0).length,
      sources: countSources(prompt),
    };
  });
}

/** What counts the distinct sources of one prompt after the other, without a set: in which round a source was met last is kept by its number. */
function openSourceCount(db: Connection, scope: FigureScope): (prompt: ScopePrompt) => number {
  const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
  const lastRounds = new Int32Array(size);
  let [round, count] = [0, 0];
  const add = (sourceId: number) => {
    if (lastRounds[sourceId] === round) return;
    lastRounds[sourceId] = round;
    count++;
  };
  const wanted = planSegmentFilter(db, scope);
  const walk = openWalk(db, scope, {
    layers: [
      {
        table: 'cited_month',
        months: planWholeMonths(scope),
        onAggregate: (body) => {
          readCitedSources(body, wanted, add);
          return true;
        },
      },
    ],
    kinds: ['citations'],
    onAnswer: ({ page, offsets }) => visitCitations(page, offsets, add),
  });
  return (prompt) => {
    round++;
    count = 0;
    walk(prompt);
    return count;
  };
}
