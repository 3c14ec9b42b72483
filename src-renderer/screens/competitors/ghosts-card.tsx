/** Spellings near tracked names that nobody counts: how often each is seen, its sentences, and count it or leave it to someone else. */
import { Button } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatDate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './suggestions-card.module.css';
import type { BrandChanges } from './use-brand-changes.ts';

const words = TEXTS.competitors.ghosts;
const { more, incomplete } = TEXTS.competitors.suggestions;
const LIMIT = 12;
const UNFINISHED_MS = 3000;
const VIEWS = [
  { value: 'open', label: words.open },
  { value: 'refused', label: words.refused },
] as const;

type View = (typeof VIEWS)[number]['value'];
type Ghost = OperationOutput<'competitors.ghosts'>['ghosts'][number];

export function GhostsCard({ changes, isBusy }: { changes: BrandChanges; isBusy: boolean }) {
  const [view, setView] = useState<View>('open');
  const input = { projectId: useProjectId(), state: view, limit: LIMIT };
  const found = useQuery({
    ...operationQuery(useClient(), 'competitors.ghosts', input),
    // Old answers are looked through behind the caller's back, and nothing tells when that ends.
    refetchInterval: ({ state }) => (state.data?.isComplete === false ? UNFINISHED_MS : false),
  });
  const rest = found.data ? found.data.pagination.total - found.data.ghosts.length : 0;
  return (
    <Card
      title={words.title}
      note={view === 'refused' ? words.refusedNote : words.note}
      controls={<Segmented label={words.view} value={view} options={VIEWS} onChange={setView} />}
    >
      {found.error && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
      {found.isPending && <SkeletonCard heightPx={80} />}
      {found.data && (
        <div className={classes.body} data-stale={found.isPlaceholderData}>
          {found.data.ghosts.length === 0 && (
            <p className={classes.none}>{view === 'refused' ? words.noneRefused : words.none}</p>
          )}
          <ul className={classes.list}>
            {found.data.ghosts.map((ghost) => (
              <GhostLine
                key={ghost.id}
                ghost={ghost}
                isRefused={view === 'refused'}
                isBusy={isBusy}
                changes={changes}
              />
            ))}
          </ul>
          {(rest > 0 || !found.data.isComplete) && (
            <p className={classes.none}>
              {rest > 0 && more(rest)} {!found.data.isComplete && incomplete}
            </p>
          )}
        </div>
      )}
    </Card>
  );
}

interface GhostLineProps {
  ghost: Ghost;
  isRefused: boolean;
  isBusy: boolean;
  changes: BrandChanges;
}

function GhostLine({ ghost, isRefused, isBusy, changes }: GhostLineProps) {
  const { id, name, brandName, answers, mentions, sentences } = ghost;
  return (
    <li className={classes.line}>
      <span className={classes.name}>
        <bdi>{name}</bdi>
        <small>{words.near(brandName)}</small>
      </span>
      <span className={classes.seen}>{words.seen(answers, mentions)}</span>
      <span className={classes.buttons}>
        <Button
          aria-label={words.countName(name, brandName)}
          disabled={isBusy}
          onClick={() => void changes.countGhost(id, name, brandName)}
        >
          {words.count}
        </Button>
        {!isRefused && (
          <Button
            variant="subtle"
            aria-label={words.refuseName(name)}
            disabled={isBusy}
            onClick={() => void changes.refuseGhost(id, name)}
          >
            {words.refuse}
          </Button>
        )}
      </span>
      {sentences.length > 0 && (
        <details className={classes.sentences}>
          <summary>{words.sentences(sentences.length)}</summary>
          <ul>
            {sentences.map((sentence) => (
              <SentenceLine key={sentence.answerId} sentence={sentence} />
            ))}
          </ul>
        </details>
      )}
    </li>
  );
}

function SentenceLine({ sentence }: { sentence: Ghost['sentences'][number] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { answerId, model, answeredAt, text, words: places } = sentence;
  const start = places[0]?.start ?? 0;
  const end = places[0]?.end ?? 0;
  return (
    <li>
      <bdi>
        {text.slice(0, start)}
        <mark>{text.slice(start, end)}</mark>
        {text.slice(end)}
      </bdi>{' '}
      <Link to={toScreenLink(projectId, `answers/${answerId}`, address)}>
        {ENGINE_LABELS[model]}, {formatDate(answeredAt.slice(0, 10))}
      </Link>
    </li>
  );
}
