/** The sentences that praise or blame a brand for one thing, newest answers first, each with its answer, engine and day. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { Link, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { useOperation } from '../../api/use-operation.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useFilters, useProjectId } from '../../filters/use-filters.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { MarkedSentence } from '../../ui/marked-sentence.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import type { ChosenSide } from './aspect-table.tsx';
import classes from './opinions-screen.module.css';

type Sentence = OperationOutput<'opinions.sentences'>['sentences'][number];

const words = TEXTS.opinions.sentences;
const PAGE = 25;

export function SentenceList({ chosen: { brandId, side, aspect } }: { chosen: ChosenSide }) {
  const projectId = useProjectId();
  const { figureInput } = useFilters();
  const [limit, setLimit] = useState(PAGE);
  const found = useOperation('opinions.sentences', { ...figureInput, projectId, brandId, side, aspect, limit });
  if (found.error) return <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />;
  if (!found.data) return <SkeletonCard heightPx={200} />;
  const { sentences, pagination } = found.data;
  if (sentences.length === 0) return <p className={classes.quiet}>{words.none}</p>;
  return (
    <>
      <ul className={classes.sentences}>
        {sentences.map((sentence) => (
          <SentenceItem key={`${sentence.answerId} ${sentence.text}`} sentence={sentence} tone={side} />
        ))}
      </ul>
      {pagination.hasMore && limit < 500 && (
        <Button variant="default" size="xs" onClick={() => setLimit(Math.min(500, limit + 4 * PAGE))}>
          {words.more}
        </Button>
      )}
    </>
  );
}

function SentenceItem({ sentence, tone }: { sentence: Sentence; tone: ChosenSide['side'] }) {
  const projectId = useProjectId();
  const [address] = useSearchParams();
  const { answerId, text, model, answeredAt, prompt, language } = sentence;
  return (
    <li>
      <MarkedSentence text={text} words={sentence.words} language={language} tone={tone ?? 'praised'} />
      <p className={classes.origin}>
        {ENGINE_LABELS[model]} · {formatMoment(answeredAt)} · <span title={prompt}>{prompt}</span> ·{' '}
        <Link to={toScreenLink(projectId, `answers/${answerId}`, address)} aria-label={`${words.answer}: ${text}`}>
          {words.answer}
        </Link>
      </p>
    </li>
  );
}
