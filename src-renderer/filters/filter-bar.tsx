/** The filters of the open project, as the address holds them. This only shows and sets. */
import { Button } from '@mantine/core';
import { IconX } from '@tabler/icons-react';

import { ENGINE_LABELS, type Engine } from '#shared/vocabulary/engines.ts';

import { TEXTS } from '../texts/texts.ts';
import { type Choice, ChoiceMenu } from '../ui/choice-menu.tsx';
import { ComparisonPicker } from './comparison-picker.tsx';
import classes from './filter-bar.module.css';
import { FilterPill } from './filter-pill.tsx';
import { DEFAULT_FILTERS, isNarrowed } from './filters.ts';
import { PeriodPicker } from './period-picker.tsx';
import { ALL, pickEngine, toBranded, toBrandedValue, toggle, toLanguage, toSurface } from './plan-choices.ts';
import { SingleFilter } from './single-filter.tsx';
import { useBaselines } from './use-baselines.ts';
import { useFilterChoices } from './use-filter-choices.ts';
import { useFilters } from './use-filters.ts';

const words = TEXTS.filters;

export function FilterBar() {
  const { filters, changeFilters, today } = useFilters();
  const { engines, tags, language, branded, surface } = filters;
  const choices = useFilterChoices(filters);
  const named = useBaselines().map(({ id, name, periodStart, periodEnd }) => ({
    ...{ id, name },
    ...{ firstDate: periodStart, lastDate: periodEnd },
  }));
  return (
    <search className={classes.bar} aria-label={words.bar}>
      <PeriodPicker period={filters.period} today={today} onChange={(period) => changeFilters({ period })} />
      <ComparisonPicker
        comparison={filters.comparison}
        named={named}
        today={today}
        onChange={(comparison) => changeFilters({ comparison })}
      />
      <EngineFilter
        choices={choices.engines}
        engines={engines}
        onPick={(value) => changeFilters({ engines: pickEngine(engines, value) })}
      />
      <TagFilter
        choices={choices.tags}
        isEmpty={choices.hasNoTags}
        tags={tags}
        onPick={(tag) => changeFilters({ tags: toggle(tags, tag) })}
      />
      <SingleFilter
        name={words.language}
        choices={choices.languages}
        value={language ?? ALL}
        onPick={(value) => changeFilters({ language: toLanguage(value) })}
        onApproach={choices.askLanguages}
      />
      <SingleFilter
        name={words.prompts}
        choices={choices.branded}
        value={toBrandedValue(branded)}
        onPick={(value) => changeFilters({ branded: toBranded(value) })}
      />
      {choices.hasSurfaces && (
        <SingleFilter
          name={words.surface}
          choices={choices.surfaces}
          value={surface ?? ALL}
          onPick={(value) => changeFilters({ surface: toSurface(value) })}
        />
      )}
      {isNarrowed(filters) && (
        <Button
          variant="subtle"
          leftSection={<IconX size={14} />}
          onClick={() => changeFilters({ ...DEFAULT_FILTERS, period: filters.period, comparison: filters.comparison })}
        >
          {words.clear}
        </Button>
      )}
    </search>
  );
}

interface EngineFilterProps {
  /** The first one stands for "no filter". */
  choices: readonly Choice[];
  engines: readonly Engine[];
  onPick: (value: string) => void;
}

function EngineFilter({ choices, engines, onPick }: EngineFilterProps) {
  const names = engines.map((engine) => ENGINE_LABELS[engine]);
  const value = names.length > 2 ? words.engineCount(names.length) : names.join(' + ') || words.allEngines;
  return (
    <ChoiceMenu
      label={words.engine}
      choices={choices}
      selected={engines.length > 0 ? engines : [ALL]}
      isMultiple
      onPick={onPick}
      target={(open) => (
        <FilterPill
          name={words.engine}
          value={value}
          isSet={engines.length > 0}
          title={names.join(', ')}
          onClick={open}
        />
      )}
    />
  );
}

interface TagFilterProps {
  choices: readonly Choice[];
  isEmpty: boolean;
  tags: readonly string[];
  onPick: (tag: string) => void;
}

function TagFilter({ choices, isEmpty, tags, onPick }: TagFilterProps) {
  const value = tags.length > 1 ? words.tagCount(tags.length) : (tags[0] ?? words.anyTag);
  return (
    <ChoiceMenu
      label={words.tags}
      choices={choices}
      selected={tags}
      isMultiple
      onPick={onPick}
      target={(open) => (
        <FilterPill
          name={words.tags}
          value={value}
          isSet={tags.length > 0}
          disabled={isEmpty}
          title={isEmpty ? words.noTags : tags.join(', ')}
          onClick={open}
        />
      )}
    />
  );
}
