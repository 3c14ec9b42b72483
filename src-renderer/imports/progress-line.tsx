/** How far a preview or an import is, and the button that stops it; nothing for what is over at once. */
import { Button, Progress } from '@mantine/core';
import { useMutation, useQuery } from '@tanstack/react-query';

import type { AppEvent } from '#shared/contract/events.ts';
import { useClient } from '../api/client-context.ts';
import { toImportKey } from '../api/live-updates.ts';
import { formatCount } from '../texts/format.ts';
import { TEXTS } from '../texts/texts.ts';
import classes from './imports.module.css';

type Told = Extract<AppEvent, { kind: 'import-progress' }>;

export function ProgressLine({ token, label }: { token: string; label: string }) {
  const client = useClient();
  const { data } = useQuery<Told | null>({ queryKey: toImportKey(token), queryFn: () => null, enabled: false });
  const stop = useMutation({ mutationFn: () => client.call('imports.stop', { token }) });
  return (
    <div className={classes.line}>
      <div className={classes.path} role="status">
        {data ? TEXTS.imports.progress(label, formatCount(data.done), data.total && formatCount(data.total)) : label}
        {data?.total && <Progress aria-label={label} value={(100 * data.done) / data.total} />}
      </div>
      {data && (
        <Button loading={stop.isPending} onClick={() => stop.mutate()}>
          {TEXTS.imports.stop}
        </Button>
      )}
    </div>
  );
}
