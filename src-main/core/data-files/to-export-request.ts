/** What an export is asked for, with what is usual in place of what was left out. Throws VALIDATION_ERROR for a folder in the data folder. */
import { isAbsolute, relative, resolve } from 'node:path';

import { validationError } from '#shared/app-error.ts';
import type { DataWish } from '#shared/contract/data-files.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';
import type { ExportRequest } from './export-data.ts';

interface Asked {
  dataDir: string;
  appVersion: string;
  token: string | null;
  /** Projects that are gone are left out, as schedules want it. */
  skipsMissing?: boolean;
}

export function toExportRequest(
  wish: DataWish,
  { dataDir, appVersion, token, skipsMissing = false }: Asked,
): ExportRequest {
  const { projectIds = null, tables = TABLE_NAMES, format = 'parquet', from = null, withText = false } = wish;
  const to = resolve(wish.to);
  if (isInside(to, dataDir)) {
    throw validationError([{ path: 'to', message: 'is in the data folder; choose another one' }]);
  }
  return { to, projectIds, skipsMissing, tables: [...new Set(tables)], format, from, withText, appVersion, token };
}

function isInside(path: string, folder: string): boolean {
  const subpath = relative(folder, path);
  return !isAbsolute(subpath) && subpath.split(/[\\/]/)[0] !== '..';
}
