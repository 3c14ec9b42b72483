/** What is to become of the chosen suggestions: active or paused, with which tags, and what a run of them costs. */
import { Button, TagsInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatMoney } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { Segmented } from '../../ui/segmented.tsx';
import classes from './find-prompts-screen.module.css';
import type { Suggestion } from './plan-suggestions.ts';

const words = TEXTS.findPrompts.chosen;
const STATES = [
  { value: 'paused', label: words.paused },
  { value: 'active', label: words.active },
] as const;
type State = (typeof STATES)[number]['value'];

export function ChosenBar({ chosen, onDone }: { chosen: readonly Suggestion[]; onDone: () => void }) {
  const [state, setState] = useState<State>('paused');
  const [tags, setTags] = useState<string[]>([]);
  const add = useAdd(onDone);
  return (
    <div className={classes.chosen} role="toolbar" aria-label={words.label}>
      <span className={classes.count}>{words.count(chosen.length)}</span>
      <Segmented label={words.state} value={state} options={STATES} onChange={setState} />
      <TagsInput
        size="xs"
        className={classes.tags}
        aria-label={words.tags}
        placeholder={tags.length === 0 ? words.tags : undefined}
        maxLength={100}
        maxTags={100}
        value={tags}
        onChange={setTags}
      />
      <Button variant="filled" loading={add.isPending} onClick={() => add.mutate({ chosen, state, tags })}>
        {words.add(chosen.length)}
      </Button>
      <Button variant="subtle" onClick={onDone}>
        {words.none}
      </Button>
      <Forecast count={chosen.length} isPaused={state === 'paused'} />
    </div>
  );
}

/** With the engines, samples and schedule of the project. */
function Forecast({ count, isPaused }: { count: number; isPaused: boolean }) {
  const project = useOperation('projects.get', { projectId: useProjectId() }).data;
  if (!project) return null;
  const { environment, models, settings } = project;
  return (
    <ForecastLine
      input={{
        environment,
        models,
        prompts: count,
        samples: settings.samplesPerRun,
        schedule: settings.schedule,
      }}
      isPaused={isPaused}
    />
  );
}

type Input = Parameters<typeof useOperation<'projects.estimate'>>[1];

function ForecastLine({ input, isPaused }: { input: Input; isPaused: boolean }) {
  const estimate = useOperation('projects.estimate', input).data;
  if (!estimate) return <p className={classes.forecast}>{words.counting}</p>;
  const { run, calls, monthly } = estimate;
  return (
    <p className={classes.forecast}>
      {words.forecast(calls, formatMoney(run.expectedUsd), formatMoney(monthly.expectedUsd))}{' '}
      {isPaused ? words.whenResumed : words.askedAtOnce}
    </p>
  );
}

interface Addition {
  chosen: readonly Suggestion[];
  state: State;
  tags: readonly string[];
}

function useAdd(onDone: () => void) {
  const client = useClient();
  const projectId = useProjectId();
  return useMutation({
    mutationFn: ({ chosen, state, tags }: Addition) =>
      client.call('prompts.createMany', {
        projectId,
        prompts: chosen.map(({ prompt, language }) => ({ prompt, language })),
        state,
        tags: [...tags],
      }),
    onSuccess: ({ created, prompts }) => {
      notifyDone(words.done(created, prompts.length - created));
      onDone();
    },
    onError: notifyError,
  });
}
