/** Reads what the screen of fan-outs shows: without a search the table and the words beside it are one call. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { usePages } from '../../api/use-pages.ts';
import type { FigureInput } from '../../filters/figure-input.ts';

const toFanouts = ({ fanouts }: Pick<OperationOutput<'fanouts.list'>, 'fanouts'>) => fanouts;

/** Searches, page after page; only those with these words unless there are none. */
export function useFanouts(input: FigureInput, search: string) {
  return usePages(
    search === '' ? 'fanouts.table' : 'fanouts.list',
    search === '' ? { ...input, intervals: true } : { ...input, search, intervals: true },
    toFanouts,
  );
}

/** The words that engines add, whatever is searched for. */
export function useAddedWords(input: FigureInput) {
  const { first, error, isStale, refetch } = usePages('fanouts.table', { ...input, intervals: true }, toFanouts);
  return { added: first?.added, error, isStale, refetch };
}
