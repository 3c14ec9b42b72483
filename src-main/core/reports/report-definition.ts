/** What an owner chose about a report, as the core holds it. Types only. */
import type { ParsedInput } from '#shared/contract/index.ts';

export type ReportDefinition = Omit<ParsedInput<'reports.build'>, 'projectId'>;
