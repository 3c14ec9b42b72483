/** Stands where the chart would: what will be here, why it is not, and the one button that may bring it. */
import { Button } from '@mantine/core';
import { Link, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { DEFAULT_FILTERS, isNarrowed } from '../../filters/filters.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { RunNowButton } from '../../live-run/run-now-button.tsx';
import { formatDayRange } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

/** What a reader can do about an empty window. */
type Remedy = 'clear' | 'ask' | 'run' | 'widen';

export function NoAnswers() {
  const { filters, window, today } = useFilters();
  const prompts = useOperation('prompts.list', { projectId: useProjectId(), limit: 1 });
  const hasNone = prompts.data?.pagination.total === 0;
  const now: Remedy = hasNone ? 'ask' : 'run';
  const remedy = isNarrowed(filters) ? 'clear' : window.lastDay >= today ? now : 'widen';
  const { title, why } = TEXTS.overview.empty;
  return (
    <Notice title={title(formatDayRange(window.firstDay, window.lastDay))} action={<RemedyButton remedy={remedy} />}>
      <p>{why[remedy]}</p>
    </Notice>
  );
}

function RemedyButton({ remedy }: { remedy: Remedy }) {
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
