/**
 * Perplexity's chat interface, which ended on 27 September 2026: nothing is asked over it, and what it brought can still be read.
 * Pages are numbered as the text refers to them.
 */
import { z } from 'zod';
import type { ChatDialect, ChatReply } from '../chat/chat-dialect.ts';
import { readChatReplies } from '../chat/read-reply.ts';
import type { ReadAnswer, RetiredRoute, WebPage } from '../engine-route.ts';
import { PERPLEXITY_ERRORS, readPerplexityCostUsd } from '../perplexity/perplexity-server.ts';
import { pickMarkedPages } from '../wire/numbered-pages.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';

const list = z.array(z.unknown()).catch([]);
const pagesShape = z.looseObject({ citations: list, search_results: list });
const pageShape = z.looseObject({ url: z.string(), title: z.unknown().optional() });

const SONAR_DIALECT: ChatDialect = {
  ...PERPLEXITY_ERRORS,
  readReportedUsd: readPerplexityCostUsd,
  refine: addPages,
};

export const perplexityChatReader: RetiredRoute = {
  id: 'perplexity-chat',
  endedOn: '2026-09-27',
  surface: 'api',
  honours: { language: 'instruction', country: 'parameter' },
  read: (replies) => readChatReplies(replies, SONAR_DIALECT),
};

function addPages(answer: ReadAnswer, reply: ChatReply): ReadAnswer {
  const { citations, search_results: results } = pagesShape.parse(reply);
  const listed = citations.map(toPage);
  const found = results.map(toPage);
  const retrieved = toDistinctPages([...found, ...listed].filter((page) => page !== null));
  const cited = toCited(answer.text, listed, found).map((page) => nameAs(page, retrieved));
  return { ...answer, cited, retrieved, isGrounded: retrieved.length > 0 };
}

/**
 * The pages that the text refers to by number. Citations that it does not refer to were only consulted, unless it has no
 * marks at all: then it rests on the whole list. Newer replies may leave that list out and number the results alone.
 */
function toCited(text: string, listed: readonly (WebPage | null)[], found: readonly (WebPage | null)[]): WebPage[] {
  const numbered = listed.length > 0 ? listed : found;
  const marked = pickMarkedPages(text, (number) => numbered[number - 1] ?? null);
  return toDistinctPages(marked.length > 0 ? marked : listed.filter((page) => page !== null));
}

/** Citations are bare addresses; the title is given where the page was found. */
function nameAs(page: WebPage, known: readonly WebPage[]): WebPage {
  return { ...page, title: page.title ?? known.find(({ url }) => url === page.url)?.title ?? null };
}

function toPage(entry: unknown): WebPage | null {
  if (typeof entry === 'string') return toWebPage(entry, null);
  const parsed = pageShape.safeParse(entry);
  return parsed.success ? toWebPage(parsed.data.url, parsed.data.title) : null;
}
