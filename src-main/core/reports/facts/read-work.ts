/** What was done in the period and what is worth doing next, from tasks and interventions. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { dayOf } from '#shared/time/day.ts';
import type { DayWindow } from '#shared/time/window.ts';
import type { ReportLanguage } from '#shared/vocabulary/reports.ts';
import type { Connection } from '../../../storage/connection.ts';
import { readInterventions } from '../../interventions/intervention-store.ts';
import { type Proof, readProof } from '../../interventions/read-proof.ts';
import type { Project } from '../../projects/project.ts';
import { loadTask, loadTasks } from '../../tasks/load-tasks.ts';
import type { FullTask } from '../../tasks/task-rule.ts';

type ListedTask = OperationOutput<'tasks.list'>['tasks'][number];

export interface Work {
  /** What was done, finished tasks among it, whose days after meet the window; those that can be judged. */
  proofs: readonly Proof[];
  /** Tasks that were finished in the window. */
  finished: readonly ListedTask[];
  /** Open and begun tasks, what to do first at the top. Those of setting up the tracking are the owner's own. */
  open: readonly FullTask[];
  /** How many there are. */
  openTotal: number;
}

/** On each side of what was done. */
export const PROOF_DAYS = 28;
const MOST_OPEN = 8;
const MOST_READ = 1_000;

export function readWork(
  db: Connection,
  project: Project,
  { firstDay, lastDay }: DayWindow,
  { nowMs, language }: { nowMs: number; language: ReportLanguage },
): Work {
  const proofs = readInterventions(db, project.id)
    .filter(({ day }) => day <= lastDay && day + PROOF_DAYS >= firstDay)
    .map((row) => readProof(db, row, PROOF_DAYS, nowMs))
    .filter(({ state }) => state === 'measured');
  const request = { projectId: project.id, category: null, minImpact: 1, page: 1, language } as const;
  const open = loadTasks
    .run(db, { ...request, statuses: ['open', 'in_progress'], limit: MOST_READ })
    .tasks.filter(({ category }) => category !== 'setup');
  const done = loadTasks.run(db, { ...request, statuses: ['done'], limit: MOST_READ });
  const isInWindow = ({ updatedAt }: ListedTask) => {
    const day = dayOf(Date.parse(updatedAt));
    return day >= firstDay && day <= lastDay;
  };
  return {
    proofs,
    finished: done.tasks.filter((task) => task.category !== 'setup' && isInWindow(task)),
    open: open
      .slice(0, MOST_OPEN)
      .flatMap(({ id }) => loadTask.run(db, { projectId: project.id, taskId: id, language }) ?? []),
    openTotal: open.length,
  };
}
