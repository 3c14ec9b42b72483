/** The list of answers, newest first: only the rows in view are drawn and asked for. Arrow keys, j and k walk through it. */
import type { Virtualizer } from '@tanstack/react-virtual';
import type { RefObject } from 'react';

import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './answer-list.module.css';
import { AnswerRow } from './answer-row.tsx';
import type { AnswerSearch, ListedAnswer } from './use-answer-pages.ts';

interface AnswerListProps {
  rows: ReadonlyMap<number, ListedAnswer>;
  total: number;
  /** How far a search came; undefined without one. */
  search: AnswerSearch | undefined;
  scroll: RefObject<HTMLDivElement | null>;
  virtualizer: Virtualizer<HTMLDivElement, Element>;
  openId: string | null;
  cursor: number;
  onOpen: (id: string) => void;
}

const toRowId = (index: number) => `answer-row-${index}`;

export function AnswerList({ rows, total, search, scroll, virtualizer, openId, cursor, onOpen }: AnswerListProps) {
  const items = virtualizer.getVirtualItems();
  const isCursorDrawn = items.some(({ index }) => index === cursor);
  return (
    <div className={classes.frame}>
      <p className={classes.count}>
        {search?.complete === false ? TEXTS.answers.atLeast(total) : TEXTS.answers.count(formatCount(total), total)}
      </p>
      {search && !search.complete && search.waiting > 0 && (
        <p className={classes.waiting}>{TEXTS.answers.indexing(search.waiting)}</p>
      )}
      {search && search.damaged > 0 && <p className={classes.waiting}>{TEXTS.answers.damaged(search.damaged)}</p>}
      <div
        ref={scroll}
        className={classes.scroll}
        role="listbox"
        tabIndex={0}
        aria-label={TEXTS.answers.list}
        {...(isCursorDrawn && { 'aria-activedescendant': toRowId(cursor) })}
      >
        <div className={classes.inner} role="presentation" style={{ height: virtualizer.getTotalSize() }}>
          {items.map(({ index, start, size }) => {
            const answer = rows.get(index);
            return (
              <AnswerRow
                key={index}
                id={toRowId(index)}
                answer={answer}
                startPx={start}
                heightPx={size}
                isOpen={answer !== undefined && answer.id === openId}
                isCursor={index === cursor}
                place={{ index, total }}
                onOpen={onOpen}
              />
            );
          })}
        </div>
      </div>
    </div>
  );
}
