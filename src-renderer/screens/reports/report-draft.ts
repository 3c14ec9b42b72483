/** A report as it is being set up: every field with a value, and what is wrong with them. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';

import type { Narrowing } from '../../filters/filters.ts';

export type SavedReport = OperationOutput<'reports.list'>['reports'][number];
export type ReportDraft = Omit<SavedReport, 'id' | 'createdAt' | 'updatedAt'>;

/** A new report is about the answers that the screens were narrowed to. */
export function newReport(name: string, language: ReportDraft['language'], narrowing: Narrowing): ReportDraft {
  return {
    name,
    language,
    kind: 'client',
    competitorId: null,
    interventionId: null,
    period: 'days_30',
    comparison: 'period_before',
    baselineId: null,
    filters: toReportFilters(narrowing),
    sections: [...SECTIONS_OF_KIND.client],
    sectionTexts: {},
    summary: null,
    introduction: '',
    preparedBy: '',
    preparedFor: '',
    logo: null,
    colour: '#1f56d8',
    font: 'sans',
    hasCover: false,
    namesProduct: false,
  };
}

export function toDraft({
  id: _id,
  createdAt: _c,
  updatedAt: _u,
  ...draft
}: SavedReport): ReportDraft {
  return draft;
}

/** Only what is set, in one order. */
export function toReportFilters({ engines, tags, language, branded, surface }: Narrowing): ReportDraft['filters'] {
  return {
    ...(engines.length > 0 && { model: [...engines] }),
    ...(language !== null && { language }),
    ...(surface !== null && { surface }),
    ...(branded !== null && { branded }),
    ...(tags.length > 0 && { tags: [...tags] }),
  };
}

export function toNarrowing({ model, tags, language, branded, surface }: ReportDraft['filters']): Narrowing {
  return {
    engines: model ?? [],
    tags: tags ?? [],
    language: language ?? null,
    branded: branded ?? null,
    surface: surface ?? null,
  };
}

export type ReportFault = 'name' | 'sections' | 'dates' | 'time';

export function findReportFaults({ name, sections, period, startDate, endDate, time }: ReportDraft): ReportFault[] {
  const hasDates = startDate !== undefined && endDate !== undefined && startDate <= endDate;
  return [
    ...(name.trim() === '' ? (['name'] as const) : []),
    ...(sections.length === 0 ? (['sections'] as const) : []),
    ...(period === 'dates' && !hasDates ? (['dates'] as const) : []),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? [] : (['time'] as const)),
  ];
}

/** What is sent: dates only where they count. */
export function toDefinition({ startDate, endDate, ...draft }: ReportDraft): ReportDraft {
  const dates =
    draft.period === 'dates' && startDate !== undefined && endDate !== undefined ? { startDate, endDate } : {};
  return { ...draft, filters: toReportFilters(toNarrowing(draft.filters)), ...dates };
}

export function isSameReport(a: ReportDraft, b: ReportDraft): boolean {
  const toText = (draft: ReportDraft) =>
    JSON.stringify(Object.entries(toDefinition(draft)).sort(([one], [two]) => one.localeCompare(two)));
  return toText(a) === toText(b);
}
