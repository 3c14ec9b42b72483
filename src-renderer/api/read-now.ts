/** Reads what the next step needs as it is now: where to go, say, once a project was made. */
import type { QueryClient } from '@tanstack/react-query';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';

import type { AppClient } from './app-client.ts';
import { operationQuery } from './operation-query.ts';

/** Past what the cache knows. Resolves once what shows it has it too. */
export function readNow<N extends OperationName>(
  client: AppClient,
  cache: QueryClient,
  operation: N,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  return cache.fetchQuery({ ...operationQuery(client, operation, input), staleTime: 0 });
}
