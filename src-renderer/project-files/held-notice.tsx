/** A project from a file whose scheduled runs and reports wait for its owner, and the button that lets them go. */
import { Button } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';

import type { OperationOutput } from '#shared/contract/index.ts';
import { useClient } from '../api/client-context.ts';
import { TEXTS } from '../texts/texts.ts';
import { Notice } from '../ui/notice.tsx';
import { notifyError } from '../ui/notify.tsx';

const words = TEXTS.projectFiles;

export function HeldNotice({ project }: { project: OperationOutput<'projects.get'> }) {
  const client = useClient();
  const { id, settings, scheduleHeld } = project;
  const start = useMutation({
    mutationFn: () => client.call('projects.configure', { projectId: id, schedule: settings.schedule }),
    onError: notifyError,
  });
  if (!scheduleHeld) return null;
  const button = (
    <Button loading={start.isPending} onClick={() => start.mutate()}>
      {words.start}
    </Button>
  );
  return (
    <Notice title={words.held} action={button}>
      <p>{words.heldText}</p>
    </Notice>
  );
}
