/** A model that reads what answers say of brands: whether, over which service, for how much, and what came of it. */
import { Button, NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { formatCount, formatMoney, formatRate, formatRateSpan } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { SmallTable } from '../../ui/small-table.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Status = OperationOutput<'judge.get'>;

const words = TEXTS.judge;
const MODES = (['off', 'unsure', 'all'] as const).map((value) => ({ value, label: words.modes[value] }));
const BRANDS = (['own', 'tracked'] as const).map((value) => ({ value, label: words.whose[value] }));
const VERDICTS = ['positive', 'neutral', 'negative', 'none'] as const;
const MISSES = ['missing', 'false_quote', 'contradictory', 'unreadable'] as const;

export default function JudgeSection() {
  const projectId = useProjectId();
  const status = useOperation('judge.get', { projectId });
  if (status.error) return <ErrorNotice error={status.error} onRetry={() => void status.refetch()} />;
  if (!status.data) return <SkeletonCard heightPx={420} />;
  return (
    <>
      <JudgeForm projectId={projectId} status={status.data} />
      {status.data.mode !== 'off' && <JudgeCard projectId={projectId} status={status.data} />}
    </>
  );
}

interface JudgeProps {
  projectId: string;
  status: Status;
}

function JudgeForm({ projectId, status }: JudgeProps) {
  const save = useSave('judge.update');
  const { mode, brands, since, monthlyCapUsd, routes } = status;
  const usual = routes.find(({ hasKey, isLocal }) => hasKey && !isLocal) ?? routes[0];
  const form = useForm({
    initialValues: {
      ...{ mode, brands, since, route: status.route ?? usual?.route ?? '' },
      ...{ model: status.model ?? usual?.model ?? '', cap: monthlyCapUsd ?? ('' as number | '') },
    },
  });
  const { values } = form;
  const choices = routes.map(({ route, label, hasKey }) => ({
    value: route,
    label: hasKey ? label : words.noKey(label),
  }));
  return (
    <Card title={words.title} note={words.note}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ cap, ...chosen }) =>
          save.mutate(
            { projectId, ...chosen, monthlyCapUsd: cap === '' ? null : cap },
            { onSuccess: () => form.resetDirty() },
          ),
        )}
      >
        <NativeSelect label={words.mode} data={MODES} {...form.getInputProps('mode')} />
        {values.mode !== 'off' && (
          <>
            <NativeSelect label={words.brands} data={BRANDS} {...form.getInputProps('brands')} />
            <NativeSelect
              label={words.route}
              data={choices}
              value={values.route}
              onChange={({ currentTarget: { value } }) => {
                const model = routes.find(({ route }) => route === value)?.model ?? '';
                form.setValues({ route: value, model });
              }}
            />
            <TextInput label={words.model} required {...form.getInputProps('model')} />
            <TextInput label={words.since} type="date" required {...form.getInputProps('since')} />
            <NumberInput label={words.cap} description={words.capHint} min={0} {...form.getInputProps('cap')} />
            {values.model !== '' && values.since !== '' && <Forecast projectId={projectId} {...values} />}
          </>
        )}
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </Card>
  );
}

interface ForecastProps extends Pick<Status, 'mode' | 'brands' | 'since'> {
  projectId: string;
  route: string;
  model: string;
}

function Forecast({ projectId, mode, brands, since, route, model }: ForecastProps) {
  const wish = {
    projectId,
    brands,
    since,
    route,
    model,
    mode: mode === 'all' ? ('all' as const) : ('unsure' as const),
  };
  const forecast = useOperation('judge.forecast', wish).data;
  if (!forecast) return null;
  const { mentions, answers, sampledAnswers, expectedUsd, ceilingUsd, isPriced } = forecast;
  const sentences = [
    words.forecast(mentions, answers, formatMoney(expectedUsd), formatMoney(ceilingUsd)),
    ...(sampledAnswers < answers ? [words.sampled(sampledAnswers)] : []),
    ...(isPriced ? [] : [words.unpriced]),
  ];
  return <p className={classes.quiet}>{sentences.join(' ')}</p>;
}

function JudgeCard({ projectId, status }: JudgeProps) {
  const run = useSave('judge.run', () => null);
  const { verdicts, misses, agreement, problem, spentUsd, waitingAnswers } = status;
  const missed = MISSES.filter((reason) => misses[reason] > 0);
  return (
    <Card title={words.state}>
      <div className={classes.form}>
        {problem !== null && <Notice title={words.standsStill}>{problem}</Notice>}
        <SmallTable heads={[words.result, words.count]}>
          {VERDICTS.map((opinion) => (
            <tr key={opinion}>
              <th scope="row">{words.verdicts[opinion]}</th>
              <td>{formatCount(verdicts[opinion])}</td>
            </tr>
          ))}
          {missed.map((reason) => (
            <tr key={reason}>
              <th scope="row">{words.misses[reason]}</th>
              <td>{formatCount(misses[reason])}</td>
            </tr>
          ))}
        </SmallTable>
        {agreement.share !== null && agreement.interval && (
          <p className={classes.quiet}>
            {words.agreement(formatRate(agreement.share), formatRateSpan(...agreement.interval), agreement.judgedTwice)}
          </p>
        )}
        <p className={classes.quiet}>
          {words.spent(formatMoney(spentUsd))} {waitingAnswers > 0 && words.waiting(waitingAnswers)}
        </p>
        <div className={classes.submit} data-start>
          <Button loading={run.isPending || status.isRunning} onClick={() => run.mutate({ projectId })}>
            {words.run}
          </Button>
        </div>
      </div>
    </Card>
  );
}
