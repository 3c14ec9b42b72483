/** Data files: written to a folder of this machine, stopped. */
import { isAbsolute, relative, resolve } from 'node:path';

import { validationError } from '#shared/app-error.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';
import { exportData } from '../core/data-files/export-data.ts';
import { forgetStopping, stopExport } from '../core/data-files/stop-export.ts';
import type { Handlers } from './handler.ts';

export const dataFileHandlers = {
  'dataFiles.export': async ({ core, input }) => {
    const {
      projectIds = null,
      tables = TABLE_NAMES,
      format = 'parquet',
      from = null,
      withText = false,
      token = null,
    } = input;
    const to = resolve(input.to);
    if (isInside(to, core.storage.dataDir)) {
      throw validationError([{ path: 'to', message: 'is in the data folder; choose another one' }]);
    }
    const request = {
      to,
      projectIds,
      tables: [...new Set(tables)],
      format,
      from,
      withText,
      token,
      appVersion: core.version,
    };
    const tell = ({ done, total }: { done: number; total: number | null }) =>
      core.progress.emit({ kind: 'data-export-progress', token, done, total: total ?? done });
    try {
      return await core.storage.job(exportData, request, tell);
    } finally {
      if (token !== null) await core.storage.write(forgetStopping, token);
    }
  },
  'dataFiles.stop': async ({ core, input: { token } }) => {
    await core.storage.write(stopExport, token);
    return { token };
  },
} satisfies Handlers;

function isInside(path: string, folder: string): boolean {
  const way = relative(folder, path);
  return !isAbsolute(way) && way.split(/[\\/]/)[0] !== '..';
}
