/**
 * The sample project as a data folder that is made once and copied: making it takes half a minute of processor time. It is
 * made again when what it is built by changes. Tests of the making itself start on an empty folder instead.
 */
import { copyFileSync, existsSync, mkdirSync, mkdtempSync, readdirSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';

import { addChecksums } from '#main/core/answers/add-checksums.ts';
import { packAnswers } from '#main/core/answers/pack-answers.ts';
import { indexAnswers } from '#main/core/answers/search/index-answers.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { bundleFingerprint } from '../../build/fingerprint.mjs';
import { withLock } from '../../build/launch-lock.mjs';
import { startFolderService } from './folder-service.ts';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const KEPT = join(ROOT, 'out/test/sample');

/** Noon of the day on which the sample ends; clocks of whoever copies it are there. */
export const SAMPLE_NOW_MS = Date.UTC(2026, 2, 10, 12);

/** Puts the sample into a folder that has no database yet. */
export async function copySample(dataDir: string): Promise<void> {
  const kept = join(KEPT, bundleFingerprint(ROOT).slice(0, 16));
  if (!existsSync(kept))
    await withLock(
      `${KEPT}.lock`,
      () => {},
      () => (existsSync(kept) ? undefined : keepSample(kept)),
    );
  mkdirSync(dataDir, { recursive: true });
  copyFileSync(databasePath(kept), databasePath(dataDir));
}

/** Makes it aside and moves it into place whole; those of other sources go. */
async function keepSample(kept: string): Promise<void> {
  mkdirSync(KEPT, { recursive: true });
  for (const name of readdirSync(KEPT)) rmSync(join(KEPT, name), { recursive: true, force: true });
  const dataDir = mkdtempSync(join(KEPT, 'making-'));
  const service = await startFolderService({ dataDir, now: () => SAMPLE_NOW_MS, createSample: true });
  const [sample] = await service.call('projects.list', {});
  const projectId = sample?.id ?? '';
  // What the service would look for by itself, a moment later, is there as well.
  await service.call('tasks.evaluate', { projectId });
  while (!(await service.call('competitors.suggestions', { projectId })).isComplete) await sleep(100);
  while (!(await service.call('competitors.ghosts', { projectId })).isComplete) await sleep(100);
  await service.close();
  await doChores(dataDir);
  renameSync(dataDir, kept);
}

/** What the upkeep of each service on a copy would begin with otherwise. */
async function doChores(dataDir: string): Promise<void> {
  const storage = openInlineStorage(dataDir, () => SAMPLE_NOW_MS);
  const whole = { mostMs: Number.POSITIVE_INFINITY };
  await storage.job(packAnswers, { projectId: null, ...whole });
  await storage.job(addChecksums, whole);
  await storage.job(indexAnswers, whole);
  await storage.close();
}
