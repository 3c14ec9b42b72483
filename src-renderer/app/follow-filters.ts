/** Begins the calls of other filters as soon as the address has them: the screen is drawn with its old figures meanwhile. */
import type { QueryClient } from '@tanstack/react-query';

import { dayOf } from '#shared/time/day.ts';
import { toComparedInput } from '../filters/figure-input.ts';
import { toFilters } from '../filters/filters.ts';
import { prefetchFilters } from '../filters/prefetch-filters.ts';
import { findScreen } from './find-screen.ts';

interface Place {
  pathname: string;
  search: string;
}

/** What is needed of the router. */
export interface Route {
  readonly state: { location: Place };
  subscribe(listener: (state: { location: Place }) => void): unknown;
}

/** What the figures of a screen are asked with; null where there are none that follow filters. */
function readInput({ pathname, search }: Place) {
  const found = findScreen(pathname);
  if (!found?.entry.hasFilters) return null;
  return toComparedInput(found.projectId, toFilters(new URLSearchParams(search)), dayOf(Date.now()));
}

/** For the whole window, once, and before the router is drawn: it is told in order. */
export function followFilters(cache: QueryClient, router: Route): void {
  let before = router.state.location;
  router.subscribe(({ location }) => {
    const last = before;
    before = location;
    if (location.pathname !== last.pathname || location.search === last.search) return;
    const [from, to] = [readInput(last), readInput(location)];
    if (from && to) prefetchFilters(cache, from, to);
  });
}
