/** What becomes of replies that were paid for while the database cannot be written. */
import { describe, expect, it } from 'vitest';

import { completeJobs, failJobs, saveReceived } from '#main/core/scheduling/job-outcomes.ts';
import { ReplyCollector } from '#main/core/scheduling/reply-collector.ts';
import type { Storage } from '#main/storage/command.ts';

const received = (jobId: number) => ({ jobId, owner: 'me', routeId: 'x', replies: [] });
const failure = { kind: 'failure', reason: 'overloaded', message: 'busy', retryAfterMs: null } as const;

/** Storage that keeps nothing and says what it was asked to keep; `refuses` makes a write fail. */
function createCollector(refuses: (command: string, jobIds: number[]) => boolean) {
  const kept: string[] = [];
  const faults: unknown[] = [];
  const write = async (command: { name: string }, input: (number | { jobId: number } | { jobId: number }[])[]) => {
    const ids = input.flat().map((item) => (typeof item === 'number' ? item : item.jobId));
    if (refuses(command.name, ids)) throw new Error('database is locked');
    kept.push(`${command.name} ${ids.join(',')}`);
    return command.name === saveReceived.name ? ids : [];
  };
  const read = async (_command: object, { jobIds }: { jobIds: number[] }) => jobIds.map((jobId) => ({ jobId }));
  const storage = { write, read } as unknown as Storage;
  return {
    kept,
    faults,
    collector: new ReplyCollector(
      storage,
      () => {},
      (error) => faults.push(error),
    ),
  };
}

describe('replies', () => {
  it('that come together are kept together, before anything is read', async () => {
    const { kept, collector } = createCollector(() => false);
    collector.add(received(1));
    collector.add({ jobId: 2, failure });
    collector.add(received(3));
    await collector.flush();
    expect(kept[0]).toBe(`${saveReceived.name} 1,3`);
    expect(kept.slice(1).sort()).toEqual([`${completeJobs.name} 1,3`, `${failJobs.name} 2`]);
  });

  it('count as under way until they are stored, so that a machine that wakes does not ask for them again', async () => {
    const { collector } = createCollector((_command, ids) => ids.includes(2));
    collector.add(received(1));
    collector.add({ jobId: 3, failure });
    expect(collector.listPending()).toEqual([1, 3]);
    await collector.flush();
    expect(collector.listPending()).toEqual([]);
    collector.add(received(2));
    await collector.flush();
    expect(collector.listPending()).toEqual([]);
  });

  it('are kept in the end when the database is locked for a while', async () => {
    let refusals = 2;
    const { kept, faults, collector } = createCollector(() => refusals-- > 0);
    collector.add(received(1));
    await collector.flush();
    expect(kept).toEqual([`${saveReceived.name} 1`, `${completeJobs.name} 1`]);
    expect(faults).toHaveLength(2);
  });

  it('that come while others are stored are kept together, in one durable write', async () => {
    const { kept, collector } = createCollector(() => false);
    for (let jobId = 1; jobId <= 6; jobId++) {
      collector.add(received(jobId));
      void collector.flush();
    }
    await collector.flush();
    const writes = kept.filter((line) => line.startsWith(saveReceived.name));
    expect(writes.length).toBeLessThanOrEqual(2);
    expect(writes.join(' ').match(/\d+/g)?.map(Number)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  it('are kept one by one when they cannot be kept together', async () => {
    const { kept, collector } = createCollector((command, ids) => command === saveReceived.name && ids.includes(2));
    for (const jobId of [1, 2, 3]) collector.add(received(jobId));
    await collector.flush();
    expect(kept).toEqual([`${saveReceived.name} 1`, `${saveReceived.name} 3`, `${completeJobs.name} 1,3`]);
  });

  it('are kept although the news of a failure cannot be', async () => {
    const { kept, collector } = createCollector((command) => command === failJobs.name);
    collector.add({ jobId: 2, failure });
    collector.add(received(1));
    await collector.flush();
    expect(kept).toEqual([`${saveReceived.name} 1`, `${completeJobs.name} 1`]);
  });
});
