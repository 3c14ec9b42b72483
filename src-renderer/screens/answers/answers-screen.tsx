/** The answers themselves: a list at the left, the open one beside it or in a panel, or two of them against each other. */
import { useMediaQuery } from '@mantine/hooks';
import { useCallback, useMemo } from 'react';

import { toAnswerInput } from '../../filters/answer-filters.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { ImportButton } from '../../imports/import-button.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { AddAnswerButton } from './add-answer.tsx';
import { AnswerDetail } from './answer-detail.tsx';
import { AnswerList } from './answer-list.tsx';
import classes from './answers-screen.module.css';
import { ComparePane } from './compare-pane.tsx';
import { ListSkeleton } from './list-skeleton.tsx';
import { ListTools } from './list-tools.tsx';
import { NoAnswers } from './no-answers.tsx';
import { useAnswerList } from './use-answer-list.ts';
import { useAnswersAddress } from './use-answers-address.ts';
import { useCursor } from './use-cursor.ts';
import { useListKeys } from './use-list-keys.ts';

/** From this width on list and answer stand side by side. */
const WIDE = '(min-width: 1200px)';
const PANEL_PX = 720;

export function AnswersScreen() {
  const { projectId, answerId, withId, open } = useAnswersAddress();
  if (answerId === null || withId === null) return <ListAndAnswer />;
  return (
    <ComparePane
      projectId={projectId}
      firstId={answerId}
      secondId={withId}
      onSwap={() => open(withId, { withId: answerId, replace: true })}
      onClose={() => open(answerId)}
    />
  );
}

function ListAndAnswer() {
  const { projectId, answerId, filters, open, setFilter } = useAnswersAddress();
  const { figureInput } = useFilters();
  const isWide = useMediaQuery(WIDE, undefined, { getInitialValueInEffect: false }) ?? true;
  const input = useMemo(() => ({ ...figureInput, ...toAnswerInput(filters) }), [figureInput, filters]);
  const { scroll, virtualizer, rows, total, head } = useAnswerList(input);
  const { cursor, shownId, actions, show } = useCursor({
    listKey: JSON.stringify(input),
    rows,
    total: total ?? 0,
    answerId,
    isWide,
    open,
    scrollTo: virtualizer.scrollToIndex,
  });
  useListKeys(actions);
  const compare = useCallback((id: string) => shownId && open(shownId, { withId: id }), [open, shownId]);
  const detail = shownId !== null && (
    <AnswerDetail
      projectId={projectId}
      answerId={shownId}
      search={filters.q ?? ''}
      onCompare={compare}
      {...(isWide && { onClose: actions.close })}
    />
  );
  return (
    <div className={classes.screen}>
      <section className={classes.list} aria-label={TEXTS.answers.list}>
        <ListTools
          projectId={projectId}
          filters={filters}
          filteredBy={head.data?.filteredBy ?? null}
          setFilter={setFilter}
        />
        {(head.error || !total) && (
          <div className={classes.state}>
            {head.error && <ErrorNotice error={head.error} onRetry={() => void head.refetch()} />}
            {!head.error && total === null && <ListSkeleton />}
            {!head.error && total === 0 && (
              <NoAnswers filters={filters} isUnfinished={head.data?.search?.complete === false} />
            )}
          </div>
        )}
        {total !== null && total > 0 && (
          <AnswerList
            rows={rows}
            total={total}
            search={head.data?.search}
            scroll={scroll}
            virtualizer={virtualizer}
            openId={shownId}
            cursor={cursor}
            onOpen={show}
          />
        )}
        <footer className={classes.foot}>
          <ImportButton projectId={projectId} kind="answers" />
          <AddAnswerButton projectId={projectId} onAdded={(id) => open(id)} />
        </footer>
      </section>
      {isWide ? (
        <section id={ANSWER_PANE} className={classes.answer} tabIndex={-1} aria-label={TEXTS.viewer.answer}>
          {detail || <p className={classes.hint}>{TEXTS.answers.choose}</p>}
        </section>
      ) : (
        <SidePanel title={TEXTS.viewer.answer} isOpen={shownId !== null} onClose={actions.close} widthPx={PANEL_PX}>
          <div className={classes.panel}>{detail}</div>
        </SidePanel>
      )}
    </div>
  );
}

const ANSWER_PANE = 'answer-pane';
