/** Projects that were removed: brought back as they were, or deleted for good after a question. */
import { Button, Modal } from '@mantine/core';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Removed = OperationOutput<'projects.archived'>[number];

const words = TEXTS.removal;
const STALE = ['projects.', 'system.'];

/** Nothing where no project was removed. */
export function RemovedCard() {
  const removed = useOperation('projects.archived', {}).data ?? [];
  const [asked, setAsked] = useState<Removed | null>(null);
  const restore = useSave('projects.unarchive', STALE, () => words.restored);
  if (removed.length === 0) return null;
  return (
    <Card title={words.list} note={words.listNote}>
      <ul className={`${classes.removed} ${classes.inset}`}>
        {removed.map((project) => (
          <li key={project.id}>
            <span>
              <bdi>{project.name}</bdi>
              <small>{words.about(project.answers, formatMoment(project.archivedAt))}</small>
            </span>
            <Button
              aria-label={words.restoreOf(project.name)}
              loading={restore.isPending && restore.variables.projectId === project.id}
              onClick={() => restore.mutate({ projectId: project.id })}
            >
              {words.restore}
            </Button>
            <Button aria-label={words.eraseOf(project.name)} onClick={() => setAsked(project)}>
              {words.erase}
            </Button>
          </li>
        ))}
      </ul>
      <EraseDialog project={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

function EraseDialog({ project, onClose }: { project: Removed | null; onClose: () => void }) {
  const erase = useSave('projects.erase', STALE, () => words.erased);
  return (
    <Modal
      opened={project !== null}
      onClose={() => !erase.isPending && onClose()}
      title={words.question(project?.name ?? '')}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <div className={classes.panel}>
        <p>{words.questionText(project?.answers ?? 0)}</p>
        <div className={classes.submit}>
          <Button disabled={erase.isPending} onClick={onClose}>
            {TEXTS.ui.cancel}
          </Button>
          <Button
            variant="filled"
            loading={erase.isPending}
            onClick={() => project && erase.mutate({ projectId: project.id }, { onSettled: onClose })}
          >
            {words.erase}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
