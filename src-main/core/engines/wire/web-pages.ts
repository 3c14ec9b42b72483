/** Collects the pages that an engine reports. Does not normalise addresses: that is measuring's business. */
import { readFastPathUrl } from '../../measuring/fast-path-url.ts';
import type { WebPage } from '../engine-route.ts';
import { toStorableText } from './clean-text.ts';

const LONGEST_URL = 4096;

/** A page for a reported address, or null when that is no absolute http or https address of sane length. */
export function toWebPage(url: unknown, title: unknown): WebPage | null {
  if (typeof url !== 'string' || url.length > LONGEST_URL) return null;
  const trimmed = toStorableText(url.trim());
  if (!isAddress(trimmed)) return null;
  const name = typeof title === 'string' ? toStorableText(title).trim() : '';
  return { url: trimmed, title: name === '' ? null : name };
}

function isAddress(text: string): boolean {
  return readFastPathUrl(text) !== null || (/^https?:\/\//i.test(text) && URL.canParse(text));
}

/** Each address once, where it came first, with the first title that anyone gave it. */
export function toDistinctPages(pages: readonly WebPage[]): WebPage[] {
  const byUrl = new Map<string, WebPage>();
  for (const page of pages) {
    const known = byUrl.get(page.url);
    if (known === undefined) byUrl.set(page.url, { ...page });
    else known.title ??= page.title;
  }
  return [...byUrl.values()];
}
