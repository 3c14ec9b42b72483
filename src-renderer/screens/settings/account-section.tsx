/** The account that owns the data folder: its name, the plan whose limits it chose, and whose months money goes by. Nobody is billed. */
import { NativeSelect, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { OperationOutput } from '#shared/contract/index.ts';
import { PLANS, TIERS, type Tier } from '#shared/vocabulary/plans.ts';

import { useOperation } from '../../api/use-operation.ts';
import { formatCount, formatMoment } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { SignInCard } from './sign-in-card.tsx';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.account;

export function AccountSection() {
  const account = useOperation('account.get', {});
  const caps = useOperation('money.caps', {});
  if (account.error) return <ErrorNotice error={account.error} onRetry={() => void account.refetch()} />;
  if (caps.error) return <ErrorNotice error={caps.error} onRetry={() => void caps.refetch()} />;
  if (!account.data || !caps.data) return <SkeletonCard heightPx={320} />;
  return (
    <>
      <AccountForm account={account.data} month={caps.data} />
      <SignInCard />
    </>
  );
}

interface AccountFormProps {
  account: OperationOutput<'account.get'>;
  month: Pick<OperationOutput<'money.caps'>, 'timeZone' | 'endsAt'>;
}

function AccountForm({ account, month }: AccountFormProps) {
  const save = useSave('account.update');
  const saved = {
    accountName: account.accountName,
    email: account.email,
    tier: account.tier as Tier,
    timeZone: month.timeZone,
  };
  const form = useForm({
    initialValues: saved,
    validate: { accountName: (value) => (value.trim() === '' ? TEXTS.settings.needed : null) },
  });
  return (
    <Card title={words.title} note={words.note}>
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ email, ...values }) =>
          save.mutate(
            { ...values, ...(email && { email }) },
            { onSuccess: () => form.resetDirty({ ...values, email }) },
          ),
        )}
      >
        <TextInput label={words.name} {...form.getInputProps('accountName')} />
        <TextInput label={words.email} type="email" {...form.getInputProps('email')} />
        <NativeSelect
          label={words.plan}
          description={words.planHint}
          data={TIERS.map((value) => ({ value, label: words.plans[value] }))}
          {...form.getInputProps('tier')}
        />
        <PlanLimits tier={form.values.tier} projectCount={account.projectCount} />
        <NativeSelect
          label={words.timeZone}
          description={words.timeZoneHint(formatMoment(month.endsAt))}
          data={listTimeZones(month.timeZone)}
          {...form.getInputProps('timeZone')}
        />
        <ChangedElsewhere saved={saved} form={form} />
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </Card>
  );
}

/** Those that the browser knows, with the one that is set. */
function listTimeZones(current: string): string[] {
  return [...new Set(['UTC', current, ...Intl.supportedValuesOf('timeZone')])].toSorted();
}

/** What the chosen plan allows, before it is saved. A limit that a plan has not is not listed. */
function PlanLimits({ tier, projectCount }: { tier: Tier; projectCount: number }) {
  const plan = PLANS[tier];
  const { limits } = words;
  const lines = [
    limits.projects(formatCount(projectCount), formatCount(plan.clientProjects)),
    plan.pitchSlots > 0 && limits.pitches(formatCount(plan.pitchSlots)),
    limits.engines(formatCount(plan.modelsPerProject)),
    plan.promptsPerProject !== null && limits.prompts(formatCount(plan.promptsPerProject)),
    plan.promptBudget !== null && limits.budget(formatCount(plan.promptBudget)),
    plan.includedAnswersPerMonth !== null && limits.answers(formatCount(plan.includedAnswersPerMonth)),
    limits.requests(formatCount(plan.requestsPerMinute)),
  ];
  return <p className={classes.quiet}>{lines.filter((line) => line !== false).join(' · ')}</p>;
}
