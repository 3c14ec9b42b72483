/** Every read whose figures come from sums of months, for any scope, straight from storage without the wire. */
import { compareBrands } from '#main/core/figures/query/competitors/compare-brands.ts';
import { loadCompetitors } from '#main/core/figures/query/competitors/list-competitors.ts';
import { loadFanoutWords } from '#main/core/figures/query/fanouts/count-words.ts';
import { loadFanoutDetails } from '#main/core/figures/query/fanouts/fanout-details.ts';
import { loadFanoutTable } from '#main/core/figures/query/fanouts/fanout-table.ts';
import { loadFanouts } from '#main/core/figures/query/fanouts/list-fanouts.ts';
import { loadSummary } from '#main/core/figures/query/metrics/summary.ts';
import { loadTimeseries } from '#main/core/figures/query/metrics/timeseries.ts';
import { loadPrompts } from '#main/core/figures/query/prompts/list-prompts.ts';
import { loadPromptEngines } from '#main/core/figures/query/prompts/prompt-figures.ts';
import { loadPromptTable } from '#main/core/figures/query/prompts/prompt-table.ts';
import { loadDomains } from '#main/core/figures/query/sources/list-domains.ts';
import { loadGaps } from '#main/core/figures/query/sources/list-gaps.ts';
import { loadMovers } from '#main/core/figures/query/sources/list-movers.ts';
import { loadSources } from '#main/core/figures/query/sources/list-sources.ts';
import type { FigureScope } from '#main/core/figures/store/figure-scope.ts';
import type { Storage } from '#main/storage/command.ts';

const LIMIT = 7;

/** By name. Lists are read page by page, so that an order that is not total shows. */
export async function readEverything(storage: Storage, scope: FigureScope): Promise<Record<string, unknown>> {
  const words = { search: null, brandName: 'Acme', domain: 'acme.example' };
  const fanouts = await readPages(async (page) =>
    storage.read(loadFanouts, { scope, search: null, page, limit: LIMIT }),
  );
  const queries = fanouts.flatMap((page) => page.fanouts.map((each) => each.query)).slice(0, 3);
  const sources = (sortBy: 'citations' | 'domain', sortDir: 'asc' | 'desc', search: string | null) =>
    readPages((page) => storage.read(loadSources, { scope, search, sortBy, sortDir, page, limit: LIMIT }));
  const ranking = { search: null, sortBy: 'visibility', sortDir: 'desc', page: 1, limit: 500 } as const;
  const competitors = await storage.read(loadCompetitors, { scope, ...ranking });
  const brandIds = competitors.competitors.map(({ id }) => id);
  const domains = (sortBy: 'citations' | 'prompts' | 'change') => {
    const order = { sortBy, sortDir: 'desc', search: null, sourceType: null } as const;
    return readPages((page) => storage.read(loadDomains, { scope, ...order, page, limit: LIMIT }));
  };
  return {
    summary: await storage.read(loadSummary, scope),
    timeseries: await storage.read(loadTimeseries, { scope }),
    competitors,
    prompts: await storage.read(loadPrompts, { scope, ...words, page: 1, limit: 500 }),
    sources: await sources('citations', 'desc', null),
    'sources, least first': await sources('citations', 'asc', null),
    'sources by domain': await sources('domain', 'asc', null),
    'sources with a word': await sources('citations', 'desc', 'e'),
    domains: await domains('citations'),
    'domains by prompts': await domains('prompts'),
    'domains by change': await domains('change'),
    'moving domains': await storage.read(loadMovers, { scope, by: 'domain', limit: 20 }),
    'moving pages': await storage.read(loadMovers, { scope, by: 'page', limit: 20 }),
    gaps: await readPages((page) => storage.read(loadGaps, { scope, page, limit: LIMIT })),
    pairs: await Promise.all(
      brandIds.flatMap((brandId) =>
        brandIds.map((otherId) => storage.read(compareBrands, { scope, brandId, otherId })),
      ),
    ),
    engines: await storage.read(loadPromptEngines, { scope, withIntervals: true }),
    table: await storage.read(loadPromptTable, { scope, withIntervals: true }),
    words: await storage.read(loadFanoutWords, { scope, limit: 50 }),
    fanouts,
    'fanouts with words': await readPages((page) => storage.read(loadFanoutTable, { scope, page, limit: LIMIT })),
    details: await Promise.all(
      queries.map((query) =>
        storage.read(loadFanoutDetails, { scope, query, brandName: 'Acme', page: 1, limit: null }),
      ),
    ),
    'details of a page': await Promise.all(
      queries.map((query) => storage.read(loadFanoutDetails, { scope, query, brandName: 'Acme', page: 2, limit: 2 })),
    ),
  };
}

async function readPages<T extends { pagination: { hasMore: boolean } }>(read: (page: number) => Promise<T>) {
  const pages: T[] = [];
  do pages.push(await read(pages.length + 1));
  while (pages.at(-1)?.pagination.hasMore);
  return pages;
}
