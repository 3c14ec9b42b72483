/** When a report is built by itself. */
import { NumberInput, Select, TextInput } from '@mantine/core';
import { REPORT_RHYTHMS, type ReportRhythm } from '#shared/vocabulary/reports.ts';

import { formatWeekdayName } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import type { ReportFormProps } from './report-form.tsx';
import classes from './reports-screen.module.css';

const { fields } = TEXTS.reports;
const RHYTHMS = REPORT_RHYTHMS.map((value) => ({ value, label: fields.rhythms[value] }));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: formatWeekdayName(day) }));
const LAST_DAY = 28;

interface ScheduleFieldsProps extends Pick<ReportFormProps, 'draft' | 'onChange'> {
  error: string | undefined;
  note: string;
}

export function ScheduleFields({ draft, error, onChange, note }: ScheduleFieldsProps) {
  const { rhythm, weekday, dayOfMonth, time } = draft;
  return (
    <>
      <Select
        label={fields.rhythm}
        data={RHYTHMS}
        value={rhythm}
        onChange={(value) => onChange({ rhythm: (value ?? 'never') as ReportRhythm })}
        allowDeselect={false}
      />
      {rhythm !== 'never' && (
        <div className={classes.two}>
          {rhythm === 'weekly' ? (
            <Select
              label={fields.weekday}
              data={WEEKDAYS}
              value={String(weekday)}
              onChange={(day) => onChange({ weekday: Number(day ?? 1) })}
              allowDeselect={false}
            />
          ) : (
            <NumberInput
              label={fields.dayOfMonth}
              value={dayOfMonth}
              min={1}
              max={LAST_DAY}
              allowDecimal={false}
              clampBehavior="strict"
              onChange={(day) => onChange({ dayOfMonth: typeof day === 'number' ? Math.max(1, day) : 1 })}
            />
          )}
          <TextInput
            type="time"
            label={fields.time}
            value={time}
            error={error}
            onChange={(event) => onChange({ time: event.currentTarget.value })}
          />
        </div>
      )}
      {rhythm !== 'never' && <p className={classes.help}>{note}</p>}
    </>
  );
}
