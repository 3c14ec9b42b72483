/** The order of a table kept in the address: `sort=-visibility` from the largest, `sort=name` from A. */
import { useMemo } from 'react';

import { useAddressValue } from '../filters/use-address-value.ts';
import type { SortOrder } from './column.ts';

/** The order, `fallback` where the address has none, and a way to set it. */
export function useAddressSort(fallback: SortOrder | null): [SortOrder | null, (sort: SortOrder) => void] {
  const [value, setValue] = useAddressValue('sort', fallback ? toText(fallback) : '');
  const sort = useMemo(() => toSort(value), [value]);
  return [sort, (next) => setValue(toText(next))];
}

const toText = ({ columnId, isDescending }: SortOrder) => `${isDescending ? '-' : ''}${columnId}`;

function toSort(text: string): SortOrder | null {
  const columnId = text.replace(/^-/, '');
  return columnId === '' ? null : { columnId, isDescending: text.startsWith('-') };
}
