/** Which answers the figures of a report are about: the filters of the screens, kept with the report. */
import { MultiSelect, Select } from '@mantine/core';

import { type Narrowing, toEngines } from '../../filters/filters.ts';
import { ALL, toBranded, toBrandedValue, toLanguage, toSurface } from '../../filters/plan-choices.ts';
import { useFilterChoices } from '../../filters/use-filter-choices.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { Choice } from '../../ui/choice-menu.tsx';
import { toNarrowing, toReportFilters } from './report-draft.ts';
import type { ReportFormProps } from './report-form.tsx';
import classes from './reports-screen.module.css';

const words = TEXTS.filters;

export function FilterFields({ draft, onChange }: Pick<ReportFormProps, 'draft' | 'onChange'>) {
  const chosen = toNarrowing(draft.filters);
  const choices = useFilterChoices(chosen);
  const change = (changes: Partial<Narrowing>) => onChange({ filters: toReportFilters({ ...chosen, ...changes }) });
  return (
    <>
      <div className={classes.two}>
        <MultiSelect
          label={words.engine}
          placeholder={chosen.engines.length === 0 ? words.allEngines : ''}
          data={choices.engines.flatMap(({ value, label }) => (value === ALL ? [] : [{ value, label }]))}
          value={[...chosen.engines]}
          onChange={(names) => change({ engines: toEngines(names) })}
        />
        <FilterField
          label={TEXTS.reports.fields.answersIn}
          choices={choices.languages}
          value={chosen.language ?? ALL}
          onPick={(value) => change({ language: toLanguage(value) })}
        />
      </div>
      <FilterField
        label={words.prompts}
        choices={choices.branded}
        value={toBrandedValue(chosen.branded)}
        onPick={(value) => change({ branded: toBranded(value) })}
      />
      {choices.hasSurfaces && (
        <FilterField
          label={words.surface}
          choices={choices.surfaces}
          value={chosen.surface ?? ALL}
          onPick={(value) => change({ surface: toSurface(value) })}
        />
      )}
      {!choices.hasNoTags && (
        <MultiSelect
          label={words.tags}
          placeholder={chosen.tags.length === 0 ? words.anyTag : ''}
          data={choices.tags.map(({ value, label }) => ({ value, label }))}
          value={[...chosen.tags]}
          onChange={(tags) => change({ tags })}
          searchable
        />
      )}
    </>
  );
}

interface FilterFieldProps {
  label: string;
  /** The first one stands for "no filter". */
  choices: readonly Choice[];
  value: string;
  onPick: (value: string) => void;
}

function FilterField({ label, choices, value, onPick }: FilterFieldProps) {
  return (
    <Select
      label={label}
      data={choices.map((choice) => ({ value: choice.value, label: choice.label }))}
      value={value}
      onChange={(picked) => onPick(picked ?? ALL)}
      allowDeselect={false}
    />
  );
}
