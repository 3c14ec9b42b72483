/** Invents the pages that a simulated answer cites and consults. All third-party sites are invented and under `.example`. */
import type { EngineRequest, SceneBrand, WebPage } from '../engine-route.ts';
import { toDistinctPages } from '../wire/web-pages.ts';
import type { NamedBrand } from './name-brands.ts';
import { PAGE_KINDS, type PageKind, type PhraseBook } from './phrases/phrase-book.ts';
import { toSlug } from './prompt-topic.ts';
import { type SeededRandom, toUnitNumber } from './seeded-random.ts';

export interface FoundPages {
  cited: WebPage[];
  retrieved: WebPage[];
}

interface Site {
  name: string;
  host: string;
}

const SITES: Readonly<Record<PageKind, { path: string; sites: readonly Site[] }>> = {
  listicle: {
    path: 'best-{slug}',
    sites: [
      { name: 'Pickwarden', host: 'www.pickwarden.example' },
      { name: 'Topgarn', host: 'topgarn.example' },
    ],
  },
  comparison: {
    path: 'compare/{slug}',
    sites: [
      { name: 'Sidescale', host: 'sidescale.example' },
      { name: 'Reviewharrow', host: 'www.reviewharrow.example' },
    ],
  },
  guide: {
    path: 'how-to-choose-{slug}',
    sites: [
      { name: 'Plainsteps', host: 'plainsteps.example' },
      { name: 'Lernpfad Nord', host: 'lernpfad-nord.example' },
    ],
  },
  article: {
    path: 'news/{slug}',
    sites: [
      { name: 'The Millbrook Ledger', host: 'www.millbrookledger.example' },
      { name: 'Carnet du Métier', host: 'carnetdumetier.example' },
    ],
  },
  discussion: {
    path: 'forum/t/{slug}',
    sites: [
      { name: 'Askbarn', host: 'askbarn.example' },
      { name: 'Werkbankforum', host: 'forum.werkbank.example' },
    ],
  },
  video: { path: 'watch/{slug}', sites: [{ name: 'Cliprow', host: 'cliprow.example' }] },
  reference: { path: 'wiki/{slug}', sites: [{ name: 'Openlexis', host: 'en.openlexis.example' }] },
  study: { path: 'research/{slug}', sites: [{ name: 'Institute Norrvik', host: 'institute-norrvik.example' }] },
};

const BRAND_PATHS: readonly { path: string; title: string }[] = [
  { path: '', title: '{brand}' },
  { path: 'pricing', title: '{brand}: pricing' },
  { path: 'features', title: '{brand}: features' },
  { path: 'blog/getting-started', title: '{brand} blog: getting started' },
];

/** Pages for one grounded answer: cited ones in order, and those together with the merely consulted ones. */
export function citePages(
  random: SeededRandom,
  request: EngineRequest,
  named: readonly NamedBrand[],
  book: PhraseBook,
  topic: string,
): FoundPages {
  const cited = drawBrandPages(random, request, named);
  const others = toTopicPages(request, book, topic);
  const citedCount = 1 + random.below(4);
  for (const page of others.slice(0, citedCount)) cited.splice(random.below(cited.length + 1), 0, page);
  const marked = toDistinctPages(cited).map((page) => (request.engine === 'chatgpt' ? toMarkedPage(page) : page));
  const consulted = others.slice(citedCount, citedCount + 2 + random.below(3));
  return { cited: marked, retrieved: [...marked, ...consulted] };
}

/** A named brand's site is cited often, an unnamed one's now and then. */
function drawBrandPages(random: SeededRandom, request: EngineRequest, named: readonly NamedBrand[]): WebPage[] {
  const pages: WebPage[] = [];
  for (const brand of request.scene.brands) {
    const isNamed = named.some((entry) => entry.brand === brand);
    const isCited = random.chance(isNamed ? 0.42 : 0.05);
    const draw = random.next();
    if (isCited && brand.domain !== null) pages.push(toBrandPage(brand, brand.domain, draw));
  }
  return pages;
}

function toBrandPage(brand: SceneBrand, domain: string, draw: number): WebPage {
  const { path, title } = BRAND_PATHS[Math.floor(draw ** 1.5 * BRAND_PATHS.length)]!;
  return { url: `https://www.${domain}/${path}`, title: title.replace('{brand}', () => brand.name) };
}

/** The same eight pages are behind a prompt every day, each engine and day in its own order. */
function toTopicPages(request: EngineRequest, book: PhraseBook, topic: string): WebPage[] {
  const slug = toSlug(topic);
  const ranked = PAGE_KINDS.map((kind) => ({
    page: toTopicPage(request, kind, book, slug),
    weight:
      toUnitNumber(request.engine, kind, request.prompt) +
      toUnitNumber(request.day, kind, request.engine, request.prompt, request.sample),
  }));
  return ranked.sort((a, b) => b.weight - a.weight).map(({ page }) => page);
}

function toTopicPage(request: EngineRequest, kind: PageKind, book: PhraseBook, slug: string): WebPage {
  const { path, sites } = SITES[kind];
  const site = sites[Math.floor(toUnitNumber(request.scene.seed, kind, request.prompt) * sites.length)]!;
  return { url: `https://${site.host}/${path.replace('{slug}', slug)}`, title: `${book.titles[kind]} | ${site.name}` };
}

/** ChatGPT marks the addresses that it hands out. */
function toMarkedPage(page: WebPage): WebPage {
  return { url: `${page.url}?utm_source=openai`, title: page.title };
}
