/** The source list: which pages the answers of a scope cite, one row a normalised URL. */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../storage/command.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type PageRequest, planPage } from '../paging.ts';
import { createClassifier } from './classify-source.ts';
import { classifyUrl } from './classify-url.ts';
import { sortByCitations, sortSources } from './sort-sources.ts';
import { readSourceCounts } from './source-counts.ts';
import { readSourceOwners } from './source-owners.ts';
import { type CountedSource, readSources } from './source-rows.ts';

type SourceList = OperationOutput<'sources.list'>;

export interface SourceListRequest extends PageRequest, Pick<ParsedInput<'sources.list'>, 'sortBy' | 'sortDir'> {
  scope: FigureScope;
  search: string | null;
}

/**
 * Sorted by citations without a search, only the sources of the page are read: the counts alone tell which those are. Every
 * other wish needs the rows of all cited sources.
 */
export const loadSources = defineRead('sources.list', (db, request: SourceListRequest): SourceList => {
  const classify = createClassifier(readSourceOwners(db, request.scope.projectId));
  const counts = readSourceCounts(db, request.scope);
  const needle = request.search?.trim().toLowerCase() ?? '';
  if (request.sortBy === 'citations' && needle === '') {
    const { shown, pagination } = planPage(sortByCitations(counts, request.sortDir), request);
    return { sources: readSources(db, shown).map((row) => toItem(row, classify(row))), pagination };
  }
  const rows = readSources(db, counts).filter(({ host, title }) => host.includes(needle) || includes(title, needle));
  const { shown, pagination } = planPage(sortSources(rows, request, classify), request);
  return { sources: shown.map((row) => toItem(row, classify(row))), pagination };
});

function includes(title: string | null, needle: string): boolean {
  return title?.toLowerCase().includes(needle) ?? false;
}

function toItem(row: CountedSource, sourceType: SourceType): SourceList['sources'][number] {
  return {
    id: row.publicId,
    url: row.url,
    domain: row.host,
    title: row.title ?? '',
    sourceType,
    urlType: classifyUrl(row, sourceType),
    citationCount: row.citations,
    promptCount: row.prompts,
    averagePosition: row.averagePlace,
  };
}
