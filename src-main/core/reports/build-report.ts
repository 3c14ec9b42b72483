/** Building a report where the database is: one read gives figures, and the file is written from them. */
import { describeScope, type ScopeNote } from '#shared/scope-note/describe-scope.ts';
import { toDate } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { DataSection, ReportFormat } from '#shared/vocabulary/reports.ts';
import { defineRead } from '../../storage/command.ts';
import type { Project } from '../projects/project.ts';
import { toFileName } from './file-name.ts';
import { readReportFacts } from './load-report-facts.ts';
import { planPeriod } from './plan-period.ts';
import type { ReportDefinition } from './report-definition.ts';
import { writeSection } from './sections/write-section.ts';
import { writeData } from './write-data.ts';
import { toSectionInput, writeReport } from './write-report.ts';

export interface BuildRequest {
  project: Project;
  definition: ReportDefinition;
  /** Whose week or month the report is about: the beginning of its slot, or now. */
  atMs: number;
  nowMs: number;
}

export interface BuiltReport {
  fileName: string;
  html: string;
  window: DayWindow;
  answers: number;
}

export const buildReport = defineRead(
  'reports.build',
  (db, { project, definition, atMs, nowMs }: BuildRequest): BuiltReport => {
    const period = planPeriod(definition, atMs);
    const facts = readReportFacts(db, {
      project,
      period,
      nowMs,
      sections: definition.sections,
      filters: definition.filters,
    });
    return {
      fileName: toFileName([project.name, definition.name, toDate(period.window.lastDay)], 'html'),
      html: writeReport(definition, facts),
      window: period.window,
      answers: facts.summary.current.totalResponses,
    };
  },
);

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
    }: BuildRequest & { section: DataSection; format: ReportFormat },
  ) => {
    const period = planPeriod(definition, atMs);
    const { window } = period;
    const facts = readReportFacts(db, { project, period, nowMs, sections: [section], filters: definition.filters });
    const input = toSectionInput(definition, facts);
    const { table } = writeSection(section, input);
    if (!table) throw new Error(`The section ${section} has no table.`);
    return {
      fileName: toFileName([project.name, section, toDate(window.lastDay)], format),
      mediaType: MEDIA_TYPES[format],
      text: writeData(
        table,
        toScope(window, describeScope(definition.filters, input.words.scope, input.format.languageName)),
        format,
      ),
    };
  },
);

function toScope({ firstDay, lastDay }: DayWindow, about: string): ScopeNote {
  return { firstDate: toDate(firstDay), lastDate: toDate(lastDay), about };
}
