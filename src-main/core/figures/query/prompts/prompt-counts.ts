/** The counts of each prompt of a page in a scope: months that are over come as sums, the rest from facts. */
import type { Connection } from '../../../../storage/connection.ts';
import { readOwnBrandId } from '../../../brands/brand-store.ts';
import { readCitedSources } from '../../aggregate/cited-sources.ts';
import { addAppearance, type CellTaker } from '../../aggregate/prompt-month.ts';
import { APPEARANCE, brandAt, orderAt, visitCitations } from '../../codec/month-page.ts';
import { BRAND_WIDTH } from '../../codec/period-cells.ts';
import { toMonthKey } from '../../store/fact-delta.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { openMonths, type ScopePrompt, type VisitedAnswer } from '../../store/read-facts.ts';
import { planSegmentFilter } from '../../store/segments.ts';
import { type Counts, toBrandCounts } from '../counts.ts';
import { openWalk, toAggregateLayer } from '../walk-months.ts';

export interface PromptCounts
  extends Pick<Counts, 'answers' | 'named' | 'cited' | 'visible' | 'depthUnits' | 'sentimentUnits'> {
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

/** What counts one prompt of the scope after the other. */
export function openPromptCounts(
  db: Connection,
  scope: FigureScope,
  brands: ListedBrands,
): (prompt: ScopePrompt) => PromptCounts {
  const wanted = planSegmentFilter(db, scope);
  const sources = new DistinctSources(db);
  let tally = new PromptTally(brands);
  const addSource = (id: number) => sources.add(id);
  const addSources = ({ page, place }: VisitedAnswer) => visitCitations(page, place, addSource);
  const readCited = db.prepare('SELECT body FROM cited_month WHERE id = ?').pluck();
  const visitMonths = openMonths(db, scope, ['citations'], addSources);
  const addCited = (month: number, prompt: ScopePrompt) => {
    const cited = readCited.get(toMonthKey(prompt.id, month)) as Uint8Array | undefined;
    if (cited) readCitedSources(cited, wanted, addSource);
    else visitMonths(prompt, { first: month, last: month });
  };
  const walk = openWalk(db, scope, {
    layers: [toAggregateLayer(db, scope, () => tally, addCited)],
    kinds: ['citations', 'appearances'],
    onAnswer: (answer) => {
      tally.addAnswer(answer);
      addSources(answer);
    },
  });
  return (prompt) => {
    tally = new PromptTally(brands);
    sources.begin();
    walk(prompt);
    return { ...tally.toCounts(), sources: sources.count };
  };
}

class PromptTally implements CellTaker {
  readonly #brands: ListedBrands;
  readonly #own = new Float64Array(BRAND_WIDTH);
  readonly #named = new Set<number>();
  #answers = 0;

  constructor(brands: ListedBrands) {
    this.#brands = brands;
  }

  addAnswers(count: number): void {
    this.#answers += count;
  }

  wants(brandId: number): boolean {
    return brandId === this.#brands.ownId || this.#brands.competitorIds.has(brandId);
  }

  addCell(brandId: number, cell: Float64Array): void {
    if (brandId !== this.#brands.ownId) {
      if ((cell[0] ?? 0) > 0) this.#named.add(brandId);
      return;
    }
    for (let at = 0; at < BRAND_WIDTH; at++) this.#own[at]! += cell[at] ?? 0;
  }

  addAnswer({ page: { heads, appearances }, place }: VisitedAnswer): void {
    this.#answers++;
    const end = place.appearance + (heads[place.head + 3] ?? 0) * APPEARANCE;
    for (let at = place.appearance; at < end; at += APPEARANCE) {
      const brandId = brandAt(appearances, at);
      if (brandId === this.#brands.ownId) addAppearance(this.#own, appearances, at);
      else if (orderAt(appearances, at) > 0 && this.#brands.competitorIds.has(brandId)) this.#named.add(brandId);
    }
  }

  toCounts(): Omit<PromptCounts, 'sources'> {
    return { answers: this.#answers, ...toBrandCounts(this.#own), competitors: this.#named.size };
  }
}

/** Counts distinct sources of one prompt after the other, without a set: who was seen last stands in an array by source. */
class DistinctSources {
  readonly #seen: Int32Array;
  #round = 0;
  count = 0;

  constructor(db: Connection) {
    const { size } = db.prepare('SELECT coalesce(max(id), 0) + 1 AS size FROM source').get() as { size: number };
    this.#seen = new Int32Array(size);
  }

  begin(): void {
    this.#round++;
    this.count = 0;
  }

  add(id: number): void {
    if (this.#seen[id] === this.#round) return;
    this.#seen[id] = this.#round;
    this.count++;
  }
}
