/** From a point of a chart to the answers behind it: those of its day or week, under the same filters. */
import { useCallback } from 'react';
import { useNavigate, useSearchParams } from 'react-router';
import { toDate } from '#shared/time/day.ts';

import { toScreenLink } from './screen-link.ts';
import { useProjectId } from './use-filters.ts';

interface Span {
  firstDay: number;
  lastDay: number;
  answers: number;
}

/** Takes the place of a point; `promptId` where the chart is about one prompt. Where nothing was answered there is nothing to open. */
export function useOpenAnswers(spans: readonly Span[], promptId?: string): (place: number) => void {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const navigate = useNavigate();
  return useCallback(
    (place) => {
      const span = spans[place];
      if (!span || span.answers === 0) return;
      const period = { days: null, from: toDate(span.firstDay), to: toDate(span.lastDay) };
      const narrowing: Record<string, string> = promptId === undefined ? {} : { prompt: promptId };
      void navigate(toScreenLink(projectId, 'answers', address, { ...period, ...narrowing }));
    },
    [spans, promptId, projectId, address, navigate],
  );
}
