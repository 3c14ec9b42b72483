/** What a reader can do about a window without answers, as the one button that may bring some: the same on every screen. */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import { useOperation } from '../api/use-operation.ts';
import { DEFAULT_FILTERS, isNarrowed } from '../filters/filters.ts';
import { toScreenLink } from '../filters/screen-link.ts';
import { useFilters, useProjectId } from '../filters/use-filters.ts';
import { TEXTS } from '../texts/texts.ts';
import { RunNowButton } from './run-now-button.tsx';

/** Take filters away, add prompts, run them, or look at more days: a run adds nothing to a window that is over. */
export type Remedy = 'clear' | 'ask' | 'run' | 'widen';

export function useWindowRemedy(): Remedy {
  const { filters, window, today } = useFilters();
  const prompts = useOperation('prompts.list', { projectId: useProjectId(), limit: 1 });
  if (isNarrowed(filters)) return 'clear';
  if (window.lastDay < today) return 'widen';
  return prompts.data?.pagination.total === 0 ? 'ask' : 'run';
}

export function RemedyButton({ remedy }: { remedy: Remedy }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { filters, changeFilters } = useFilters();
  const { clear, widen } = TEXTS.overview.empty;
  if (remedy === 'ask') {
    return (
      <Button component={Link} to={toScreenLink(projectId, 'prompts', address)} variant="filled">
        {TEXTS.prompts.add.button}
      </Button>
    );
  }
  if (remedy === 'run') return <RunNowButton projectId={projectId} />;
  if (remedy === 'widen') {
    return <Button onClick={() => changeFilters({ period: { kind: 'preset', days: 90 } })}>{widen}</Button>;
  }
  return <Button onClick={() => changeFilters({ ...DEFAULT_FILTERS, period: filters.period })}>{clear}</Button>;
}

/** The button for the window that is open now. */
export function WindowRemedy() {
  return <RemedyButton remedy={useWindowRemedy()} />;
}
