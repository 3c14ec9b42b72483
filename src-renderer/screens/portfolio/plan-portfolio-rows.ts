/** The rows of the portfolio as its table shows them: changes judged together, chosen by kind and label, grouped. Pure. */

import type { OperationOutput } from '#shared/contract/index.ts';
import { addUpPortfolio } from '#shared/portfolio-sums.ts';
import { type JudgedTally, planJudged, type RowMove } from '../../table/plan-judged.ts';
import type { PortfolioAddress } from './portfolio-address.ts';

export type Portfolio = OperationOutput<'portfolio.list'>;
type Project = Portfolio['projects'][number];

export interface PortfolioRow extends Project {
  /** Null where there is nothing to compare with. */
  move: RowMove | null;
}

export interface PortfolioGroup {
  /** Null: all in one, or those without a label. */
  label: string | null;
  rows: PortfolioRow[];
}

export interface PortfolioPlan {
  groups: PortfolioGroup[];
  tally: JudgedTally;
  sums: Portfolio['sums'];
}

export function planPortfolio(
  projects: readonly Project[],
  { kind, label, isGrouped }: Pick<PortfolioAddress, 'kind' | 'label' | 'isGrouped'>,
): PortfolioPlan {
  const chosen = projects.filter(
    (project) =>
      (kind === 'all' || project.isPitch === (kind === 'pitches')) &&
      (label === null || project.labels.some((each) => each.toLowerCase() === label)),
  );
  const { moves, tally } = planJudged(
    chosen.map(({ visibility: { change, verdict } }) => (change === null ? null : { change, verdict })),
  );
  const rows = chosen.map((project, at): PortfolioRow => ({ ...project, move: moves[at] ?? null }));
  return {
    groups: isGrouped ? groupByLabel(rows) : [{ label: null, rows }],
    tally,
    sums: addUpPortfolio(rows),
  };
}

/** By label as the alphabet has them, a project under each of its labels; those without any at the end. */
function groupByLabel(rows: readonly PortfolioRow[]): PortfolioGroup[] {
  const labels = new Map(rows.flatMap((row) => row.labels.map((label) => [label.toLowerCase(), label] as const)));
  const groups = [...labels]
    .sort(([a], [b]) => a.localeCompare(b))
    .map(([folded, label]) => ({
      label,
      rows: rows.filter((row) => row.labels.some((each) => each.toLowerCase() === folded)),
    }));
  const others = rows.filter((row) => row.labels.length === 0);
  return others.length > 0 || groups.length === 0 ? [...groups, { label: null, rows: others }] : groups;
}
