/** Rows of the tables of sources: what the core counts, with shares of answers and verdicts on changes. Pure. */
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { showAddress } from '#shared/text/show-address.ts';
import type { SortOrder } from '../../table/column.ts';
import { type JudgedTally, planJudged, type RowMove } from '../../table/plan-judged.ts';

type Domain = OperationOutput<'sources.domains'>['domains'][number];
type Page = OperationOutput<'sources.list'>['sources'][number];
type Mover = OperationOutput<'sources.movers'>['movers'][number];

export interface AnswerTotals {
  answers: number;
  previousAnswers: number;
}

export interface DomainRow extends Domain {
  /** Of all answers of the window; null without answers. */
  sharePercent: number | null;
  change: RowMove | null;
}

export interface PageRow extends Page {
  sharePercent: number | null;
}

export interface MoverRow extends Mover {
  shownMove: ShownMove;
  change: RowMove | null;
}

const toShare = (count: number, total: number) => (total === 0 ? null : (100 * count) / total);

/** Rows with their changes judged together, and what is to be said of that. */
export interface JudgedSources<Row> {
  rows: Row[];
  tally: JudgedTally;
}

type Moved = Pick<Domain, 'citationCount' | 'previousCount' | 'verdict'>;

export function planMoved<Row extends Moved>(rows: readonly Row[], { answers, previousAnswers }: AnswerTotals) {
  const { moves, tally } = planJudged(
    rows.map(({ citationCount, previousCount, verdict }) => {
      const [here, before] = [toShare(citationCount, answers), toShare(previousCount, previousAnswers)];
      return here === null || before === null ? null : { change: here - before, verdict };
    }),
  );
  return { rows: rows.map((row, index) => ({ ...row, change: moves[index] ?? null })), tally };
}

export function planDomainRows(domains: readonly Domain[], totals: AnswerTotals): JudgedSources<DomainRow> {
  const { rows, tally } = planMoved(domains, totals);
  return { rows: rows.map((row) => ({ ...row, sharePercent: toShare(row.citationCount, totals.answers) })), tally };
}

/** `answers`: answers of the window, which the list of pages does not tell; null while it is not known. */
export function planPageRows(pages: readonly Page[], answers: number | null): PageRow[] {
  return pages.map((page) => ({
    ...page,
    sharePercent: answers === null ? null : toShare(page.citationCount, answers),
  }));
}

/** Neither rising nor falling, nor new or gone, is what may be chance. */
export type ShownMove = Mover['move'] | 'noise';

export function planMoverRows(movers: readonly Mover[], totals: AnswerTotals): JudgedSources<MoverRow> {
  const { rows, tally } = planMoved(movers, totals);
  return { rows: rows.map((row) => ({ ...row, shownMove: toShownMove(row) })), tally };
}

function toShownMove({ move, change }: Mover & { change: RowMove | null }): ShownMove {
  return change?.verdict === 'real' || change?.verdict === 'on_these_prompts' ? move : 'noise';
}

/** What follows the host, as people read it; `/` for a home page. */
export function toPath(url: string): string {
  const path = url.replace(/^[a-z]+:\/\/[^/?#]*/i, '');
  return path === '' ? '/' : showAddress(path);
}

type DomainOrder = Pick<OperationInput<'sources.domains'>, 'sortBy' | 'sortDir'>;
type PageOrder = Pick<OperationInput<'sources.list'>, 'sortBy' | 'sortDir'>;

const toDirection = ({ isDescending }: SortOrder) => (isDescending ? 'desc' : 'asc');

/** The most cited first. */
export const DOMAIN_SORT: SortOrder = { columnId: 'citations', isDescending: true };

/** The core's order for a column of the table of domains; shares go as citations do. */
export function planDomainOrder(sort: SortOrder | null): DomainOrder {
  const sorts = new Map<string, NonNullable<DomainOrder['sortBy']>>(
    Object.entries({
      domain: 'domain',
      type: 'type',
      citations: 'citations',
      share: 'citations',
      change: 'change',
      pages: 'pages',
      prompts: 'prompts',
      place: 'place',
    } as const),
  );
  const sortBy = sorts.get(sort?.columnId ?? '');
  return sort && sortBy ? { sortBy, sortDir: toDirection(sort) } : { sortBy: 'citations', sortDir: 'desc' };
}

export function planPageOrder(sort: SortOrder | null): PageOrder {
  const sortBy = (['domain', 'type', 'citations'] as const).find((known) => known === sort?.columnId);
  return sort && sortBy ? { sortBy, sortDir: toDirection(sort) } : { sortBy: 'citations', sortDir: 'desc' };
}

/** What a row is of: a page where it has an id, else its domain. */
export function toSource({
  id,
  domain,
}: {
  id?: string | null;
  domain: string;
}): { sourceId: string } | { domain: string } {
  return typeof id === 'string' ? { sourceId: id } : { domain };
}
