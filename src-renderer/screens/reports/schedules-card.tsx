/** The schedules that are for this project: what they build, when, for whom, and whether something failed. */
import { ActionIcon, Button } from '@mantine/core';
import { IconPlus, IconTrash } from '@tabler/icons-react';
import { useMutation } from '@tanstack/react-query';
import { lazy, Suspense, useState } from 'react';

import { useClient } from '../../api/client-context.ts';
import { useOperation } from '../../api/use-operation.ts';
import { HeldNotice } from '../../project-files/held-notice.tsx';
import { formatMoment, formatWeekdayName } from '../../texts/format.ts';
import { TEXTS } from '../../texts/texts.ts';
import { Card } from '../../ui/card.tsx';
import { notifyError, notifyUndoable } from '../../ui/notify.tsx';
import type { Template } from './content-choice.tsx';
import dialogs from './dialogs.module.css';
import type { SavedReport } from './report-draft.ts';
import classes from './reports-screen.module.css';
import { newSchedule, type SavedSchedule, toScheduleDraft } from './schedule-draft.ts';

const ScheduleDialog = lazy(() => import('./schedule-dialog.tsx'));

interface SchedulesCardProps {
  projectId: string;
  /** The report that is open, which a new schedule is for; null: none is saved. */
  reportId: string | null;
  reports: readonly SavedReport[];
  templates: readonly Template[];
  usualFolder: string;
}

const words = TEXTS.reports.schedules;

export function SchedulesCard({ projectId, reportId, reports, templates, usualFolder }: SchedulesCardProps) {
  const { data } = useOperation('reportSchedules.list', { projectId });
  const [open, setOpen] = useState<SavedSchedule | 'new' | null>(null);
  const schedules = data?.schedules ?? [];
  const project = useOperation('projects.get', { projectId }).data;
  const add = (
    <Button leftSection={<IconPlus size={14} aria-hidden />} onClick={() => setOpen('new')}>
      {words.new}
    </Button>
  );
  return (
    <Card title={words.title} note={words.note} controls={add}>
      {schedules.length > 0 && project && <HeldNotice project={project} />}
      {schedules.length === 0 ? (
        <p className={classes.none}>{words.none}</p>
      ) : (
        <ul className={dialogs.schedules}>
          {schedules.map((schedule) => (
            <ScheduleRow key={schedule.id} schedule={schedule} onOpen={() => setOpen(schedule)} />
          ))}
        </ul>
      )}
      <Suspense fallback={null}>
        {open && (
          <ScheduleDialog
            projectId={projectId}
            scheduleId={open === 'new' ? null : open.id}
            draft={open === 'new' ? newSchedule([projectId], reportId) : toScheduleDraft(open)}
            reports={reports}
            templates={templates}
            usualFolder={usualFolder}
            onClose={() => setOpen(null)}
          />
        )}
      </Suspense>
    </Card>
  );
}

function ScheduleRow({ schedule, onOpen }: { schedule: SavedSchedule; onOpen: () => void }) {
  const client = useClient();
  const { id, name, failing, folder, projectIds, formats, nextBuildAt } = schedule;
  const remove = useMutation({
    mutationFn: () => client.call('reportSchedules.remove', { scheduleId: id }),
    onSuccess: () =>
      notifyUndoable(words.removed(name), () => {
        client.call('reportSchedules.save', toScheduleDraft(schedule)).catch(notifyError);
      }),
    onError: notifyError,
  });
  const facts = [
    describeTime(schedule),
    formats.map((format) => TEXTS.reports.formats[format]).join(', '),
    words.forClients(projectIds.length),
    ...(folder === '' ? [] : [folder]),
    words.next(formatMoment(nextBuildAt)),
  ];
  return (
    <li className={dialogs.schedule}>
      <div>
        <strong dir="auto">{name}</strong>
        <p className={dialogs.facts}>{facts.join(' · ')}</p>
        {failing > 0 && (
          <p role="alert" className={classes.fault}>
            {words.failing(failing)}
          </p>
        )}
      </div>
      <span className={classes.buttons}>
        <Button aria-label={words.changeName(name)} onClick={onOpen}>
          {words.change}
        </Button>
        <ActionIcon
          variant="subtle"
          aria-label={words.remove(name)}
          loading={remove.isPending}
          onClick={() => remove.mutate()}
        >
          <IconTrash size={16} />
        </ActionIcon>
      </span>
    </li>
  );
}

function describeTime({ rhythm, weekday, dayOfMonth, time }: SavedSchedule): string {
  return rhythm === 'weekly' ? words.everyWeek(formatWeekdayName(weekday), time) : words.everyMonth(dayOfMonth, time);
}
