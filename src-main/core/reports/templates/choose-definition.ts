/** Which report is meant: a saved one, a template, or the usual one; and what is chosen in place of what it says. */
import { notFound } from '#shared/app-error.ts';
import { fromTemplate } from '#shared/report-template/to-template.ts';
import { dayOf, toDate } from '#shared/time/day.ts';
import { type ReportLanguage, STANDARD_REPORT } from '#shared/vocabulary/reports.ts';
import { defineRead } from '../../../storage/command.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readReport, readReportByName, type StoredReport } from '../load-reports.ts';
import type { ReportDefinition } from '../report-definition.ts';
import { toStandardReport } from './standard-report.ts';
import { readTemplate } from './template-store.ts';

export interface Choices {
  reportId?: string | undefined;
  /** Name or id of a template, or of a report of the project. */
  template?: string | undefined;
  startDate?: string | undefined;
  endDate?: string | undefined;
  days?: number | undefined;
  language?: ReportLanguage | undefined;
}

export interface ChosenReport {
  /** The saved one that was named; null: none. */
  report: StoredReport | null;
  definition: ReportDefinition;
}

interface ChoiceRequest {
  project: { id: number; name: string };
  choices: Choices;
  nowMs: number;
}

/** Throws NOT_FOUND. */
export const chooseReport = defineRead(
  'reports.choose',
  (db, { project, choices, nowMs }: ChoiceRequest): ChosenReport => {
    const { report, definition } = readChosen(db, project, choices);
    return { report, definition: applyChoices(definition, choices, nowMs) };
  },
);

function readChosen(db: Connection, project: { id: number; name: string }, choices: Choices): ChosenReport {
  const { reportId = STANDARD_REPORT, template } = choices;
  const saved = reportId === STANDARD_REPORT ? null : readReport(db, project.id, reportId);
  if (reportId !== STANDARD_REPORT && !saved) throw notFound('The report');
  if (template !== undefined) {
    const found = readTemplate(db, template);
    if (found) return { report: saved, definition: fromTemplate(found.definition, project.name) };
    const other = readReport(db, project.id, template) ?? readReportByName(db, project.id, template);
    if (!other) throw notFound('The template');
    return { report: saved ?? other, definition: other.definition };
  }
  if (saved) return { report: saved, definition: saved.definition };
  return { report: null, definition: toStandardReport(project.name, choices.language) };
}

/** Days that somebody asks for take the place of the period. */
export function applyChoices(definition: ReportDefinition, choices: Choices, nowMs: number): ReportDefinition {
  const { startDate, endDate, days, language = definition.language } = choices;
  if (days !== undefined) {
    const today = dayOf(nowMs);
    const chosen = { startDate: toDate(today - days + 1), endDate: toDate(today) };
    return { ...definition, language, period: 'dates', ...chosen };
  }
  if (startDate === undefined || endDate === undefined) return { ...definition, language };
  return { ...definition, language, period: 'dates', startDate, endDate };
}
