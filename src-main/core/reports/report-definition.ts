/** What an owner chose about a report, as the core has it, and how a stored one is read. Pure. */
import type { ParsedInput } from '#shared/contract/index.ts';
import { reportDefinition } from '#shared/contract/report-definition.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';

export type ReportDefinition = Omit<ParsedInput<'reports.build'>, 'projectId'>;
type Filters = ReportDefinition['filters'];

/** As it was stored, by whichever version: fields may be missing. */
type StoredDefinition = Partial<Omit<ReportDefinition, 'filters'>> & {
  filters?: Omit<Filters, 'model'> & { model?: Filters['model'] | Engine };
};

/**
 * What was stored before a field was there has its default. Before reports had filters they were about all answers; before a filter took
 * several engines, it named one; before reports had kinds, the key figures said where their change came from.
 */
export function readDefinition(text: string): ReportDefinition {
  const { filters: { model, ...filters } = {}, sections = [], ...stored } = JSON.parse(text) as StoredDefinition;
  const engines = model === undefined ? {} : { model: [model].flat() };
  const explained = sections.flatMap((section) =>
    section === 'key_figures' ? (['key_figures', 'why'] as const) : [section],
  );
  return reportDefinition.parse({
    ...stored,
    sections: stored.kind === undefined ? explained : sections,
    filters: { ...filters, ...engines },
  });
}
