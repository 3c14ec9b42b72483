/** A small file in the data folder that is there while the app runs: found at a start, the last session ended badly. */
import { readFileSync, rmSync, writeFileSync } from 'node:fs';
import path from 'node:path';
import { z } from 'zod';

const MARK_FILE = 'session.json';
const mark = z.object({ pid: z.int(), startedAt: z.iso.datetime() });

export interface LastSession {
  /** When the session that ended badly had begun, as an ISO time. */
  startedAt: string;
}

/**
 * Leaves this session's mark. The session whose mark was still there, else null. Call it with the folder's single-instance
 * lock in hand: then whoever left a mark runs no more. A mark that cannot be read or written costs nothing but the notice.
 */
export function beginSession(dataDir: string, nowMs: number): LastSession | null {
  const file = path.join(dataDir, MARK_FILE);
  const last = readLast(file);
  try {
    const startedAt = new Date(nowMs).toISOString();
    writeFileSync(file, JSON.stringify({ pid: process.pid, startedAt }), { mode: 0o600 });
  } catch {
    // A full disk or a read-only folder: the service says so by itself.
  }
  return last;
}

/** Takes the mark away: everything was closed as it should. */
export function endSession(dataDir: string): void {
  rmSync(path.join(dataDir, MARK_FILE), { force: true });
}

function readLast(file: string): LastSession | null {
  try {
    const found = mark.safeParse(JSON.parse(readFileSync(file, 'utf8')));
    return found.success ? { startedAt: found.data.startedAt } : null;
  } catch {
    return null;
  }
}
