/** The address of the answers screen: which answer is open, with which one it is compared, and what narrows the list. */
import { useCallback, useMemo } from 'react';
import { useNavigate, useParams, useSearchParams } from 'react-router';

import { type AnswerKey, toAnswerFilters } from '../../filters/answer-filters.ts';
import { useProjectId } from '../../filters/use-filters.ts';

export function useAnswersAddress() {
  const projectId = useProjectId();
  const { answerId = null } = useParams();
  const [address, setAddress] = useSearchParams();
  const navigate = useNavigate();
  const search = address.toString();
  const filters = useMemo(() => toAnswerFilters(new URLSearchParams(search)), [search]);

  /** Opens an answer, or with null none; a comparison ends with that. */
  const open = useCallback(
    (id: string | null, { replace = false, withId = null }: { replace?: boolean; withId?: string | null } = {}) => {
      const next = new URLSearchParams(search);
      next.delete('with');
      if (withId !== null) next.set('with', withId);
      const path = `/projects/${encodeURIComponent(projectId)}/answers${id === null ? '' : `/${encodeURIComponent(id)}`}`;
      void navigate(`${path}${next.size > 0 ? `?${next}` : ''}`, { replace });
    },
    [navigate, projectId, search],
  );
  const setFilter = useCallback(
    (key: AnswerKey, value: string | null) =>
      setAddress(
        (current) => {
          const next = new URLSearchParams(current);
          next.delete(key);
          if (value !== null && value !== '') next.set(key, value);
          return next;
        },
        { replace: true },
      ),
    [setAddress],
  );
  return { projectId, answerId, withId: address.get('with'), filters, open, setFilter };
}
