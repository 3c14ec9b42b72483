/** The file of a report: figures are read where the database is, the file is written from what was read. */
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { type BuildRequest, buildReport } from '../build-report.ts';
import { type Writers, type WrittenFile, writeReportFile } from '../files/write-report-file.ts';

export interface ProducedFile extends WrittenFile {
  window: DayWindow;
  answers: number;
}

/** Throws CONFLICT with a sentence where this machine cannot make the format. */
export async function produceFile(
  writers: Writers,
  request: BuildRequest,
  format: ReportFileFormat,
): Promise<ProducedFile> {
  const built = await writers.storage.read(buildReport, request);
  const { window, answers } = built;
  return { ...(await writeReportFile(writers, built, format)), window, answers };
}
