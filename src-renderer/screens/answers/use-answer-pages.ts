/** The list of answers as far as it is looked at: the pages in view are asked for, all others are only known by number. */
import { useQueries } from '@tanstack/react-query';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import type { AppClient } from '../../api/app-client.ts';
import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';

export type ListedAnswer = OperationOutput<'answers.list'>['answers'][number];
export type AnswerSearch = NonNullable<OperationOutput<'answers.list'>['search']>;
type ListInput = OperationInput<'answers.list'>;

const PAGE_SIZE = 50;

/** 1-based numbers of the pages that hold the rows from `first` to `last`, the first page always among them. */
export function planPages(first: number, last: number): number[] {
  const pages = new Set([1]);
  const lastPage = Math.floor(Math.max(last, 0) / PAGE_SIZE) + 1;
  for (let page = Math.floor(Math.max(first, 0) / PAGE_SIZE) + 1; page <= lastPage; page++) pages.add(page);
  return [...pages];
}

/** One page of the list. */
export function planPageQuery(client: AppClient, input: ListInput, page: number) {
  return {
    ...operationQuery(client, 'answers.list', { ...input, page, limit: PAGE_SIZE }),
    // Another page, or another filter, must not be shown in place of this one.
    placeholderData: undefined,
  };
}

/** Answers by their 0-based place in the whole list, as far as they are there. */
export function useAnswerPages(
  input: ListInput,
  { first, last }: { first: number; last: number },
): ReadonlyMap<number, ListedAnswer> {
  const client = useClient();
  const queries = useQueries({
    queries: planPages(first, last).map((page) => planPageQuery(client, input, page)),
  });
  const rows = new Map<number, ListedAnswer>();
  for (const { data } of queries) {
    const start = data ? (data.pagination.page - 1) * data.pagination.limit : 0;
    for (const [index, answer] of data?.answers.entries() ?? []) rows.set(start + index, answer);
  }
  return rows;
}
