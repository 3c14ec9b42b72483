/**
 * All clients in one call: 250 projects of 4 000 answers each, in a folder of their own. First from a service that has just been started and
 * has counted them before, then again and again, then over days that nobody asked for.
 */
import { mkdtempSync, rmSync } from 'node:fs';
import path from 'node:path';

import { openDatabase } from '#main/storage/open-database.ts';
import { addClients } from '../clients/many-clients.ts';
import { benchDir } from '../folder/folder-plan.ts';
import { timeWork } from '../reads/timings.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { startService, waitUntilQuiet } from '../service/running-service.ts';

const KEYS = 16;
const MOST_MS = 200;
/** 20 prompts on five engines for 40 days. */
const WORLD = { clients: 250, prompts: 20, days: 40 } as const;

export async function measurePortfolio(): Promise<Figure[]> {
  const dataDir = mkdtempSync(path.join(benchDir(), 'clients-'));
  try {
    const db = openDatabase(dataDir);
    addClients(db, { ...WORLD, nowMs: Date.now() });
    db.close();
    const keys = await issueKeys(dataDir, KEYS);
    // What is kept is stored after the start.
    const before = await startService({ dataDir });
    await waitUntilQuiet(before.pid);
    await before.stop();
    return await measure(dataDir, keys);
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

async function measure(dataDir: string, keys: readonly string[]): Promise<Figure[]> {
  const service = await startService({ dataDir });
  const client = new ApiClient(service.address, keys);
  const read = (query = '') => client.read(`/portfolio${query}`);
  const time = async (work: () => Promise<unknown>) => {
    const began = performance.now();
    await work();
    return performance.now() - began;
  };
  try {
    const first = await time(() => read());
    const { p50Ms: p50 } = await timeWork(() => read());
    const other = await time(() => read('?timeframe=90d'));
    const target = { most: MOST_MS };
    const note = `${WORLD.clients} projects of ${WORLD.prompts * 5 * WORLD.days} answers`;
    return [
      { name: 'portfolio, first call after a start', value: first, unit: 'ms', target, note },
      { name: 'portfolio, p50', value: p50, unit: 'ms', target, note },
      { name: 'portfolio, days that were not counted yet', value: other, unit: 'ms', target: null, note },
    ];
  } finally {
    client.close();
    await service.stop();
  }
}
