/** Names that answers put forward and nobody tracks: how often each is seen, an answer to look at, and track or ignore. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './suggestions-card.module.css';
import type { BrandChanges } from './use-brand-changes.ts';

const words = TEXTS.competitors.suggestions;
/** The most frequent ones: a list to decide on, not to scroll through. */
const LIMIT = 12;
const UNFINISHED_MS = 3000;
const VIEWS = [
  { value: 'suggested', label: words.open },
  { value: 'ignored', label: words.ignored },
] as const;

type View = (typeof VIEWS)[number]['value'];

export function SuggestionsCard({ changes, isBusy }: { changes: BrandChanges; isBusy: boolean }) {
  const [view, setView] = useState<View>('suggested');
  const input = { projectId: useProjectId(), state: view, minAnswers: 1, limit: LIMIT };
  const found = useQuery({
    ...operationQuery(useClient(), 'competitors.suggestions', input),
    // Old answers are looked through behind the caller's back, and nothing tells when that ends.
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? UNFINISHED_MS : false),
  });
  const rest = found.data ? found.data.pagination.total - found.data.suggestions.length : 0;
  return (
    <Card
      title={words.title}
      note={view === 'ignored' ? words.ignoredNote : words.note}
      controls={<Segmented label={words.view} value={view} options={VIEWS} onChange={setView} />}
    >
      {found.error && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonCard heightPx={220} />}
      {found.data && (
        <div className={classes.body} data-stale={found.isPlaceholderData}>
          {found.data.suggestions.length === 0 && (
            <p className={classes.none}>{view === 'ignored' ? words.noneIgnored : words.none}</p>
          )}
          <ul className={classes.list}>
            {found.data.suggestions.map((suggestion) => (
              <SuggestionLine
                key={suggestion.id}
                suggestion={suggestion}
                isIgnored={view === 'ignored'}
                isBusy={isBusy}
                changes={changes}
              />
            ))}
          </ul>
          {found.data.damagedAnswers && (
            <p className={classes.none}>{words.damaged(found.data.damagedAnswers.count)}</p>
          )}
          {(rest > 0 || !found.data.isComplete) && (
            <p className={classes.none}>
              {rest > 0 && `${words.more(rest)}. `}
              {!found.data.isComplete && words.incomplete}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

interface SuggestionLineProps {
  suggestion: {
    id: string;
    name: string;
    domain: string | null;
    answers: number;
    promptCount: number;
    exampleAnswerIds: readonly string[];
  };
  isIgnored: boolean;
  isBusy: boolean;
  changes: BrandChanges;
}

function SuggestionLine({ suggestion, isIgnored, isBusy, changes }: SuggestionLineProps) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { id, name, domain, answers, promptCount, exampleAnswerIds } = suggestion;
  const [example] = exampleAnswerIds;
  return (
    <li className={classes.line}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        {domain && <small>{domain}</small>}
      </span>
      <span className={classes.seen}>
        {words.seen(answers, promptCount)}
        {example && <Link to={toScreenLink(projectId, `answers/${example}`, address)}>{words.example}</Link>}
      </span>
      <span className={classes.buttons}>
        <Button aria-label={words.acceptName(name)} disabled={isBusy} onClick={() => void changes.accept(id, name)}>
          {words.accept}
        </Button>
        {!isIgnored && (
          <Button
            variant="subtle"
            aria-label={words.ignoreName(name)}
            disabled={isBusy}
            onClick={() => void changes.ignore(id, name)}
          >
            {words.ignore}
          </Button>
        )}
      </span>
    </li>
  );
}
