/** The storage commands that took longest, as the log of the data folder has them: of every process that works on it, now and before. */
import { readdir, readFile } from 'node:fs/promises';
import { join } from 'node:path';

import { defineJob } from '../../storage/command.ts';
import type { SlowCommand } from '../../storage/slow-commands.ts';

/** What the line of a slow command says; it is found by it. */
export const SLOW_MESSAGE = 'A storage command took long';
/** Of commands that somebody waits for, and as many of jobs. */
const MOST = 10;

export interface SlowestCommand extends SlowCommand {
  lastAtMs: number;
}

/** The slowest first, jobs and texts after all others. Without a log: none. */
export const loadSlowestCommands = defineJob(
  'system.slowestCommands',
  async ({ dataDir }, _input: null): Promise<SlowestCommand[]> => {
    const found = new Map<string, SlowestCommand>();
    const folder = join(dataDir, 'logs');
    const files = await readdir(folder).catch(() => []);
    for (const file of files.filter((name) => name.startsWith('sightline.log'))) {
      const text = await readFile(join(folder, file), 'utf8').catch(() => '');
      for (const line of text.split('\n')) {
        const slow = readLine(line);
        if (slow) found.set(slow.command, merge(found.get(slow.command), slow));
      }
    }
    const all = [...found.values()].sort((a, b) => b.ms - a.ms);
    const jobs = all.filter(({ thread }) => thread === 'job');
    return [...all.filter(({ thread }) => thread !== 'job').slice(0, MOST), ...jobs.slice(0, MOST)];
  },
);

function readLine(line: string): SlowestCommand | null {
  if (!line.includes(SLOW_MESSAGE)) return null;
  try {
    const { msg, time, command, thread, ms, times } = JSON.parse(line);
    return msg === SLOW_MESSAGE ? { command, thread, ms, times, lastAtMs: time } : null;
  } catch {
    // A line that was cut off.
    return null;
  }
}

function merge(before: SlowestCommand | undefined, slow: SlowestCommand): SlowestCommand {
  if (!before) return slow;
  return {
    ...before,
    ms: Math.max(before.ms, slow.ms),
    times: before.times + slow.times,
    lastAtMs: Math.max(before.lastAtMs, slow.lastAtMs),
  };
}
