/** How far visibility changed in each pair of prompt and engine. A cell leads to its lost and won answers. */
import type { ReactNode } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { DeltaMap } from '../../explain/delta-map.tsx';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';

const SHOWN = { figure: 'responseVisibilityRate', by: 'prompt_engine' } as const;

export function ChangeMap({ controls }: { controls: ReactNode }) {
  const { comparedInput } = useFilters();
  const projectId = useProjectId();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const { data, error, refetch, isPlaceholderData } = useOperation('metrics.explainChange', {
    ...comparedInput,
    ...SHOWN,
  });
  if (error) return <ErrorNotice error={error} onRetry={() => void refetch()} />;
  if (!data) return <SkeletonCard heightPx={520} />;
  return (
    <div aria-busy={isPlaceholderData} data-stale={isPlaceholderData}>
      <DeltaMap
        explained={data}
        isMoreBetter
        controls={controls}
        onOpen={({ promptId, model }) =>
          void navigate(toScreenLink(projectId, 'changes', address, { ...SHOWN, prompt: promptId, part: model }))
        }
      />
    </div>
  );
}
