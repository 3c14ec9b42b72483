/** Prompts, tags, engines and brands of a project that are named alike what somebody types. Asks the core only while something is typed. */
import { useQuery } from '@tanstack/react-query';

import { foldForSearch } from '#shared/text/fold-search.ts';
import { ENGINE_LABELS, ENGINES, type Engine } from '#shared/vocabulary/engines.ts';

import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';

const MOST = 5;

interface Named {
  prompts: { id: string; text: string }[];
  tags: string[];
  engines: Engine[];
  brands: { id: string; name: string }[];
}

/** `projectId`: null finds engines alone. */
export function useNamed(projectId: string | null, typed: string): Named {
  const client = useClient();
  const needle = foldForSearch(typed).trim();
  const isAsked = projectId !== null && needle !== '';
  const input = { projectId: projectId ?? '' };
  const prompts = useQuery({
    ...operationQuery(client, 'prompts.list', { ...input, search: typed.trim().slice(0, 500), limit: MOST }),
    enabled: isAsked && needle.length > 1,
  });
  const tags = useQuery({ ...operationQuery(client, 'tags.list', input), enabled: isAsked });
  const brands = useQuery({ ...operationQuery(client, 'competitors.tracked', input), enabled: isAsked });
  if (needle === '') return { prompts: [], tags: [], engines: [], brands: [] };
  const isAlike = (name: string) => foldForSearch(name).includes(needle);
  return {
    prompts: (prompts.data?.prompts ?? [])
      .map(({ id, prompt }) => ({ id, text: prompt }))
      .filter(({ text }) => isAlike(text))
      .slice(0, MOST),
    tags: (tags.data ?? []).filter(isAlike).slice(0, MOST),
    engines: ENGINES.filter((engine) => isAlike(ENGINE_LABELS[engine]) || isAlike(engine)),
    brands: (brands.data?.brands ?? [])
      .filter(({ name, aliases, caseSensitiveAliases }) => [name, ...aliases, ...caseSensitiveAliases].some(isAlike))
      .map(({ id, name }) => ({ id, name }))
      .slice(0, MOST),
  };
}
