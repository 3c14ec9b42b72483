/** One schedule: what it builds, for whom, when, in which formats and where to. */
import { Button, Modal, NumberInput, Select, TextInput } from '@mantine/core';
import { useMutation } from '@tanstack/react-query';
import { useState } from 'react';
import { REPORT_RHYTHMS, type ReportRhythm } from '#shared/vocabulary/reports.ts';

import { useClient } from '../../api/client-context.ts';
import { formatWeekdayName } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { notifyDone, notifyError } from '../../ui/notify.tsx';
import { ContentChoice, type Template } from './content-choice.tsx';
import dialogs from './dialogs.module.css';
import type { SavedReport } from './report-draft.ts';
import classes from './reports-screen.module.css';
import { chooseContent, findScheduleFaults, type ScheduleDraft, toContentValue } from './schedule-draft.ts';
import { TargetFields } from './target-fields.tsx';

const words = TEXTS.reports.schedules;
const RHYTHMS = REPORT_RHYTHMS.map((value) => ({ value, label: words.rhythms[value] }));
const WEEKDAYS = [1, 2, 3, 4, 5, 6, 7].map((day) => ({ value: String(day), label: formatWeekdayName(day) }));
const LAST_DAY = 28;

interface ScheduleDialogProps {
  projectId: string;
  /** Null: a new one. */
  scheduleId: string | null;
  draft: ScheduleDraft;
  reports: readonly SavedReport[];
  templates: readonly Template[];
  usualFolder: string;
  onClose: () => void;
}

export default function ScheduleDialog({
  projectId,
  scheduleId,
  draft: first,
  reports,
  templates,
  usualFolder,
  onClose,
}: ScheduleDialogProps) {
  const client = useClient();
  const [draft, setDraft] = useState(first);
  const change = (changes: Partial<ScheduleDraft>) => setDraft({ ...draft, ...changes });
  const faults = findScheduleFaults(draft);
  const save = useMutation({
    mutationFn: () => client.call('reportSchedules.save', { ...(scheduleId !== null && { scheduleId }), ...draft }),
    onSuccess: () => {
      notifyDone(words.saved);
      onClose();
    },
    onError: notifyError,
  });
  return (
    <Modal
      opened
      onClose={onClose}
      title={scheduleId === null ? words.new : words.change}
      closeButtonProps={{ 'aria-label': TEXTS.ui.close }}
    >
      <form
        className={dialogs.dialog}
        onSubmit={(event) => {
          event.preventDefault();
          if (faults.length === 0) save.mutate();
        }}
      >
        <ContentChoice
          value={toContentValue(draft)}
          reports={reports}
          templates={templates}
          onPick={(value) => setDraft(chooseContent(draft, value, projectId))}
        />
        <TimeFields draft={draft} onChange={change} />
        <TargetFields
          target={draft}
          hasProjects={draft.reportId === null}
          usualFolder={usualFolder}
          errors={{
            projects: faults.includes('projects') ? words.faults.projects : undefined,
            formats: faults.includes('formats') ? words.faults.formats : undefined,
          }}
          onChange={change}
        />
        <footer className={dialogs.dialogFoot}>
          <Button variant="subtle" onClick={onClose}>
            {TEXTS.ui.cancel}
          </Button>
          <Button type="submit" variant="filled" loading={save.isPending} disabled={faults.length > 0}>
            {words.save}
          </Button>
        </footer>
      </form>
    </Modal>
  );
}

interface TimeFieldsProps {
  draft: ScheduleDraft;
  onChange: (changes: Partial<ScheduleDraft>) => void;
}

function TimeFields({ draft: { rhythm, weekday, dayOfMonth, time }, onChange }: TimeFieldsProps) {
  return (
    <>
      <Select
        label={words.rhythm}
        data={RHYTHMS}
        value={rhythm}
        onChange={(value) => onChange({ rhythm: (value ?? 'weekly') as ReportRhythm })}
        allowDeselect={false}
      />
      <div className={classes.two}>
        {rhythm === 'weekly' ? (
          <Select
            label={words.weekday}
            data={WEEKDAYS}
            value={String(weekday)}
            onChange={(day) => onChange({ weekday: Number(day ?? 1) })}
            allowDeselect={false}
          />
        ) : (
          <NumberInput
            label={words.dayOfMonth}
            value={Number(dayOfMonth)}
            min={1}
            max={LAST_DAY}
            allowDecimal={false}
            clampBehavior="strict"
            onChange={(day) => onChange({ dayOfMonth: typeof day === 'number' ? Math.max(1, day) : 1 })}
          />
        )}
        <TextInput
          type="time"
          label={words.time}
          value={time}
          onChange={(event) => onChange({ time: event.currentTarget.value })}
        />
      </div>
    </>
  );
}
