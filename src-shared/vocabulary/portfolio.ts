/** The closed lists of the portfolio: which projects, by what they are sorted, and what troubles of their engines are told by. */
export const PORTFOLIO_KINDS = ['all', 'clients', 'pitches'] as const;
export type PortfolioKind = (typeof PORTFOLIO_KINDS)[number];

export const PORTFOLIO_SORTS = [
  'name',
  'visibility',
  'change',
  'answers',
  'troubles',
  'spend',
  'tasks',
  'nextReport',
  'daysLeft',
] as const;
export type PortfolioSort = (typeof PORTFOLIO_SORTS)[number];

/** A notice about the engine, or what the newest run met. */
export const PORTFOLIO_TROUBLES = ['notice', 'left_out', 'failed', 'delayed'] as const;
export type PortfolioTrouble = (typeof PORTFOLIO_TROUBLES)[number];
