/** Looking at a project's new answers for suggestions: one scan at a time, waited for only as long as a caller should. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '../core/core.ts';
import { loadScanBacklog, scanAnswers } from '../core/suggestions/scan-answers.ts';

const PATIENCE_MS = 2_000;
/** More than can be looked at while a caller waits: then nobody waits. */
const LONG_BACKLOG = 2_000;

interface Scan {
  work: Promise<unknown>;
  isLong: boolean;
}

const scans = new WeakMap<Core, Map<number, Scan>>();

/** True when every answer was looked at; false when the scan goes on behind the caller's back. */
export async function refreshSuggestions(core: Core, projectId: number): Promise<boolean> {
  const running = scans.get(core) ?? new Map<number, Scan>();
  scans.set(core, running);
  let scan = running.get(projectId);
  if (!scan) {
    const backlog = await core.storage.read(loadScanBacklog, { projectId, most: LONG_BACKLOG });
    if (backlog === 0) return true;
    scan = running.get(projectId) ?? startScan(core, projectId, { running, isLong: backlog === LONG_BACKLOG });
  }
  if (scan.isLong) return false;
  const patience = new AbortController();
  const isDone = await Promise.race([
    scan.work.then(() => true),
    sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false),
  ]);
  patience.abort();
  return isDone;
}

function startScan(
  core: Core,
  projectId: number,
  { running, isLong }: { running: Map<number, Scan>; isLong: boolean },
): Scan {
  const work = core.storage.job(scanAnswers, projectId).finally(() => running.delete(projectId));
  const scan = { work, isLong };
  running.set(projectId, scan);
  work.catch((error) => core.log.warn({ err: error }, 'A scan for suggestions ended early'));
  return scan;
}
