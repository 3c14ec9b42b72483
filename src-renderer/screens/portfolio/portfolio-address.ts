/** What of the portfolio is in its address, and what is asked for it. Pure. */
import type { OperationInput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';
import { PORTFOLIO_KINDS, type PortfolioKind } from '#shared/vocabulary/portfolio.ts';
import { PRESET_DAYS, type PresetDays } from '../../filters/filters.ts';

export type PortfolioInput = OperationInput<'portfolio.list'>;

export interface PortfolioAddress {
  days: PresetDays;
  against: 'previous' | 'day_zero';
  kind: PortfolioKind;
  /** Lower case; null: any. */
  label: string | null;
  isGrouped: boolean;
}

const DEFAULT_DAYS: PresetDays = 30;
/** More than any plan has room for. */
const ALL = 1000;

export function readPortfolioAddress(address: URLSearchParams): PortfolioAddress {
  const kind = address.get('kind');
  return {
    days: PRESET_DAYS.find((days) => String(days) === address.get('days')) ?? DEFAULT_DAYS,
    against: address.get('against') === 'day_zero' ? 'day_zero' : 'previous',
    kind: PORTFOLIO_KINDS.find((each) => each === kind) ?? 'all',
    label: address.get('label')?.toLowerCase() || null,
    isGrouped: address.get('group') === '1',
  };
}

/** All rows at once, however they are chosen then: a period or what it is compared with is another question, a filter is not. */
export function toPortfolioInput(
  { days, against }: Pick<PortfolioAddress, 'days' | 'against'>,
  today: number,
): PortfolioInput {
  return { startDate: toDate(today - days + 1), endDate: toDate(today), compare: against, limit: ALL };
}
