/** Every read whose figures come from sums of months, for any scope, straight from storage without the wire. */
import { loadCompetitors } from '#main/core/competitors/list-competitors.ts';
import { loadFanoutDetails } from '#main/core/fanouts/fanout-details.ts';
import { loadFanouts } from '#main/core/fanouts/list-fanouts.ts';
import type { FigureScope } from '#main/core/metrics/figure-scope.ts';
import { loadSummary } from '#main/core/metrics/summary.ts';
import { loadTimeseries } from '#main/core/metrics/timeseries.ts';
import { loadPrompts } from '#main/core/prompts/list-prompts.ts';
import { loadSources } from '#main/core/sources/list-sources.ts';
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
  return {
    summary: await storage.read(loadSummary, scope),
    timeseries: await storage.read(loadTimeseries, scope),
    competitors: await storage.read(loadCompetitors, { scope, ...ranking }),
    prompts: await storage.read(loadPrompts, { scope, ...words, page: 1, limit: 500 }),
    sources: await sources('citations', 'desc', null),
    'sources, least first': await sources('citations', 'asc', null),
    'sources by domain': await sources('domain', 'asc', null),
    'sources with a word': await sources('citations', 'desc', 'e'),
    fanouts,
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
