/** Reads an operation from inside a component. Writing goes through mutations of their own. */
import { useQuery } from '@tanstack/react-query';

import type { OperationInput, OperationName } from '#shared/contract/index.ts';

import { useClient } from './client-context.ts';
import { operationQuery } from './operation-query.ts';

/** The query of one operation; its error is an AppError. */
export function useOperation<N extends OperationName>(operation: N, input: OperationInput<N>) {
  return useQuery(operationQuery(useClient(), operation, input));
}
