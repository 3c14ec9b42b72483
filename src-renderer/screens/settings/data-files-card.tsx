/** Writes data files to a folder, shows how far it is, and says what came of it. */
import { Button, Checkbox, NativeSelect, TextInput } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { AppEvent } from '#shared/contract/events.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import { DATA_FORMATS, type DataFormat, TABLE_NAMES, type TableName } from '#shared/vocabulary/data-tables.ts';

import { toDataExportKey } from '../../api/live-updates.ts';
import { useFileDialog } from '../../api/use-file-dialog.ts';
import { useOperation } from '../../api/use-operation.ts';
import { formatBytes, formatCount, formatList, formatSeconds } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { FolderField } from '../../ui/folder-field.tsx';
import { DataFileSchedules } from './data-file-schedules.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.dataFiles;
type Progress = Extract<AppEvent, { kind: 'data-export-progress' }>;
type Outcome = OperationOutput<'dataFiles.export'>;

interface Draft {
  to: string;
  format: DataFormat;
  from: string;
  projectIds: readonly string[];
  tables: readonly TableName[];
  withText: boolean;
}

const FIRST: Draft = { to: '', format: 'parquet', from: '', projectIds: [], tables: TABLE_NAMES, withText: false };

function toWish({ to, from, projectIds, tables, ...rest }: Draft) {
  return {
    ...rest,
    ...{ to: to.trim(), tables: [...tables] },
    ...(projectIds.length > 0 && { projectIds: [...projectIds] }),
    ...(from.trim() !== '' && { from: from.trim() }),
  };
}

export default function DataFilesCard() {
  const [draft, setDraft] = useState(FIRST);
  const [run, setRun] = useState({ token: '', startedAt: 0, durationMs: 0 });
  const write = useSave('dataFiles.export', () => null);
  const dialog = useFileDialog('folder');
  const change = (fields: Partial<Draft>) => setDraft({ ...draft, ...fields });
  const isWhole = draft.to.trim() !== '' && draft.tables.length > 0;
  const start = () => {
    const token = crypto.randomUUID();
    const startedAt = performance.now();
    setRun({ token, startedAt, durationMs: 0 });
    write.mutate(
      { ...toWish(draft), token },
      {
        onSuccess: () => setRun({ token, startedAt, durationMs: performance.now() - startedAt }),
      },
    );
  };
  return (
    <Card title={words.title} note={words.note}>
      <form
        className={classes.form}
        onSubmit={(event) => {
          event.preventDefault();
          start();
        }}
      >
        <FolderField
          label={words.folder}
          description={words.folderHint}
          placeholder={words.placeholder}
          value={draft.to}
          dialog={dialog}
          onChange={(to) => change({ to })}
        />
        <div className={classes.fields}>
          <NativeSelect
            label={words.format}
            data={DATA_FORMATS.map((value) => ({ value, label: words.formats[value] }))}
            value={draft.format}
            onChange={({ currentTarget }) => change({ format: currentTarget.value as DataFormat })}
          />
          <TextInput
            label={words.from}
            description={words.fromHint}
            value={draft.from}
            onChange={({ currentTarget }) => change({ from: currentTarget.value })}
          />
        </div>
        <ProjectChoice chosen={draft.projectIds} onChange={(projectIds) => change({ projectIds })} />
        <Choice
          legend={words.tables}
          options={TABLE_NAMES.map((id) => ({ id, name: words.tableNames[id] }))}
          chosen={draft.tables}
          onChange={(tables) => change({ tables })}
        />
        <Checkbox
          size="xs"
          label={words.withText}
          checked={draft.withText}
          onChange={({ currentTarget }) => change({ withText: currentTarget.checked })}
        />
        <div className={classes.submit} data-start>
          <Button type="submit" variant="filled" disabled={!isWhole} loading={write.isPending}>
            {words.write}
          </Button>
          {write.isPending && <StopButton token={run.token} />}
        </div>
        {write.isPending && <ProgressLine token={run.token} />}
        {write.data && !write.isPending && <OutcomeLines outcome={write.data} durationMs={run.durationMs} />}
      </form>
      <DataFileSchedules wish={isWhole ? toWish(draft) : null} />
    </Card>
  );
}

function ProjectChoice(props: { chosen: readonly string[]; onChange: (ids: string[]) => void }) {
  const projects = useOperation('projects.list', {}).data ?? [];
  if (projects.length < 2) return null;
  return <Choice legend={words.projects} hint={words.projectsHint} options={projects} {...props} />;
}

interface ChoiceProps<T extends string> {
  legend: string;
  hint?: string;
  options: readonly { id: T; name: string }[];
  chosen: readonly T[];
  onChange: (ids: T[]) => void;
}

function Choice<T extends string>({ legend, hint, options, chosen, onChange }: ChoiceProps<T>) {
  return (
    <Checkbox.Group
      label={legend}
      description={hint}
      value={[...chosen]}
      onChange={(ids) => onChange(options.flatMap(({ id }) => (ids.includes(id) ? [id] : [])))}
    >
      <div className={classes.checks}>
        {options.map(({ id, name }) => (
          <Checkbox key={id} size="xs" value={id} label={name} />
        ))}
      </div>
    </Checkbox.Group>
  );
}

function StopButton({ token }: { token: string }) {
  const stop = useSave('dataFiles.stop', () => null);
  return (
    <Button loading={stop.isPending || stop.isSuccess} onClick={() => stop.mutate({ token })}>
      {words.stop}
    </Button>
  );
}

function ProgressLine({ token }: { token: string }) {
  const { data } = useQuery<Progress | null>({ queryKey: toDataExportKey(token), queryFn: () => null, enabled: false });
  return <p role="status">{data ? words.progress(formatCount(data.done), formatCount(data.total)) : words.working}</p>;
}

function OutcomeLines({ outcome, durationMs }: { outcome: Outcome; durationMs: number }) {
  const { written, unchanged, removed, rows, bytes, files, path } = outcome;
  const months = [...new Set(files.map(({ month }) => month))].sort();
  return (
    <p role="status">
      {written === 0 ? words.nothing : words.written(written, rows, formatBytes(bytes), formatSeconds(durationMs))}{' '}
      {months.length > 0 && `${words.months(formatList(months))} `}
      {unchanged > 0 && `${words.unchanged(unchanged)} `}
      {removed > 0 && `${words.removed(removed)} `}
      {words.at(path)}
    </p>
  );
}
