/** One run in a side panel: its numbers as a sum, what it left out, its troubles engine by engine, and asking again. */
import { Button } from '@mantine/core';
import { useMutation, useQueryClient } from '@tanstack/react-query';

import { Link, useSearchParams } from 'react-router';
import { ENGINE_LABELS } from '#shared/vocabulary/engines.ts';
import { useClient } from '../../api/client-context.ts';
import { saveRun } from '../../api/live-updates.ts';
import { FILTER_KEYS } from '../../filters/filters.ts';
import { toScreenLink } from '../../filters/screen-link.ts';
import { LeftOut } from '../../live-run/left-out.tsx';
import { nameReason } from '../../live-run/plan-left-out.ts';
import type { Run } from '../../live-run/plan-run-bar.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { FactList } from '../../ui/fact-list.tsx';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { SidePanel } from '../../ui/side-panel.tsx';
import classes from './costs-screen.module.css';
import { planRunSums } from './plan-run-sums.ts';

const words = TEXTS.costs.runs;

export function RunPanel({ run, onClose }: { run: Run | null; onClose: () => void }) {
  return (
    <SidePanel title={run ? words.runOf(formatMoment(run.createdAt)) : ''} isOpen={run !== null} onClose={onClose}>
      {run && <RunDetails run={run} />}
    </SidePanel>
  );
}

/** All of its answers, whatever the filters leave out now: the days that it lasted, and nothing else. */
function planFilters({ id, createdAt, finishedAt }: Run): Record<string, string | null> {
  const to = finishedAt ?? new Date(Date.now()).toISOString();
  const cleared = Object.fromEntries(FILTER_KEYS.map((key) => [key, null]));
  return { ...cleared, from: createdAt.slice(0, 10), to: to.slice(0, 10), run: id };
}

function RunDetails({ run }: { run: Run }) {
  const [address] = useSearchParams();
  const client = useClient();
  const cache = useQueryClient();
  const retry = useMutation({
    mutationFn: () => client.call('runs.retry', { projectId: run.projectId, runId: run.id }),
    onSuccess: (retried) => {
      saveRun(cache, retried);
      notifyDone(words.retrying);
    },
    onError: notifyError,
  });
  const { answered, failed, leftOut, delayed, total } = run.jobs;
  const troubles = run.problems.filter(({ kind }) => kind !== 'left_out');
  const facts = [
    [words.state, words.states[run.state]],
    [words.cause, words.causes[run.cause]],
    [words.total, formatCount(total)],
  ] as const;
  return (
    <div className={classes.panel}>
      <FactList className={classes.facts} facts={facts} />
      <h3>{words.adds}</h3>
      <dl className={classes.facts}>
        {planRunSums(run).map(({ name, count, reasons }) => (
          <div key={name}>
            <dt>
              {name}
              {reasons.length > 0 && (
                <small className={classes.reasons}>
                  {reasons.map((reason) => `${formatCount(reason.count)} ${reason.name}`).join(' · ')}
                </small>
              )}
            </dt>
            <dd>{formatCount(count)}</dd>
          </div>
        ))}
      </dl>
      {answered > 0 && (
        <Link to={toScreenLink(run.projectId, 'answers', address, planFilters(run))}>{words.answers(answered)}</Link>
      )}
      {run.leftOut.length > 0 && (
        <>
          <h3>{words.setUp}</h3>
          <LeftOut run={run} />
        </>
      )}
      <h3>{words.problems}</h3>
      {troubles.length === 0 && <p className={classes.quiet}>{words.noProblems}</p>}
      <ul className={classes.problems}>
        {troubles.map(({ engine, reason, message, jobs }) => (
          <li key={`${engine} ${reason}`}>
            <strong>{ENGINE_LABELS[engine]}</strong> {words.jobs(jobs)}: {nameReason(reason)}
            <small className={classes.reasons} dir="auto">
              {TEXTS.notices.said(message)}
            </small>
          </li>
        ))}
      </ul>
      {(failed > 0 || leftOut > 0 || delayed > 0) && (
        <Button variant="filled" loading={retry.isPending} onClick={() => retry.mutate()}>
          {words.retry}
        </Button>
      )}
    </div>
  );
}
