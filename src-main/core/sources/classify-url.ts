/** Says what kind of page a URL is, by its path and its title. Pure; nothing is fetched. */
import type { SourceType, UrlType } from '#shared/vocabulary/source-types.ts';
import { foldWords, PAGE_WORDS, type WordKind } from './page-words.ts';
import { isDiscussionPath } from './source-patterns.ts';
import { toPath } from './url-parts.ts';

export interface CitedPage {
  /** Normalised. */
  url: string;
  host: string;
  title: string | null;
}

const HOME = /^\/?(?:[a-z]{2}(?:[-_][a-z]{2})?\/?)?(?:(?:index|home|default|start)(?:\.\w+)?)?$/;
const WATCH = /\/(?:watch|videos?|shorts|embed|clip|reel|reels|mediathek|episodes?|podcasts?)(?:[/?]|$)|[?&]v=/;
const VIDEO_HOST = /^(?:youtu\.be|dai\.ly|b23\.tv)$/;
const POST = /\/(?:comments|status|posts?|pulse|t\/[\w-]+|q(?:uestions?)?\/\d+|answer|p\/[\w-]+)(?:\/|$)/;
const PROFILE =
  /^\/@[\w.-]+\/?$|\/(?:in|company|user|users|u|profile|profiles|profil|author|authors|autor|auteur|people|channel|team|about-us\/[\w-]+)\/[^/]+\/?$/;
const ONE_NAME = /^\/[\w.-]+\/?$/;
const PRODUCT =
  /\/(?:products?|produkte?|produits?|productos?|produtos?|prodotti|prodotto|producten|tovar|item|items|dp|gp\/product|ip|pd|itm|p)\/[^/]+|\/(?:pricing|preise|tarifs|precios|precos|prezzi|prijzen|cennik|features|funktionen|fonctionnalites|plans|demo)(?:[/?.]|$)|-p-?\d{4,}/;
const CATEGORY =
  /\/(?:categor(?:y|ies|ia|ias|ie)|kategori(?:e|en|a|er)?|rubrik|rubrique|collections?|tags?|topics?|themen?|cat|search|browse|shop|store|products|produkte|produits|productos|produtos|prodotti|department|marken|brands)(?:\/[^/]*)?\/?(?:\?.*)?$|\/[cbs]\/[^/]+\/?$/;
const ARTICLE =
  /\/(?:blog|blogs|news|nachrichten|noticias?|actualites?|notizie|nyheter|nieuws|articles?|artikel|articulo|articolo|story|stories|magazin|magazine|press|insights|posts?|wiki)\/[^/]+|\/\d{4}\/\d{1,2}(?:\/|$)|\/\d{4}-\d{2}-\d{2}/;
/** The last part of the path reads like a headline: four words or more. */
const HEADLINE = /\p{L}{2}(?:[-_]+[\p{L}\p{N}]+){3}/u;

/** The first kind that fits; `sourceType` settles what a path alone leaves open. `other` when nothing fits. */
export function classifyUrl({ url, host, title }: CitedPage, sourceType: SourceType): UrlType {
  const path = decodePath(url);
  if (VIDEO_HOST.test(host)) return 'video';
  if (HOME.test(path)) return 'homepage';
  return byPlace(path, sourceType) ?? byWords(path, title) ?? byPath(path, sourceType);
}

/** Lower case and decoded; as it stands where the encoding is broken. */
function decodePath(url: string): string {
  const path = toPath(url);
  try {
    return decodeURIComponent(path).toLowerCase();
  } catch {
    return path.toLowerCase();
  }
}

/** What the kind of site says: a page of a video platform is a video or a profile, of a board a discussion. */
function byPlace(path: string, sourceType: SourceType): UrlType | null {
  const isPlatform = sourceType === 'social' || sourceType === 'ugc' || sourceType === 'video';
  if (WATCH.test(path) && (sourceType !== 'ugc' || /[?&]v=/.test(path))) return 'video';
  if (isDiscussionPath(path) || (isPlatform && sourceType !== 'video' && POST.test(path))) return 'discussion';
  if (PROFILE.test(path)) return 'profile';
  if ((sourceType === 'social' || sourceType === 'video') && ONE_NAME.test(path)) {
    return sourceType === 'video' && /^\/\d+\/?$/.test(path) ? 'video' : 'profile';
  }
  return null;
}

/** Whether a path says by its words that somebody wrote about something: a list, a comparison, a guide, or the headline of an article. */
export function isWrittenPath(url: string): boolean {
  const path = decodePath(url);
  return !PRODUCT.test(path) && !CATEGORY.test(path) && (byWords(path, null) !== null || isHeadline(path));
}

const BY_WORDS: readonly (readonly [WordKind, UrlType])[] = [
  ['alternative', 'alternative'],
  ['comparison', 'comparison'],
  ['listicle', 'listicle'],
  ['weakComparison', 'comparison'],
  ['howTo', 'how_to_guide'],
];

function byWords(path: string, title: string | null): UrlType | null {
  const parts = [title ?? '', ...path.replace(/\?.*$/s, '').split('/')];
  const text = parts.map((part) => foldWords(part)).join('|');
  const found = BY_WORDS.find(([kind]) => PAGE_WORDS[kind].some((pattern) => pattern.test(text)));
  return found?.[1] ?? null;
}

/** The last part is looked at by itself: one expression for all of the path would try every way of cutting it up. */
function isHeadline(path: string): boolean {
  const slash = path.lastIndexOf('/');
  const last = path.slice(slash + 1);
  return slash !== -1 && !last.includes('?') && HEADLINE.test(last);
}

function byPath(path: string, sourceType: SourceType): UrlType {
  if (PRODUCT.test(path)) return 'product_page';
  if (CATEGORY.test(path)) return 'category_page';
  if (ARTICLE.test(path) || isHeadline(path)) return 'article';
  if (sourceType === 'reference') return 'article';
  // One short word behind the host of a newspaper is a section of it.
  if (sourceType === 'editorial') return /\/[^/]+\/[^/]/.test(path) ? 'article' : 'category_page';
  return 'other';
}
