/** Receipts of measuring history again: what was changed, how many answers changed by it, and taking it back. */
import { useMemo } from 'react';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { MeasuringNotice } from '../../brands/measuring-notice.tsx';
import { useRemeasure } from '../../brands/use-remeasure.ts';
import { useAddressValue } from '../../filters/use-address-value.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { describeChange, describeCount, describeDoor, type Receipt } from './describe-receipt.ts';
import { ReceiptPanel } from './receipt-panel.tsx';

const words = TEXTS.history.receipts;

const COLUMNS: readonly Column<Receipt>[] = [
  {
    id: 'changed',
    header: words.columns.changed,
    value: ({ changedAt }) => changedAt,
    format: formatMoment,
    widthPx: MOMENT_PX,
  },
  { id: 'what', header: words.columns.what, value: describeChange, widthPx: 160, grows: true },
  { id: 'door', header: words.columns.door, value: describeDoor, widthPx: 130, hideOrder: 1 },
  {
    id: 'answers',
    header: words.columns.answers,
    value: ({ changedAnswers }) => changedAnswers,
    format: (_count, receipt) => describeCount(receipt),
    widthPx: 150,
    isNumber: true,
  },
];

/** The newest; more are there over the API. */
const MOST = 100;

export default function ReceiptsCard() {
  const client = useClient();
  const projectId = useProjectId();
  const { measuring, dismiss, remeasure } = useRemeasure();
  const found = useOperation('remeasurings.list', { projectId, limit: MOST });
  const [openId, setOpenId] = useAddressValue('receipt');
  const receipts = useMemo(() => found.data?.remeasurings ?? [], [found.data]);
  const undo = async (remeasuringId: string) => {
    setOpenId(null);
    await remeasure(words.undoing, () => client.call('remeasurings.undo', { projectId, remeasuringId }));
  };
  return (
    <>
      <MeasuringNotice measuring={measuring} onDismiss={dismiss} />
      <Card title={words.title} note={words.note}>
        {found.error && <ErrorNotice error={found.error} onRetry={() => void found.refetch()} />}
        <DataTable
          name="receipts"
          label={words.title}
          columns={COLUMNS}
          rows={receipts}
          toId={({ id }) => id}
          openId={openId}
          onOpen={({ id }) => setOpenId(id)}
          isSearchable={false}
          empty={<Notice title={words.none} />}
          maxHeight="300px"
        />
      </Card>
      <SidePanel title={words.title} isOpen={openId !== ''} onClose={() => setOpenId(null)} widthPx={620}>
        {openId !== '' && (
          <ReceiptPanel
            remeasuringId={openId}
            isBusy={measuring?.state === 'running'}
            onUndo={() => void undo(openId)}
          />
        )}
      </SidePanel>
    </>
  );
}
