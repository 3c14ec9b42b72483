/** The bench's outcome as text: one table of reads, one of the other figures. Pure. */
import type { ReadFigure } from '../reads/measure-reads.ts';
import { toTable } from './print-table.ts';
import { type Figure, isMet, judgeRead, planRatioTarget, planReadTarget } from './verdict.ts';

const READ_COLUMNS = [
  'read',
  'days',
  'filter',
  'p50 ms',
  'p99 ms',
  'cpu ms',
  'KB',
  'target',
  'DuckDB ms',
  'ratio',
  'ratio target',
  'verdict',
];

export function toReadTable(figures: readonly ReadFigure[]): string {
  return toTable(READ_COLUMNS, figures.map(toReadRow));
}

function toReadRow(figure: ReadFigure): string[] {
  const { operation, days, filter, p50Ms, p99Ms, cpuMs, bytes, referenceMs, ratio } = figure;
  const [most, ratioTarget] = [planReadTarget(figure), planRatioTarget(figure)];
  return [
    operation,
    days === null ? '' : String(days),
    filter,
    p50Ms.toFixed(1),
    p99Ms.toFixed(1),
    cpuMs.toFixed(1),
    (bytes / 1000).toFixed(1),
    most === null ? '' : `< ${most}`,
    referenceMs === null ? '' : referenceMs.toFixed(1),
    ratio === null ? '' : ratio.toFixed(2),
    ratioTarget === null ? '' : `< ${ratioTarget}`,
    toVerdict(judgeRead(figure)),
  ];
}

export function toFigureTable(figures: readonly Figure[]): string {
  const rows = figures.map((figure) => {
    const { name, value, unit, target, note } = figure;
    const bound = target === null ? '' : 'most' in target ? `< ${target.most}` : `> ${target.least}`;
    return [
      name,
      value < 100 ? value.toFixed(2) : Math.round(value).toString(),
      unit,
      bound,
      toVerdict(isMet(figure)),
      note,
    ];
  });
  return toTable(['figure', 'value', 'unit', 'target', 'verdict', 'note'], rows);
}

const toVerdict = (met: boolean | null) => (met === null ? '' : met ? 'met' : 'MISSED');
