/** Stands in the list where there is no answer: why, and the one button that may bring one. */
import { Button } from '@mantine/core';
import { useSearchParams } from 'react-router';
import { ANSWER_KEYS, type AnswerFilters } from '../../filters/answer-filters.ts';
import { DEFAULT_FILTERS, isNarrowed, toAddress } from '../../filters/filters.ts';
import { useFilters } from '../../filters/use-filters.ts';
import { RemedyButton, useWindowRemedy } from '../../live-run/window-remedy.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { Notice } from '../../ui/notice.tsx';

const { empty: words } = TEXTS.answers;

export function NoAnswers({ filters, isUnfinished }: { filters: AnswerFilters; isUnfinished: boolean }) {
  const shared = useFilters();
  const remedy = useWindowRemedy();
  const [, setAddress] = useSearchParams();
  const isFiltered = Object.keys(filters).length > 0 || isNarrowed(shared.filters);
  const clear = () =>
    setAddress(
      (current) => {
        const next = toAddress({ ...DEFAULT_FILTERS, period: shared.filters.period }, current);
        for (const key of ANSWER_KEYS) next.delete(key);
        return next;
      },
      { replace: true },
    );
  const { firstDay, lastDay } = shared.window;
  return (
    <Notice
      title={words.title(firstDay, lastDay)}
      action={isFiltered ? <Button onClick={clear}>{words.clear}</Button> : <RemedyButton remedy={remedy} />}
    >
      <p>
        {isUnfinished
          ? words.unfinished
          : isFiltered
            ? words.narrowed
            : remedy === 'widen'
              ? TEXTS.overview.empty.why.widen
              : words.nothing}
      </p>
    </Notice>
  );
}
