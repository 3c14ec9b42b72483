/** The counts of one prompt in a scope, from its facts: for the prompts of a page. */
import type { Connection } from '../../storage/connection.ts';
import { readOwnBrandId } from '../brands/brand-store.ts';
import { APPEARANCE, brandAt, depthAt, isCitedAt, orderAt, sentimentAt } from '../facts/month-page.ts';
import { type ScopePrompt, visitScope } from '../facts/read-facts.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';

export interface PromptCounts {
  answers: number;
  named: number;
  cited: number;
  visible: number;
  /** Below 2^53: one prompt has too few answers for more. */
  depthUnits: number;
  sentimentUnits: number;
  /** Tracked competitors that are named at all. */
  competitors: number;
  sources: number;
}

export interface ListedBrands {
  ownId: number;
  competitorIds: ReadonlySet<number>;
}

export function readListedBrands(db: Connection, projectId: number): ListedBrands {
  const rows = db
    .prepare("SELECT id FROM brand WHERE project_id = ? AND is_own = 0 AND state = 'tracked'")
    .pluck()
    .all(projectId) as number[];
  return { ownId: readOwnBrandId(db, projectId), competitorIds: new Set(rows) };
}

export function readPromptCounts(
  db: Connection,
  prompt: ScopePrompt,
  scope: FigureScope,
  { ownId, competitorIds }: ListedBrands,
): PromptCounts {
  const counts = { answers: 0, named: 0, cited: 0, visible: 0, depthUnits: 0, sentimentUnits: 0 };
  const [competitors, sources] = [new Set<number>(), new Set<number>()];
  visitScope(
    db,
    scope,
    ['citations', 'appearances'],
    ({ page: { heads, appearances, citations }, place }) => {
      counts.answers++;
      const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
      for (let at = place.appearance; at < end; at += APPEARANCE) {
        const brandId = brandAt(appearances, at);
        const isNamed = orderAt(appearances, at) > 0;
        if (isNamed && competitorIds.has(brandId)) competitors.add(brandId);
        if (brandId !== ownId) continue;
        counts.visible++;
        if (isCitedAt(appearances, at)) counts.cited++;
        if (!isNamed) continue;
        counts.named++;
        counts.depthUnits += depthAt(appearances, at);
        counts.sentimentUnits += sentimentAt(appearances, at);
      }
      const lastCitation = place.citation + (heads[place.head + 4] ?? 0) * 2;
      for (let at = place.citation; at < lastCitation; at += 2) sources.add(citations[at] ?? 0);
    },
    [prompt],
  );
  return { ...counts, competitors: competitors.size, sources: sources.size };
}
