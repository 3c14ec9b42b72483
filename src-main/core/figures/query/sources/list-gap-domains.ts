/** Where to be named: the sites that answers cite where they show a competitor and not the own brand, in the order of what is worth doing. */
import type { OperationOutput, ParsedInput } from '#shared/contract/index.ts';
import { SITE_KINDS_ENGLISH } from '#shared/site-kinds/english.ts';
import { foldForSearch } from '#shared/text/fold-search.ts';
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import type { Connection } from '../../../../storage/connection.ts';
import { readTrackedBrands, toBaseDomain } from '../../../brands/tracked-brands.ts';
import { type PageRequest, planPage } from '../../../paging.ts';
import { createClassifier } from '../../../sources/classify-source.ts';
import { classifyUrl } from '../../../sources/classify-url.ts';
import { rankContact, toContactKind } from '../../../sources/contact-pages.ts';
import { classifySite, SITE_CHANCES } from '../../../sources/site-kinds/classify-site.ts';
import { readSourceOwners } from '../../../sources/source-owners.ts';
import { type FigureScope, toScopeBefore } from '../../store/figure-scope.ts';
import { readTotal } from '../breakdown.ts';
import { readCitationCertainty } from './citation-intervals.ts';
import { type GapBrands, toGapBrands } from './gap-answers.ts';
import { byGap, type HostDetails, readGapDetails } from './gap-domain-details.ts';
import { countGapDomains, type GapDomainCounts } from './gap-domain-tally.ts';
import { planHostTypes } from './host-types.ts';
import { readCitations } from './read-citations.ts';
import { type GapOrder, type GapSite, sortGapDomains } from './sort-gap-domains.ts';
import { readSourceBook, type SourceBook } from './source-book.ts';
import { readSources } from './source-rows.ts';

type ListOutput = OperationOutput<'sources.gapDomains'>;
/** Without the tasks that were made of it. */
export type GapDomain = Omit<ListOutput['domains'][number], 'task'>;
export type GapDomainList = Omit<ListOutput, 'domains'> & { domains: GapDomain[] };

export interface GapDomainRequest extends PageRequest, GapOrder {
  scope: FigureScope;
  owner: ParsedInput<'sources.gapDomains'>['owner'];
  siteKind: SiteKind | null;
  search: string | null;
  withIntervals: boolean;
}

const MOST_PROMPTS = 20;
const MOST_PAGES = 10;

/** Own sites are left out: nobody can be named there. */
export function listGapDomains(db: Connection, request: GapDomainRequest): GapDomainList {
  const { scope } = request;
  const world = readWorld(db, scope);
  const sites = listSites(world).filter(({ sourceType }) => sourceType !== 'own');
  const isCompetitor = ({ siteKind }: GapSite) => siteKind === 'competitor';
  const others = sites.filter((site) => !isCompetitor(site));
  const rivals = sites.filter(isCompetitor);
  const matching = (request.owner === 'competitor' ? rivals : others).filter(toFilter(request, world.book));
  const { shown, pagination } = planPage(sortGapDomains(matching, request), request);
  return {
    domains: describeSites(db, shown, world, request),
    pagination,
    meta: {
      answers: readTotal(db, scope).answers,
      previousAnswers: readTotal(db, toScopeBefore(scope)).answers,
      gapAnswers: world.counts.gapAnswers,
      thirdParty: toTotals(others),
      competitors: toTotals(rivals),
      kinds: countKinds(others),
    },
  };
}

/** One site of the list; null where it has no gap, or is an own one. */
export function findGapDomain(db: Connection, scope: FigureScope, host: string): GapDomain | null {
  const world = readWorld(db, scope);
  const site = listSites(world).find((each) => each.host === host && each.sourceType !== 'own');
  return (site && describeSites(db, [site], world, { withIntervals: false })[0]) ?? null;
}

interface GapWorld {
  scope: FigureScope;
  brands: ReturnType<typeof readTrackedBrands>;
  gapBrands: GapBrands;
  book: SourceBook;
  counts: GapDomainCounts;
  /** Answers of the window compared with, by host. */
  before: Int32Array;
  classify: ReturnType<typeof createClassifier>;
}

function readWorld(db: Connection, scope: FigureScope): GapWorld {
  const book = readSourceBook(db, scope.projectId);
  const brands = readTrackedBrands(db, scope.projectId);
  const gapBrands = toGapBrands(brands);
  const [[before]] = readCitations(db, [{ scope: toScopeBefore(scope), levels: [book.levels[1]] }]);
  return {
    scope,
    brands,
    gapBrands,
    book,
    counts: countGapDomains(db, scope, gapBrands, book.hostOf),
    before: before.citations,
    classify: createClassifier(readSourceOwners(db, scope.projectId)),
  };
}

/** Hosts with a gap, each with what it is by its most cited page. */
function listSites({ book, counts, before, classify }: GapWorld): GapSite[] {
  const leaders = planHostTypes(book, [counts.pages], classify);
  const { citations, gaps } = counts.hosts;
  return [...book.hosts].flatMap(([id, host]) => {
    const leader = leaders.get(id);
    if ((gaps[id] ?? 0) === 0 || !leader) return [];
    const urlType = classifyUrl({ ...leader.page, title: null }, leader.type);
    const siteKind = classifySite({ url: leader.page.url, host, sourceType: leader.type, urlType });
    const [gapCount, chance] = [gaps[id] ?? 0, SITE_CHANCES[siteKind]];
    const cited = { citationCount: citations[id] ?? 0, previousCount: before[id] ?? 0, gapCount };
    return [{ id, host, sourceType: leader.type, siteKind, chance, worth: gapCount * chance, ...cited }];
  });
}

function toFilter({ siteKind, search }: GapDomainRequest, { pages, hostOf }: SourceBook): (site: GapSite) => boolean {
  const needle = foldForSearch(search ?? '').trim();
  if (needle === '') return (site) => (siteKind ?? site.siteKind) === site.siteKind;
  const found = new Set(pages.flatMap(({ id, url }) => (foldForSearch(url).includes(needle) ? [hostOf[id]] : [])));
  return (site) => (siteKind ?? site.siteKind) === site.siteKind && found.has(site.id);
}

function toTotals(sites: readonly GapSite[]): GapDomainList['meta']['thirdParty'] {
  return { domains: sites.length, gapCount: sites.reduce((sum, { gapCount }) => sum + gapCount, 0) };
}

function countKinds(sites: readonly GapSite[]): GapDomainList['meta']['kinds'] {
  const kinds = Map.groupBy(sites, ({ siteKind }) => siteKind);
  return [...kinds]
    .map(([siteKind, { length }]) => ({ siteKind, domains: length }))
    .sort((a, b) => b.domains - a.domains);
}

function describeSites(
  db: Connection,
  shown: readonly GapSite[],
  world: GapWorld,
  { withIntervals }: Pick<GapDomainRequest, 'withIntervals'>,
): GapDomain[] {
  const { scope, gapBrands, book } = world;
  const ids = shown.map(({ id }) => id);
  const details = readGapDetails(db, scope, gapBrands, { hosts: ids, hostOf: book.hostOf });
  const certainty = withIntervals ? readCitationCertainty(db, { scope, ids, hostOf: book.hostOf }) : [];
  const pages = Map.groupBy(
    book.pages.filter(({ id }) => (world.counts.pages.citations[id] ?? 0) > 0),
    ({ id }) => book.hostOf[id] ?? 0,
  );
  const contacts = findContacts(book, shown);
  const prompts = openPrompts(db);
  return shown.map((site, row): GapDomain => {
    const { id, host, ...rest } = site;
    const detail = details[row]!;
    return {
      domain: host,
      ...rest,
      reason: SITE_KINDS_ENGLISH[site.siteKind].reason,
      pageCount: pages.get(id)?.length ?? 0,
      promptCount: detail.prompts.size,
      brands: toNamedBrands(detail, world.brands),
      prompts: [...detail.prompts]
        .map(([promptId, counts]) => ({ promptId, ...counts }))
        .sort(byGap)
        .slice(0, MOST_PROMPTS)
        .map(({ promptId, ...counts }) => ({ ...prompts(promptId), ...counts })),
      engines: [...detail.engines]
        .map(([model, counts]) => ({ model: model as GapDomain['engines'][number]['model'], ...counts }))
        // Equal ones by name: in which order engines were stored differs between folders.
        .sort((a, b) => byGap(a, b) || (a.model < b.model ? -1 : 1)),
      pages: toPages(
        db,
        (pages.get(id) ?? []).map((page) => page.id),
        world,
      ),
      contact: contacts.get(toBaseDomain(host)) ?? null,
      ...certainty[row],
    };
  });
}

function toNamedBrands({ named }: HostDetails, brands: GapWorld['brands']): GapDomain['brands'] {
  return brands
    .map(({ id, publicId, name, isOwn }) => ({ id: publicId, name, isOwn, answers: named.get(id) ?? 0 }))
    .filter(({ answers }) => answers > 0)
    .sort((a, b) => b.answers - a.answers);
}

function toPages(db: Connection, ids: readonly number[], { counts, classify }: GapWorld): GapDomain['pages'] {
  const widest = ids
    .map((id) => ({
      id,
      citationCount: counts.pages.citations[id] ?? 0,
      gapCount: counts.pages.gaps[id] ?? 0,
    }))
    .sort(byGap)
    .slice(0, MOST_PAGES);
  const rows = readSources(
    db,
    widest.map(({ id }) => id),
  );
  return rows.map((row, index) => {
    const { citationCount, gapCount } = widest[index]!;
    const urlType = classifyUrl(row, classify(row));
    return { id: row.publicId, url: row.url, title: row.title ?? '', urlType, citationCount, gapCount };
  });
}

/** By registrable domain: a contact page stands on any host of a site. Among all pages that were ever cited; the better one to write to. */
function findContacts(
  { pages }: SourceBook,
  shown: readonly GapSite[],
): Map<string, NonNullable<GapDomain['contact']>> {
  const wanted = new Set(shown.map(({ host }) => toBaseDomain(host)));
  const contacts = new Map<string, NonNullable<GapDomain['contact']>>();
  for (const { url, host } of pages) {
    const kind = toContactKind(url);
    if (kind === null) continue;
    const base = toBaseDomain(host);
    const known = contacts.get(base);
    if (wanted.has(base) && (!known || rankContact(kind) < rankContact(known.kind))) contacts.set(base, { url, kind });
  }
  return contacts;
}

function openPrompts(db: Connection): (id: number) => { id: string; text: string } {
  const read = db.prepare('SELECT public_id AS id, text FROM prompt WHERE id = ?');
  return (id) => read.get(id) as { id: string; text: string };
}
