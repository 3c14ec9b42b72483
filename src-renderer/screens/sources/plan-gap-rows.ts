/** Rows of the sites on which to be named, and what is said of their tasks. Pure. */
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import type { SortOrder } from '../../table/column.ts';
import type { RowMove } from '../../table/plan-judged.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { type JudgedSources, planMoved } from './plan-source-rows.ts';

type GapDomain = OperationOutput<'sources.gapDomains'>['domains'][number];
type GapMeta = OperationOutput<'sources.gapDomains'>['meta'];

export interface GapRow extends GapDomain {
  change: RowMove | null;
}

export function planGapRows(domains: readonly GapDomain[], meta: GapMeta): JudgedSources<GapRow> {
  return planMoved(domains, meta);
}

/** What is worth doing first. */
export const GAP_SORT: SortOrder = { columnId: 'worth', isDescending: true };

type GapOrder = Pick<OperationInput<'sources.gapDomains'>, 'sortBy' | 'sortDir'>;

export function planGapOrder(sort: SortOrder | null): GapOrder {
  const known = ['worth', 'gap', 'citations', 'change', 'chance', 'domain'] as const;
  const sortBy = known.find((each) => each === sort?.columnId);
  return sort && sortBy
    ? { sortBy, sortDir: sort.isDescending ? 'desc' : 'asc' }
    : { sortBy: 'worth', sortDir: 'desc' };
}

/** `Done. Since 3 March it was cited 12 times, 4 times with you`. */
export function writeTaskState({ status, since }: NonNullable<GapDomain['task']>): string {
  const state = TEXTS.tasks.statuses[status];
  if (since === null) return state;
  const { from, citing, naming } = since;
  return `${state}. ${TEXTS.sources.gaps.since(formatMoment(from), formatCount(citing), formatCount(naming))}`;
}
