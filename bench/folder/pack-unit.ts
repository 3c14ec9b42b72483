/** Packs what the days before left by themselves, as the upkeep of a running service does. */
import { packWaiting } from '#main/core/answers/pack-answers.ts';
import type { Connection } from '#main/storage/connection.ts';
import { toInlineJob } from './inline-job.ts';

/** Adds its processor time to `spent`. */
export async function packHistory(db: Connection, nowMs: number, spent: { packingCpuSeconds: number }): Promise<void> {
  const startedCpu = process.threadCpuUsage();
  const job = toInlineJob(db, nowMs);
  while ((await packWaiting(job, { projectId: null, mostMs: Number.POSITIVE_INFINITY })) > 0);
  const cpu = process.threadCpuUsage(startedCpu);
  spent.packingCpuSeconds += (cpu.user + cpu.system) / 1e6;
}
