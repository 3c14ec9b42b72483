/** What was spent in a month, by engine and route, and the sheet that passes it on to the client. */
import { Button, NumberInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useId, useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import type { ScopeNote } from '#shared/scope-note/describe-scope.ts';
import { fromDate, toDate } from '#shared/time/day.ts';
import { firstDayOf, monthOf } from '#shared/time/month.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatMoney } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { notifyError } from '../../ui/notify.tsx';
import { saveFile } from '../../ui/save-file.ts';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { useBook } from './book-switch.tsx';
import classes from './costs-screen.module.css';
import { MonthPicker, useMonth } from './month-picker.tsx';

type Row = OperationOutput<'money.spend'>['rows'][number];

const { spend: words, books } = TEXTS.costs;
const money = (value: number | string) => formatMoney(Number(value));

const COLUMNS: readonly Column<Row>[] = [
  { id: 'engine', header: words.engine, value: ({ model }) => ENGINE_LABELS[model], widthPx: 150, grows: true },
  { id: 'route', header: words.route, value: ({ route }) => nameRoute(route), widthPx: 200 },
  { id: 'calls', header: words.calls, value: ({ calls }) => calls, widthPx: 90, isNumber: true },
  { id: 'cost', header: words.cost, value: ({ costUsd }) => costUsd, format: money, widthPx: 110, isNumber: true },
  {
    id: 'reported',
    header: words.reported,
    definition: words.reportedHint,
    value: ({ reportedUsd }) => reportedUsd,
    format: money,
    widthPx: 110,
    hideOrder: 3,
    isNumber: true,
  },
  {
    id: 'estimated',
    header: words.estimated,
    definition: words.estimatedHint,
    value: ({ estimatedUsd }) => estimatedUsd,
    format: money,
    widthPx: 110,
    hideOrder: 2,
    isNumber: true,
  },
  {
    id: 'unknown',
    header: words.unknown,
    definition: words.unknownHint,
    value: ({ unknownCalls }) => unknownCalls,
    widthPx: 140,
    hideOrder: 1,
    isNumber: true,
  },
];

/** The days of the months that the sums are of. */
function toScope({ firstMonth, lastMonth }: OperationOutput<'money.spend'>, about: string): ScopeNote {
  const lastDay = firstDayOf(monthOf(fromDate(`${lastMonth}-01`)) + 1) - 1;
  return { firstDate: `${firstMonth}-01`, lastDate: toDate(lastDay), about };
}

export function SpendCard({ projectId }: { projectId: string }) {
  const [month, setMonth] = useMonth();
  const { bookId, isOfTests, control } = useBook(projectId);
  const spend = useOperation('money.spend', { projectId: bookId, firstMonth: month, lastMonth: month });
  if (spend.error) return <ErrorNotice error={spend.error} onRetry={() => void spend.refetch()} />;
  if (!spend.data) return <SkeletonCard heightPx={280} />;
  const { totals, rows } = spend.data;
  return (
    <Card
      title={words.title}
      note={[words.note(formatMoney(totals.costUsd), totals.calls), isOfTests && books.testsHint]
        .filter(Boolean)
        .join(' · ')}
      controls={
        <>
          {control}
          <MonthPicker month={month} onChange={setMonth} />
        </>
      }
    >
      <DataTable
        name="spend"
        label={words.title}
        columns={COLUMNS}
        rows={rows}
        scope={toScope(spend.data, isOfTests ? books.aboutTests : words.about)}
        toId={({ model, route }) => `${model} ${route}`}
        isSearchable={false}
        tools={!isOfTests && <Rebill projectId={projectId} month={month} />}
        empty={<Notice title={words.empty} />}
        maxHeight="360px"
      />
    </Card>
  );
}

function Rebill({ projectId, month }: { projectId: string; month: string }) {
  const client = useClient();
  const markupId = useId();
  const [markup, setMarkup] = useState<string | number>(0);
  const save = useMutation({
    mutationFn: () => client.call('money.rebill', { projectId, month, markupPercent: Number(markup) || 0 }),
    onSuccess: ({ fileName, csv }) => saveFile(fileName, csv, 'text/csv;charset=utf-8'),
    onError: notifyError,
  });
  return (
    <span className={classes.rebill}>
      <label htmlFor={markupId}>{words.markup}</label>
      <NumberInput size="xs" id={markupId} min={0} max={1000} suffix=" %" value={markup} onChange={setMarkup} w={92} />
      <Button loading={save.isPending} onClick={() => save.mutate()}>
        {words.rebill}
      </Button>
    </span>
  );
}
