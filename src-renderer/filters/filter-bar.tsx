/** The filters of the open project: period, engine, tags, language. The address holds them; this only shows and sets. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { ENGINE_LABELS, ENGINES } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../api/use-operation.ts';
import { formatLanguage } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import { ChoiceMenu } from '../ui/choice-menu.tsx';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import { DEFAULT_FILTERS, type Filters, isNarrowed } from './filters.ts';
import { PeriodPicker } from './period-picker.tsx';
import { ALL, planEngineChoices, planLanguageChoices, planTagChoices, toggle } from './plan-choices.ts';
import { useFilters, useProjectId } from './use-filters.ts';

interface FilterProps {
  filters: Filters;
  changeFilters: (changes: Partial<Filters>) => void;
}

/** The languages of a project come from its prompts; the contract hands out this many at most. */
const MAX_PROMPTS = 500;

export function FilterBar() {
  const { filters, changeFilters, today } = useFilters();
  const clear = () => changeFilters({ ...DEFAULT_FILTERS, period: filters.period });
  return (
    <search className={classes.bar} aria-label={TEXTS.filters.bar}>
      <PeriodPicker period={filters.period} today={today} onChange={(period) => changeFilters({ period })} />
      <EngineFilter filters={filters} changeFilters={changeFilters} />
      <TagFilter filters={filters} changeFilters={changeFilters} />
      <LanguageFilter filters={filters} changeFilters={changeFilters} />
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
  const { engine: name, allEngines } = TEXTS.filters;
  const pick = (value: string) => changeFilters({ engine: ENGINES.find((known) => known === value) ?? null });
  return (
    <ChoiceMenu
      label={name}
      choices={planEngineChoices(project.data?.models ?? [], engine, allEngines)}
      selected={[engine ?? ALL]}
      onPick={pick}
      target={(open) => (
        <FilterPill
          name={name}
          value={engine ? ENGINE_LABELS[engine] : allEngines}
          isSet={engine !== null}
          onClick={open}
        />
      )}
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
  const { language: name, allLanguages } = TEXTS.filters;
  return (
    <ChoiceMenu
      label={name}
      choices={planLanguageChoices(list.data?.prompts ?? [], language, allLanguages)}
      selected={[language ?? ALL]}
      onPick={(value) => changeFilters({ language: value === ALL ? null : value })}
      target={(open) => (
        <FilterPill
          name={name}
          value={language ? formatLanguage(language) : allLanguages}
          isSet={language !== null}
          onClick={open}
        />
      )}
    />
  );
}
