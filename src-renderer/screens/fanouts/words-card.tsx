/** The words that engines add to prompts, most frequent first; choosing one searches the table for it. */
import { Button } from '@mantine/core';
import { useClipboard } from '@mantine/hooks';

import type { FigureInput } from '../../filters/figure-input.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { formatCount } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { RankedBars } from '../../ui/ranked-bars.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import classes from './fanouts-screen.module.css';
import { useAddedWords } from './use-fanouts.ts';

const words = TEXTS.fanouts.words;

export function WordsCard({ input }: { input: FigureInput }) {
  const { added, error, isStale, refetch } = useAddedWords(input);
  const [search, setSearch] = useAddressValue('search');
  const clipboard = useClipboard();
  if (error) return <ErrorNotice error={error} onRetry={refetch} />;
  if (!added) return <SkeletonCard heightPx={420} />;
  const { words: list, searches, isComplete } = added;
  const most = list[0]?.count ?? 1;
  const bars = list.map(({ word, count, queryCount, promptCount }) => ({
    id: word,
    name: word,
    percent: (100 * count) / most,
    value: formatCount(count),
    hint: words.bar(formatCount(count), formatCount(queryCount), formatCount(promptCount)),
  }));
  return (
    <div data-stale={isStale} aria-busy={isStale}>
      <Card
        title={words.title}
        note={`${words.note(formatCount(searches))}${isComplete ? '' : `. ${words.incomplete}`}`}
        controls={
          list.length > 0 && (
            <Button onClick={() => clipboard.copy(list.map(({ word }) => word).join('\n'))}>
              {clipboard.copied ? words.copied : words.copy}
            </Button>
          )
        }
      >
        {list.length === 0 ? (
          <p className={classes.none}>{words.none}</p>
        ) : (
          <RankedBars
            label={words.title}
            bars={bars}
            chosenId={search}
            onChoose={(word) => setSearch(word === search ? null : word)}
            toChooseLabel={({ name }) => words.choose(name)}
          />
        )}
      </Card>
    </div>
  );
}
