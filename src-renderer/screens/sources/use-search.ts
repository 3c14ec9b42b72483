/** The search of a table as it is typed, and as the core is asked for it. */
import { useDebouncedValue } from '@mantine/hooks';

import { useAddressValue } from '../../filters/use-address-value.ts';

const SEARCH_DELAY_MS = 200;

export function useSearch() {
  const [search, setSearch] = useAddressValue('search');
  const [asked] = useDebouncedValue(search, SEARCH_DELAY_MS);
  return { search, setSearch, input: asked.trim() === '' ? {} : { search: asked.trim() } };
}
