/** When the project is asked: how often, at which time of day, how many samples, and over which span they go out. */
import { NativeSelect, NumberInput, TextInput } from '@mantine/core';
import { useForm } from '@mantine/form';

import type { OperationOutput } from '#shared/contract/index.ts';

import { useOperation } from '../../api/use-operation.ts';
import { useProjectId } from '../../filters/use-filters.ts';
import { HeldNotice } from '../../project-files/held-notice.tsx';
import { formatDate, formatDecimal, formatMoment } from '../../texts/format.ts';
import { LOCALE } from '../../texts/language.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { ErrorNotice, Notice } from '../../ui/notice.tsx';
import { SkeletonCard } from '../../ui/skeleton-card.tsx';
import { ChangedElsewhere } from './changed-elsewhere.tsx';
import { SaveRow } from './save-row.tsx';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

type Project = OperationOutput<'projects.get'>;
type Cadence = Project['settings']['schedule'];

const words = TEXTS.settings.schedule;
const AIM_POINTS = 5;
const CADENCES = (['daily', 'weekly', 'manual'] as const).map((value) => ({ value, label: words.cadences[value] }));
const weekdayName = new Intl.DateTimeFormat(LOCALE, { weekday: 'long', timeZone: 'UTC' });
/** 1 is a Monday, as 5 January 1970 was. */
const WEEKDAYS = Array.from({ length: 7 }, (_, index) => ({
  value: String(index + 1),
  label: weekdayName.format((index + 4) * 86_400_000),
}));

export function ScheduleSection() {
  const project = useOperation('projects.get', { projectId: useProjectId() });
  if (project.error) return <ErrorNotice error={project.error} onRetry={() => void project.refetch()} />;
  if (!project.data) return <SkeletonCard heightPx={420} />;
  return <ScheduleForm project={project.data} />;
}

function ScheduleForm({ project }: { project: Project }) {
  const save = useSave('projects.configure');
  const { schedule, scheduleTime, scheduleWeekday, spreadMinutes, samplesPerRun } = project.settings;
  const saved = { schedule, scheduleTime, scheduleWeekday: String(scheduleWeekday), spreadMinutes, samplesPerRun };
  const form = useForm({
    initialValues: saved,
  });
  const cadence: Cadence = form.values.schedule;
  const { scheduleTime: time, spreadMinutes: spread } = form.values;
  const chosen = { schedule: cadence, scheduleTime: time, spreadMinutes: spread };
  return (
    <Card title={words.title} note={project.nextRunAt ? words.next(formatMoment(project.nextRunAt)) : words.noNext}>
      <HeldNotice project={project} />
      <form
        className={classes.form}
        onSubmit={form.onSubmit(({ scheduleWeekday: weekday, ...values }) =>
          save.mutate(
            { projectId: project.id, ...values, scheduleWeekday: Number(weekday) },
            { onSuccess: () => form.resetDirty({ ...values, scheduleWeekday: weekday }) },
          ),
        )}
      >
        <NativeSelect label={words.cadence} data={CADENCES} {...form.getInputProps('schedule')} />
        {cadence === 'weekly' && (
          <NativeSelect label={words.weekday} data={WEEKDAYS} {...form.getInputProps('scheduleWeekday')} />
        )}
        {cadence !== 'manual' && (
          <>
            <TextInput label={words.time} type="time" {...form.getInputProps('scheduleTime')} />
            <NumberInput
              label={words.spread}
              description={words.spreadHint}
              min={0}
              max={240}
              allowDecimal={false}
              {...form.getInputProps('spreadMinutes')}
            />
            {isWhole(chosen) && <UnevenDays {...chosen} />}
          </>
        )}
        <NumberInput
          label={words.samples}
          description={words.samplesHint}
          min={1}
          max={20}
          allowDecimal={false}
          {...form.getInputProps('samplesPerRun')}
        />
        <Precision projectId={project.id} />
        <ChangedElsewhere saved={saved} form={form} />
        <SaveRow isSaving={save.isPending} isDirty={form.isDirty()} />
      </form>
    </Card>
  );
}

/** What is known with the schedule as it is saved: samples buy little of it, prompts most. */
function Precision({ projectId }: { projectId: string }) {
  const plan = useOperation('money.plan', { projectId, halfWidth: AIM_POINTS }).data;
  if (!plan) return null;
  const { halfWidth, detects } = plan.current;
  return <p className={classes.quiet}>{TEXTS.plan.schedule(formatDecimal(halfWidth), formatDecimal(detects))}</p>;
}

interface ChosenTime {
  schedule: Cadence;
  scheduleTime: string;
  spreadMinutes: number;
}

/** Said while a time is chosen: a change of clocks will leave a UTC day empty, or fill one twice. */
function UnevenDays(chosen: ChosenTime) {
  const { uneven } = words;
  const found = useOperation('projects.unevenDays', chosen).data?.unevenDays;
  if (!found) return null;
  const toList = (dates: readonly string[]) => dates.map(formatDate).join(', ');
  const sentences = [
    ...(found.emptyDays.length > 0 ? [uneven.empty(toList(found.emptyDays))] : []),
    ...(found.doubleDays.length > 0 ? [uneven.double(toList(found.doubleDays))] : []),
    uneven.remedy,
  ];
  return <Notice title={uneven.why(found.timeZone)}>{sentences.join(' ')}</Notice>;
}

/** A field that is being typed in may hold less than a time. */
function isWhole({ scheduleTime, spreadMinutes }: ChosenTime): boolean {
  return /^\d{2}:\d{2}$/.test(scheduleTime) && Number.isInteger(spreadMinutes);
}
