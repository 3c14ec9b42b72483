/** All prompts of a project, page after page: tables sort and search over the whole list. */
import { queryOptions, useQuery } from '@tanstack/react-query';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import type { AppClient } from './app-client.ts';
import { useClient } from './client-context.ts';
import { operationQuery } from './operation-query.ts';

export type Prompt = OperationOutput<'prompts.list'>['prompts'][number];

/** The contract's longest page. */
const PAGE_LIMIT = 500;

export function allPromptsQuery(client: AppClient, input: OperationInput<'prompts.list'>) {
  const { placeholderData } = operationQuery(client, 'prompts.list', input);
  return queryOptions({
    queryKey: ['prompts.list', input, 'all'] as const,
    queryFn: async ({ queryKey: [, asked] }): Promise<Prompt[]> => {
      const prompts: Prompt[] = [];
      for (let page = 1; ; page++) {
        const found = await client.call('prompts.list', { ...asked, page, limit: PAGE_LIMIT });
        prompts.push(...found.prompts);
        if (!found.pagination.hasMore) return prompts;
      }
    },
    placeholderData: placeholderData as never,
  });
}

/** Prompts that are not archived, newest first, with their figures; filters as for any figure. */
export function useAllPrompts(input: OperationInput<'prompts.list'>) {
  return useQuery(allPromptsQuery(useClient(), input));
}
