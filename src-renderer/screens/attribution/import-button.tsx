/** Reads a CSV export of a form tool or a customer database: all of its rows, or none with the line that is wrong. */
import { Button, FileInput, Modal, NativeSelect, TextInput } from '@mantine/core';
import { IconUpload } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { toAppError, type ValidationIssue } from '#shared/app-error.ts';
import type { OperationInput } from '#shared/contract/index.ts';
import { IMPORT_SOURCES } from '#shared/vocabulary/channels.ts';

import { useClient } from '../../api/client-context.ts';
import { TEXTS } from '../../texts/texts.ts';
import { describeField } from '../../ui/describe-issues.ts';
import { notifyDone } from '../../ui/notify.tsx';
import classes from './attribution-screen.module.css';

type Source = OperationInput<'attribution.importCsv'>['source'];

const words = TEXTS.attribution;
const SOURCES = IMPORT_SOURCES.map((value) => ({ value, label: words.sources[value] }));

export function ImportButton({ projectId }: { projectId: string }) {
  const [isOpen, setIsOpen] = useState(false);
  return (
    <>
      <Button leftSection={<IconUpload size={14} />} onClick={() => setIsOpen(true)}>
        {words.import.button}
      </Button>
      <Modal
        opened={isOpen}
        onClose={() => setIsOpen(false)}
        title={words.import.title}
        closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
      >
        <ImportForm projectId={projectId} onDone={() => setIsOpen(false)} />
      </Modal>
    </>
  );
}

function ImportForm({ projectId, onDone }: { projectId: string; onDone: () => void }) {
  const [file, setFile] = useState<File | null>(null);
  const [source, setSource] = useState<Source>('crm_a');
  const [column, setColumn] = useState('');
  const add = useImport(projectId, onDone);
  return (
    <form
      className={classes.form}
      onSubmit={(event) => {
        event.preventDefault();
        if (file) add.mutate({ file, source, column: column.trim() });
      }}
    >
      <p>{words.import.help}</p>
      <FileInput
        label={words.import.file}
        placeholder={words.import.choose}
        accept=".csv,text/csv"
        value={file}
        onChange={setFile}
        data-autofocus
      />
      <NativeSelect
        label={words.import.from}
        data={SOURCES}
        value={source}
        onChange={(event) => setSource(event.currentTarget.value as Source)}
      />
      <TextInput
        label={words.import.column}
        description={words.import.columnHint}
        value={column}
        onChange={(event) => setColumn(event.currentTarget.value)}
      />
      {add.error && <ImportProblems error={add.error} />}
      <div className={classes.submit}>
        <Button onClick={onDone}>{TEXTS.ui.cancel}</Button>
        <Button type="submit" variant="filled" disabled={!file} loading={add.isPending}>
          {words.import.submit}
        </Button>
      </div>
    </form>
  );
}

function ImportProblems({ error }: { error: unknown }) {
  const { message, details } = toAppError(error);
  const issues = (details?.issues ?? []) as readonly ValidationIssue[];
  return (
    <div role="alert" className={classes.problems}>
      <p>{words.import.refused}</p>
      <ul>
        {issues.length === 0 && <li>{message}</li>}
        {issues.slice(0, 8).map((issue) => (
          <li key={`${issue.path} ${issue.message}`}>{describeField(issue)}</li>
        ))}
      </ul>
    </div>
  );
}

function useImport(projectId: string, onDone: () => void) {
  const client = useClient();
  return useMutation({
    mutationFn: async ({ file, source, column }: { file: File; source: Source; column: string }) =>
      client.call('attribution.importCsv', {
        projectId,
        source,
        content: await file.text(),
        ...(column !== '' && { mapping: { channelId: column } }),
      }),
    onSuccess: ({ imported, duplicates }) => {
      notifyDone(words.import.done(imported, duplicates));
      onDone();
    },
  });
}
