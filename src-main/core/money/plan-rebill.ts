/** The sheet that passes costs on: what a month of a project cost, and what it is billed at. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { toCsv } from '#shared/text/to-csv.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import type { ExchangeRate } from './exchange-rate.ts';
import type { SpendRow } from './load-spend.ts';
import { toUsd } from './nano-usd.ts';

type Rebill = OperationOutput<'money.rebill'>;
type Billed = Rebill['total'];

export interface RebillRequest {
  month: string;
  projectName: string;
  markupPercent: number;
}

const NANO_PER_CENT = 1e7;

/** Each row is billed in whole cents, half a cent up; the total is the sum of what the rows say. Unknown costs are not billed. */
export function planRebill(request: RebillRequest, spend: readonly SpendRow[], rate: ExchangeRate | null): Rebill {
  const rows = spend.map((row) => ({ model: row.engine, route: row.route, ...toBilled(row, request.markupPercent) }));
  const total = rows.reduce(addBilled, { calls: 0, costUsd: 0, estimatedUsd: 0, unknownCalls: 0, billedUsd: 0 });
  const sheet = { ...request, rows, total };
  return { ...sheet, fileName: toFileName(request), csv: toCsv(toCsvRows(sheet, rate)) };
}

function toBilled(row: SpendRow, markupPercent: number): Billed {
  const costNano = row.reportedNano + row.estimatedNano;
  return {
    calls: row.calls - row.underWayCalls,
    costUsd: toUsd(costNano),
    estimatedUsd: toUsd(row.estimatedNano),
    unknownCalls: row.unknownCalls,
    billedUsd: Math.round((costNano * (100 + markupPercent)) / 100 / NANO_PER_CENT) / 100,
  };
}

/** Rounded to what the parts are whole in: binary fractions would leave crumbs. */
function addBilled(sum: Billed, row: Billed): Billed {
  return {
    calls: sum.calls + row.calls,
    costUsd: Math.round((sum.costUsd + row.costUsd) * 1e9) / 1e9,
    estimatedUsd: Math.round((sum.estimatedUsd + row.estimatedUsd) * 1e9) / 1e9,
    unknownCalls: sum.unknownCalls + row.unknownCalls,
    billedUsd: Math.round((sum.billedUsd + row.billedUsd) * 100) / 100,
  };
}

function toCsvRows(sheet: Omit<Rebill, 'fileName' | 'csv'>, rate: ExchangeRate | null): (string | number)[][] {
  const { month, projectName, markupPercent } = sheet;
  const head = ['Month', 'Project', 'Engine', 'Route', 'Calls', 'Cost (USD)', 'Estimated part (USD)'];
  const tail = ['Calls of unknown cost', 'Markup (%)', 'Billed (USD)', ...(rate ? [`Billed (${rate.code})`] : [])];
  const line = (engine: string, route: string, { calls, costUsd, estimatedUsd, unknownCalls, billedUsd }: Billed) => [
    ...[month, projectName, engine, route, calls, toPlain(costUsd), toPlain(estimatedUsd), unknownCalls, markupPercent],
    ...[billedUsd.toFixed(2), ...(rate ? [(billedUsd * rate.perUsd).toFixed(2)] : [])],
  ];
  return [
    [...head, ...tail],
    ...sheet.rows.map((row) => line(ENGINE_LABELS[row.model], row.route, row)),
    line('Total', '', sheet.total),
  ];
}

/** Never in powers of ten, which not every spreadsheet reads. */
function toPlain(amountUsd: number): string {
  return amountUsd.toFixed(6);
}

function toFileName({ month, projectName }: RebillRequest): string {
  const name =
    projectName
      .replace(/[^\p{L}\p{N}]+/gu, '-')
      .replace(/^-|-$/g, '')
      .slice(0, 60) || 'project';
  return `${name}-${month}-costs.csv`;
}
