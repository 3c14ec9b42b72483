/** Explained figures and changes as lines for people at a terminal. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ChangeFormat, describeChange } from '#shared/explained-change/describe-change.ts';
import { CHANGE_ENGLISH } from '#shared/explained-change/english.ts';

type Explained = OperationOutput<'metrics.explainChange'>;

const MOST_ROWS = 30;

const FORMAT: ChangeFormat = {
  change: toSigned,
  amount: (value) => value.toFixed(1),
  percent: (value) => `${value.toFixed(1)} %`,
  count: String,
  language: (code) => code.toUpperCase(),
};

export function toChangeLines(explained: Explained): string[] {
  const { figure, by, periods, current, previous, mix, answered, judged, contributions } = explained;
  const toPeriod = ({ periodStart, periodEnd }: Explained['periods']['current']) => `${periodStart} to ${periodEnd}`;
  const shown = contributions.slice(0, MOST_ROWS);
  const left = contributions.length - shown.length;
  return [
    ...describeChange(explained, CHANGE_ENGLISH, FORMAT),
    `${figure}: ${toFigure(previous)} (${toPeriod(periods.previous)}), ${toFigure(current)} (${toPeriod(periods.current)}).`,
    ...(mix === null || answered === null
      ? []
      : [`Asked differently: ${toSigned(mix)}. Answered differently: ${toSigned(answered)}.`]),
    ...(shown.length === 0 ? [] : [`points    asked  answered   before      now    n before  n now  verdict  ${by}`]),
    ...shown.map(toRow),
    ...(left > 0 ? [`${left} more, each smaller; --json has them all.`] : []),
    ...(judged > 1 ? [`${judged} rows were judged; of those called a change at most one in ten is chance.`] : []),
  ];
}

function toRow(row: Explained['contributions'][number]): string {
  return [
    toSigned(row.points).padStart(6),
    toSigned(row.mixPoints).padStart(6),
    toSigned(row.answeredPoints).padStart(8),
    toFigure(row.previous).padStart(7),
    toFigure(row.current).padStart(7),
    String(row.previousN).padStart(10),
    String(row.currentN).padStart(5),
    ` ${CHANGE_ENGLISH.verdicts[row.verdict]}`,
    row.label || '(no tag)',
  ].join('  ');
}

export function toNumberLines(found: OperationOutput<'metrics.explain'>): string[] {
  const { figure, brand, source, periodStart, periodEnd, value, interval, excluded } = found;
  const toRange = (range: readonly [number, number] | null) =>
    range ? `${range[0].toFixed(1)} to ${range[1].toFixed(1)}` : 'none';
  return [
    `${figure} of ${source?.name ?? brand.name}, ${periodStart} to ${periodEnd}: ${toFigure(value)}`,
    found.definition,
    found.formula,
    `${found.asked} questions asked, ${found.counted} answers counted${found.underWay > 0 ? `, ${found.underWay} under way` : ''}.`,
    ...excluded.map(({ reason, count }) => `Left out: ${count} ${reason}`),
    `These prompts asked again (95 %): ${toRange(interval.repeat)}`,
    `Prompts like these (95 %): ${toRange(interval.brand)}${interval.brand ? '' : `, of ${interval.prompts} prompts`}`,
    ...(found.overrides > 0 ? [`${found.overrides} of the opinions behind it were decided by hand`] : []),
    `Measured by rules ${found.ruleVersion}`,
    `${found.answers.count} answers: ${found.answers.href}`,
  ];
}

function toSigned(value: number): string {
  return `${value < 0 ? '' : '+'}${value.toFixed(1)}`;
}

function toFigure(value: number | null): string {
  return value === null ? '-' : value.toFixed(1);
}
