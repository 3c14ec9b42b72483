/** One intervention in a side panel: whether it worked, what was noted, and its form. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { ProofView } from '../../proof/proof-view.tsx';
import { formatDate } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { InterventionForm } from './intervention-form.tsx';
import type { Intervention } from './interventions-view.tsx';
import classes from './tasks-screen.module.css';

const words = TEXTS.proof;
const PANEL_PX = 560;

interface InterventionPanelProps {
  projectId: string;
  intervention: Intervention | null;
  onClose: () => void;
}

export function InterventionPanel({ projectId, intervention, onClose }: InterventionPanelProps) {
  return (
    <SidePanel title={words.title} isOpen={intervention !== null} onClose={onClose} widthPx={PANEL_PX}>
      {intervention && (
        <Details key={intervention.id} projectId={projectId} intervention={intervention} onClose={onClose} />
      )}
    </SidePanel>
  );
}

function Details({ projectId, intervention, onClose }: InterventionPanelProps & { intervention: Intervention }) {
  const { id: interventionId, name, date, url, note, taskId } = intervention;
  const client = useClient();
  const [isChanging, setChanging] = useState(false);
  const proof = useOperation('interventions.proof', { projectId, interventionId });
  const remove = useMutation({
    mutationFn: () => client.call('interventions.remove', { projectId, interventionId }),
    onSuccess: () => {
      notifyDone(words.form.removed);
      onClose();
    },
    onError: notifyError,
  });
  return (
    <div className={classes.panel}>
      <h3 className={classes.title}>{name}</h3>
      <p className={classes.marks}>
        <span>{words.done(formatDate(date))}</span>
        {url && (
          <a href={url} target="_blank" rel="noreferrer">
            {url}
          </a>
        )}
      </p>
      {note && <p>{note}</p>}
      {proof.error && <ErrorNotice error={proof.error} onRetry={() => void proof.refetch()} />}
      {!proof.data && !proof.error && <SkeletonCard heightPx={320} />}
      {proof.data && <ProofView proof={proof.data} />}
      {isChanging && (
        <InterventionForm projectId={projectId} intervention={intervention} onDone={() => setChanging(false)} />
      )}
      <div className={classes.exports}>
        {!isChanging && <Button onClick={() => setChanging(true)}>{words.form.change}</Button>}
        {taskId === null && (
          <Button loading={remove.isPending} onClick={() => remove.mutate()}>
            {words.form.remove}
          </Button>
        )}
      </div>
    </div>
  );
}
