/** The list behind the screen: how long it is, which rows are in view, and the answers of those rows. */
import { useQuery } from '@tanstack/react-query';
import { useVirtualizer } from '@tanstack/react-virtual';
import { useEffect, useRef } from 'react';

import type { OperationInput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { FOUND_ROW_PX, ROW_PX } from './answer-row.tsx';
import { planPageQuery, useAnswerPages } from './use-answer-pages.ts';

/** Rows drawn beyond what is seen, at both ends. */
const OVERSCAN = 6;

export function useAnswerList(input: OperationInput<'answers.list'>) {
  const scroll = useRef<HTMLDivElement>(null);
  const head = useQuery(planPageQuery(useClient(), input, 1));
  const total = head.data?.pagination.total ?? null;
  const rowPx = input.search === undefined ? ROW_PX : FOUND_ROW_PX;
  const virtualizer = useVirtualizer({
    count: total ?? 0,
    getScrollElement: () => scroll.current,
    estimateSize: () => rowPx,
    overscan: OVERSCAN,
    initialRect: { width: 0, height: 900 },
  });
  // It keeps the heights that it has until it is told.
  const keptPx = useRef(rowPx);
  useEffect(() => {
    if (keptPx.current === rowPx) return;
    keptPx.current = rowPx;
    virtualizer.measure();
  }, [virtualizer, rowPx]);
  const items = virtualizer.getVirtualItems();
  const rows = useAnswerPages(input, { first: items[0]?.index ?? 0, last: items.at(-1)?.index ?? 0 });
  return { scroll, virtualizer, rows, total, head };
}
