/** Schedules of data files: what is written by itself, what came of it, and keeping another one of what the form above asks for. */
import { Button, NativeSelect, TextInput } from '@mantine/core';
import { useState } from 'react';

import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';
import { EXPORT_RHYTHMS, type ExportRhythm } from '#shared/vocabulary/data-tables.ts';

import { useOperation } from '../../api/use-operation.ts';
import {
  formatBytes,
  formatCount,
  formatDuration,
  formatList,
  formatMoment,
  formatWeekdayName,
} from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import classes from './settings-screen.module.css';
import { useSave } from './use-save.ts';

const words = TEXTS.settings.dataFiles.schedules;
type Schedule = OperationOutput<'dataFiles.schedules'>['schedules'][number];
type Wish = Omit<OperationInput<'dataFiles.export'>, 'token'>;

const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7];
const DAYS = Array.from({ length: 28 }, (_, index) => String(index + 1));
const FIRST = { rhythm: 'daily' as ExportRhythm, weekday: 1, dayOfMonth: 1, time: '07:00' };

/** `wish`: null while the form asks for nothing that could be written. */
export function DataFileSchedules({ wish }: { wish: Wish | null }) {
  const schedules = useOperation('dataFiles.schedules', {}).data?.schedules ?? [];
  const [timing, setTiming] = useState(FIRST);
  const save = useSave('dataFiles.saveSchedule');
  const change = (fields: Partial<typeof FIRST>) => setTiming({ ...timing, ...fields });
  return (
    <section aria-label={words.title} className={classes.form}>
      <h4>{words.title}</h4>
      <p className={classes.quiet}>{words.note}</p>
      {schedules.map((schedule) => (
        <ScheduleLine key={schedule.id} schedule={schedule} />
      ))}
      <div className={classes.fields}>
        <NativeSelect
          label={words.rhythm}
          data={EXPORT_RHYTHMS.map((value) => ({ value, label: words.rhythms[value] }))}
          value={timing.rhythm}
          onChange={({ currentTarget }) => change({ rhythm: currentTarget.value as ExportRhythm })}
        />
        {timing.rhythm === 'weekly' && (
          <NativeSelect
            label={words.weekday}
            data={WEEKDAYS.map((day) => ({ value: String(day), label: formatWeekdayName(day) }))}
            value={String(timing.weekday)}
            onChange={({ currentTarget }) => change({ weekday: Number(currentTarget.value) })}
          />
        )}
        {timing.rhythm === 'monthly' && (
          <NativeSelect
            label={words.dayOfMonth}
            data={DAYS}
            value={String(timing.dayOfMonth)}
            onChange={({ currentTarget }) => change({ dayOfMonth: Number(currentTarget.value) })}
          />
        )}
        <TextInput
          type="time"
          label={words.time}
          value={timing.time}
          onChange={({ currentTarget }) => change({ time: currentTarget.value })}
        />
        <Button
          disabled={wish === null}
          loading={save.isPending}
          onClick={() => wish && save.mutate({ ...wish, ...timing })}
        >
          {words.save}
        </Button>
      </div>
    </section>
  );
}

function ScheduleLine({ schedule }: { schedule: Schedule }) {
  const { id, to, rhythm, format = 'parquet', nextAt, writtenAt, outcome, failure, tries } = schedule;
  const remove = useSave('dataFiles.removeSchedule');
  return (
    <div className={classes.inline}>
      <div>
        <p>
          <strong>{to}</strong> · {TEXTS.settings.dataFiles.formats[format]} · {words.rhythms[rhythm]} ·{' '}
          {words.next(formatMoment(nextAt))}
        </p>
        {writtenAt && outcome ? (
          <p className={classes.quiet}>
            {words.last(formatMoment(writtenAt), formatDuration(outcome.durationMs))}{' '}
            {words.files(formatCount(outcome.written), formatCount(outcome.unchanged), formatBytes(outcome.bytes))}{' '}
            {outcome.months.length > 0 && TEXTS.settings.dataFiles.months(formatList(outcome.months))}
          </p>
        ) : (
          <p className={classes.quiet}>{words.never}</p>
        )}
        {outcome && outcome.missingProjectIds.length > 0 && (
          <p className={classes.quiet}>{words.missing(outcome.missingProjectIds.length)}</p>
        )}
        {failure && <p role="alert">{words.failed(formatMoment(failure.failedAt), failure.said)}</p>}
        {tries.length > 0 && <Tries tries={tries} />}
      </div>
      <Button
        aria-label={words.removeOf(to)}
        loading={remove.isPending}
        onClick={() => remove.mutate({ scheduleId: id })}
      >
        {words.remove}
      </Button>
    </div>
  );
}

/** What came of each time, the newest first. */
function Tries({ tries }: { tries: Schedule['tries'] }) {
  return (
    <details>
      <summary>{words.tries(tries.length)}</summary>
      <ul className={classes.quiet}>
        {tries.map(({ at, outcome, said }) => (
          <li key={at}>
            {outcome
              ? `${words.written(formatMoment(at))} ${words.files(formatCount(outcome.written), formatCount(outcome.unchanged), formatBytes(outcome.bytes))}`
              : words.notWritten(formatMoment(at), said ?? '')}
          </li>
        ))}
      </ul>
    </details>
  );
}
