/** Makes the file of a report in one of the formats: figures are read where the database is, the file is written here. */
import { AppError } from '#shared/app-error.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportFileFormat } from '#shared/vocabulary/reports.ts';
import type { Storage } from '../../../storage/command.ts';
import { type BuildRequest, buildReport } from '../build-report.ts';
import { writeHtml } from '../html/write-html.ts';

export const MEDIA_TYPES: Readonly<Record<ReportFileFormat, string>> = {
  html: 'text/html',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown',
};

export interface ProducedFile {
  bytes: Uint8Array;
  mediaType: string;
  window: DayWindow;
  answers: number;
  /** What the file lacks on this machine, a sentence each. */
  missing: readonly string[];
}

/** What files are made with. */
export interface FileMaker {
  storage: Storage;
}

/** Throws CONFLICT with a sentence where this machine cannot make the format. */
export async function produceFile(
  { storage }: FileMaker,
  request: BuildRequest,
  format: ReportFileFormat,
): Promise<ProducedFile> {
  if (format !== 'html') {
    throw new AppError('CONFLICT', `A report cannot be made as ${format} here.`, { reason: 'not_buildable' });
  }
  const { report, window, answers } = await storage.read(buildReport, request);
  return { bytes: Buffer.from(writeHtml(report)), mediaType: MEDIA_TYPES.html, window, answers, missing: [] };
}
