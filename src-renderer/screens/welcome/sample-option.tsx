/** Makes the sample project, or opens the one that is there; says how far it is while it is made. */
import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery, useQueryClient } from '@tanstack/react-query';
import { useNavigate } from 'react-router';

import { useClient } from '../../api/client-context.ts';
import { operationQuery } from '../../api/operation-query.ts';
import { readNow } from '../../api/read-now.ts';
import { toProjectPath } from '../../filters/filter-memory.ts';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import { OptionCard } from './option-card.tsx';
import classes from './welcome-screen.module.css';

const LOOK_MS = 400;

const { title, text, create, open, making, progress: describeProgress } = TEXTS.welcome.sample;

export function SampleOption() {
  const client = useClient();
  const cache = useQueryClient();
  const navigate = useNavigate();
  const make = useMutation({
    mutationFn: () => client.call('projects.createSample', {}),
    onSuccess: async ({ projectId }) => {
      await readNow(client, cache, 'projects.list', {});
      void navigate(toProjectPath(projectId));
    },
  });
  // Another window may be making it, too.
  const sample = useQuery({
    ...operationQuery(client, 'projects.sample', {}),
    refetchInterval: (query) => (make.isPending || query.state.data?.progress ? LOOK_MS : false),
  });
  const projectId = sample.data?.projectId ?? null;
  const progress = sample.data?.progress ?? null;
  return (
    <OptionCard title={title} text={text}>
      {projectId !== null && !make.isPending ? (
        <Button size="sm" onClick={() => void navigate(toProjectPath(projectId))}>
          {open}
        </Button>
      ) : (
        <Button size="sm" loading={make.isPending} disabled={progress !== null} onClick={() => make.mutate()}>
          {create}
        </Button>
      )}
      {(make.isPending || progress) && (
        <div className={classes.progress} role="status">
          <span>{making}</span>
          <span>{progress && describeProgress(progress.done, progress.total)}</span>
          <Progress value={progress ? (100 * progress.done) / progress.total : 0} size="xs" aria-label={making} />
        </div>
      )}
      {make.error && <ErrorNotice error={make.error} onRetry={() => make.mutate()} />}
    </OptionCard>
  );
}
