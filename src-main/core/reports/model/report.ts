/**
 * A report as a value: what it says, in the language and order of its owner, before any file format. Figures stay raw; a writer formats
 * them with `createFormat(report.language)` and takes fixed words from `chooseWords(report.language)`. Writers know nothing of the database.
 * Types only.
 */
import type { ReportKind, ReportLanguage } from '#shared/vocabulary/reports.ts';
import type { Block } from './blocks.ts';
import type { ReportFont } from './fonts.ts';
import type { ReportTable } from './report-table.ts';

export interface Report {
  kind: ReportKind;
  language: ReportLanguage;
  /** Of the language of the report; texts of others have their own. */
  direction: 'ltr' | 'rtl';
  title: string;
  /** One sentence: what it is about. */
  subject: string;
  brand: string;
  client: string;
  author: string;
  /** These five as they are written in the language of the report. */
  period: string;
  comparedWith: string;
  builtOn: string;
  about: string;
  answers: string;
  isSimulated: boolean;
  /** Whether it begins with a page of its own. */
  hasCover: boolean;
  /** Whether all of it stands on one page. */
  isOnePage: boolean;
  /** `#rrggbb`, readable on white. */
  colour: string;
  font: ReportFont;
  /** A data address. */
  logo: string | null;
  /** What has to be known before the first part: warnings, the owner's introduction. */
  lead: readonly Block[];
  /** In the order of the owner. */
  parts: readonly ReportPart[];
  foot: string;
}

export interface ReportPart {
  /** Stable, plain letters and `_`. */
  id: string;
  title: string;
  /** One sentence that says what the part shows, from its figures; the title of its slide. */
  message: string;
  /** The owner's own text before and after is among them. */
  blocks: readonly Block[];
  /** How it is measured, with n: the notes of its slide. */
  method: string;
  /** All rows and columns of its main table, of which `blocks` may show less; null for a part without figures. */
  data: ReportTable | null;
}
