/** Prompts that nobody asks yet: what is suggested, each with its reason, and lists from files. Nothing is asked before it was chosen. */
import { Button, Select } from '@mantine/core';
import { IconArrowLeft } from '@tabler/icons-react';
import { useMemo, useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatLanguage } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ChosenBar } from './chosen-bar.tsx';
import classes from './find-prompts-screen.module.css';
import { nameIntent, pickSuggestions, type Suggestion, toSuggestionId } from './plan-suggestions.ts';
import { SUGGESTION_COLUMNS } from './suggestion-columns.tsx';

const words = TEXTS.findPrompts;
/** All of them: which are shown is picked here. */
const LIMIT = 1000;

export function FindPromptsScreen() {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const list = useOperation('prompts.suggest', { projectId, limit: LIMIT });
  if (list.error) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return <SkeletonCard heightPx={560} />;
  return (
    <div className={classes.screen}>
      <div className={classes.head}>
        <Button
          variant="subtle"
          component={Link}
          to={toScreenLink(projectId, 'prompts', address)}
          leftSection={<IconArrowLeft size={14} />}
        >
          {words.back}
        </Button>
      </div>
      <Suggestions suggestions={list.data.suggestions} duplicates={list.data.duplicates} />
    </div>
  );
}

function Suggestions({ suggestions, duplicates }: { suggestions: readonly Suggestion[]; duplicates: number }) {
  const [source, setSource] = useAddressValue('reason');
  const [language, setLanguage] = useAddressValue('in');
  const [intent, setIntent] = useAddressValue('intent');
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set());
  const shown = useMemo(
    () => pickSuggestions(suggestions, { source: source || null, language: language || null, intent: intent || null }),
    [suggestions, source, language, intent],
  );
  // What is no longer suggested, as it was added, is not chosen any more either.
  const picked = suggestions.filter((suggestion) => chosen.has(toSuggestionId(suggestion)));
  const languages = [...new Set(suggestions.map((each) => each.language))];
  const intents = [...new Set(suggestions.flatMap((each) => each.intents))];
  return (
    <Card title={words.title} note={words.note(suggestions.length, duplicates)}>
      <div className={classes.filters}>
        <Pick
          label={words.filters.reason}
          any={words.filters.anyReason}
          value={source}
          onPick={setSource}
          choices={Object.entries(words.sources).map(([value, label]) => ({ value, label }))}
        />
        <Pick
          label={words.filters.language}
          any={words.filters.anyLanguage}
          value={language}
          onPick={setLanguage}
          choices={languages.map((value) => ({ value, label: formatLanguage(value.toLowerCase()) }))}
        />
        <Pick
          label={words.filters.intent}
          any={words.filters.anyIntent}
          value={intent}
          onPick={setIntent}
          choices={intents.map((value) => ({ value, label: nameIntent(value) }))}
        />
      </div>
      {picked.length > 0 && <ChosenBar chosen={picked} onDone={() => setChosen(new Set())} />}
      <DataTable
        name="prompt-suggestions"
        label={words.title}
        columns={SUGGESTION_COLUMNS}
        rows={shown}
        toId={toSuggestionId}
        selection={{ ids: chosen, onChange: setChosen }}
        empty={<NothingSuggested hasAny={suggestions.length > 0} />}
      />
    </Card>
  );
}

interface PickProps {
  label: string;
  any: string;
  value: string;
  choices: readonly { value: string; label: string }[];
  onPick: (value: string) => void;
}

function Pick({ label, any, value, choices, onPick }: PickProps) {
  return (
    <Select
      size="xs"
      aria-label={label}
      placeholder={any}
      clearable
      data={[...choices]}
      value={value || null}
      onChange={(picked) => onPick(picked ?? '')}
    />
  );
}

function NothingSuggested({ hasAny }: { hasAny: boolean }) {
  const { title, text, filtered, filteredText } = words.empty;
  return hasAny ? <Notice title={filtered}>{filteredText}</Notice> : <Notice title={title}>{text}</Notice>;
}
