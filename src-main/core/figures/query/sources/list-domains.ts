/** The domains that the answers of a scope cite, with the period before, and how citations are spread over types of sites. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import { SOURCE_TYPES, type SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../../../storage/command.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { createClassifier, type SourcePage } from '../../../sources/classify-source.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import { ANY_HOST } from '../../aggregate/citation-list.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { readCitationCertainty } from './citation-intervals.ts';
import type { CitationTally } from './citation-tally.ts';
import { type LeadingPage, planHostTypes } from './host-types.ts';
import { readCitations } from './read-citations.ts';
import { type CitedDomain, type DomainFigures, type DomainOrder, sortDomains } from './sort-domains.ts';
import { readSourceBook, type SourceBook } from './source-book.ts';

type DomainList = OperationOutput<'sources.domains'>;

export interface DomainListRequest extends PageRequest, DomainOrder {
  scope: FigureScope;
  search: string | null;
  sourceType: SourceType | null;
  withIntervals?: boolean;
}

/** Domains that are cited in the window itself; those of the period before only count beside them. */
export const loadDomains = defineRead(
  'sources.domains',
  (db, request: DomainListRequest): DomainList => db.atOneMoment(() => listDomains(db, request)),
);

function listDomains(db: Connection, request: DomainListRequest): DomainList {
  const { scope } = request;
  const previous = toScopeBefore(scope);
  const book = readSourceBook(db, scope.projectId);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const [pageLevel, hostLevel] = book.levels;
  const [[pages, now], [before]] = readCitations(db, [
    { scope, levels: [pageLevel, { ...hostLevel, withPrompts: true }] },
    { scope: previous, levels: [hostLevel] },
  ]);
  const figures: DomainFigures = {
    now,
    before,
    pages: countPages(book, pages),
    answers: readTotal(db, scope).answers,
    previousAnswers: readTotal(db, previous).answers,
  };
  const domains = listCited(book, now, planHostTypes(book, [pages], classify));
  const { shown, pagination } = planPage(sortDomains(domains.filter(toFilter(request)), request, figures), request);
  const meta = {
    answers: figures.answers,
    previousAnswers: figures.previousAnswers,
    citingAnswers: now.citations[ANY_HOST] ?? 0,
    types: countTypes(book, pages, classify),
  };
  const items = toItems(shown, figures);
  if (!request.withIntervals) return { domains: items, pagination, meta };
  const ids = shown.map(({ id }) => id);
  const certainty = readCitationCertainty(db, { scope, ids, hostOf: book.hostOf });
  return { domains: items.map((item, at) => ({ ...item, ...certainty[at]! })), pagination, meta };
}

function listCited({ hosts }: SourceBook, now: CitationTally, types: ReadonlyMap<number, LeadingPage>): CitedDomain[] {
  return [...hosts].flatMap(([id, domain]) =>
    (now.citations[id] ?? 0) > 0 ? { id, domain, sourceType: types.get(id)?.type ?? 'other' } : [],
  );
}

function toFilter({ search, sourceType: type }: DomainListRequest): (domain: CitedDomain) => boolean {
  const needle = foldForSearch(search ?? '').trim();
  return ({ domain, sourceType }) =>
    (needle === '' || foldForSearch(domain).includes(needle)) && (type ?? sourceType) === sourceType;
}

function toItems(shown: readonly CitedDomain[], { now, before, pages }: DomainFigures): DomainList['domains'] {
  const counts = now.describe(shown.map(({ id }) => id));
  return shown.map(({ id, domain, sourceType }, index) => {
    const { citations, prompts, averagePosition: averagePlace } = counts[index]!;
    return {
      domain,
      sourceType,
      citationCount: citations,
      previousCount: before.citations[id] ?? 0,
      pageCount: pages[id] ?? 0,
      promptCount: prompts,
      averagePosition: averagePlace,
    };
  });
}

/** Cited pages by number of the host. */
function countPages({ pages, hostOf }: SourceBook, tally: CitationTally): Int32Array {
  const counts = new Int32Array(hostOf.length);
  for (const { id } of pages) if ((tally.citations[id] ?? 0) > 0) counts[hostOf[id] ?? 0]!++;
  return counts;
}

function countTypes(
  { pages }: SourceBook,
  tally: CitationTally,
  classify: (page: SourcePage) => SourceType,
): DomainList['meta']['types'] {
  const counts = new Map<SourceType, { citations: number; pageCount: number }>();
  for (const page of pages) {
    const citations = tally.citations[page.id] ?? 0;
    if (citations === 0) continue;
    const type = classify(page);
    const known = counts.get(type) ?? { citations: 0, pageCount: 0 };
    counts.set(type, { citations: known.citations + citations, pageCount: known.pageCount + 1 });
  }
  return SOURCE_TYPES.flatMap((sourceType) => {
    const count = counts.get(sourceType);
    return count ? [{ sourceType, ...count }] : [];
  }).sort((a, b) => b.citations - a.citations);
}
