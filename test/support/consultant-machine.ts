/**
 * A consultant's machine over weeks: the real service on a clock that stands still until it is moved, in a time zone of its own,
 * and engines on their own wires that note when they were asked what. Asserts nothing.
 */
import { setTimeout as sleep } from 'node:timers/promises';

import Database from 'better-sqlite3';
import { toLocalDate } from '#main/core/scheduling/plan-slot.ts';
import { pruneJobs } from '#main/core/scheduling/prune-jobs.ts';
import { saveAutomaticBackup } from '#main/core/system/automatic-backup.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from './folder-service.ts';
import type { ServerReply } from './scripted-server.ts';
import { startTenEngines, type TenEngines } from './ten-engines.ts';
import { createClock, type TestClock } from './test-clock.ts';

/** One request that an engine saw. */
export interface Asked {
  engine: Engine;
  /** The first of the known questions that is in it. */
  question: string;
  atMs: number;
  /** Local date of the machine at that moment. */
  localDate: string;
  /** Null: it answered as usual. */
  trouble: string | null;
}

/** What an engine does in place of its usual answer; null: nothing. */
export type Trouble = (engine: Engine, nowMs: number) => { name: string; reply: ServerReply } | null;

export interface ConsultantMachine {
  clock: TestClock;
  dataDir: string;
  engines: TenEngines;
  asked: Asked[];
  service: FolderService;
  setTrouble(trouble: Trouble): void;
  setZone(zone: string): void;
  /** Moves the clock to this moment, forward or back, and lets everything happen that is due then. */
  goTo(ms: number): Promise<void>;
  /** Lets happen what is due now. */
  settle(): Promise<void>;
  rows<T = Record<string, unknown>>(sql: string): T[];
  close(): Promise<void>;
}

const USED: readonly Engine[] = ['chatgpt', 'gemini', 'perplexity'];
/** So many looks without news are taken for rest. */
const QUIET_LOOKS = 4;
const LOOK_MS = 6;
const MOST_LOOKS = 2_000;

/** `questions`: markers that are in the prompts, so that a request tells which it asks. */
export async function startConsultantMachine(options: {
  zone: string;
  /** Asked once the zone is set. */
  planStartMs: () => number;
  questions: readonly string[];
}): Promise<ConsultantMachine> {
  const zoneBefore = process.env.TZ;
  process.env.TZ = options.zone;
  const clock = createClock(options.planStartMs());
  const engines = await startTenEngines();
  Object.assign(process.env, engines.env);
  const dataDir = makeTempDir();
  const asked: Asked[] = [];
  let trouble: Trouble = () => null;
  for (const engine of USED) {
    engines.setBehaviour(engine, (_index, { text, path }) => {
      const atMs = clock.now();
      const met = trouble(engine, atMs);
      const question = options.questions.find((marker) => `${path} ${text}`.includes(marker)) ?? '';
      asked.push({ engine, question, atMs, localDate: toLocalDate(atMs), trouble: met?.name ?? null });
      return met?.reply ?? null;
    });
  }
  const service = await startFolderService({ dataDir, now: clock.now });
  const db = new Database(`${dataDir}/sightline.db`, { readonly: true });
  const news = db.prepare(
    `SELECT (SELECT count(*) FROM job WHERE state IN ('leased', 'received')) AS busy,
         (SELECT count(*) || ' ' || coalesce(max(updated_at), 0) FROM job) || (SELECT group_concat(state) FROM run) AS seen`,
  );
  const settle = async () => {
    let quiet = 0;
    let before = '';
    for (let looks = 0; quiet < QUIET_LOOKS; looks++) {
      if (looks === MOST_LOOKS) throw new Error('The machine does not come to rest.');
      service.core.executor.poke();
      await sleep(LOOK_MS);
      const { busy, seen } = news.get() as { busy: number; seen: string };
      const now = `${seen} ${asked.length}`;
      quiet = busy === 0 && now === before ? quiet + 1 : 0;
      before = now;
    }
  };
  return {
    clock,
    dataDir,
    engines,
    asked,
    service,
    settle,
    setTrouble: (next) => {
      trouble = next;
    },
    setZone: (zone) => {
      process.env.TZ = zone;
    },
    goTo: async (ms) => {
      clock.set(ms);
      await settle();
      // The upkeep looks by the machine's own timer, which does not know of the moved clock.
      await service.core.reports.buildDue();
      await service.core.storage.write(pruneJobs, null);
      await service.core.storage.job(saveAutomaticBackup, {});
    },
    rows: <T>(sql: string) => db.prepare(sql).all() as T[],
    close: async () => {
      db.close();
      await service.close();
      await engines.close();
      removeDir(dataDir);
      for (const name of Object.keys(engines.env)) delete process.env[name];
      if (zoneBefore === undefined) delete process.env.TZ;
      else process.env.TZ = zoneBefore;
    },
  };
}
