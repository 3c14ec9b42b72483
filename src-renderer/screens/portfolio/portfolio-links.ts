/** Where a row of the portfolio leads: screens of its project over the same days. Pure. */
import type { PortfolioRow } from './plan-portfolio-rows.ts';
import type { PortfolioAddress } from './portfolio-address.ts';

type Days = Pick<PortfolioAddress, 'days' | 'against'>;

/** The part of the address that says the same days as the portfolio does. */
function toSearch(
  { days, against }: Days,
  { dayZero }: Pick<PortfolioRow, 'dayZero'>,
  extra: Record<string, string> = {},
) {
  const search = new URLSearchParams(extra);
  if (days !== 30) search.set('days', String(days));
  if (against === 'day_zero' && dayZero) search.set('against', `${dayZero.periodStart}..${dayZero.periodEnd}`);
  return search.size > 0 ? `?${search}` : '';
}

const toBase = ({ id }: Pick<PortfolioRow, 'id'>) => `/projects/${encodeURIComponent(id)}`;

export const toOverviewLink = (row: PortfolioRow, days: Days) => `${toBase(row)}/overview${toSearch(days, row)}`;

export const toChangeLink = (row: PortfolioRow, days: Days) =>
  `${toBase(row)}/changes${toSearch(days, row, { figure: 'responseVisibilityRate', by: 'engine' })}`;

export const toPitchLink = (row: PortfolioRow, days: Days) =>
  `${toBase(row)}/sources${toSearch(days, row, { view: 'gaps' })}`;

export const toTasksLink = (row: PortfolioRow) => `${toBase(row)}/tasks`;
export const toReportsLink = (row: PortfolioRow) => `${toBase(row)}/reports`;
export const toCostsLink = (row: PortfolioRow) => `${toBase(row)}/costs`;
