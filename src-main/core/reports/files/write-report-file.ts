/** The one way from a report to a file of any format. */
import type { ReportFileFormat } from '#shared/vocabulary/reports.ts';
import { defineJob, type Storage } from '../../../storage/command.ts';
import type { PagePrinter } from '../../printing/page-printer.ts';
import { writeHtml } from '../html/write-html.ts';
import type { Report } from '../model/report.ts';
import { chooseFileWords } from './file-words.ts';
import { isOfficeLogo } from './pptx/logo.ts';
import { setPdfProperties } from './set-pdf-properties.ts';

export interface WrittenFile {
  fileName: string;
  mediaType: string;
  bytes: Uint8Array;
  /** What the file could not show, in the language of the report: a sentence each. Empty as a rule. */
  missing: string[];
}

export const MEDIA_TYPES: Readonly<Record<ReportFileFormat, string>> = {
  html: 'text/html; charset=utf-8',
  pdf: 'application/pdf',
  pptx: 'application/vnd.openxmlformats-officedocument.presentationml.presentation',
  xlsx: 'application/vnd.openxmlformats-officedocument.spreadsheetml.sheet',
  md: 'text/markdown; charset=utf-8',
};

interface Request {
  report: Report;
  format: Exclude<ReportFileFormat, 'pdf'>;
}

/** Off the main thread: packing a deck takes longer than a window should wait. It reads nothing of the database. */
export const packReport = defineJob('reports.pack', async (_job, { report, format }: Request): Promise<Uint8Array> => {
  switch (format) {
    case 'html':
      return Buffer.from(writeHtml(report));
    case 'md': {
      const { writeMarkdown } = await import('./markdown/write-markdown.ts');
      return Buffer.from(writeMarkdown(report));
    }
    case 'xlsx': {
      const { writeWorkbook } = await import('./xlsx/write-workbook.ts');
      return writeWorkbook(report);
    }
    case 'pptx': {
      const { writeDeck } = await import('./pptx/write-deck.ts');
      return writeDeck(report);
    }
  }
});

/** What files are made with. */
export interface Writers {
  storage: Storage;
  printer: PagePrinter;
}

/** Throws CONFLICT with the reason `no_print_browser` or `not_printed` where a PDF cannot be printed here. */
export async function writeReportFile(
  { storage, printer }: Writers,
  { report, fileStem }: { report: Report; fileStem: string },
  format: ReportFileFormat,
): Promise<WrittenFile> {
  const about = { fileName: `${fileStem}.${format}`, mediaType: MEDIA_TYPES[format] };
  if (format !== 'pdf') {
    const bytes = await storage.job(packReport, { report, format });
    const isLogoLost = format === 'pptx' && !isOfficeLogo(report.logo);
    return { ...about, bytes, missing: isLogoLost ? [chooseFileWords(report.language).logo] : [] };
  }
  const { pdf, missingScripts } = await printer.print(writeHtml(report));
  const bytes = setPdfProperties(pdf, { author: report.author, subject: report.subject });
  return { ...about, bytes, missing: describeMissing(report, missingScripts) };
}

function describeMissing({ language }: Report, scripts: readonly string[]): string[] {
  if (scripts.length === 0) return [];
  const { missing, list, scripts: name } = chooseFileWords(language);
  return [missing(list(name(scripts)))];
}
