/** Storage commands that only tests run: each does one thing that must come through a thread unharmed. */

import { type Command, defineJob, defineRead, defineWrite } from '#main/storage/command.ts';
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
  throw new AppError('FORBIDDEN', 'No room.', { reason: 'probe', limit: 3, nested: { list: [1, 'two', null] } });
});

export const breakDown = defineRead('probe.breakDown', (db): null => {
  db.prepare('SELECT 1 FROM nowhere').get();
  return null;
});

export const writeFromReader = defineRead('probe.writeFromReader', (db, key: string): null =>
  saveSetting.run(db, { key, value: 'x' }, { nowMs: 0 }),
);

export const readClock = defineWrite('probe.readClock', (_db, _input: null, { nowMs }): number => nowMs);

/** Ends the thread that runs it, as a fault of the machine would. */
export const endThread = defineWrite('probe.endThread', (): null => process.exit(3));

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

export const PROBES: readonly Command[] = [
  echo,
  readSetting,
  saveSetting,
  saveAndFail,
  breakDown,
  endThread,
  writeFromReader,
  readClock,
  workLong,
  failInWrite,
];
