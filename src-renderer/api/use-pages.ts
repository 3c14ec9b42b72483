/** A list that the core hands out page after page, as far as somebody scrolled. The order is the core's. */
import { useInfiniteQuery } from '@tanstack/react-query';
import { useMemo } from 'react';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import { useClient } from './client-context.ts';
import { operationQuery } from './operation-query.ts';

type Paged =
  | 'answers.list'
  | 'attribution.list'
  | 'fanouts.list'
  | 'fanouts.table'
  | 'money.ledger'
  | 'sources.domains'
  | 'sources.gapDomains'
  | 'sources.list';

/** The wire calls it `meta` for attribution. */
const placeOf = (page: OperationOutput<Paged>) => ('pagination' in page ? page.pagination : page.meta);

const PAGE_LIMIT = 100;

/** `toRows` picks the rows out of a page and is the same function each time. `first` is the first page, with what it tells of all. */
export function usePages<N extends Paged, Row>(
  operation: N,
  input: OperationInput<N>,
  toRows: (page: OperationOutput<N>) => readonly Row[],
) {
  const client = useClient();
  const { placeholderData } = operationQuery(client, operation, input);
  const list = useInfiniteQuery({
    queryKey: [operation, input, 'pages'] as const,
    queryFn: ({ pageParam, queryKey: [, asked] }) =>
      client.call(operation, { ...asked, page: pageParam, limit: PAGE_LIMIT }),
    initialPageParam: 1,
    getNextPageParam: (page: OperationOutput<Paged>) => {
      const place = placeOf(page);
      return place.hasMore ? place.page + 1 : null;
    },
    placeholderData: placeholderData as never,
  });
  const pages = list.data?.pages as readonly OperationOutput<N>[] | undefined;
  const first = pages?.[0];
  return {
    rows: useMemo(() => (pages ?? []).flatMap(toRows), [pages, toRows]),
    first,
    total: first ? placeOf(first).total : 0,
    error: list.error,
    isStale: list.isPlaceholderData,
    refetch: () => void list.refetch(),
    onReachEnd: () => {
      if (list.hasNextPage && !list.isFetchingNextPage) void list.fetchNextPage();
    },
  };
}
