/** What a life of the queue is made of, for tests that live many of them at random: steps, answers, and what was handed out. */
import fc from 'fast-check';

import { defineWrite } from '#main/storage/command.ts';
import { readRows } from './queued-folder.ts';

const ZONES = ['UTC', 'Europe/Berlin', 'Pacific/Honolulu', 'Pacific/Kiritimati', 'Asia/Tokyo'];

export interface Leased {
  id: number;
  prompt: string;
  cause: string;
}

/** What a reply makes of a job, as far as the queue is concerned. */
export const answer = defineWrite('test.answer', (db, jobId: number, { nowMs }): null => {
  db.prepare("UPDATE job SET state = 'done', outcome = 'answer', updated_at = ? WHERE id = ?").run(nowMs, jobId);
  const state = "UPDATE run SET state = 'finished', finished_at = ? WHERE id = (SELECT run_id FROM job WHERE id = ?)";
  const isOver = "NOT EXISTS (SELECT 1 FROM job WHERE run_id = run.id AND state IN ('queued', 'leased', 'received'))";
  db.prepare(`${state} AND state = 'running' AND ${isOver}`).run(nowMs, jobId);
  return null;
});

/** The job with its project and question. */
export function readLeased(dir: string, jobId: number): Leased {
  const [row] = readRows<Leased>(
    dir,
    `SELECT job.id AS id, job.project_id || ' ' || text AS prompt, cause FROM job JOIN run ON run.id = run_id JOIN prompt ON prompt.id = prompt_id
     WHERE job.id = ${jobId}`,
  );
  return row as Leased;
}

const hours = fc.oneof(fc.integer({ min: 0, max: 30 }), fc.integer({ min: -80, max: 80 }));
/** A leap of the clock, perhaps to another zone, and what happens then. */
export const step = fc.record({
  hours,
  zone: fc.constantFrom(...ZONES),
  isMoved: fc.boolean(),
  limit: fc.integer({ min: 1, max: 3 }),
  act: fc.constantFrom(
    'work',
    'work',
    'crash',
    'overloaded',
    'timeout',
    'auth',
    'hold',
    'wake',
    'run',
    'pause',
    'resume',
  ),
});
