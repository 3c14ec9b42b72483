/** Writes the data files whose time has come. It is asked to look by the upkeep; it has no clock of its own. */
import type { Storage } from '../../../storage/command.ts';
import { isDataAway } from '../../../storage/storage-fault.ts';
import { runExport } from '../run-export.ts';
import { toExportRequest } from '../to-export-request.ts';
import { loadDueExports, noteExport } from './schedule-store.ts';

export interface ExportSchedulerOptions {
  storage: Storage;
  version: string;
  now: () => number;
  /** One was written, or could not be. */
  onTried: () => void;
}

export class ExportScheduler {
  readonly #options: ExportSchedulerOptions;

  constructor(options: ExportSchedulerOptions) {
    this.#options = options;
  }

  /** One after the other; a folder that cannot be written to does not stop the others, and its reason is stored. */
  async exportDue(): Promise<void> {
    const { storage, version, now, onTried } = this.#options;
    for (const { schedule, slot } of await storage.read(loadDueExports, now())) {
      const { id, wish } = schedule;
      try {
        const startedMs = performance.now();
        const request = toExportRequest(wish, {
          dataDir: storage.dataDir,
          appVersion: version,
          token: null,
          skipsMissing: true,
        });
        const { written, unchanged, removed, rows, bytes, files, missingProjectIds } = await runExport(
          storage,
          request,
        );
        const months = [...new Set(files.map(({ month }) => month))].sort();
        const durationMs = Math.round(performance.now() - startedMs);
        const outcome = { written, unchanged, removed, rows, bytes, missingProjectIds, months, durationMs };
        await storage.write(noteExport, { id, slot, outcome });
      } catch (error) {
        if (isDataAway(error)) throw error;
        await storage.write(noteExport, { id, slot, outcome: toReason(error as Error) });
      }
      onTried();
    }
  }
}

/** A schedule has no fields that a reader would know by name: what the message says of `to` is said of the folder. */
const toReason = ({ message }: Error) => message.replace(/^to (?=is |cannot )/, 'The folder ');
