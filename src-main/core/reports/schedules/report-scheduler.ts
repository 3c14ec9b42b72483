/** Builds the reports whose time has come, into the folders of their schedules. It is asked to look by the upkeep; it has no clock of its own. */
import { createHash } from 'node:crypto';
import { isDataAway } from '../../../storage/storage-fault.ts';
import { deliver } from '../builds/deliver.ts';
import type { Writers } from '../files/write-report-file.ts';
import { loadDueReports, type ScheduledBuild } from './load-due.ts';
import { toRestMs } from './plan-due.ts';

/** Other chores of the upkeep wait meanwhile; the next look goes on. */
const MOST_MS = 20_000;

export interface ReportSchedulerOptions extends Writers {
  now: () => number;
  /** Public id of the project whose report was built, or failed. */
  onTried: (projectId: string) => void;
  onFault: (error: unknown) => void;
}

export class ReportScheduler {
  readonly #options: ReportSchedulerOptions;
  /** When a build failed last whose failure may not even have been noted: nothing else makes it rest. */
  readonly #failedMs = new Map<string, number>();

  constructor(options: ReportSchedulerOptions) {
    this.#options = options;
  }

  /** Builds what is due and returns how many files came of it. Faults are reported, one report's do not stop the others. */
  async buildDue(): Promise<number> {
    const { storage, now, onTried, onFault } = this.#options;
    const startedMs = performance.now();
    let built = 0;
    for (const due of await storage.read(loadDueReports, now())) {
      if (performance.now() - startedMs > MOST_MS) break;
      const key = `${due.schedule.id} ${due.project.id} ${due.slot} ${due.format}`;
      const failedMs = this.#failedMs.get(key);
      if (failedMs !== undefined && Math.abs(now() - failedMs) < toRestMs('folder_missing')) continue;
      try {
        if (await this.#build(due)) built++;
        this.#failedMs.delete(key);
      } catch (error) {
        this.#failedMs.set(key, now());
        onFault(error);
        if (isDataAway(error)) break;
      }
      onTried(due.project.publicId);
    }
    return built;
  }

  async #build({
    schedule,
    project,
    definition,
    reportId,
    slot,
    startsAtMs,
    format,
  }: ScheduledBuild): Promise<boolean> {
    const { fileId } = await deliver(this.#options, {
      ...{ project, definition, reportId, scheduleId: schedule.id, slot, format, folder: schedule.folder },
      ...{ atMs: startsAtMs, nowMs: this.#options.now(), token: toToken(schedule.publicId, project.publicId) },
    });
    return fileId !== null;
  }
}

/** Tells files of one folder apart whose projects, reports and days are called the same. */
export function toToken(...parts: readonly string[]): string {
  return createHash('sha256').update(parts.join('\n')).digest('hex').slice(0, 8);
}
