/** The queue is looked at twice a second for years: its statements touch open jobs only, however many are over. */
import { afterAll, beforeAll, describe, expect, it } from 'vitest';

import { acquireExecutor, releaseExecutor } from '#main/core/scheduling/executor-lease.ts';
import { giveUpOverdue } from '#main/core/scheduling/give-up.ts';
import { completeJobs, failJobs, loadReceived, saveReceived } from '#main/core/scheduling/job-outcomes.ts';
import { endOutage, holdLane, loadLanes, noteOutage, wakeLane } from '#main/core/scheduling/job-queue.ts';
import { leaseJobs } from '#main/core/scheduling/lease-jobs.ts';
import { readReceived } from '#main/core/scheduling/read-received.ts';
import type { Connection } from '#main/storage/connection.ts';
import { openDatabase } from '#main/storage/open-database.ts';
import { makeTempDir, removeDir } from '#support/folder-service.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { listScans, recordPlans } from '#support/query-plans.ts';

const dir = makeTempDir();
const context = { nowMs: 1_000 };
const call = { engine: 'chatgpt', route: 'openai-responses', model: 'gpt-5.1', maxOutputTokens: 16_000 };
const lane = { environment: 'live', engine: 'chatgpt' } as const;
let db: Connection;

beforeAll(() => {
  putFreshDatabase(dir);
  db = openDatabase(dir);
});

afterAll(() => {
  db.close();
  removeDir(dir);
});

const STATEMENTS: Record<string, (on: Connection) => unknown> = {
  'jobs.lanes': (on) => loadLanes.run(on, 1_000),
  'jobs.lease': (on) => leaseJobs.run(on, { lane, owner: 'me', limit: 4, call }, context),
  'jobs.wake': (on) => wakeLane.run(on, { lane, call, limit: 9 }, context),
  'jobs.hold': (on) => holdLane.run(on, { lane, reason: 'auth', message: '' }, context),
  'jobs.noteOutage': (on) => noteOutage.run(on, { lane, reason: 'timeout', message: '' }, context),
  'jobs.endOutage': (on) => endOutage.run(on, lane, context),
  'jobs.giveUp': (on) => giveUpOverdue.run(on, null, context),
  'jobs.received': (on) => loadReceived.run(on, 0),
  'jobs.saveReceived': (on) => saveReceived.run(on, [{ jobId: 1, owner: 'me', routeId: 'x', replies: [] }], context),
  'jobs.complete': (on) => completeJobs.run(on, [readReceived.run(on, { jobIds: [1], nowMs: context.nowMs })], context),
  'jobs.fail': (on) =>
    failJobs.run(
      on,
      [{ jobId: 1, failure: { kind: 'failure', reason: 'auth', message: '', retryAfterMs: null } }],
      context,
    ),
  'executor.acquire': (on) => acquireExecutor.run(on, { owner: 'me', pid: 1 }, context),
  'executor.release': (on) => releaseExecutor.run(on, 'me', context),
};

describe('the statements of the queue', () => {
  it.each(Object.keys(STATEMENTS))('%s walks no whole table', (name) => {
    // Walked whole because they stay small: prices of the owner, calls under way.
    const plans = recordPlans(db, (on) => STATEMENTS[name]?.(on)).filter(
      (step) => !/^SCAN (executor|json_each|price|ledger_entry USING (COVERING )?INDEX ledger_open)/.test(step),
    );
    expect(plans.length).toBeGreaterThan(0);
    // Projects are few: which environment they are of may be looked up by walking them.
    expect(listScans(plans).filter((step) => !step.startsWith('SCAN project'))).toEqual([]);
  });
});
