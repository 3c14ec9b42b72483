/** A data folder with a live project and a queue of jobs that nobody works yet; and what is in a folder, read from outside. */
import { existsSync } from 'node:fs';

import Database from 'better-sqlite3';
import { examine } from '#main/core/doctor/doctor.ts';
import { saveEngineSettings } from '#main/core/engines/engine-settings.ts';
import { configureProject } from '#main/core/lifecycle/configure-project.ts';
import { loadProject } from '#main/core/lifecycle/load-project.ts';
import { ensureAccount } from '#main/core/lifecycle/save-account.ts';
import { createProject, updateProject } from '#main/core/lifecycle/save-project.ts';
import { createPrompt } from '#main/core/prompts/create-prompt.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { ENGINES, type Engine } from '#shared/vocabulary/engines.ts';
import { putFreshDatabase } from './fresh-database.ts';

export interface QueueOptions {
  prompts: number;
  /** All are reached over the local route. */
  engines: readonly Engine[];
}

export const LOCAL_ENGINES = ENGINES.filter((engine) => engine !== 'chatgpt');

/** Returns the project's public id. */
export async function fillQueue(dataDir: string, { prompts, engines }: QueueOptions): Promise<string> {
  if (!existsSync(databasePath(dataDir))) putFreshDatabase(dataDir);
  const storage = openInlineStorage(dataDir, Date.now);
  await storage.write(ensureAccount, { wantsSample: false });
  const site = { name: 'Kordiva', domain: 'kordiva.example', websiteUrl: 'https://kordiva.example', language: 'en' };
  const publicId = await storage.write(createProject, { ...site, environment: 'live' });
  const projectId = (await storage.read(loadProject, publicId))?.id ?? 0;
  for (const engine of engines) await storage.write(saveEngineSettings, { engine, route: 'openai-compatible' });
  await storage.write(updateProject, { projectId, models: engines });
  await storage.write(configureProject, { projectId, schedule: 'manual' });
  for (let index = 0; index < prompts; index++)
    await storage.write(createPrompt, { projectId, text: `Question ${index}?` });
  await storage.close();
  return publicId;
}

/** Rows of a folder's database, whoever has it open. */
export function readRows<T = Record<string, unknown>>(dataDir: string, sql: string): T[] {
  const db = new Database(`${dataDir}/sightline.db`, { readonly: true, timeout: 5_000 });
  try {
    return db.prepare(sql).all() as T[];
  } finally {
    db.close();
  }
}

export function countRows(dataDir: string, from: string): number {
  return readRows<{ n: number }>(dataDir, `SELECT count(*) AS n FROM ${from}`)[0]?.n ?? 0;
}

/** What doctor finds wrong; empty when the file is whole and the daily counts equal a recount. */
export async function listFaults(dataDir: string): Promise<string[]> {
  const storage = openInlineStorage(dataDir, Date.now);
  const checks = await storage.job(examine, { isRepairing: false });
  await storage.close();
  return checks.filter((check) => !check.ok).map((check) => check.message);
}
