/** The filters of the open project, as the address holds them. This only shows and sets. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { ENGINES } from '#shared/vocabulary/engines.ts';
import { SURFACES } from '#shared/vocabulary/surfaces.ts';

import { useOperation } from '../api/use-operation.ts';
import { TEXTS } from '../texts/texts.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import { DEFAULT_FILTERS, type Filters, isNarrowed } from './filters.ts';
import { PeriodPicker } from './period-picker.tsx';
import {
  ALL,
  planBrandedChoices,
  planEngineChoices,
  planLanguageChoices,
  planSurfaceChoices,
  planTagChoices,
  toBranded,
  toBrandedValue,
  toggle,
} from './plan-choices.ts';
import { SingleFilter } from './single-filter.tsx';
import { useFilters, useProjectId } from './use-filters.ts';
import { useMetSurfaces } from './use-met-surfaces.ts';

interface FilterProps {
  filters: Filters;
  changeFilters: (changes: Partial<Filters>) => void;
}

/** The languages of a project come from its prompts; the contract hands out this many at most. */
const MAX_PROMPTS = 500;

export function FilterBar() {
  const { filters, changeFilters, today } = useFilters();
  const clear = () => changeFilters({ ...DEFAULT_FILTERS, period: filters.period });
  const given = { filters, changeFilters };
  return (
    <search className={classes.bar} aria-label={TEXTS.filters.bar}>
      <PeriodPicker period={filters.period} today={today} onChange={(period) => changeFilters({ period })} />
      <EngineFilter {...given} />
      <TagFilter {...given} />
      <LanguageFilter {...given} />
      <BrandedFilter {...given} />
      <SurfaceFilter {...given} />
      {isNarrowed(filters) && (
        <Button variant="subtle" leftSection={<IconX size={14} />} onClick={clear}>
          {TEXTS.filters.clear}
        </Button>
      )}
    </search>
  );
}

function EngineFilter({ filters: { engine }, changeFilters }: FilterProps) {
  const project = useOperation('projects.get', { projectId: useProjectId() });
  return (
    <SingleFilter
      name={TEXTS.filters.engine}
      choices={planEngineChoices(project.data?.models ?? [], engine, TEXTS.filters.allEngines)}
      value={engine ?? ALL}
      onPick={(value) => changeFilters({ engine: ENGINES.find((known) => known === value) ?? null })}
    />
  );
}

function TagFilter({ filters: { tags }, changeFilters }: FilterProps) {
  const known = useOperation('tags.list', { projectId: useProjectId() });
  const choices = planTagChoices(known.data ?? [], tags);
  const { tags: name, anyTag, tagCount, noTags } = TEXTS.filters;
  const value = tags.length > 1 ? tagCount(tags.length) : (tags[0] ?? anyTag);
  const hint = known.isSuccess && choices.length === 0 ? noTags : tags.join(', ');
  return (
    <ChoiceMenu
      label={name}
      choices={choices}
      selected={tags}
      isMultiple
      onPick={(tag) => changeFilters({ tags: toggle(tags, tag) })}
      target={(open) => (
        <FilterPill
          name={name}
          value={value}
          isSet={tags.length > 0}
          disabled={known.isSuccess && choices.length === 0}
          title={hint}
          onClick={open}
        />
      )}
    />
  );
}

function LanguageFilter({ filters: { language }, changeFilters }: FilterProps) {
  const list = useOperation('prompts.list', { projectId: useProjectId(), limit: MAX_PROMPTS });
  return (
    <SingleFilter
      name={TEXTS.filters.language}
      choices={planLanguageChoices(list.data?.prompts ?? [], language, TEXTS.filters.allLanguages)}
      value={language ?? ALL}
      onPick={(value) => changeFilters({ language: value === ALL ? null : value })}
    />
  );
}

function BrandedFilter({ filters: { branded }, changeFilters }: FilterProps) {
  return (
    <SingleFilter
      name={TEXTS.filters.prompts}
      choices={planBrandedChoices()}
      value={toBrandedValue(branded)}
      onPick={(value) => changeFilters({ branded: toBranded(value) })}
    />
  );
}

/** Not there where all answers were met on one surface: it would have nothing to choose. */
function SurfaceFilter({ filters: { surface }, changeFilters }: FilterProps) {
  const met = useMetSurfaces();
  if (met.length < 2 && surface === null) return null;
  return (
    <SingleFilter
      name={TEXTS.filters.surface}
      choices={planSurfaceChoices(met, surface, TEXTS.filters.allSurfaces)}
      value={surface ?? ALL}
      onPick={(value) => changeFilters({ surface: SURFACES.find((known) => known === value) ?? null })}
    />
  );
}
