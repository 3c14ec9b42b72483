/** A schedule as it is being set up, and what is wrong with it. Pure. */
import type { OperationInput, OperationOutput } from '#shared/contract/index.ts';

export type SavedSchedule = OperationOutput<'reportSchedules.list'>['schedules'][number];
export type ScheduleDraft = Omit<Required<OperationInput<'reportSchedules.save'>>, 'scheduleId'>;

/** What a new one builds: a report of one project, or what somebody chose last for several. */
export function newSchedule(projectIds: readonly string[], reportId: string | null): ScheduleDraft {
  return {
    ...{ name: '', reportId, templateId: null, projectIds: [...projectIds], formats: ['pptx'], folder: '' },
    ...{ rhythm: 'weekly', weekday: 1, dayOfMonth: 1, time: '07:00' },
  };
}

export function toScheduleDraft({
  id: _id,
  nextBuildAt: _n,
  failing: _f,
  createdAt: _c,
  updatedAt: _u,
  ...draft
}: SavedSchedule): ScheduleDraft {
  return draft;
}

/** A report is of its one project; everything else is for whoever is chosen. */
export function chooseContent(draft: ScheduleDraft, value: string, projectId: string): ScheduleDraft {
  const [kind, id = null] = value.split(' ');
  if (kind === 'report') return { ...draft, reportId: id, templateId: null, projectIds: [projectId], name: '' };
  return { ...draft, reportId: null, templateId: kind === 'template' ? id : null, name: '' };
}

export function toContentValue({ reportId, templateId }: Pick<ScheduleDraft, 'reportId' | 'templateId'>): string {
  if (reportId !== null) return `report ${reportId}`;
  return templateId === null ? 'usual' : `template ${templateId}`;
}

export type ScheduleFault = 'projects' | 'formats' | 'time';

export function findScheduleFaults({ projectIds, formats, time }: ScheduleDraft): ScheduleFault[] {
  return [
    ...(projectIds.length === 0 ? (['projects'] as const) : []),
    ...(formats.length === 0 ? (['formats'] as const) : []),
    ...(/^([01]\d|2[0-3]):[0-5]\d$/.test(time) ? [] : (['time'] as const)),
  ];
}
