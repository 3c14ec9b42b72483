/** What each filter of the open project offers; one that is not known yet offers what is chosen. */
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../api/client-context.ts';
import { operationQuery } from '../api/operation-query.ts';
import { useOperation } from '../api/use-operation.ts';
import { TEXTS } from '../texts/texts.ts';
import type { Narrowing } from './filters.ts';
import {
  planBrandedChoices,
  planEngineChoices,
  planLanguageChoices,
  planSurfaceChoices,
  planTagChoices,
} from './plan-choices.ts';
import { useProjectId } from './use-filters.ts';
import { useMetSurfaces } from './use-met-surfaces.ts';

/** The languages of a project come from its prompts; the contract hands out this many at most. */
const MAX_PROMPTS = 500;

export function useFilterChoices({ engines, tags, language, surface }: Narrowing) {
  const projectId = useProjectId();
  const project = useOperation('projects.get', { projectId });
  const known = useOperation('tags.list', { projectId });
  const [areLanguagesAsked, setAreLanguagesAsked] = useState(false);
  const prompts = operationQuery(useClient(), 'prompts.list', { projectId, limit: MAX_PROMPTS });
  const list = useQuery({ ...prompts, enabled: areLanguagesAsked });
  const met = useMetSurfaces();
  const { allEngines, allLanguages, allSurfaces } = TEXTS.filters;
  const tagChoices = planTagChoices(known.data ?? [], tags);
  return {
    engines: planEngineChoices(project.data?.models ?? [], engines, allEngines),
    tags: tagChoices,
    /** The project is known to have none. */
    hasNoTags: known.isSuccess && tagChoices.length === 0,
    languages: planLanguageChoices(list.data?.prompts ?? [], language, allLanguages),
    /** Somebody is about to choose a language: all prompts are read for it, and nothing else shows them. */
    askLanguages: () => setAreLanguagesAsked(true),
    branded: planBrandedChoices(),
    surfaces: planSurfaceChoices(met, surface, allSurfaces),
    /** Where all answers were met on one surface there is nothing to choose. */
    hasSurfaces: met.length > 1 || surface !== null,
  };
}
