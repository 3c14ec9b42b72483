/** Takes the open project out of all lists, with a way to take that back at once; it is deleted elsewhere, and only then. */
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useClient } from '../../api/client-context.ts';
import { readNow } from '../../api/read-now.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyError, notifyUndoable } from '../../ui/notify.tsx';
import classes from './settings-screen.module.css';

const words = TEXTS.removal;

export function RemoveCard({ project: { id, name } }: { project: OperationOutput<'projects.get'> }) {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const readProjects = () => readNow(client, cache, 'projects.list', {});
  const restore = () =>
    client.call('projects.unarchive', { projectId: id }).then(async () => {
      await readProjects();
      await navigate(`/projects/${encodeURIComponent(id)}/overview`);
    }, notifyError);
  const remove = useMutation({
    mutationFn: () => client.call('projects.archive', { projectId: id }),
    onSuccess: async () => {
      await readProjects();
      await navigate('/');
      notifyUndoable(words.removed(name), () => void restore());
    },
    onError: notifyError,
  });
  return (
    <Card title={words.title} note={words.note}>
      <div className={classes.inset}>
        <Button loading={remove.isPending} onClick={() => remove.mutate()}>
          {words.remove}
        </Button>
      </div>
    </Card>
  );
}
