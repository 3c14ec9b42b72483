/** One answer in the list: when, which engine, which prompt, and what was counted of the own brand. */
import { memo } from 'react';

import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { TagMark } from '../../ui/tag-mark.tsx';
import { AnswerMarks } from '../../viewer/answer-marks.tsx';
import classes from './answer-list.module.css';
import type { ListedAnswer } from './use-answer-pages.ts';

export const ROW_PX = 84;

interface AnswerRowProps {
  /** Undefined while its page is on its way. */
  answer: ListedAnswer | undefined;
  id: string;
  startPx: number;
  isOpen: boolean;
  isCursor: boolean;
  place: { index: number; total: number };
  onOpen: (id: string) => void;
}

export function AnswerRow({ answer, id, startPx, isOpen, isCursor, place, onOpen }: AnswerRowProps) {
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
      style={{ height: ROW_PX, transform: `translateY(${startPx}px)` }}
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
        {answer.surface === 'import' && <TagMark>{TEXTS.answers.imported}</TagMark>}
        <span className={classes.cost}>{formatMoney(answer.costUsd)}</span>
      </span>
      <span className={classes.prompt} dir="auto" lang={answer.language.toLowerCase()}>
        {answer.prompt}
      </span>
      <AnswerMarks answer={answer} />
    </>
  );
});
