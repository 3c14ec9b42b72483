/** The data folder: what is in it, whether it is sound, its backups, data files for other programs, and how long raw replies are kept. */
import { Button, NumberInput } from '@mantine/core';
import { lazy, Suspense, useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FactList } from '../../ui/fact-list.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { BackupsCard } from './backups-card.tsx';
import { DoctorCard } from './doctor-card.tsx';
import { MovingCard } from './moving-card.tsx';
import { RemovedCard } from './removed-card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const ImportsCard = lazy(() => import('./imports-card.tsx'));
const DataFilesCard = lazy(() => import('./data-files-card.tsx'));
const words = TEXTS.settings.data;

export function DataSection() {
  const status = useOperation('system.status', {});
  const backups = useOperation('system.backups', {});
  const retention = useOperation('retention.get', {});
  const error = status.error ?? backups.error ?? retention.error;
  if (error) return <ErrorNotice error={error} onRetry={() => void status.refetch()} />;
  if (!status.data || !backups.data || !retention.data) return <SkeletonCard heightPx={480} />;
  return (
    <>
      <FolderCard status={status.data} />
      <BackupsCard backups={backups.data} />
      <Suspense fallback={<SkeletonCard heightPx={320} />}>
        <DataFilesCard />
      </Suspense>
      <Suspense fallback={<SkeletonCard heightPx={160} />}>
        <ImportsCard />
      </Suspense>
      <RemovedCard />
      <DoctorCard />
      <RetentionCard days={retention.data.rawReplyDays} />
      <MovingCard folder={status.data.dataDir} />
    </>
  );
}

function FolderCard({ status }: { status: OperationOutput<'system.status'> }) {
  const facts = [
    [words.folder, status.dataDir],
    [words.version, status.version],
    [words.projects, formatCount(status.projects)],
    [words.answers, formatCount(status.answers)],
    [words.address, status.apiAddress ?? words.noAddress],
    [words.nextRun, status.nextRunAt ? formatMoment(status.nextRunAt) : words.noRun],
  ] as const;
  return (
    <Card title={words.title} note={words.note}>
      <FactList className={`${classes.facts} ${classes.inset}`} facts={facts} />
    </Card>
  );
}

function RetentionCard({ days }: { days: number | null }) {
  const [value, setValue] = useState<string | number>(days ?? '');
  const save = useSave('retention.set');
  return (
    <Card title={words.retention} note={words.retentionNote}>
      <form
        className={`${classes.inline} ${classes.inset}`}
        onSubmit={(event) => {
          event.preventDefault();
          save.mutate({ rawReplyDays: value === '' ? null : Number(value) });
        }}
      >
        <NumberInput
          label={words.retentionDays}
          description={words.retentionHint}
          min={1}
          max={36_500}
          allowDecimal={false}
          value={value}
          onChange={setValue}
        />
        <Button type="submit" variant="filled" loading={save.isPending}>
          {TEXTS.ui.save}
        </Button>
      </form>
    </Card>
  );
}
