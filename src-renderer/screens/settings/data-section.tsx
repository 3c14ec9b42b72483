/** The data folder: what is in it, whether it is sound, its backups, and how long raw replies are kept. */
import { Button, NumberInput, Switch, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import type { Column } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatBytes, formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { DoctorCard } from './doctor-card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Backups = OperationOutput<'system.backups'>;
type Backup = Backups['backups'][number];

const words = TEXTS.settings.data;

const COLUMNS: readonly Column<Backup>[] = [
  { id: 'saved', header: words.saved, value: ({ savedAt }) => savedAt, format: formatMoment, widthPx: 170 },
  { id: 'kind', header: words.kind, value: ({ kind }) => words.kinds[kind], widthPx: 150 },
  {
    id: 'size',
    header: words.size,
    value: ({ bytes }) => bytes,
    format: (value) => formatBytes(Number(value)),
    widthPx: 100,
    isNumber: true,
  },
  { id: 'path', header: words.file, value: ({ path }) => path, widthPx: 260, grows: true },
];

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
      <DoctorCard />
      <RetentionCard days={retention.data.rawReplyDays} />
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
      <dl className={`${classes.facts} ${classes.inset}`}>
        {facts.map(([name, value]) => (
          <div key={name}>
            <dt>{name}</dt>
            <dd>{value}</dd>
          </div>
        ))}
      </dl>
    </Card>
  );
}

function BackupsCard({ backups }: { backups: Backups }) {
  const [path, setPath] = useState('');
  const configure = useSave('system.configureBackups', ['system.']);
  const make = useSave('system.backup', ['system.'], (made) => words.made(made.path, formatBytes(made.bytes)));
  return (
    <Card title={words.backups} note={words.backupsNote(backups.folder)}>
      <div className={classes.form}>
        <Switch
          label={words.automatic(formatCount(backups.daily), formatCount(backups.weekly))}
          checked={backups.automatic}
          onChange={(event) => configure.mutate({ automatic: event.currentTarget.checked })}
        />
        {backups.skipped && (
          <p role="alert">{words.skipped(formatMoment(backups.skipped.at), backups.skipped.reason)}</p>
        )}
        <form
          className={classes.inline}
          onSubmit={(event) => {
            event.preventDefault();
            make.mutate({ path: path.trim() });
          }}
        >
          <TextInput
            label={words.backupTo}
            description={words.backupToHint}
            placeholder={words.backupPlaceholder}
            value={path}
            onChange={(event) => setPath(event.currentTarget.value)}
          />
          <Button type="submit" variant="filled" disabled={path.trim() === ''} loading={make.isPending}>
            {words.backupNow}
          </Button>
        </form>
        <p className={classes.quiet}>{words.restore}</p>
        <code className={classes.command}>{words.restoreCommand}</code>
      </div>
      <DataTable
        name="backups"
        label={words.backups}
        columns={COLUMNS}
        rows={backups.backups}
        toId={(backup) => backup.path}
        isSearchable={false}
        empty={<Notice title={words.noBackup} />}
        maxHeight="300px"
      />
    </Card>
  );
}

function RetentionCard({ days }: { days: number | null }) {
  const [value, setValue] = useState<string | number>(days ?? '');
  const save = useSave('retention.set', ['retention.']);
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
