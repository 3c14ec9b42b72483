/** The backups: how they are made, one by hand, and putting one in place of what is there. */
import { Button, Switch, TextInput } from '@mantine/core';
import { type ReactNode, useMemo, useState } from 'react';

import type { FilePurpose } from '#shared/contract/desktop.ts';
import type { OperationOutput } from '#shared/contract/index.ts';

import { useFileDialog } from '../../api/use-file-dialog.ts';
import { type Column, MOMENT_PX } from '../../table/column.ts';
import { DataTable } from '../../table/data-table.tsx';
import { formatBytes, formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { Notice } from '../../ui/notice.tsx';
import { RestoreDialog } from './restore-dialog.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Backups = OperationOutput<'system.backups'>;
type Backup = Backups['backups'][number];

const words = TEXTS.settings.data;

function planColumns(onRestore: (path: string) => void): readonly Column<Backup>[] {
  return [
    { id: 'saved', header: words.saved, value: ({ savedAt }) => savedAt, format: formatMoment, widthPx: MOMENT_PX },
    { id: 'kind', header: words.kind, value: ({ kind }) => words.kinds[kind], widthPx: 170, hideOrder: 2 },
    {
      id: 'size',
      header: words.size,
      value: ({ bytes }) => bytes,
      format: (value) => formatBytes(Number(value)),
      widthPx: 90,
      hideOrder: 1,
      isNumber: true,
    },
    { id: 'path', header: words.file, value: ({ path }) => path, widthPx: 160, grows: true },
    {
      id: 'restore',
      header: words.restore.column,
      value: () => words.restore.open,
      draw: ({ path, savedAt }) => (
        <Button
          size="compact-xs"
          aria-label={words.restore.openOf(formatMoment(savedAt))}
          onClick={() => onRestore(path)}
        >
          {words.restore.open}
        </Button>
      ),
      widthPx: 120,
      isSortable: false,
      isExported: false,
    },
  ];
}

export function BackupsCard({ backups }: { backups: Backups }) {
  const [chosen, setChosen] = useState<string | null>(null);
  const configure = useSave('system.configureBackups');
  const make = useSave('system.backup', ({ path, bytes, replaced }) =>
    (replaced ? words.replaced : words.made)(path, formatBytes(bytes)),
  );
  const columns = useMemo(() => planColumns(setChosen), []);
  return (
    <Card title={words.backups} note={words.backupsNote(backups.folder)}>
      <div className={classes.form}>
        <Switch
          label={words.automatic(formatCount(backups.daily), formatCount(backups.weekly))}
          description={words.automaticHint}
          checked={backups.automatic}
          onChange={(event) => configure.mutate({ automatic: event.currentTarget.checked })}
        />
        {backups.skipped && (
          <p role="alert">{words.skipped(formatMoment(backups.skipped.at), backups.skipped.reason)}</p>
        )}
        <PathForm
          label={words.backupTo}
          hint={words.backupToHint}
          isBusy={make.isPending}
          button={words.backupNow}
          purpose="save-backup"
          isMain
          onSubmit={(path, isConfirmed) => make.mutate({ path, replace: isConfirmed })}
        />
        <PathForm
          label={words.restore.from}
          hint={words.restore.fromHint}
          button={words.restore.open}
          purpose="restore-backup"
          onSubmit={setChosen}
        />
      </div>
      <DataTable
        name="backups"
        label={words.backups}
        columns={columns}
        rows={backups.backups}
        toId={(backup) => backup.path}
        isSearchable={false}
        empty={<Notice title={words.noBackup} />}
        maxHeight="300px"
      />
      <RestoreDialog path={chosen} folder={backups.folder} onClose={() => setChosen(null)} />
    </Card>
  );
}

interface PathFormProps {
  label: string;
  hint: string;
  button: ReactNode;
  purpose: FilePurpose;
  isMain?: boolean;
  isBusy?: boolean;
  /** `isConfirmed`: as the dialog gave it, which asks before a file is written over. */
  onSubmit: (path: string, isConfirmed: boolean) => void;
}

/** On the desktop a dialog of the system fills in the path; a browser cannot tell one. */
function PathForm({ label, hint, button, purpose, isMain = false, isBusy = false, onSubmit }: PathFormProps) {
  const [path, setPath] = useState('');
  const [confirmed, setConfirmed] = useState<string | null>(null);
  const take = (chosen: string) => {
    setPath(chosen);
    setConfirmed(chosen);
  };
  const dialog = useFileDialog(purpose);
  return (
    <form
      className={classes.inline}
      onSubmit={(event) => {
        event.preventDefault();
        onSubmit(path.trim(), path === confirmed);
        setConfirmed(null);
      }}
    >
      <TextInput
        label={label}
        description={hint}
        placeholder={words.backupPlaceholder}
        value={path}
        onChange={(event) => setPath(event.currentTarget.value)}
      />
      {dialog && (
        <Button loading={dialog.isOpen} onClick={() => dialog.open(take)}>
          {words.choose}
        </Button>
      )}
      <Button type="submit" disabled={path.trim() === ''} loading={isBusy} {...(isMain && { variant: 'filled' })}>
        {button}
      </Button>
    </form>
  );
}
