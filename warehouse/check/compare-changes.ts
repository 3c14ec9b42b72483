/** Changes between two windows: each by itself, and judged among the rows of a table. */
import type { OperationOutput } from '#shared/contract/index.ts';
import type { ValueComparison } from './value-comparison.ts';
import type { WarehouseRow } from './warehouse.ts';

type Summary = OperationOutput<'metrics.summary'>;
type Explained = OperationOutput<'metrics.explainChange'>;

const CHANGES = {
  visibilityRateChange: 'visibilityRate',
  responseVisibilityRateChange: 'responseVisibilityRate',
  mentionRateChange: 'mentionRate',
  citationRateChange: 'citationRate',
  positionChange: 'position',
  sentimentChange: 'sentiment',
} as const;

/** What the API says of a window and the one before it against the rows of a part. */
export async function compareSummaryChanges(
  values: ValueComparison,
  about: string,
  { current, previous, changes }: Pick<Summary, 'current' | 'previous' | 'changes'>,
  kind: string,
  part: string,
): Promise<void> {
  const rows = await askChanges(values, kind, previous);
  for (const [name, figure] of Object.entries(CHANGES) as [keyof typeof CHANGES, string][]) {
    const row = rows.find((each) => each.figure === figure && each.part === part);
    const { verdict, repeat, brand, pValue } = changes.verdicts[name];
    values.hold(`${about} verdict of ${figure}`, verdict, row?.verdict ?? 'too_few_answers');
    values.hold(`${about} ${figure} repeatLow`, repeat?.[0] ?? null, row?.repeatLow ?? null);
    values.hold(`${about} ${figure} repeatHigh`, repeat?.[1] ?? null, row?.repeatHigh ?? null);
    values.hold(`${about} ${figure} brandLow`, brand?.[0] ?? null, row?.brandLow ?? null);
    values.hold(`${about} ${figure} brandHigh`, brand?.[1] ?? null, row?.brandHigh ?? null);
    values.hold(`${about} ${figure} pValue`, pValue, row?.pValue ?? null);
    if (previous.totalResponses > 0 && current.totalResponses > 0)
      values.hold(`${about} ${name}`, changes[name], row?.change ?? null);
  }
}

/** Verdicts of the parts of a change, with false discovery held over them. */
export async function compareContributions(values: ValueComparison, by: 'engine' | 'tag'): Promise<void> {
  for (const figure of ['mentionRate', 'citationRate', 'position', 'sentiment']) {
    const query = `&figure=${figure}&by=${by}`;
    const { contributions, periods } = await values.read<Explained>('/metrics/changes', query);
    const rows = await askChanges(values, by, periods.previous);
    for (const { id, verdict } of contributions) {
      const row = rows.find((each) => each.figure === figure && each.part === id);
      if (row) values.hold(`${figure} by ${by} ${id}, judged among all`, verdict, row.verdictAmongParts ?? null);
    }
  }
}

function askChanges(
  values: ValueComparison,
  kind: string,
  { periodStart, periodEnd }: { periodStart: string; periodEnd: string },
): Promise<WarehouseRow[]> {
  const given = { compareStart: periodStart, compareEnd: periodEnd, kind };
  return values.ask('metrics_changes', given, 'AND isUserBrand');
}
