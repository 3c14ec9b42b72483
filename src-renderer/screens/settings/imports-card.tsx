/** What was imported into each project, newest first, and taking it back. */
import { Button, NativeSelect } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useOperation } from '../../api/use-operation.ts';
import { describeFates } from '../../imports/describe-fates.ts';
import { ImportButton } from '../../imports/import-button.tsx';
import { useUndo } from '../../imports/use-undo.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import classes from './settings-screen.module.css';

const words = TEXTS.imports;

export default function ImportsCard() {
  const projects = useOperation('projects.list', {}).data ?? [];
  const [chosen, setChosen] = useState<string | null>(null);
  const projectId = chosen ?? projects[0]?.id;
  if (projectId === undefined) return null;
  return (
    <Card title={words.past} note={words.pastNote} controls={<ImportButton projectId={projectId} kind="answers" />}>
      <div className={classes.inset}>
        {projects.length > 1 && (
          <NativeSelect
            label={words.project}
            data={projects.map(({ id, name }) => ({ value: id, label: name }))}
            value={projectId}
            onChange={({ currentTarget }) => setChosen(currentTarget.value)}
          />
        )}
        <Receipts key={projectId} projectId={projectId} />
      </div>
    </Card>
  );
}

type Receipt = OperationOutput<'imports.list'>['imports'][number];

function Receipts({ projectId }: { projectId: string }) {
  const list = useOperation('imports.list', { projectId });
  const undo = useUndo(projectId);
  if (list.error) return <ErrorNotice error={list.error} onRetry={() => void list.refetch()} />;
  if (!list.data) return null;
  if (list.data.imports.length === 0) return <p>{words.none}</p>;
  const toUndo = (receipt: Receipt) =>
    receipt.undoneAt === null ? (
      <Button
        size="xs"
        loading={undo.isPending && undo.variables === receipt.id}
        onClick={() => undo.mutate(receipt.id)}
        aria-label={words.undoOf(receipt.fileName)}
      >
        {words.undo}
      </Button>
    ) : (
      words.undoneAt(formatMoment(receipt.undoneAt))
    );
  return (
    <>
      {undo.error && <ErrorNotice error={undo.error} />}
      <SmallTable heads={[words.fileName, words.kind, words.at, words.outcome, words.undo]}>
        {list.data.imports.map((receipt) => (
          <tr key={receipt.id}>
            <th scope="row">{receipt.fileName}</th>
            <td>{words.kinds[receipt.kind]}</td>
            <td>{formatMoment(receipt.importedAt)}</td>
            <td>{describeFates(receipt.counts)}</td>
            <td>{toUndo(receipt)}</td>
          </tr>
        ))}
      </SmallTable>
    </>
  );
}
