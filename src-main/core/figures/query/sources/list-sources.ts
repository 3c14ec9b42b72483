/** The source list: which pages the answers of a scope cite, one row a normalised URL. */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { cutPage, pickCandidates } from '../../../ranked-page.ts';
import { createClassifier } from '../../../sources/classify-source.ts';
import { classifyUrl } from '../../../sources/classify-url.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import type { FigureScope } from '../../store/figure-scope.ts';
import { readCitationCertainty } from './citation-intervals.ts';
import { type CitationTally, readSourceLevel } from './citation-tally.ts';
import { readCitations } from './read-citations.ts';
import { sortByCitations, sortSources } from './sort-sources.ts';
import { type CountedSource, readSources, type SourceRow } from './source-rows.ts';

type SourceList = OperationOutput<'sources.list'>;

export interface SourceListRequest extends PageRequest, Pick<ParsedInput<'sources.list'>, 'sortBy' | 'sortDir'> {
  scope: FigureScope;
  search: string | null;
  withIntervals?: boolean;
}

export const loadSources = defineRead(
  'sources.list',
  (db, request: SourceListRequest): SourceList => db.atOneMoment(() => listSources(db, request)),
);

/**
 * Sorted by citations without a search, only the sources of the page are read: the counts alone tell which those may be. Every
 * other wish needs the rows of all cited sources.
 */
function listSources(db: Connection, request: SourceListRequest): SourceList {
  const classify = createClassifier(readSourceOwners(db, request.scope.projectId));
  const [[tally]] = readCitations(db, [{ scope: request.scope, levels: [readSourceLevel(db)] }]);
  const needle = foldForSearch(request.search ?? '').trim();
  if (request.sortBy === 'citations' && needle === '') {
    const { ids, ...page } = pickCandidates(tally.citations, request, request.sortDir);
    const ordered = sortByCitations(tally.describe(ids), request.sortDir);
    const { shown, pagination } = cutPage(ordered, page, request);
    const rows = readSources(
      db,
      shown.map((counts) => counts.id),
    );
    const counted = rows.map((row, index) => ({ ...row, ...shown[index]! }));
    return { sources: toItems(db, request, counted, classify), pagination };
  }
  const rows = readSources(
    db,
    [...tally.citations.keys()].filter((id) => tally.citations[id]),
  );
  const matching =
    needle === '' ? rows : rows.filter(({ host, title }) => foldForSearch(`${host}\n${title ?? ''}`).includes(needle));
  const { shown, pagination } = planPage(sortSources(toCounted(matching, tally), request, classify), request);
  return { sources: toItems(db, request, shown, classify), pagination };
}

function toCounted(rows: readonly SourceRow[], tally: CitationTally): CountedSource[] {
  const counts = tally.describe(rows.map((row) => row.id));
  return rows.map((row, index) => ({ ...row, ...counts[index]! }));
}

function toItems(
  db: Connection,
  { scope, withIntervals = false }: SourceListRequest,
  shown: readonly CountedSource[],
  classify: (row: SourceRow) => SourceType,
): SourceList['sources'] {
  const items = shown.map((row) => toItem(row, classify(row)));
  if (!withIntervals) return items;
  const certainty = readCitationCertainty(db, { scope, ids: shown.map(({ id }) => id), hostOf: null });
  return items.map((item, at) => ({ ...item, ...certainty[at]! }));
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
    averagePosition: row.averagePosition,
  };
}
