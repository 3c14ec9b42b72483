/** A report as it is being set up: every field with a value, and what is wrong with them. Pure. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { type ReportKind, SECTIONS_OF_KIND } from '#shared/vocabulary/reports.ts';

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

export function toDraft({ id: _id, createdAt: _c, updatedAt: _u, ...kept }: SavedReport): ReportDraft {
  return withSections(kept);
}

/** Where none are named they are those of the kind: a form shows them. */
export function withSections(draft: ReportDraft): ReportDraft {
  return draft.sections.length > 0 ? draft : { ...draft, sections: [...SECTIONS_OF_KIND[draft.kind]] };
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

/** Another kind holds other sections and is about something else. */
export function changeKind(draft: ReportDraft, kind: ReportDraft['kind']): ReportDraft {
  return { ...draft, kind, sections: [...SECTIONS_OF_KIND[kind]], competitorId: null, interventionId: null };
}

export type ReportFault = 'name' | 'sections' | 'dates' | 'compareDates' | 'baseline' | 'competitor' | 'intervention';

export function findReportFaults(draft: ReportDraft): ReportFault[] {
  const { name, kind, sections, period, comparison } = draft;
  const isOf = (wanted: ReportKind) => wanted === kind;
  const isRange = (first: string | undefined, last: string | undefined) =>
    first !== undefined && last !== undefined && first <= last;
  const found: readonly (readonly [fault: ReportFault, isThere: boolean])[] = [
    ['name', name.trim() === ''],
    ['sections', sections.length === 0 && SECTIONS_OF_KIND[kind].length > 0],
    ['dates', period === 'dates' && !isRange(draft.startDate, draft.endDate)],
    ['compareDates', comparison === 'dates' && !isRange(draft.compareStart, draft.compareEnd)],
    ['baseline', comparison === 'baseline' && draft.baselineId === null],
    ['competitor', isOf('battle_card') && draft.competitorId === null],
    ['intervention', isOf('before_after') && draft.interventionId === null],
  ];
  return found.flatMap(([fault, isThere]) => (isThere ? [fault] : []));
}

/** What is sent: days and the baseline only where they count, and no sections where they are the usual ones, whatever these will be. */
export function toDefinition({ startDate, endDate, compareStart, compareEnd, ...draft }: ReportDraft): ReportDraft {
  const { period, comparison, baselineId } = draft;
  const usual: readonly string[] = SECTIONS_OF_KIND[draft.kind];
  return {
    ...draft,
    sections: draft.sections.join() === usual.join() ? [] : draft.sections,
    filters: toReportFilters(toNarrowing(draft.filters)),
    baselineId: comparison === 'baseline' ? baselineId : null,
    ...(period === 'dates' && startDate !== undefined && endDate !== undefined && { startDate, endDate }),
    ...(comparison === 'dates' &&
      compareStart !== undefined &&
      compareEnd !== undefined && { compareStart, compareEnd }),
  };
}

export function isSameReport(a: ReportDraft, b: ReportDraft): boolean {
  const toText = (draft: ReportDraft) =>
    JSON.stringify(Object.entries(toDefinition(draft)).sort(([one], [two]) => one.localeCompare(two)));
  return toText(a) === toText(b);
}
