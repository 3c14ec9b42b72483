/** Before a backup takes the place of what is there: what it holds, what happens to the rest, and how far it is. */
import { Button, Modal, Progress } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useClient } from '../../api/client-context.ts';
import { RESTORE_PROGRESS } from '../../api/live-updates.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { formatBytes, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { Notice } from '../../ui/notice.tsx';
import { countDamaged, describeContents, describeRefusal } from './plan-restore.ts';
import { type Chosen, restoreAndNotify } from './restore-and-notify.ts';
import classes from './settings-screen.module.css';

type Inspected = OperationOutput<'system.inspectBackup'>;

const words = TEXTS.settings.data;

interface RestoreDialogProps {
  /** Null: closed. */
  path: string | null;
  folder: string;
  onClose: () => void;
}

export function RestoreDialog({ path, folder, onClose }: RestoreDialogProps) {
  const client = useClient();
  // Not undone by leaving the screen: what follows is told in the corner of the window.
  const restore = useMutation({
    mutationFn: (chosen: Chosen) => restoreAndNotify(client, chosen),
    onSettled: onClose,
  });
  return (
    <Modal
      opened={path !== null}
      onClose={() => !restore.isPending && onClose()}
      title={words.restore.title}
      size="lg"
      withCloseButton={!restore.isPending}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      {path !== null && (
        <Question
          path={path}
          folder={folder}
          isWorking={restore.isPending}
          onCancel={onClose}
          onRestore={(acceptDamaged) => restore.mutate({ path, acceptDamaged })}
        />
      )}
    </Modal>
  );
}

interface QuestionProps {
  path: string;
  folder: string;
  isWorking: boolean;
  onCancel: () => void;
  onRestore: (acceptDamaged: boolean) => void;
}

function Question({ path, folder, isWorking, onCancel, onRestore }: QuestionProps) {
  /** How many answers of the backup lose their texts, once the owner said that they may. */
  const [accepted, setAccepted] = useState<number | null>(null);
  const acceptDamaged = accepted !== null;
  // A file may be another one by the next time.
  const found = useQuery({
    ...operationQuery(useClient(), 'system.inspectBackup', { path, acceptDamaged }),
    gcTime: 0,
    enabled: !isWorking,
  });
  if (found.error) {
    const damaged = countDamaged(found.error);
    const actions = (
      <div className={classes.submit}>
        <Button onClick={onCancel}>{TEXTS.ui.close}</Button>
        {damaged !== null && <Button onClick={() => setAccepted(damaged)}>{words.restore.acceptDamaged}</Button>}
      </div>
    );
    return (
      <Notice title={words.restore.refused} isAlert action={actions}>
        <p>{describeRefusal(found.error)}</p>
      </Notice>
    );
  }
  return (
    <div className={classes.panel}>
      <Facts path={path} found={found.data} />
      {accepted !== null && (
        <p className={classes.state} data-ready={false} role="alert">
          {words.restore.withoutTexts(accepted)}
        </p>
      )}
      <p>{words.restore.effect}</p>
      <p className={classes.quiet}>{words.restore.kept(folder)}</p>
      {isWorking ? (
        <Working />
      ) : (
        <div className={classes.submit}>
          <Button onClick={onCancel}>{TEXTS.ui.cancel}</Button>
          <Button variant="filled" disabled={!found.data} onClick={() => onRestore(acceptDamaged)}>
            {acceptDamaged ? words.restore.confirmDamaged : words.restore.confirm}
          </Button>
        </div>
      )}
    </div>
  );
}

function Facts({ path, found }: { path: string; found: Inspected | undefined }) {
  const facts = [
    [words.file, path],
    [words.saved, found ? `${formatMoment(found.savedAt)}, ${words.kinds[found.kind]}` : words.restore.looking],
    [words.size, found ? formatBytes(found.bytes) : ''],
    [words.restore.holds, found ? describeContents(found) : ''],
  ] as const;
  return <FactList className={classes.facts} facts={facts} isBusy={!found} />;
}

function Working() {
  // Events put it there; nothing is ever asked for.
  const told = useQuery<number>({ queryKey: RESTORE_PROGRESS, queryFn: () => 0, enabled: false }).data;
  const percent = told ?? 0;
  return (
    <div className={classes.working}>
      <p aria-live="polite">{words.restore.working}</p>
      <Progress value={percent} aria-label={words.restore.working} transitionDuration={200} />
    </div>
  );
}
