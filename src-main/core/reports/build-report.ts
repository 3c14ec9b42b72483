/** Building a report where the database is: one read gives figures, and the file is written from them. */
import { describeScope, type ScopeNote } from '#shared/scope-note/describe-scope.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { DataSection, ReportFormat } from '#shared/vocabulary/reports.ts';
import { defineRead } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { requireBaseline } from '../baselines/baseline-store.ts';
import type { Project } from '../projects/project.ts';
import { toFileName, toFileStem } from './file-name.ts';
import { readReportFacts } from './load-report-facts.ts';
import { chooseSections, composeReport, toSectionInput } from './model/compose-report.ts';
import type { Report } from './model/report.ts';
import { type PlannedPeriod, planPeriod } from './plan-period.ts';
import type { ReportDefinition } from './report-definition.ts';
import { type SummaryState, toSummaryState } from './sections/summary.ts';
import { writeSection } from './sections/write-section.ts';
import { writeData } from './write-data.ts';

export interface BuildRequest {
  project: Project;
  definition: ReportDefinition;
  /** Whose week or month the report is about: the beginning of its slot, or now. */
  atMs: number;
  nowMs: number;
}

export interface BuiltReport {
  /** Before any file format. */
  report: Report;
  /** Without an extension. */
  fileStem: string;
  window: DayWindow;
  answers: number;
  summary: SummaryState;
}

/** Throws NOT_FOUND where the baseline that it is compared with is gone. */
export const buildReport = defineRead(
  'reports.build',
  (db, { project, definition, atMs, nowMs }: BuildRequest): BuiltReport => {
    const period = readPeriod(db, project, definition, atMs);
    const facts = readReportFacts(db, { project, period, nowMs, sections: chooseSections(definition), definition });
    const input = toSectionInput(definition, facts);
    return {
      report: composeReport(input),
      fileStem: toFileStem([project.name, definition.name, toDate(period.window.lastDay)]),
      window: period.window,
      answers: facts.summary.current.totalResponses,
      summary: toSummaryState(input),
    };
  },
);

function readPeriod(db: Connection, project: Project, definition: ReportDefinition, atMs: number): PlannedPeriod {
  const { baselineId } = definition;
  return planPeriod(definition, atMs, baselineId === null ? null : requireBaseline(db, project.id, baselineId));
}

const MEDIA_TYPES: Readonly<Record<ReportFormat, string>> = { csv: 'text/csv', json: 'application/json' };

export const buildReportData = defineRead(
  'reports.data',
  (
    db,
    {
      project,
      definition,
      atMs,
      nowMs,
      section,
      format,
      locale,
    }: BuildRequest & { section: DataSection; format: ReportFormat; locale: string | null },
  ) => {
    const period = readPeriod(db, project, definition, atMs);
    const { window } = period;
    const facts = readReportFacts(db, { project, period, nowMs, sections: [section], definition });
    const input = toSectionInput(definition, facts);
    const { data } = writeSection(section, input);
    if (!data) throw new Error(`The section ${section} has no table.`);
    return {
      fileName: toFileName([project.name, section, toDate(window.lastDay)], format),
      mediaType: MEDIA_TYPES[format],
      text: writeData(
        data,
        toScope(window, describeScope(definition.filters, input.words.scope, input.format.languageName)),
        format,
        locale,
      ),
    };
  },
);

function toScope({ firstDay, lastDay }: DayWindow, about: string): ScopeNote {
  return { firstDate: toDate(firstDay), lastDate: toDate(lastDay), about };
}
