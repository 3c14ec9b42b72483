/** The service with a watch on its main thread and, where runs are asked, with an engine that answers at once. */
import { readFileSync, rmSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import { benchDir } from '../folder/folder-plan.ts';
import { buildWatched } from '../watched/build-watched.ts';
import { type FakeEngine, startFakeEngine } from './fake-engine.ts';
import { type RunningService, startService } from './running-service.ts';

export interface WatchedService extends RunningService {
  /** Begins a new watch. */
  resetStalls(): void;
  /** Longest wait and 99th percentile since the watch began, in milliseconds. */
  readStalls(): Promise<{ longestMs: number; p99Ms: number }>;
}

const LOG_MS = 700;

export async function startWatchedService(dataDir: string): Promise<WatchedService> {
  const log = path.join(benchDir(), `stalls-${process.pid}.json`);
  const engine: FakeEngine = await startFakeEngine();
  const env = { SIGHTLINE_STALL_LOG: log, OPENAI_API_KEY: 'sk-bench', OPENAI_BASE_URL: `${engine.address}/v1` };
  const service = await startService({ dataDir, env, entry: buildWatched() }).catch((error) => {
    engine.stop();
    throw error;
  });
  return {
    ...service,
    resetStalls: () => process.kill(service.pid, 'SIGUSR2'),
    readStalls: async () => {
      await sleep(LOG_MS);
      return JSON.parse(readFileSync(log, 'utf8'));
    },
    stop: async () => {
      await service.stop();
      engine.stop();
      rmSync(log, { force: true });
    },
  };
}
