/** What the views say of all data folders together, against the API of each and against the manifests. */
import { readdirSync, readFileSync } from 'node:fs';
import path from 'node:path';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { Range } from '#shared/statistics/estimate.ts';
import { judgeRows, type RowChange } from '#shared/statistics/judge-rows.ts';
import type { Get, Window } from './value-comparison.ts';
import { toCall, type Warehouse, type WarehouseRow } from './warehouse.ts';

export interface AgencyProject {
  get: Get;
  projectId: string;
}

/** Of each project two rows that should be alike: what its API says, and what the ranking says. */
export async function readRanking(
  warehouse: Warehouse,
  projects: readonly AgencyProject[],
  { startDate, endDate }: Window,
): Promise<{ told: WarehouseRow[]; ranked: WarehouseRow[] }> {
  const rows = await warehouse.ask(`SELECT * FROM ${toCall(warehouse, 'brand_ranking', { startDate, endDate })}`);
  const told: WarehouseRow[] = [];
  const verdicts: RowChange[] = [];
  for (const { get, projectId } of projects) {
    const { current, changes } = await get<OperationOutput<'metrics.summary'>>(
      `/projects/${projectId}/metrics?startDate=${startDate}&endDate=${endDate}`,
    );
    const { brand, prompts } = current.intervals.responseVisibilityRate;
    const verdict = changes.verdicts.responseVisibilityRateChange;
    told.push({
      projectId,
      totalResults: current.totalResponses,
      prompts,
      visibilityRate: current.responseVisibilityRate,
      brandLow: brand?.[0] ?? null,
      brandHigh: brand?.[1] ?? null,
      visibilityChange: changes.responseVisibilityRateChange ?? null,
      changeLow: verdict.brand?.[0] ?? null,
      changeHigh: verdict.brand?.[1] ?? null,
      isReal: Number(verdict.verdict === 'real'),
      pValue: verdict.brand === null ? null : verdict.pValue,
    });
    verdicts.push({ ...verdict, repeat: toRange(verdict.repeat), brand: toRange(verdict.brand) });
  }
  for (const [at, verdict] of judgeRows(verdicts).verdicts.entries())
    told[at]!.isRealAmongAll = Number(verdict === 'real');
  told.sort((a, b) => Number(b.visibilityRate) - Number(a.visibilityRate));
  const names = Object.keys(told[0] ?? {});
  const ranked = rows
    .toSorted((a, b) => Number(a.place) - Number(b.place))
    .map((row) =>
      Object.fromEntries(
        names.map((name) => [name, name.startsWith('isReal') ? Number(row[name]) : (row[name] ?? null)]),
      ),
    ) as WarehouseRow[];
  return { told, ranked };
}

const toRange = (range: readonly number[] | null): Range | null => range && [range[0] ?? 0, range[1] ?? 0];

/** Files and months by folder, as the manifests have them and as the view has them. */
export async function readFolders(warehouse: Warehouse, exported: string) {
  const manifests = path.join(exported, 'sightline/v1/manifest');
  const named = readdirSync(manifests).map((name) => {
    const { folder, files } = JSON.parse(readFileSync(path.join(manifests, name), 'utf8')) as {
      folder: string;
      files: { month: string }[];
    };
    return { folder, months: new Set(files.map(({ month }) => month)).size, files: files.length };
  });
  const rows = await warehouse.ask('SELECT folder, months, files FROM sightline.folders');
  const found = rows.map(({ folder, months, files }) => ({ folder, months: Number(months), files: Number(files) }));
  const byFolder = (a: { folder: unknown }, b: { folder: unknown }) => String(a.folder).localeCompare(String(b.folder));
  return { named: named.toSorted(byFolder), found: found.toSorted(byFolder) };
}
