/** What an explained figure says, in lines. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { fromDate } from '#shared/time/day.ts';

import { nameReason } from '../live-run/plan-left-out.ts';
import { formatCount, formatDayRange, formatDecimal, formatRate, formatRateSpan, formatSpan } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';

type ExplainedNumber = OperationOutput<'metrics.explain'>;

const words = TEXTS.explain;
const MEANS: ReadonlySet<string> = new Set(['mentionOrder', 'position', 'sentiment']);

export interface NumberLines {
  definition: string;
  formula: string;
  lines: { name: string; value: string }[];
}

export function planNumber(found: ExplainedNumber): NumberLines {
  const { figure, value, numerator, denominator, interval, periodStart, periodEnd } = found;
  const isMean = MEANS.has(figure);
  const [above, below] = found.source ? words.cited.parts : words.parts[figure];
  const toValue = isMean ? formatDecimal : formatRate;
  const toRange = (range: readonly [number, number] | null, missing: string) =>
    range ? (isMean ? formatSpan : formatRateSpan)(...range) : missing;
  const sum = Number.isInteger(numerator) ? formatCount(numerator) : formatDecimal(numerator);
  const { noBrand, noInterval, ...names } = words.number;
  return {
    definition: found.source ? words.cited.definition : words.definitions[figure],
    formula: names.formula(sum, above, formatCount(denominator), below, toValue(value)),
    lines: [
      {
        name: found.source ? words.cited.like : names.brand,
        value: toRange(interval.brand, noBrand(interval.prompts)),
      },
      { name: names.repeat, value: toRange(interval.repeat, noInterval) },
      { name: names.period, value: formatDayRange(fromDate(periodStart), fromDate(periodEnd)) },
      { name: names.asked, value: formatCount(found.asked) },
      ...found.excluded.map(({ reason, count }) => ({ name: nameReason(reason), value: formatCount(count) })),
      ...(found.underWay > 0 ? [{ name: names.underWay, value: formatCount(found.underWay) }] : []),
      { name: names.counted, value: formatCount(found.counted) },
      ...(found.overrides > 0 ? [{ name: names.overrides, value: formatCount(found.overrides) }] : []),
      { name: names.rules, value: found.ruleVersion },
    ],
  };
}
