/** What the owner of a sample project did with its figures: tasks that were worked on, reports, and what customers said. */
import { REPORT_SECTIONS } from '#shared/vocabulary/reports.ts';
import { defineWrite } from '../../storage/command.ts';
import { insertAttribution } from '../attribution/attribution-store.ts';
import type { ReportDefinition } from '../reports/report-definition.ts';
import { saveReport } from '../reports/save-reports.ts';
import { type JudgedRules, saveEvaluation } from '../tasks/evaluate-tasks.ts';
import { saveTaskChange, type TaskChangeByHand } from '../tasks/save-task-change.ts';
import { readTasks } from '../tasks/task-store.ts';
import { planSampleResponses } from './plan-sample-responses.ts';

const DAY_MS = 86_400_000;
/** When the tasks of the sample were found. */
export const TASKS_FOUND_DAYS_AGO = 40;

type Step = Pick<TaskChangeByHand, 'status' | 'assigneeEmail'>;

/** What was done with the weightiest tasks: the first is finished, the second under way, the third was not wanted. */
const STEPS: readonly { task: number; daysAgo: number; change: Step }[] = [
  { task: 0, daysAgo: 38, change: { status: 'in_progress', assigneeEmail: 'mira@kordiva.example' } },
  { task: 2, daysAgo: 37, change: { status: 'dismissed' } },
  { task: 0, daysAgo: 21, change: { status: 'done' } },
  { task: 1, daysAgo: 6, change: { status: 'in_progress', assigneeEmail: 'jonas@kordiva.example' } },
];

/** `judged` is what the rules found as of {@link TASKS_FOUND_DAYS_AGO}. */
export const saveSampleTasks = defineWrite(
  'sample.saveTasks',
  (db, { projectId, judged }: { projectId: number; judged: JudgedRules }, { nowMs }): null => {
    saveEvaluation.run(db, { projectId, ...judged }, { nowMs: nowMs - TASKS_FOUND_DAYS_AGO * DAY_MS });
    const tasks = readTasks(db, projectId).toSorted((a, b) => b.priority_score - a.priority_score || a.id - b.id);
    for (const { task, daysAgo, change } of STEPS) {
      const taskId = tasks[task]?.public_id;
      if (taskId === undefined) continue;
      saveTaskChange.run(db, { projectId, taskId, ...change }, { nowMs: nowMs - daysAgo * DAY_MS });
    }
    return null;
  },
);

const PLAIN: ReportDefinition = {
  name: '',
  language: 'en',
  period: 'days_30',
  filters: {},
  sections: [...REPORT_SECTIONS],
  introduction: '',
  preparedBy: 'Kordiva marketing',
  preparedFor: '',
  logo: null,
  colour: '#1f56d8',
  namesProduct: false,
  rhythm: 'never',
  weekday: 1,
  dayOfMonth: 1,
  time: '07:00',
};

const REPORTS: readonly ReportDefinition[] = [
  {
    ...PLAIN,
    name: 'Visibility, month by month',
    introduction:
      'How often AI answers name Kordiva, and beside whom.\n\nAll answers behind this report are simulated.',
  },
  { ...PLAIN, name: 'Weekly summary', period: 'last_week', sections: ['key_figures', 'visibility'], rhythm: 'weekly' },
];

export const saveSampleReports = defineWrite('sample.saveReports', (db, projectId: number, context): null => {
  for (const definition of REPORTS) saveReport.run(db, { projectId, reportId: null, definition }, context);
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
