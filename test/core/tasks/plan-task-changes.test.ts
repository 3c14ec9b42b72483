import { describe, expect, it } from 'vitest';

import {
  GONE_MS,
  MOST_ACTIVE_PER_RULE,
  mayMove,
  planTaskChanges,
  REST_MS,
  type StoredTask,
} from '#main/core/tasks/plan-task-changes.ts';
import type { TaskDraft } from '#main/core/tasks/task-draft.ts';
import { TASK_STATUSES, type TaskStatus } from '#shared/vocabulary/tasks.ts';

function draftOf(subject: string, rule = 'rule'): TaskDraft {
  const evidence = { summary: '', metrics: [], items: [], deepLink: '' };
  const content = { description: '', steps: [], evidence, contentPlan: null };
  return { rule, subject, category: 'setup', title: subject, impact: 5, effort: 5, content, promptIds: [] };
}

function taskOf(id: number, status: TaskStatus, isAutoResolved = false): StoredTask {
  return {
    id,
    rule: 'rule',
    subject: `subject ${id}`,
    status,
    isAutoResolved,
    lastSeenMs: 0,
    resolvedMs: isAutoResolved ? 0 : null,
  };
}

/** Long after what any task of these tests has seen. */
const LATER = 100 * 86_400_000;
const plan = (stored: readonly StoredTask[], drafts: readonly TaskDraft[], ids: readonly string[], nowMs = LATER) =>
  planTaskChanges(
    stored,
    drafts,
    ids.map((id) => ({ id, isCertain: false, mayOpen: true })),
    nowMs,
  );

describe('an evaluation', () => {
  it('creates a task for new evidence', () => {
    const draft = draftOf('a');
    expect(plan([], [draft], ['rule'])).toEqual([{ kind: 'create', draft }]);
  });

  it.each(['open', 'in_progress'] as const)('refreshes a task that is %s while the evidence is there', (status) => {
    const draft = draftOf('subject 1');
    expect(plan([taskOf(1, status)], [draft], ['rule'])).toEqual([{ kind: 'refresh', id: 1, draft }]);
  });

  it.each(['open', 'in_progress'] as const)('resolves a task that is %s when the evidence is gone', (status) => {
    expect(plan([taskOf(1, status)], [], ['rule'])).toEqual([{ kind: 'resolve', id: 1 }]);
  });

  it('leaves the tasks of a rule alone that could not be judged', () => {
    expect(plan([taskOf(1, 'open')], [], [])).toEqual([]);
  });

  it('reopens only what had resolved itself', () => {
    const draft = draftOf('subject 1');
    const planOf = (task: StoredTask) => plan([task], [draft], ['rule'])[0]?.kind;
    expect(planOf(taskOf(1, 'done', true))).toBe('reopen');
    expect(planOf(taskOf(1, 'done', false))).toBe('see');
    expect(planOf(taskOf(1, 'dismissed'))).toBe('see');
  });

  it('waits for days before evidence that is gone ends a task, and before it opens it again', () => {
    const [draft, open, over] = [draftOf('subject 1'), taskOf(1, 'open'), taskOf(1, 'done', true)];
    expect(plan([open], [], ['rule'], GONE_MS - 1)).toEqual([]);
    expect(plan([open], [], ['rule'], GONE_MS)).toEqual([{ kind: 'resolve', id: 1 }]);
    expect(plan([over], [draft], ['rule'], REST_MS - 1)).toEqual([]);
    expect(plan([over], [draft], ['rule'], REST_MS)).toEqual([{ kind: 'reopen', id: 1, draft }]);
    // A clock that was ahead keeps nothing waiting.
    expect(plan([{ ...open, lastSeenMs: 5 }], [], ['rule'], 4)).toEqual([{ kind: 'resolve', id: 1 }]);
  });

  it('lets facts come and go at once, and opens nothing while a project is being set up', () => {
    const [draft, open, over] = [draftOf('subject 1'), taskOf(1, 'open'), taskOf(1, 'done', true)];
    const certain = (mayOpen: boolean) => [{ id: 'rule', isCertain: true, mayOpen }];
    expect(planTaskChanges([open], [], certain(true), 1)).toEqual([{ kind: 'resolve', id: 1 }]);
    expect(planTaskChanges([over], [draft], certain(true), 1)).toEqual([{ kind: 'reopen', id: 1, draft }]);
    expect(planTaskChanges([], [draft], certain(false), 1)).toEqual([]);
    expect(planTaskChanges([over], [draft], certain(false), 1)).toEqual([]);
    expect(planTaskChanges([open], [draft], certain(false), 1)).toEqual([{ kind: 'refresh', id: 1, draft }]);
    expect(planTaskChanges([open], [], certain(false), 1)).toEqual([{ kind: 'resolve', id: 1 }]);
  });

  it('leaves tasks that are over alone when the evidence is gone', () => {
    const over = [taskOf(1, 'done', true), taskOf(2, 'done'), taskOf(3, 'dismissed')];
    expect(plan(over, [], ['rule'])).toEqual([]);
  });

  it('never has more than a few tasks of one rule under way, and lets the next in when one is over', () => {
    const drafts = Array.from({ length: MOST_ACTIVE_PER_RULE + 2 }, (_, index) => draftOf(`subject ${index + 1}`));
    expect(plan([], drafts, ['rule'])).toHaveLength(MOST_ACTIVE_PER_RULE);
    const stored = [1, 2, 3, 4, 5].map((id) => taskOf(id, id === 3 ? 'dismissed' : 'open'));
    const changes = plan(stored, drafts, ['rule']);
    expect(changes.map((change) => change.kind)).toEqual(['refresh', 'refresh', 'see', 'refresh', 'refresh', 'create']);
  });

  it('keeps a task that others have outranked: its evidence is still there', () => {
    const stored = [taskOf(9, 'open')];
    const drafts = [1, 2, 3, 4, 5, 9].map((id) => draftOf(`subject ${id}`));
    const changes = plan(stored, drafts, ['rule']);
    expect(changes.filter((change) => change.kind === 'create')).toHaveLength(MOST_ACTIVE_PER_RULE - 1);
    expect(changes).toContainEqual({ kind: 'refresh', id: 9, draft: drafts[5] });
  });
});

describe('the owner', () => {
  it('may move a task along its life only', () => {
    const allowed = TASK_STATUSES.flatMap((from) =>
      TASK_STATUSES.filter((to) => mayMove(from, to)).map((to) => `${from} > ${to}`),
    );
    expect(allowed).toEqual([
      'open > in_progress',
      'open > done',
      'open > dismissed',
      'in_progress > open',
      'in_progress > done',
      'in_progress > dismissed',
      'done > open',
      'dismissed > open',
    ]);
  });
});
