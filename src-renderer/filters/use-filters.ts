/** The filters of the open project: read from the address, written to it, and remembered for the next visit. */
import { useCallback, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { toFigureInput, toWindow } from './figure-input.ts';
import { saveVisit } from './filter-memory.ts';
import { type Filters, toAddress, toFilters } from './filters.ts';
import { keepFilters } from './screen-link.ts';
import { useToday } from './use-today.ts';

/** Id of the project in the address. Throws outside of a project's routes, which is a fault of the program. */
export function useProjectId(): string {
  const { projectId } = useParams();
  if (projectId === undefined) throw new Error('This component belongs inside a project.');
  return projectId;
}

/** Filters, the window and input they stand for, and a way to change some of them. */
export function useFilters() {
  const projectId = useProjectId();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const search = address.toString();
  useEffect(() => saveVisit(projectId, keepFilters(new URLSearchParams(search)).toString()), [projectId, search]);

  const filters = useMemo(() => toFilters(new URLSearchParams(search)), [search]);
  const changeFilters = useCallback(
    (changes: Partial<Filters>) =>
      setAddress((current) => toAddress({ ...toFilters(current), ...changes }, current), { replace: true }),
    [setAddress],
  );
  return {
    filters,
    changeFilters,
    today,
    window: toWindow(filters.period, today),
    figureInput: useMemo(() => toFigureInput(projectId, filters, today), [projectId, filters, today]),
  };
}
