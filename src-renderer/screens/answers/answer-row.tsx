/** One answer in the list: when, which engine, which prompt, what a search found in it, and what was counted of the own brand. */
import { memo } from 'react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { SmallBadge } from '../../ui/small-badge.tsx';
import { AnswerBadges } from '../../viewer/answer-badges.tsx';
import classes from './answer-list.module.css';
import type { ListedAnswer } from './use-answer-pages.ts';

export const ROW_PX = 84;
/** With two lines of what was found. */
export const FOUND_ROW_PX = 126;

interface AnswerRowProps {
  /** Undefined while its page is on its way. */
  answer: ListedAnswer | undefined;
  id: string;
  startPx: number;
  heightPx: number;
  isOpen: boolean;
  isCursor: boolean;
  place: { index: number; total: number };
  onOpen: (id: string) => void;
}

export function AnswerRow({ answer, id, startPx, heightPx, isOpen, isCursor, place, onOpen }: AnswerRowProps) {
  return (
    // Keys are the list's: it has the focus, and its options are walked through.
    <div
      id={id}
      role="option"
      tabIndex={-1}
      aria-selected={isOpen}
      aria-setsize={place.total}
      aria-posinset={place.index + 1}
      data-cursor={isCursor}
      className={classes.row}
      style={{ height: heightPx, transform: `translateY(${startPx}px)` }}
      onClick={() => answer && onOpen(answer.id)}
      onKeyDown={(event) => event.key === 'Enter' && answer && onOpen(answer.id)}
    >
      {answer ? <RowContent answer={answer} /> : <span className={classes.ghost} />}
    </div>
  );
}

/** Rows in view are drawn with every move of the cursor; what they say stays. */
const RowContent = memo(function RowContent({ answer }: { answer: ListedAnswer }) {
  return (
    <>
      <span className={classes.line}>
        <span className={classes.engine}>{ENGINE_LABELS[answer.model]}</span>
        <span>{formatMoment(answer.answeredAt)}</span>
        {answer.surface === 'import' && <SmallBadge>{TEXTS.answers.imported}</SmallBadge>}
        <span className={classes.cost}>{formatMoney(answer.costUsd)}</span>
      </span>
      <span className={classes.prompt} dir="auto" lang={answer.language.toLowerCase()}>
        {answer.prompt}
      </span>
      {answer.excerpt && <Excerpt excerpt={answer.excerpt} language={answer.language} />}
      <AnswerBadges answer={answer} />
    </>
  );
});

/** Pieces are known by where they begin. */
function Excerpt({ excerpt, language }: { excerpt: NonNullable<ListedAnswer['excerpt']>; language: string }) {
  const { text, spans } = excerpt;
  const pieces = spans.flatMap(({ start, end }, index) => [
    { from: spans[index - 1]?.end ?? 0, to: start, isFound: false },
    { from: start, to: end, isFound: true },
  ]);
  pieces.push({ from: spans.at(-1)?.end ?? 0, to: text.length, isFound: false });
  return (
    <span className={classes.excerpt} dir="auto" lang={language.toLowerCase()}>
      {pieces.map(({ from, to, isFound }) =>
        isFound ? (
          <mark key={from} className={classes.found} data-drawn>
            {text.slice(from, to)}
          </mark>
        ) : (
          text.slice(from, to)
        ),
      )}
    </span>
  );
}
