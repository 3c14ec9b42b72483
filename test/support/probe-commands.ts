/** Storage commands that only tests run: each does one thing that must come through a thread unharmed. */
import { writeFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { threadId } from 'node:worker_threads';

import { defineJob, defineRead, defineText, defineWrite } from '#main/storage/command.ts';
import { AppError } from '#shared/app-error.ts';

export const echo = defineRead('probe.echo', (_db, input: unknown) => input);

export const readSetting = defineRead('probe.readSetting', (db, key: string): string | null => {
  const row = db.prepare('SELECT value FROM setting WHERE key = ?').get(key) as { value: string } | undefined;
  return row?.value ?? null;
});

export const saveSetting = defineWrite('probe.saveSetting', (db, input: { key: string; value: string }): null => {
  db.prepare('INSERT INTO setting (key, value) VALUES (?, ?)').run(input.key, input.value);
  return null;
});

/** Writes, then fails: nothing of it may stay. */
export const saveAndFail = defineWrite('probe.saveAndFail', (db, key: string): null => {
  saveSetting.run(db, { key, value: 'half' }, { nowMs: 0 });
  throw new AppError('FORBIDDEN', 'No room.', { reason: 'busy', limit: 3, nested: { list: [1, 'two', null] } });
});

export const breakDown = defineRead('probe.breakDown', (db): null => {
  db.prepare('SELECT 1 FROM nowhere').get();
  return null;
});

export const writeFromReader = defineRead('probe.writeFromReader', (db, key: string): null =>
  saveSetting.run(db, { key, value: 'x' }, { nowMs: 0 }),
);

export const readClock = defineWrite('probe.readClock', (_db, _input: null, { nowMs }): number => nowMs);

/** Holds more and more until there is no room left. */
export const outgrowReader = defineRead('probe.outgrowReader', (): number => {
  const held: number[][] = [];
  for (;;) held.push(new Array<number>(1_000_000).fill(0.5));
});

/** End the thread that runs them, as a fault of the machine would. */
export const endReader = defineRead('probe.endReader', (): null => process.exit(3));
export const endJob = defineJob('probe.endJob', async (): Promise<null> => process.exit(3));

/** Ends the writer in the middle of its transaction. */
export const endWriter = defineWrite('probe.endWriter', (db, key: string): null => {
  saveSetting.run(db, { key, value: 'half' }, { nowMs: 0 });
  return process.exit(3);
});

/** A job that lives through the death of the writer, and tells what became of its write. */
export const outliveWriter = defineJob('probe.outliveWriter', async (job, key: string): Promise<string> => {
  const died = await job.write(endWriter, `${key} half`).catch((error: Error) => error.message);
  await job.write(saveSetting, { key, value: 'after' });
  return String(died);
});

/** Settings of the writer's connection that let a test meet a condition of the machine at once. */
export const setWaitMs = defineWrite('probe.setWaitMs', (db, ms: number): null => {
  db.raw.pragma(`busy_timeout = ${ms}`);
  return null;
});

/** SQLite says SQLITE_FULL at this size, as it does when the disk is. Returns the pages that there are. */
export const limitPages = defineWrite('probe.limitPages', (db, more: number | null): number => {
  const pages = db.raw.pragma('page_count', { simple: true }) as number;
  db.raw.pragma(`max_page_count = ${more === null ? 1_000_000_000 : pages + more}`);
  return pages;
});

/** Reports three steps, writes through the writer, and gives back what the write saw. */
export const workLong = defineJob('probe.workLong', async (job, key: string): Promise<string | null> => {
  for (let done = 1; done <= 3; done++) job.report({ done, total: 3 });
  await job.write(saveSetting, { key, value: 'by a job' });
  return readSetting.run(job.db, key);
});

export const failInWrite = defineJob('probe.failInWrite', async (job, key: string): Promise<null> => {
  await job.write(saveAndFail, key);
  return null;
});

/** As large a list of numbers as asked for; fails after the part `failAt`, and notes in a file how far it came. */
export interface LongText {
  parts: number;
  failAt?: number;
  noteFile?: string;
}

export const writeLong = defineText<LongText, number[]>(
  'probe.writeLong',
  async (text, { parts, failAt, noteFile }) => {
    await text.add('[0');
    for (let part = 1; part <= parts; part++) {
      if (part === failAt) throw new AppError('CONFLICT', 'The text broke off.');
      if (noteFile !== undefined) writeFileSync(noteFile, String(part));
      await text.add(`,${String(part).padStart(50_000)}`);
    }
    await text.add(']');
  },
);

/** Which thread runs them; a read can be made to take a while. */
export const tellReader = defineRead('probe.tellReader', (_db, ms: number): number => {
  Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, ms);
  return threadId;
});
export const tellJob = defineJob('probe.tellJob', async (_job, ms: number): Promise<number> => {
  await sleep(ms);
  return threadId;
});

/** What a job has written, as the writer saw it, in words. */
export const describeInput = defineWrite('probe.describeInput', (_db, input: object): string =>
  Object.entries(input)
    .map(([key, value]) => `${key} ${value instanceof Uint8Array ? `bytes ${[...value]}` : `${typeof value} ${value}`}`)
    .join('; '),
);

/** The same by a job, and by itself afterwards: what it has written is still its own. */
export const describeTwice = defineJob('probe.describeTwice', async (job, input: object): Promise<string[]> => {
  const written = await job.write(describeInput, input);
  return [written, describeInput.run(job.db, input, { nowMs: 0 })];
});
