/** Puts what the whole history says into the index of words, as the upkeep of a running service does. */
import { indexAnswers } from '#main/core/answers/search/index-answers.ts';
import type { Connection } from '#main/storage/connection.ts';
import { toInlineJob } from './inline-job.ts';

/** Adds its processor time to `spent`. */
export async function indexHistory(
  db: Connection,
  nowMs: number,
  spent: { indexingCpuSeconds: number },
): Promise<void> {
  const startedCpu = process.threadCpuUsage();
  await indexAnswers.run(toInlineJob(db, nowMs), { mostMs: Number.POSITIVE_INFINITY });
  const cpu = process.threadCpuUsage(startedCpu);
  spent.indexingCpuSeconds += (cpu.user + cpu.system) / 1e6;
}
