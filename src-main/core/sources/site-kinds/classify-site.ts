/** Says what a site is to somebody who wants a brand to be named there, and how often such a site can be moved. Pure. */
import type { SiteKind } from '#shared/vocabulary/site-kinds.ts';
import type { SourceType, UrlType } from '#shared/vocabulary/source-types.ts';
import { CORPORATE_SHOPS } from '../known-domains/corporate-shops.ts';
import { EDITORIAL_MAGAZINES } from '../known-domains/editorial-magazines.ts';
import { EDITORIAL_TECHNOLOGY } from '../known-domains/editorial-technology.ts';
import { KNOWN_DOMAINS } from '../known-domains/known-domains.ts';
import { findNearest } from '../url-parts.ts';
import { KNOWN_SITES } from './known-sites.ts';

/**
 * How often a site of the kind names a brand after somebody made an effort, of ten times: a rule of thumb to put sites in order, no estimate
 * from answers. Nothing is certain and nothing but a competitor's site impossible.
 */
export const SITE_CHANCES: Readonly<Record<SiteKind, number>> = {
  review_portal: 0.9,
  directory: 0.8,
  press_wire: 0.7,
  comparison: 0.6,
  social: 0.5,
  forum: 0.5,
  blog: 0.4,
  magazine: 0.35,
  video: 0.3,
  shop: 0.3,
  unknown: 0.25,
  news: 0.2,
  wiki: 0.15,
  institution: 0.1,
  reference: 0.1,
  company: 0.05,
  government: 0.02,
  competitor: 0,
};

/** A site, by the page that says what it is: its most cited one. */
export interface CitedSite {
  url: string;
  /** Lower-case, without `www.`. */
  host: string;
  sourceType: SourceType;
  urlType: UrlType;
}

const GOVERNMENT =
  /(?:^|\.)(?:gov|mil|gob|gouv|govt|gub|gv|guv|police|parliament|go)(?:\.[a-z]{2})?$|(?:^|\.)europa\.eu$/;
const WIKI = /(?:^|[.-])wikis?\.|\.wiki$|pedia\.[a-z.]{2,6}$/;
const WIKI_PATH = /^https?:\/\/[^/]+\/wiki\//;
const BLOG = /(?:^|[.-])blogs?\.|blog\.[a-z.]{2,6}$|\.blog$/;
const SHOP =
  /(?:^|[.-])(?:shop|store|boutique|tienda|loja|negozio|sklep|obchod)\.|(?:shop|store)\.[a-z.]{2,6}$|\.(?:shop|store)$/;
const REVIEWS =
  /(?:^|[.-])(?:reviews?|bewertungen|opiniones|avis|recensioni|avaliacoes)\.|(?:reviews|bewertungen|opiniones)\.[a-z.]{2,6}$/;
const LISTS: ReadonlySet<UrlType> = new Set(['listicle', 'comparison', 'alternative']);
const MAGAZINES: ReadonlySet<string> = new Set([...EDITORIAL_TECHNOLOGY, ...EDITORIAL_MAGAZINES]);
const SHOPS: ReadonlySet<string> = new Set(CORPORATE_SHOPS);

/** What its owner or the project says of whose it is comes first, then what is known of the site, then what its pages are. */
export function classifySite(site: CitedSite): SiteKind {
  if (site.sourceType === 'competitor') return 'competitor';
  return findNearest(site.host, KNOWN_SITES) ?? BY_TYPE[site.sourceType](site);
}

const BY_TYPE: Readonly<Record<SourceType, (site: CitedSite) => SiteKind>> = {
  own: () => 'company',
  competitor: () => 'competitor',
  editorial: classifyEditorial,
  corporate: ({ host }) => (SHOP.test(host) || isOf(host, SHOPS) ? 'shop' : 'company'),
  institutional: ({ host }) => (GOVERNMENT.test(host) ? 'government' : 'institution'),
  reference: ({ host, url }) => (WIKI.test(host) || WIKI_PATH.test(url) ? 'wiki' : 'reference'),
  ugc: ({ host }) => (REVIEWS.test(host) ? 'review_portal' : 'forum'),
  social: () => 'social',
  video: () => 'video',
  other: ({ host }) => (BLOG.test(host) ? 'blog' : 'unknown'),
};

/** A list of the best is revised, whoever publishes it; a site that nobody knows is a blog rather than a newspaper. */
function classifyEditorial({ host, urlType }: CitedSite): SiteKind {
  if (LISTS.has(urlType)) return 'comparison';
  if (BLOG.test(host)) return 'blog';
  if (isOf(host, MAGAZINES)) return 'magazine';
  if (findNearest(host, KNOWN_DOMAINS) === 'editorial') return 'news';
  return NEWS_NAME.test(host) ? 'magazine' : 'blog';
}

const NEWS_NAME =
  /(?:news|nachrichten|noticias|zeitung|magazine?|herald|gazette|tribune|dagblad|gazeta|ledger|journal|times|post|presse)(?:\.|$)/;

function isOf(host: string, domains: ReadonlySet<string>): boolean {
  for (let rest = host; rest.includes('.'); rest = rest.slice(rest.indexOf('.') + 1))
    if (domains.has(rest)) return true;
  return false;
}
