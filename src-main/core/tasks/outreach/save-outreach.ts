/** Makes the task of a person to be named on a site, or brings it up to date. Evaluations leave it alone: no rule has its name. */
import type { OperationOutput } from '#shared/contract/index.ts';
import { defineWrite } from '../../../storage/command.ts';
import { releaseTask } from '../../interventions/save-interventions.ts';
import { toFullTask } from '../load-tasks.ts';
import type { TaskDraft } from '../task-draft.ts';
import { findTaskOf, insertEvent, insertTask, toTexts, updateTask } from '../task-store.ts';
import { toStoredMetrics } from '../task-translation.ts';
import { pinPrompts } from '../treated-prompts.ts';

type Outcome = OperationOutput<'sources.outreach'>;

/** One a site: made again, it says what is known now, and one that was over is opened again. */
export const saveOutreach = defineWrite(
  'outreach.save',
  (db, { projectId, draft }: { projectId: number; draft: TaskDraft }, { nowMs }): Outcome => {
    const known = findTaskOf(db, projectId, draft);
    const read = () => toFullTask(db, findTaskOf(db, projectId, draft)!, 'en');
    if (!known) {
      insertTask(db, projectId, draft, nowMs);
      return { task: read(), outcome: 'created' };
    }
    const isOver = known.status === 'done' || known.status === 'dismissed';
    const opened = { status: 'open', is_auto_resolved: 0, resolved_at: null } as const;
    updateTask(db, known.id, { ...toTexts(draft), ...(isOver && opened), updated_at: nowMs, last_seen_at: nowMs });
    pinPrompts(db, { id: known.id, projectId, rule: draft.rule }, draft.promptIds);
    if (!isOver) return { task: read(), outcome: 'updated' };
    releaseTask(db, known.id);
    const metrics = toStoredMetrics(draft.content);
    insertEvent(db, known.id, { kind: 'reopened', from: known.status, to: 'open', metrics }, nowMs);
    return { task: read(), outcome: 'reopened' };
  },
);
