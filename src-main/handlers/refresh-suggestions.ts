/** Looking at a project's new answers for suggestions: one scan at a time, waited for only as long as a caller should. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '../core/core.ts';
import { loadIsScanDue, scanAnswers } from '../core/suggestions/scan-answers.ts';

const PATIENCE_MS = 2_000;

const scans = new WeakMap<Core, Map<number, Promise<unknown>>>();

/** True when every answer was looked at; false when the scan goes on behind the caller's back. */
export async function refreshSuggestions(core: Core, projectId: number): Promise<boolean> {
  const running = scans.get(core) ?? new Map<number, Promise<unknown>>();
  scans.set(core, running);
  let scan = running.get(projectId);
  if (!scan) {
    if (!(await core.storage.read(loadIsScanDue, projectId))) return true;
    scan = running.get(projectId) ?? startScan(core, projectId, running);
  }
  const patience = new AbortController();
  const isDone = await Promise.race([
    scan.then(() => true),
    sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false),
  ]);
  patience.abort();
  return isDone;
}

function startScan(core: Core, projectId: number, running: Map<number, Promise<unknown>>): Promise<unknown> {
  const scan = core.storage.job(scanAnswers, projectId).finally(() => running.delete(projectId));
  running.set(projectId, scan);
  scan.catch((error) => core.log.warn({ err: error }, 'A scan for suggestions ended early'));
  return scan;
}
