/** The filters of the open project: read from the address, written to it, and, by the frame, remembered for the next visit. */
import { useCallback, useEffect, useMemo } from 'react';
import { useParams, useSearchParams } from 'react-router';

import { toComparedInput, toComparedWindow, toWindow, withoutComparison } from './figure-input.ts';
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

let latest = { search: '', filters: toFilters(new URLSearchParams()) };

/** A dozen components ask for the filters of the same address: they are read once, and are the same object for all. */
function readFilters(search: string): Filters {
  if (search !== latest.search) latest = { search, filters: toFilters(new URLSearchParams(search)) };
  return latest.filters;
}

/** Remembers the open project and its filters for the next visit. Once a window: by the frame of a project's screens. */
export function useKeptVisit(): void {
  const projectId = useProjectId();
  const search = keepFilters(useSearchParams()[0]).toString();
  useEffect(() => saveVisit(projectId, search), [projectId, search]);
}

/** Filters, the windows and inputs they stand for, and a way to change some of them. */
export function useFilters() {
  const projectId = useProjectId();
  const today = useToday();
  const [address, setAddress] = useSearchParams();
  const search = address.toString();
  const filters = readFilters(search);
  const changeFilters = useCallback(
    (changes: Partial<Filters>) =>
      setAddress((current) => toAddress({ ...toFilters(current), ...changes }, current), { replace: true }),
    [setAddress],
  );
  const window = toWindow(filters.period, today);
  const comparedInput = useMemo(() => toComparedInput(projectId, filters, today), [projectId, filters, today]);
  return {
    filters,
    changeFilters,
    today,
    window,
    compared: toComparedWindow(filters.comparison, window),
    /** Of what stands beside the figures of another period. */
    comparedInput,
    /** Of everything else. */
    figureInput: useMemo(() => withoutComparison(comparedInput), [comparedInput]),
  };
}
