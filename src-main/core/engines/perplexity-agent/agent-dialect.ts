/** What Perplexity's Agent API does in its own way: citations as marks in the text where it has no annotations, and its cost. */
import { z } from 'zod';
import type { ReadAnswer, WebPage } from '../engine-route.ts';
import { PERPLEXITY_ERRORS, readPerplexityCostUsd } from '../perplexity/perplexity-server.ts';
import { searchResultsShape } from '../responses/reply-shape.ts';
import type { ResponsesDialect, ResponsesReply } from '../responses/responses-dialect.ts';
import { pickMarkedPages } from '../wire/numbered-pages.ts';
import { pickFitting } from '../wire/pick-fitting.ts';
import { toDistinctPages, toWebPage } from '../wire/web-pages.ts';

const resultShape = z.looseObject({
  id: z.number().nullish().catch(null),
  url: z.string(),
  title: z.unknown().optional(),
});

export const AGENT_DIALECT: ResponsesDialect = {
  ...PERPLEXITY_ERRORS,
  citesAnyAnnotation: true,
  readReportedUsd: readPerplexityCostUsd,
  refine: addMarkedPages,
};

function addMarkedPages(answer: ReadAnswer, reply: ResponsesReply): ReadAnswer {
  if (answer.cited.length > 0) return answer;
  const pages = numberPages(reply.output);
  return { ...answer, cited: toDistinctPages(pickMarkedPages(answer.text, (number) => pages.get(number) ?? null)) };
}

/** Results by their own number, else by their position among all results. The first to have a number keeps it. */
function numberPages(output: readonly unknown[]): Map<number, WebPage> {
  const pages = new Map<number, WebPage>();
  const results = pickFitting(searchResultsShape, output).flatMap((item) => item.results);
  pickFitting(resultShape, results).forEach(({ id, url, title }, index) => {
    const page = toWebPage(url, title);
    const number = id ?? index + 1;
    if (page !== null && !pages.has(number)) pages.set(number, page);
  });
  return pages;
}
