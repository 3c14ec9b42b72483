/** How a reading operation is cached: its key, when it is retried, and what may be shown while it loads. */
import { queryOptions } from '@tanstack/react-query';

import { AppError, ERROR_STATUS } from '#shared/app-error.ts';
import type { OperationInput, OperationName } from '#shared/contract/index.ts';

import { type AppClient, isUnreachable } from './app-client.ts';

const MAX_RETRIES = 1;

/** What the cache knows of an input: which project it speaks of, if any. */
export function projectOf(input: unknown): string | undefined {
  return typeof input === 'object' && input !== null && 'projectId' in input ? String(input.projectId) : undefined;
}

/** A refused call stays refused; only a server that failed or could not be reached is asked once more. */
export function shouldRetry(failures: number, error: unknown): boolean {
  if (failures >= MAX_RETRIES) return false;
  if (error instanceof AppError && !isUnreachable(error)) return ERROR_STATUS[error.code] >= 500;
  return true;
}

/** Query options of an operation. While filters change the old figures stay, but never those of another project. */
export function operationQuery<N extends OperationName>(client: AppClient, operation: N, input: OperationInput<N>) {
  return queryOptions({
    queryKey: [operation, input] as const,
    // The input of the key, so that the options stand for any input: see filters/prefetch-filters.ts.
    queryFn: ({ queryKey: [, asked] }) => client.call(operation, asked),
    placeholderData: (previous, query) =>
      query && projectOf(query.queryKey[1]) === projectOf(input) ? previous : undefined,
  });
}
