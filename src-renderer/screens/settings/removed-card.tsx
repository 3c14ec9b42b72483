/** Projects that were removed: brought back as they were, or deleted for good after a question; of those how far it is. */
import { Button, Modal } from '@mantine/core';
import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { formatDuration, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Removed = OperationOutput<'projects.archived'>[number];

const words = TEXTS.removal;

/** How soon to look how far a deletion is that another program goes on with; of one in this program the events tell. */
const LOOK_MS = 2_000;

/** Nothing where no project was removed. */
export function RemovedCard() {
  const query = useQuery({
    ...operationQuery(useClient(), 'projects.archived', {}),
    refetchInterval: ({ state }) => (state.data?.some(({ erasing }) => erasing !== null) ? LOOK_MS : false),
  });
  const removed = query.data ?? [];
  const [asked, setAsked] = useState<Removed | null>(null);
  const restore = useSave('projects.unarchive', () => words.restored);
  if (removed.length === 0) return null;
  return (
    <Card title={words.list} note={words.listNote}>
      <ul className={`${classes.removed} ${classes.inset}`}>
        {removed.map((project) =>
          project.erasing ? (
            <ErasingRow key={project.id} project={project} erasing={project.erasing} />
          ) : (
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
          ),
        )}
      </ul>
      <EraseDialog project={asked} onClose={() => setAsked(null)} />
    </Card>
  );
}

function ErasingRow({ project, erasing }: { project: Removed; erasing: NonNullable<Removed['erasing']> }) {
  const { answersBefore: before, secondsLeft } = erasing;
  const deleted = before - project.answers;
  const percent = before === 0 ? 0 : (100 * deleted) / before;
  const text = words.erasing(deleted, before, secondsLeft === null ? null : formatDuration(secondsLeft * 1000));
  return (
    <li>
      <span>
        <bdi>{project.name}</bdi>
        <small>{text}</small>
        <small>{words.erasingNote}</small>
      </span>
      <div
        className={classes.erasing}
        data-drawn
        role="progressbar"
        aria-label={words.erasingOf(project.name)}
        aria-valuenow={Math.round(percent)}
        aria-valuetext={text}
      >
        <span style={{ width: `${percent}%` }} />
      </div>
    </li>
  );
}

function EraseDialog({ project, onClose }: { project: Removed | null; onClose: () => void }) {
  const erase = useSave('projects.erase', () => words.erased);
  return (
    <Modal
      opened={project !== null}
      onClose={onClose}
      title={words.question(project?.name ?? '')}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <div className={classes.panel}>
        <p>{words.questionText(project?.answers ?? 0)}</p>
        <div className={classes.submit}>
          <Button onClick={onClose}>{TEXTS.ui.cancel}</Button>
          <Button
            variant="filled"
            onClick={() => {
              if (project) erase.mutate({ projectId: project.id });
              onClose();
            }}
          >
            {words.erase}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
