/** Verdicts among many rows against those of the app: rows that were made up stand in for the changes of `judged_changes`. */
import { judgeRows, type RowChange } from '#shared/statistics/judge-rows.ts';
import type { Comparison } from './value-comparison.ts';
import { type Warehouse, type WarehouseRow, writeStandIn } from './warehouse.ts';

interface MadeRow extends RowChange {
  figure: string;
  brandId: string;
  part: string;
}

const FIGURES = 8;
const BRANDS = 3;
const PARTS = 14;
const VERDICTS = ['real', 'on_these_prompts', 'within_noise', 'too_few_answers'] as const;
const WINDOWS = {
  startDate: '2026-02-01',
  endDate: '2026-02-28',
  compareStart: '2026-01-01',
  compareEnd: '2026-01-31',
};

/** The views are as they were afterwards. */
export async function compareJudging(warehouse: Warehouse): Promise<Comparison> {
  const made = makeRows();
  const { put, restore } = writeStandIn(warehouse, 'judged_changes', made.map(toSelect).join(' UNION ALL '));
  await warehouse.ask(put);
  const given = Object.entries({ ...WINDOWS, kind: 'engine' }).map(
    ([name, value]) => `${name}${warehouse.dialect.gives}'${value}'`,
  );
  const rows = await warehouse
    .ask(`SELECT * FROM sightline.metrics_changes(${given.join(', ')})`)
    .finally(() => warehouse.ask(restore));
  const differences = [
    ...compareGroups(made, rows, 'verdictAmongParts', ({ figure, brandId }) => `${figure} ${brandId}`),
    ...compareGroups(made, rows, 'verdictAmongBrands', ({ figure, part }) => `${figure} ${part}`),
  ];
  return { compared: 2 * rows.length, differences };
}

function compareGroups(
  made: readonly MadeRow[],
  rows: readonly WarehouseRow[],
  column: string,
  toGroup: (row: MadeRow) => string,
): string[] {
  const found = new Map(rows.map((row) => [`${row.figure} ${row.brandId} ${row.part}`, row[column]]));
  return [...Map.groupBy(made, toGroup).values()].flatMap((group) =>
    judgeRows(group).verdicts.flatMap((verdict, at) => {
      const { figure, brandId, part, pValue } = group[at]!;
      const told = found.get(`${figure} ${brandId} ${part}`);
      return told === verdict
        ? []
        : [`${column} of ${figure} ${brandId} ${part}, p ${pValue}: ${verdict}, not ${told}`];
    }),
  );
}

/** The same ones each time: p-values from tiny to large with ties, some without one, verdicts that go with them and some that do not. */
function makeRows(): MadeRow[] {
  let state = 7;
  const next = () => {
    state = (state * 1_103_515_245 + 12_345) % 2_147_483_648;
    return state / 2_147_483_648;
  };
  const rows: MadeRow[] = [];
  for (let figure = 0; figure < FIGURES; figure++)
    for (let brand = 0; brand < BRANDS; brand++)
      for (let part = 0; part < PARTS; part++) {
        const pValue = next() < 0.1 ? null : Math.round(next() ** (1 + figure / 2) * 200) / 200;
        const verdict =
          pValue !== null && pValue < 0.05 ? VERDICTS[next() < 0.6 ? 0 : 1] : VERDICTS[Math.floor(next() * 4)]!;
        rows.push({
          ...{ figure: `figure ${figure}`, brandId: `brand ${brand}`, part: `part ${part}`, verdict, pValue },
          repeat: verdict === 'on_these_prompts' || next() < 0.5 ? [0.1, 0.4] : [-0.1, 0.4],
          brand: verdict !== 'real' && next() < 0.3 ? null : [-0.2, 0.5],
        });
      }
  return rows;
}

function toSelect({ figure, brandId, part, verdict, pValue, repeat, brand }: MadeRow): string {
  const number = (value: number | undefined) => (value === undefined ? 'CAST(NULL AS @)' : `CAST(${value} AS @)`);
  const cells = {
    ...{ projectId: "'p'", brandId: `'${brandId}'`, isUserBrand: 'true', part: `'${part}'`, figure: `'${figure}'` },
    ...{ currentValue: number(1), previousValue: number(1), change: number(0), verdict: `'${verdict}'` },
    ...{ repeatLow: number(repeat?.[0]), repeatHigh: number(repeat?.[1]), brandLow: number(brand?.[0]) },
    ...{ brandHigh: number(brand?.[1]), pValue: number(pValue ?? undefined) },
  };
  return `SELECT ${Object.entries(cells)
    .map(([name, text]) => `${text} AS ${name}`)
    .join(', ')}`;
}
