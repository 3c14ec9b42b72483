/** From starting the process to its first figures over HTTP, and the memory that it then keeps. */

import type { AddressInfo } from 'node:net';
import { createServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';

import type { BenchFolder } from '../folder/build-folder.ts';
import { toTimings } from '../reads/timings.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { readResidentMb } from '../service/process-stats.ts';
import { spawnService, waitUntilQuiet } from '../service/running-service.ts';

const STARTS = 5;
const POLL_MS = 5;
const GIVE_UP_MS = 60_000;
/** Threads that a start needs and nobody after it are let go after an idle minute. */
const LET_GO_MS = 75_000;
const MOST_SECONDS = 1;
const MOST_IDLE_MB = 200;

export async function measureStart(folder: BenchFolder): Promise<Figure[]> {
  const keys = await issueKeys(folder.dataDir, 4);
  const times: number[] = [];
  let idleMb = 0;
  for (let count = 0; count < STARTS; count++) {
    const { ms, residentMb } = await startOnce(folder, keys, count === STARTS - 1);
    times.push(ms);
    idleMb = residentMb;
  }
  // The first start also writes compiled sources; a person's machine has them from the start before.
  const { p50Ms } = toTimings(times.slice(1));
  const note = `median of ${STARTS - 1}; the first took ${((times[0] ?? 0) / 1000).toFixed(2)} s`;
  return [
    { name: 'start to first figures', value: p50Ms / 1000, unit: 's', target: { most: MOST_SECONDS }, note },
    {
      name: 'memory idle',
      value: idleMb,
      unit: 'MB',
      target: { most: MOST_IDLE_MB },
      note: 'resident, after the start',
    },
  ];
}

async function startOnce(folder: BenchFolder, keys: readonly string[], isLast: boolean) {
  const port = await findPort();
  const client = new ApiClient(`http://127.0.0.1:${port}`, keys);
  const startedMs = performance.now();
  const child = spawnService({ dataDir: folder.dataDir, port });
  const ended = new Promise((resolve) => child.once('exit', resolve));
  try {
    await waitForFigures(client, `/projects/${folder.projectId}/metrics`);
    const ms = performance.now() - startedMs;
    if (isLast) {
      await waitUntilQuiet(child.pid!);
      await sleep(LET_GO_MS);
    }
    return { ms, residentMb: readResidentMb(child.pid!) };
  } finally {
    client.close();
    child.kill('SIGTERM');
    await ended;
  }
}

async function waitForFigures(client: ApiClient, path: string): Promise<void> {
  const startedMs = performance.now();
  for (;;) {
    const status = await client.get(path).then(
      (reply) => reply.status,
      () => 0,
    );
    if (status === 200) return;
    if (performance.now() - startedMs > GIVE_UP_MS) throw new Error(`The service gave no figures (${status}).`);
    await sleep(POLL_MS);
  }
}

function findPort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const { port } = server.address() as AddressInfo;
      server.close(() => resolve(port));
    });
  });
}
