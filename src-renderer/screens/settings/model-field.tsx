/** The model that a route is asked for: one of those that its service lists, or whatever else is typed. */
import { Autocomplete } from '@mantine/core';
import { useState } from 'react';

import type { Engine } from '#shared/vocabulary/engines.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatDate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { describeModel } from './describe-model.ts';
import classes from './models.module.css';

const { engines: words } = TEXTS.settings;

interface ModelFieldProps {
  engine: Engine;
  route: string;
  /** Empty: the model that the route has by itself. */
  value: string;
  placeholder: string;
  onChange: (model: string) => void;
}

export function ModelField({ engine, route, value, placeholder, onChange }: ModelFieldProps) {
  // The service is asked once somebody wants to choose; until then the catalogue does.
  const [isWanted, setWanted] = useState(false);
  const list = useOperation('engines.models', { engine, route, ...(!isWanted && { catalogueOnly: true }) }).data;
  const models = list?.models ?? [];
  const chosen = models.find(({ model }) => model === (value.trim() || placeholder));
  const origin =
    list?.origin === 'service'
      ? words.models.asListed
      : words.models.asKnown(list ? formatDate(list.catalogueDate) : '');
  return (
    <Autocomplete
      label={words.model}
      description={
        <>
          {list?.problem && list.problem.code !== 'no_list' ? words.models.problems[list.problem.code] : origin}
          {chosen ? <span className={classes.modelFacts}>{describeModel(chosen)}</span> : null}
          {!chosen && value.trim() !== '' && list ? (
            <span className={classes.modelFacts}>{words.models.unknown}</span>
          ) : null}
        </>
      }
      placeholder={placeholder}
      data={models.map(({ model }) => model)}
      limit={80}
      maxDropdownHeight={280}
      value={value}
      onFocus={() => setWanted(true)}
      onChange={onChange}
      renderOption={({ option }) => {
        const model = models.find((known) => known.model === option.value);
        return (
          <span className={classes.modelOption}>
            {option.value}
            {model && <small>{describeModel(model)}</small>}
          </span>
        );
      }}
    />
  );
}
