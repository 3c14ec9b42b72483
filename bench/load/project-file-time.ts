/** Saving the whole project as one file over the API, and opening it in an empty folder: how long, in how much memory, and what reads take meanwhile. */
import { spawn } from 'node:child_process';
import { mkdtempSync, rmSync, statSync } from 'node:fs';
import path from 'node:path';

import type { BenchFolder } from '../folder/build-folder.ts';
import { benchDir } from '../folder/folder-plan.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { readCpuMs } from '../service/process-stats.ts';
import { startService, waitUntilQuiet } from '../service/running-service.ts';
import { Dashboard } from './dashboard.ts';
import { ResidentWatch } from './resident-watch.ts';

const KEYS = 64;
const MOST_RESIDENT_MB = 500;
const MOST_READ_MS = 100;

interface Step {
  /** `curl` with the key of the caller. */
  args: (key: string, address: string) => string[];
  /** Of a million answers. */
  mostSeconds: number;
}

/** Changes the folder: give it a working copy. */
export async function measureProjectFile(folder: BenchFolder): Promise<Figure[]> {
  const root = mkdtempSync(path.join(benchDir(), 'project-file-'));
  const file = path.join(root, 'client.sightline');
  const project = `/v1/projects/${folder.projectId}`;
  try {
    const saving = await measureStep('saving a project file', folder, folder.dataDir, {
      args: (key, address) => ['-X', 'POST', ...withKey(key), '-o', file, `${address}${project}/archive`],
      mostSeconds: 600,
    });
    const type = ['-H', 'content-type: application/octet-stream', '-H', 'x-if-there: beside'];
    const opening = await measureStep('opening it beside', folder, folder.dataDir, {
      args: (key, address) => ['-X', 'POST', ...withKey(key), ...type, '-T', file, `${address}/v1/archives`],
      mostSeconds: 1_200,
    });
    const bytes = statSync(file).size;
    const size = { name: 'project file', value: bytes / 1e6, unit: 'MB', target: null };
    return [{ ...size, note: `${(bytes / folder.answers).toFixed(0)} bytes an answer` }, ...saving, ...opening];
  } finally {
    rmSync(root, { recursive: true, force: true });
  }
}

const withKey = (key: string) => ['-H', `authorization: Bearer ${key}`];

async function measureStep(
  name: string,
  folder: BenchFolder,
  dataDir: string,
  { args, mostSeconds }: Step,
): Promise<Figure[]> {
  const keys = await issueKeys(dataDir, KEYS);
  const service = await startService({ dataDir });
  const client = new ApiClient(service.address, keys);
  try {
    await waitUntilQuiet(service.pid);
    const dashboard = new Dashboard(client, folder);
    const memory = new ResidentWatch(service.pid);
    const [startedMs, startedCpuMs] = [performance.now(), readCpuMs(service.pid)];
    dashboard.start();
    await curl(args(keys[0]!, service.address));
    const seconds = (performance.now() - startedMs) / 1000;
    const cpuSeconds = (readCpuMs(service.pid) - startedCpuMs) / 1000;
    const look = await dashboard.stop();
    const { mostMb } = memory.stop();
    if (look.errors.length > 0) throw new Error(look.errors[0]);
    const limit = mostSeconds * Math.max(0.1, folder.answers / 1e6);
    const spent = `${(folder.answers / seconds).toFixed(0)} answers a second; ${cpuSeconds.toFixed(0)} s of processor time with the reads`;
    const reads = `${look.count} reads of the dashboard, middle ${look.p50Ms.toFixed(1)} ms, longest ${look.longestMs.toFixed(0)} ms`;
    return [
      { name, value: seconds, unit: 's', target: { most: limit }, note: spent },
      {
        name: `${name}: memory`,
        value: mostMb,
        unit: 'MB',
        target: { most: MOST_RESIDENT_MB },
        note: 'the most that was resident',
      },
      { name: `${name}: reads, p99`, value: look.p99Ms, unit: 'ms', target: { most: MOST_READ_MS }, note: reads },
    ];
  } finally {
    client.close();
    await service.stop();
  }
}

/** Throws with what it printed where the reply is an error. */
function curl(args: readonly string[]): Promise<void> {
  const child = spawn('curl', ['-sS', '--fail-with-body', ...args], { stdio: ['ignore', 'pipe', 'pipe'] });
  let said = '';
  for (const stream of [child.stdout, child.stderr])
    stream.on('data', (data) => {
      said += String(data).slice(0, 2_000);
    });
  return new Promise((resolve, reject) => {
    child.once('error', reject);
    child.once('exit', (code) => (code === 0 ? resolve() : reject(new Error(`curl ended with ${code}: ${said}`))));
  });
}
