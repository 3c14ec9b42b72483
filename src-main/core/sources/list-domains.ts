/** The domains that the answers of a scope cite, beside the period before, and how citations are spread over types of sites. */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import { previousWindow } from '#shared/time/window.ts';
import { SOURCE_TYPES, type SourceType } from '#shared/vocabulary/source-types.ts';
import { defineRead } from '../../storage/command.ts';
import type { FigureScope } from '../metrics/figure-scope.ts';
import { type PageRequest, planPage } from '../paging.ts';
import { createClassifier, type SourcePage } from './classify-source.ts';
import { planHostTypes } from './host-types.ts';
import { readScopeCitations, readSourceBook, type ScopeCitations, type SourceBook } from './scope-citations.ts';
import { readSourceOwners } from './source-owners.ts';

type DomainList = OperationOutput<'sources.domains'>;
type Domain = DomainList['domains'][number];
type Order = Pick<ParsedInput<'sources.domains'>, 'sortBy' | 'sortDir'>;

export interface DomainListRequest extends PageRequest, Order {
  scope: FigureScope;
  search: string | null;
  sourceType: SourceType | null;
}

/** Domains that are cited in the window itself; those of the period before only count beside them. */
export const loadDomains = defineRead('sources.domains', (db, request: DomainListRequest): DomainList => {
  const { scope, search, sourceType: type } = request;
  const book = readSourceBook(db, scope.projectId);
  const classify = createClassifier(readSourceOwners(db, scope.projectId));
  const now = readScopeCitations(db, scope, book);
  const before = readScopeCitations(db, { ...scope, ...previousWindow(scope) }, book);
  const needle = search?.trim().toLowerCase() ?? '';
  const domains = toDomains(book, { now, before }, classify).filter(
    ({ domain, sourceType }) => domain.includes(needle) && (type ?? sourceType) === sourceType,
  );
  const { shown, pagination } = planPage(sortDomains(domains, request, { now, before }), request);
  const meta = {
    totalResults: now.answers,
    previousResults: before.answers,
    citingResults: now.citingAnswers,
    types: countTypes(book, now, classify),
  };
  return { domains: shown, pagination, meta };
});

interface Periods {
  now: ScopeCitations;
  before: ScopeCitations;
}

function toDomains(book: SourceBook, { now, before }: Periods, classify: (page: SourcePage) => SourceType): Domain[] {
  const types = planHostTypes(book, [now], classify);
  const pages = new Int32Array(book.hosts.length);
  for (const id of book.sources.keys()) {
    const host = book.hostOf[id] ?? 0;
    if (now.pages.citations(id) > 0) pages[host] = (pages[host] ?? 0) + 1;
  }
  return book.hosts.flatMap((domain, host) => {
    const citationCount = now.hosts.citations(host);
    if (citationCount === 0) return [];
    return {
      domain,
      sourceType: types.get(host) ?? 'other',
      citationCount,
      previousCount: before.hosts.citations(host),
      pageCount: pages[host] ?? 0,
      promptCount: now.hosts.prompts(host),
      averagePosition: now.hosts.averagePlace(host),
    };
  });
}

/** Ties: more citations, then the name, whatever the direction. */
function sortDomains(domains: readonly Domain[], { sortBy, sortDir }: Order, { now, before }: Periods): Domain[] {
  const shareOf = (count: number, answers: number) => (answers === 0 ? 0 : count / answers);
  const values: Readonly<Record<Order['sortBy'], (domain: Domain) => number | string>> = {
    citations: (domain) => domain.citationCount,
    change: (domain) => shareOf(domain.citationCount, now.answers) - shareOf(domain.previousCount, before.answers),
    prompts: (domain) => domain.promptCount,
    pages: (domain) => domain.pageCount,
    place: (domain) => domain.averagePosition,
    domain: (domain) => domain.domain,
    type: (domain) => domain.sourceType,
  };
  const [value, sign] = [values[sortBy], sortDir === 'asc' ? 1 : -1];
  return domains.toSorted(
    (a, b) => sign * compare(value(a), value(b)) || b.citationCount - a.citationCount || compare(a.domain, b.domain),
  );
}

function compare(a: number | string, b: number | string): number {
  if (a === b) return 0;
  return a < b ? -1 : 1;
}

function countTypes(
  { sources }: SourceBook,
  { pages }: ScopeCitations,
  classify: (page: SourcePage) => SourceType,
): DomainList['meta']['types'] {
  const counts = new Map<SourceType, { citations: number; pageCount: number }>();
  for (const [id, source] of sources) {
    const citations = pages.citations(id);
    if (citations === 0) continue;
    const type = classify(source);
    const known = counts.get(type) ?? { citations: 0, pageCount: 0 };
    counts.set(type, { citations: known.citations + citations, pageCount: known.pageCount + 1 });
  }
  return SOURCE_TYPES.flatMap((sourceType) => {
    const count = counts.get(sourceType);
    return count ? [{ sourceType, ...count }] : [];
  }).sort((a, b) => b.citations - a.citations);
}
