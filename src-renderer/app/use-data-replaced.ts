/** Another database took the place of the old one: everything is read again, and a window on a project that is gone leaves it. */
import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef } from 'react';
import { useLocation, useNavigate } from 'react-router';

import { useClient } from '../api/client-context.ts';
import { DATA_REPLACED } from '../api/live-updates.ts';
import { operationQuery } from '../api/operation-query.ts';
import { planOpenProject } from './plan-intent-path.ts';

export function useDataReplaced(): void {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const { pathname } = useLocation();
  // Events count it up; nothing is ever asked for.
  const times = useQuery<number>({ queryKey: DATA_REPLACED, queryFn: () => 0, enabled: false }).data ?? 0;
  const renew = async () => {
    // What is being read may still be the old data.
    await cache.cancelQueries();
    const gate = operationQuery(client, 'projects.list', {});
    const projects = await cache.fetchQuery({ ...gate, staleTime: 0 }).catch(() => null);
    const open = planOpenProject(pathname);
    if (projects && open !== null && !projects.some(({ id }) => id === open)) await navigate('/', { replace: true });
    const kept = new Set<unknown>([DATA_REPLACED[0], ...(projects ? [gate.queryKey[0]] : [])]);
    await cache.resetQueries({ predicate: ({ queryKey: [name] }) => !kept.has(name) });
  };
  const latest = useRef(renew);
  useEffect(() => {
    latest.current = renew;
  });
  useEffect(() => {
    if (times > 0) void latest.current();
  }, [times]);
}
