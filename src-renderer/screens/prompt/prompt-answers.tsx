/** Every answer to the prompt, newest first, read page after page; two of them can be compared. */
import { Button } from '@mantine/core';
import { useState } from 'react';
import { useNavigate, useSearchParams } from 'react-router';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { usePages } from '../../api/use-pages.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { useScopeNote } from '../../filters/use-scope-note.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatCount, formatDecimal, formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';

type Answer = OperationOutput<'answers.list'>['answers'][number];

const words = TEXTS.prompt.answers;
const NONE: readonly string[] = [];
/** One prompt is looked at. */
const UNUSED = { tags: [], branded: null };
const decimal = (value: number | string) => formatDecimal(Number(value));
const toMark = (is: boolean) => (is ? words.yes : words.no);

const toRows = ({ answers }: { answers: readonly Answer[] }) => answers;

const COLUMNS: readonly Column<Answer>[] = [
  {
    id: 'when',
    header: words.when,
    value: ({ answeredAt }) => answeredAt,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    grows: true,
  },
  { id: 'engine', header: words.engine, value: ({ model }) => ENGINE_LABELS[model], widthPx: 120 },
  { id: 'named', header: words.named, value: ({ mentioned }) => toMark(mentioned), widthPx: 76 },
  { id: 'cited', header: words.cited, value: ({ cited }) => toMark(cited), widthPx: 76 },
  {
    id: 'order',
    header: words.order,
    definition: words.orderHint,
    value: ({ mentionOrder }) => mentionOrder,
    widthPx: 190,
    hideOrder: 1,
    isNumber: true,
  },
  {
    id: 'position',
    header: words.position,
    value: ({ position }) => position,
    format: decimal,
    widthPx: 90,
    isNumber: true,
  },
  {
    id: 'sentiment',
    header: words.sentiment,
    value: ({ sentiment }) => sentiment,
    format: decimal,
    widthPx: 100,
    isNumber: true,
  },
  { id: 'words', header: words.words, value: ({ words: count }) => count, widthPx: 80, hideOrder: 1, isNumber: true },
  {
    id: 'cost',
    header: words.cost,
    value: ({ costUsd }) => costUsd,
    format: (value) => formatMoney(Number(value)),
    widthPx: 90,
    hideOrder: 2,
    isNumber: true,
  },
];

export function PromptAnswers({ input }: { input: OperationInput<'answers.list'> }) {
  const [chosen, setChosen] = useState<ReadonlySet<string>>(new Set(NONE));
  const list = usePages('answers.list', input, toRows);
  const scope = useScopeNote(list.isStale, UNUSED);
  const projectId = useProjectId();
  const navigate = useNavigate();
  const [address] = useSearchParams();
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.refetch} />;
  if (!list.first) return <SkeletonCard heightPx={360} />;
  const [first, second] = list.rows.filter(({ id }) => chosen.has(id)).map(({ id }) => id);
  const open = (answerId: string, other: string | null) =>
    void navigate(
      toScreenLink(projectId, `answers/${answerId}`, address, { prompt: input.promptId ?? null, with: other }),
    );
  return (
    <Card title={words.title} note={words.note(formatCount(list.total))}>
      <DataTable
        name="prompt-answers"
        label={words.title}
        columns={COLUMNS}
        rows={list.rows}
        scope={scope}
        toId={({ id }) => id}
        total={list.total}
        isCoreOrdered
        onReachEnd={list.onReachEnd}
        isSearchable={false}
        selection={{ ids: chosen, onChange: setChosen }}
        onOpen={({ id }) => open(id, null)}
        tools={
          <Button
            disabled={!first || !second || chosen.size !== 2}
            onClick={() => first && second && open(second, first)}
          >
            {words.compare}
          </Button>
        }
        empty={<Notice title={words.none} />}
        maxHeight="420px"
      />
    </Card>
  );
}
