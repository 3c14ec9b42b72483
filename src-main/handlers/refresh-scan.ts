/** Looking at a project's new answers for names: one scan of a kind at a time, waited for only as long as a caller should. */
import { setTimeout as sleep } from 'node:timers/promises';

import type { Core } from '../core/core.ts';
import type { JobCommand, ReadCommand } from '../storage/command.ts';

const PATIENCE_MS = 2_000;
/** More than can be looked at while a caller waits: then nobody waits. */
const LONG_BACKLOG = 2_000;

interface Scan {
  work: Promise<unknown>;
  isLong: boolean;
}

/** Brings one kind of counts up to date: true when every answer was looked at; false when that goes on behind the caller's back. */
type Refresh = (core: Core, projectId: number) => Promise<boolean>;

/** `backlog` counts the new answers, `look` looks at them. */
export function defineScan(
  subject: string,
  backlog: ReadCommand<{ projectId: number; most: number }, number>,
  look: JobCommand<number, number>,
): Refresh {
  const scans = new WeakMap<Core, Map<number, Scan>>();

  const start = (core: Core, projectId: number, running: Map<number, Scan>, isLong: boolean): Scan => {
    const work = core.storage.job(look, projectId).finally(() => running.delete(projectId));
    const scan = { work, isLong };
    running.set(projectId, scan);
    work.catch((error) => core.log.warn({ err: error }, `A scan for ${subject} ended early`));
    return scan;
  };

  return async (core, projectId) => {
    const running = scans.get(core) ?? new Map<number, Scan>();
    scans.set(core, running);
    let scan = running.get(projectId);
    if (!scan) {
      const count = await core.storage.read(backlog, { projectId, most: LONG_BACKLOG });
      if (count === 0) return true;
      scan = running.get(projectId) ?? start(core, projectId, running, count === LONG_BACKLOG);
    }
    return scan.isLong ? false : waitFor(scan);
  };
}

async function waitFor({ work }: Scan): Promise<boolean> {
  const patience = new AbortController();
  const isDone = await Promise.race([
    work.then(() => true),
    sleep(PATIENCE_MS, false, { signal: patience.signal, ref: false }).catch(() => false),
  ]);
  patience.abort();
  return isDone;
}
