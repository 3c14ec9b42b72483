/** Has what may have changed read again, where it is shown; what is not shown is read when it is next. */
import type { QueryClient } from '@tanstack/react-query';

/** `beginnings` of the names of operations, such as `tasks.`. Resolves once what is shown has been read. */
export function readAgain(cache: QueryClient, ...beginnings: readonly string[]): Promise<void> {
  return cache.invalidateQueries({
    predicate: ({ queryKey }) => beginnings.some((beginning) => String(queryKey[0]).startsWith(beginning)),
  });
}
