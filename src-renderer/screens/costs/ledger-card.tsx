/** Every paid call of a month, newest first, with what it cost and how that is known; each leads to its answer. */
import { useNavigate, useSearchParams } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';

import { usePages } from '../../api/use-pages.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatMoment, formatMoney } from '../../texts/format.ts';
import { nameRoute } from '../../texts/name-route.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { useBook } from './book-switch.tsx';
import { MonthPicker, useMonth } from './month-picker.tsx';

type Entry = OperationOutput<'money.ledger'>['entries'][number];

const words = TEXTS.costs.ledger;

/** A word for it; what this version does not know is told as it is. */
const nameOutcome = (outcome: string): string =>
  (words.outcomes as Readonly<Record<string, string>>)[outcome] ?? outcome;

const toRows = ({ entries }: { entries: readonly Entry[] }) => entries;

const COLUMNS: readonly Column<Entry>[] = [
  {
    id: 'when',
    header: words.when,
    value: ({ startedAt }) => startedAt,
    format: (value) => formatMoment(value),
    widthPx: MOMENT_PX,
    grows: true,
  },
  { id: 'engine', header: words.engine, value: ({ model }) => ENGINE_LABELS[model], widthPx: 130 },
  { id: 'route', header: words.route, value: ({ route }) => nameRoute(route), widthPx: 170, hideOrder: 3 },
  { id: 'model', header: words.model, value: ({ engineModel }) => engineModel, widthPx: 170, hideOrder: 2 },
  {
    id: 'outcome',
    header: words.outcome,
    value: ({ outcome }) => outcome && nameOutcome(outcome),
    whyMissing: () => words.bases.open,
    widthPx: 120,
  },
  {
    id: 'cost',
    header: words.cost,
    value: ({ costUsd }) => costUsd,
    format: (value) => formatMoney(Number(value)),
    whyMissing: ({ basis }) => words.bases[basis],
    widthPx: 100,
    isNumber: true,
  },
  { id: 'basis', header: words.basis, value: ({ basis }) => words.bases[basis], widthPx: 120, hideOrder: 1 },
  { id: 'version', header: words.version, value: ({ priceVersion }) => priceVersion, widthPx: 150, isHidden: true },
];

export function LedgerCard({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  const [address] = useSearchParams();
  const [month, setMonth] = useMonth();
  const { bookId, control } = useBook(projectId);
  const input = { projectId: bookId, month };
  const ledger = usePages('money.ledger', input, toRows);
  if (ledger.error) return <ErrorNotice error={ledger.error} onRetry={ledger.refetch} />;
  if (!ledger.first) return <SkeletonCard heightPx={320} />;
  return (
    <Card
      title={words.title}
      note={words.note}
      controls={
        <>
          {control}
          <MonthPicker month={month} onChange={setMonth} />
        </>
      }
    >
      <DataTable
        name="ledger"
        label={words.title}
        columns={COLUMNS}
        rows={ledger.rows}
        toId={({ id }) => id}
        total={ledger.total}
        isCoreOrdered
        onReachEnd={ledger.onReachEnd}
        isSearchable={false}
        onOpen={({ answerId }) => answerId && void navigate(toScreenLink(projectId, `answers/${answerId}`, address))}
        empty={<Notice title={words.empty} />}
        maxHeight="400px"
      />
    </Card>
  );
}
