/** The first run as it goes: its progress, the first measured answer as soon as there is one, and the way on. */
import { Button, Loader } from '@mantine/core';
import { IconArrowRight } from '@tabler/icons-react';
import { useRef } from 'react';
import { useNavigate } from 'react-router';
import type { OperationOutput } from '#shared/contract/index.ts';
import { toDate } from '#shared/time/day.ts';

import { useOperation } from '../../api/use-operation.ts';
import { toProjectPath } from '../../filters/filter-memory.ts';
import { useToday } from '../../filters/use-today.ts';
import { LeftOut } from '../../live-run/left-out.tsx';
import { RunBar } from '../../live-run/run-bar.tsx';
import { TEXTS } from '../../texts/texts.ts';
import { ErrorNotice } from '../../ui/notice.tsx';
import classes from './asking.module.css';
import { FirstAnswer } from './first-answer.tsx';

const { asking: words } = TEXTS.welcome;

export default function Asking({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  const today = useToday();
  const project = useOperation('projects.get', { projectId });
  const dates = { startDate: toDate(today - 1), endDate: toDate(today + 1) };
  const answers = useOperation('answers.list', { projectId, ...dates, limit: 100 });
  const error = project.error ?? answers.error;
  // The one that came first stays on the screen, however many follow.
  const seen = useRef<OperationOutput<'answers.list'>['answers'][number] | null>(null);
  seen.current ??= answers.data?.answers.at(-1) ?? null;
  const first = seen.current;
  if (error) return <ErrorNotice error={error} />;
  return (
    <div className={classes.page}>
      <h1>{words.title(project.data?.name ?? '')}</h1>
      <RunBar projectId={projectId} />
      {first ? <FirstAnswer projectId={projectId} listed={first} /> : <Waiting projectId={projectId} />}
      <footer className={classes.foot}>
        <p>{first ? `${words.more(answers.data?.pagination.total ?? 0)}. ${words.gone}` : words.gone}</p>
        <Button
          size="sm"
          variant="filled"
          rightSection={<IconArrowRight size={16} aria-hidden />}
          onClick={() => void navigate(toProjectPath(projectId))}
        >
          {words.overview}
        </Button>
      </footer>
    </div>
  );
}

/** Either the engines are at it, or it says why none is. */
function Waiting({ projectId }: { projectId: string }) {
  const navigate = useNavigate();
  const run = useOperation('runs.list', { projectId }).data?.at(0);
  const isStuck = run !== undefined && run.jobs.queued + run.jobs.running === 0 && run.problems.length > 0;
  if (!isStuck) {
    return (
      <section className={classes.waiting} role="status">
        <Loader size="sm" />
        <div>
          <h2>{words.waiting}</h2>
          <p>{words.waitingHelp}</p>
        </div>
      </section>
    );
  }
  return (
    <section className={classes.waiting} role="status">
      <div>
        <h2>{words.stuck}</h2>
        <LeftOut run={run} />
        <ul>
          {run.problems
            .filter(({ kind }) => kind === 'failed')
            .map(({ engine, message }) => (
              <li key={`${engine} ${message}`}>{message}</li>
            ))}
        </ul>
        {run.leftOut.length > 0 && <p>{words.keys}</p>}
        <Button onClick={() => void navigate('/settings/engines')}>{words.settings}</Button>
      </div>
    </section>
  );
}
