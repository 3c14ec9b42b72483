/** A program that exports a data folder as the command line does, and ends: without threads and all that the command line loads. */
import { exportData } from '#main/core/data-files/export-data.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { TABLE_NAMES } from '#shared/vocabulary/data-tables.ts';

const [dataDir = '', to = ''] = process.argv.slice(2);
const storage = openInlineStorage(dataDir, Date.now);
const all = { projectIds: null, skipsMissing: false, tables: TABLE_NAMES, from: null, token: null } as const;
await storage.job(exportData, { ...all, to, format: 'ndjson', withText: true, appVersion: '0' });
await storage.close();
