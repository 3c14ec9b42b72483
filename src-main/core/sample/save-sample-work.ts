/** What the owner of a sample project did with its figures: tasks that were worked on, reports, and what customers said. */
import { reportDefinition } from '#shared/contract/report-definition.ts';
import { defineWrite } from '../../storage/command.ts';
import type { Connection } from '../../storage/connection.ts';
import { insertAttribution } from '../attribution/attribution-store.ts';
import { readProject } from '../projects/project.ts';
import type { ReportDefinition } from '../reports/report-definition.ts';
import { saveReport } from '../reports/save-reports.ts';
import { saveSchedule } from '../reports/schedules/schedule-store.ts';
import { type JudgedRules, saveEvaluation } from '../tasks/evaluate-tasks.ts';
import { saveTaskChange, type TaskChangeByHand } from '../tasks/save-task-change.ts';
import { readTasks, type TaskRow } from '../tasks/task-store.ts';
import { planSampleResponses } from './plan-sample-responses.ts';

const DAY_MS = 86_400_000;
/** When the tasks of the sample were found. */
export const TASKS_FOUND_DAYS_AGO = 40;

const KORDIVA = { first: 'mira@kordiva.example', second: 'jonas@kordiva.example' };

interface JudgedTwice {
  projectId: number;
  /** As of {@link TASKS_FOUND_DAYS_AGO}. */
  then: JudgedRules;
  now: JudgedRules;
}

/** The weightiest task was finished, the next one not wanted; of those whose evidence is still there one is under way. */
export const saveSampleTasks = defineWrite(
  'sample.saveTasks',
  (db, { projectId, then, now }: JudgedTwice, { nowMs }): null => {
    const at = (daysAgo: number) => ({ nowMs: nowMs - daysAgo * DAY_MS });
    const change = (
      task: TaskRow | undefined,
      daysAgo: number,
      step: Pick<TaskChangeByHand, 'status' | 'assigneeEmail'>,
    ) => {
      if (task) saveTaskChange.run(db, { projectId, taskId: task.public_id, ...step }, at(daysAgo));
    };
    saveEvaluation.run(db, { projectId, ...then }, at(TASKS_FOUND_DAYS_AGO));
    const [finished, unwanted] = readWeightiest(db, projectId, now);
    change(finished, 38, { status: 'in_progress', assigneeEmail: KORDIVA.first });
    change(unwanted, 37, { status: 'dismissed' });
    change(finished, 21, { status: 'done' });
    const [begun] = readWeightiest(db, projectId, now)
      .filter(({ status }) => status === 'open')
      .reverse();
    change(begun, 6, { status: 'in_progress', assigneeEmail: KORDIVA.second });
    saveEvaluation.run(db, { projectId, ...now }, { nowMs });
    return null;
  },
);

/** Tasks whose evidence is gone by now come first, the weightiest before others. */
function readWeightiest(db: Connection, projectId: number, now: JudgedRules): TaskRow[] {
  const isThere = ({ rule, subject }: TaskRow) =>
    now.drafts.some((draft) => draft.rule === rule && draft.subject === subject) ? 1 : 0;
  return readTasks(db, projectId).toSorted(
    (a, b) => isThere(a) - isThere(b) || b.priority_score - a.priority_score || a.id - b.id,
  );
}

const PLAIN = { preparedBy: 'Kordiva marketing', hasCover: true } as const;

const REPORTS: readonly ReportDefinition[] = [
  reportDefinition.parse({
    ...PLAIN,
    name: 'Visibility, month by month',
    introduction:
      'How often AI answers name Kordiva, and beside whom.\n\nAll answers behind this report are simulated.',
  }),
  reportDefinition.parse({
    ...PLAIN,
    name: 'Weekly summary',
    period: 'last_week',
    sections: ['key_figures', 'visibility'],
  }),
];

export const saveSampleReports = defineWrite('sample.saveReports', (db, projectId: number, context): null => {
  const saved = REPORTS.map((definition) => saveReport.run(db, { projectId, reportId: null, definition }, context));
  const project = readProject(db, { id: projectId });
  const weekly = saved.at(-1);
  if (!project || !weekly) throw new Error('The sample project has no report.');
  const time = { rhythm: 'weekly', weekday: 1, dayOfMonth: 1, time: '07:00' } as const;
  const chosen = { name: '', reportId: weekly.publicId, templateId: null, projectIds: [project.publicId], folder: '' };
  saveSchedule.run(db, { scheduleId: null, input: { ...time, ...chosen, formats: ['html'] } }, context);
  return null;
});

export const saveSampleResponses = defineWrite(
  'sample.saveResponses',
  (db, { projectId, ...project }: { projectId: number; name: string; responses: number }, { nowMs }): null => {
    for (const { createdAtMs, response } of planSampleResponses(project, nowMs)) {
      insertAttribution(db, response, { projectId, source: 'api', createdAt: createdAtMs });
    }
    return null;
  },
);
