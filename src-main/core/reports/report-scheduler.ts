/** Builds the reports whose time has come, into the data folder. It is asked to look by the upkeep; it has no clock of its own. */
import { rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';

import type { Storage } from '../../storage/command.ts';
import { reportFolder } from '../../storage/data-folder.ts';
import { makeFolderWithin } from '../../storage/make-folder.ts';
import { replaceFile } from '../../storage/replace-file.ts';
import { buildReport } from './build-report.ts';
import { toFileName } from './file-name.ts';
import { writeHtml } from './html/write-html.ts';
import { type DueReport, loadDueReports } from './load-reports.ts';
import { saveReportFile } from './save-reports.ts';

/** A report that failed rests, so that a full disk is not written to at every look. */
const REST_MS = 3_600_000;

export interface ReportSchedulerOptions {
  storage: Storage;
  now: () => number;
  /** Public id of the project whose report was built. */
  onBuilt: (projectId: string) => void;
  onFault: (error: unknown) => void;
}

export class ReportScheduler {
  readonly #options: ReportSchedulerOptions;
  /** When a report failed last, by its public id. */
  readonly #failedMs = new Map<string, number>();

  constructor(options: ReportSchedulerOptions) {
    this.#options = options;
  }

  /** Builds what is due and returns how many files came of it. Faults are told, one report's do not stop the others. */
  async buildDue(): Promise<number> {
    const { storage, now, onBuilt, onFault } = this.#options;
    let built = 0;
    for (const due of await storage.read(loadDueReports, now())) {
      if (Math.abs(now() - (this.#failedMs.get(due.report.publicId) ?? -REST_MS)) < REST_MS) continue;
      try {
        if (await this.#build(due)) built++;
        onBuilt(due.project.publicId);
        this.#failedMs.delete(due.report.publicId);
      } catch (error) {
        this.#failedMs.set(due.report.publicId, now());
        onFault(error);
      }
    }
    return built;
  }

  /** The name tells report and slot: a process that died after writing, or one beside this, leaves the same file. */
  async #build({ report, project, due }: DueReport): Promise<boolean> {
    const { storage, now } = this.#options;
    const { definition, publicId, id: reportId } = report;
    const { report: made, window } = await storage.read(buildReport, {
      project,
      definition,
      atMs: due.startsAtMs,
      nowMs: now(),
    });
    const html = writeHtml(made);
    const folder = reportFolder(storage.dataDir);
    makeFolderWithin(folder);
    const fileName = toFileName([project.name, definition.name, due.slot, publicId.slice(0, 8)], 'html');
    const partial = join(folder, `${fileName}.${process.pid}.partial`);
    try {
      writeFileSync(partial, html, { mode: 0o600 });
      await replaceFile(partial, join(folder, fileName));
    } finally {
      rmSync(partial, { force: true });
    }
    const { firstDay, lastDay } = window;
    const bytes = Buffer.byteLength(html);
    const { slot } = due;
    const row = { projectId: project.id, reportId, slot, name: definition.name, fileName, firstDay, lastDay, bytes };
    try {
      return await storage.write(saveReportFile, row);
    } catch (error) {
      // The report may be gone by now: then no row leads to the file.
      rmSync(join(folder, fileName), { force: true });
      throw error;
    }
  }
}
