/** What becomes of reported pages once it is known where their links lead. Pure. */
import type { WebPage } from '../engines/engine-route.ts';
import { toDistinctPages } from '../engines/wire/web-pages.ts';
import { isMachine, isRedirectLink } from './redirect-links.ts';

/** Labels without capitals: engines write domains so, and "Node.js" is a title. */
const DOMAIN =
  /^(?=.{4,253}$)(?:[\p{Ll}\p{Lo}\p{N}](?:[\p{Ll}\p{Lo}\p{M}\p{N}-]{0,61}[\p{Ll}\p{Lo}\p{M}\p{N}])?\.)+[\p{Ll}\p{Lo}][\p{Ll}\p{Lo}\p{M}\p{N}-]+$/u;

/**
 * The pages with links replaced by where they lead, else by the site that their title names, else as reported; each address
 * once, in the order of the first. Pages that are no such links are left alone.
 */
export function toResolvedPages(pages: readonly WebPage[], targets: ReadonlyMap<string, string>): WebPage[] {
  return toDistinctPages(pages.map((page) => toResolvedPage(page, targets)));
}

function toResolvedPage(page: WebPage, targets: ReadonlyMap<string, string>): WebPage {
  if (!isRedirectLink(page.url) && !isMachine(page.url)) return page;
  const target = targets.get(page.url);
  const domain = readDomain(page.title);
  const title = domain === null ? page.title : null;
  if (target !== undefined) return { url: target, title };
  return domain === null ? page : { url: `https://${domain}/`, title };
}

function readDomain(title: string | null): string | null {
  if (title === null || !DOMAIN.test(title)) return null;
  return URL.parse(`https://${title}/`)?.hostname ?? null;
}
