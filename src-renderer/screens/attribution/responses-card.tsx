/** Every response, newest first. */
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

import { usePages } from '../../api/use-pages.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatMoment, formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';

type Response = OperationOutput<'attribution.list'>['responses'][number];

const words = TEXTS.attribution;

const toRows = ({ responses }: { responses: readonly Response[] }) => responses;

const COLUMNS: readonly Column<Response>[] = [
  {
    id: 'when',
    header: words.when,
    value: (row) => row.created_at,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    grows: true,
  },
  { id: 'channel', header: words.channel, value: (row) => row.channel_label, widthPx: 200 },
  { id: 'category', header: words.category, value: (row) => words.categories[row.channel_category], widthPx: 150 },
  { id: 'email', header: words.email, value: (row) => row.respondent_email, widthPx: 180, hideOrder: 2 },
  { id: 'name', header: words.name, value: (row) => row.respondent_name, widthPx: 160, isHidden: true },
  {
    id: 'value',
    header: words.deal,
    value: (row) => row.deal_value,
    format: (value, row) => formatMoney(Number(value), row.deal_currency),
    widthPx: 130,
    isNumber: true,
  },
  { id: 'page', header: words.page, value: (row) => row.page_url, widthPx: 220, isHidden: true },
  { id: 'source', header: words.source, value: (row) => words.sources[row.source], widthPx: 176, hideOrder: 1 },
];

export function ResponsesCard({ input }: { input: OperationInput<'attribution.list'> }) {
  const list = usePages('attribution.list', input, toRows);
  if (list.error) return <ErrorNotice error={list.error} onRetry={list.refetch} />;
  if (!list.first) return <SkeletonCard heightPx={320} />;
  return (
    <Card title={words.every}>
      <DataTable
        name="attribution"
        label={words.every}
        columns={COLUMNS}
        rows={list.rows}
        toId={({ id }) => id}
        total={list.total}
        isCoreOrdered
        onReachEnd={list.onReachEnd}
        isSearchable={false}
        empty={<Notice title={words.empty.title} />}
        maxHeight="420px"
      />
    </Card>
  );
}
