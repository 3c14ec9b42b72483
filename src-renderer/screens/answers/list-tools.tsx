/** What narrows the list: a search in texts, what is named like it, visible or not, one prompt; and the pills of where the reader came from. */
import { TextInput } from '@mantine/core';
import { useDebouncedCallback } from '@mantine/hooks';
import { IconSearch, IconX } from '@tabler/icons-react';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import type { AnswerFilters, AnswerKey } from '../../filters/answer-filters.ts';
import { FilterPill } from '../../filters/filter-pill.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { ChoiceMenu } from '../../ui/choice-menu.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './list-tools.module.css';
import { NameMatches } from './name-matches.tsx';
import { type FilterNames, planPills } from './plan-pills.ts';

interface ListToolsProps {
  projectId: string;
  filters: AnswerFilters;
  filteredBy: FilterNames | null;
  setFilter: (key: AnswerKey, value: string | null) => void;
}

const { tools: words } = TEXTS.answers;
/** The contract hands out this many at most. */
const MAX_PROMPTS = 500;
const SEARCH_DELAY_MS = 250;

export function ListTools({ projectId, filters, filteredBy, setFilter }: ListToolsProps) {
  const pills = planPills(filters, filteredBy);
  return (
    <div className={classes.tools}>
      <SearchField value={filters.q ?? ''} onChange={(text) => setFilter('q', text)} />
      <NameMatches projectId={projectId} typed={filters.q ?? ''} />
      <div className={classes.line}>
        <Segmented
          label={words.visible}
          value={filters.visible ?? ''}
          options={words.visibleChoices}
          onChange={(value) => setFilter('visible', value)}
        />
        <PromptFilter projectId={projectId} promptId={filters.prompt ?? null} setFilter={setFilter} />
      </div>
      {pills.length > 0 && (
        <ul className={classes.pills} aria-label={words.narrowed}>
          {pills.map(({ key, label }) => (
            <li key={key}>
              <button
                type="button"
                className={classes.pill}
                aria-label={words.remove(label)}
                onClick={() => setFilter(key, null)}
              >
                <span>{label}</span>
                <IconX size={13} aria-hidden />
              </button>
            </li>
          ))}
        </ul>
      )}
    </div>
  );
}

/** What is typed goes into the address once the hand rests. */
function SearchField({ value, onChange }: { value: string; onChange: (text: string) => void }) {
  const [text, setText] = useState(value);
  useEffect(() => setText(value), [value]);
  const change = useDebouncedCallback(onChange, SEARCH_DELAY_MS);
  return (
    <TextInput
      type="search"
      size="xs"
      aria-label={words.search}
      placeholder={words.search}
      title={words.searchHint}
      leftSection={<IconSearch size={14} />}
      value={text}
      onChange={(event) => {
        setText(event.currentTarget.value);
        change(event.currentTarget.value.trim());
      }}
    />
  );
}

interface PromptFilterProps {
  projectId: string;
  promptId: string | null;
  setFilter: ListToolsProps['setFilter'];
}

/** The prompts are read for whoever may choose one, and to name the one that is chosen. */
function PromptFilter({ projectId, promptId, setFilter }: PromptFilterProps) {
  const [isAsked, setIsAsked] = useState(false);
  const query = operationQuery(useClient(), 'prompts.list', { projectId, limit: MAX_PROMPTS });
  const prompts = useQuery({ ...query, enabled: isAsked || promptId !== null }).data?.prompts ?? [];
  const ask = () => setIsAsked(true);
  const chosen = prompts.find(({ id }) => id === promptId);
  const choices = [
    { value: '', label: words.anyPrompt },
    ...prompts.map(({ id, prompt }) => ({ value: id, label: prompt })),
  ];
  return (
    <ChoiceMenu
      label={words.prompt}
      choices={choices}
      selected={[promptId ?? '']}
      onPick={(id) => setFilter('prompt', id)}
      target={(open) => (
        <FilterPill
          name={words.prompt}
          value={promptId === null ? words.anyPrompt : (chosen?.prompt ?? words.unknownPrompt)}
          isSet={promptId !== null}
          onClick={open}
          onPointerEnter={ask}
          onFocus={ask}
        />
      )}
    />
  );
}
