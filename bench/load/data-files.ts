/**
 * All data files of the history in each format by the command line, again with nothing new, and by a service while a dashboard is read, which
 * was read for a while before; beside them DuckDB's COPY of the same tables, of columns that it holds already.
 */
import { mkdirSync, rmSync, statfsSync } from 'node:fs';
import path from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';

import type { BenchFolder } from '../folder/build-folder.ts';
import { openReference } from '../reference/reference.ts';
import type { Figure } from '../report/verdict.ts';
import { ApiClient } from '../service/api-client.ts';
import { issueKeys } from '../service/issue-keys.ts';
import { startService, waitUntilQuiet } from '../service/running-service.ts';
import { runCommandLine } from './command-line.ts';
import { Dashboard, type DashboardLook } from './dashboard.ts';
import { ResidentWatch } from './resident-watch.ts';

const KEYS = 64;
const MOST_MB = 500;
const MOST_READ_MS = 100;
/** As long as it is read before. */
const BEFORE_MS = 10_000;
/** Of the largest format, NDJSON, with texts. */
const BYTES_PER_ANSWER = 16_000;

interface Written {
  written: number;
  rows: number;
  bytes: number;
}

/** Changes the folder: give it a working copy. */
export async function measureDataFiles(folder: BenchFolder): Promise<Figure[]> {
  requireRoom(folder);
  const keys = await issueKeys(folder.dataDir, KEYS);
  const to = path.join(path.dirname(folder.dataDir), 'data-files');
  const figures: Figure[] = [];
  for (const format of ['parquet', 'csv', 'ndjson']) {
    rmSync(to, { recursive: true, force: true });
    figures.push(...(await measureCommand(folder, to, format)));
  }
  figures.push(await measureNothingNew(folder, to));
  rmSync(to, { recursive: true, force: true });
  figures.push(...(await measureBeside(folder, to, keys)));
  figures.push(await measureCopy(folder, to));
  rmSync(to, { recursive: true, force: true });
  return figures;
}

/** Throws where the disk would be full before the largest format is written. */
function requireRoom({ dataDir, answers }: BenchFolder): void {
  const { bavail, bsize } = statfsSync(dataDir);
  const needed = answers * BYTES_PER_ANSWER;
  if (bavail * bsize < needed)
    throw new Error(`The data files need ${(needed / 1e9).toFixed(1)} GB. Set SIGHTLINE_BENCH_DIR.`);
}

const toArgs = (folder: BenchFolder, to: string, format: string) => [
  ...['export', 'data', '--to', to, '--format', format, '--with-text', '--data-dir', folder.dataDir, '--json'],
];

async function measureCommand(folder: BenchFolder, to: string, format: string): Promise<Figure[]> {
  const { seconds, cpuSeconds, mostMb, stdout } = await runCommandLine(toArgs(folder, to, format));
  const { written, rows, bytes } = JSON.parse(stdout) as Written;
  const note = `with texts; ${rows} rows in ${written} files, ${(bytes / 1e6).toFixed(0)} MB; ${cpuSeconds.toFixed(0)} s of processor time`;
  return [
    { name: `data files, ${format}`, value: folder.answers / seconds, unit: 'answers/s', target: null, note },
    {
      name: `memory of that, ${format}`,
      value: mostMb,
      unit: 'MB',
      target: { most: MOST_MB },
      note: 'the most that was resident, the program itself included',
    },
  ];
}

async function measureNothingNew(folder: BenchFolder, to: string): Promise<Figure> {
  const { seconds, cpuSeconds, stdout } = await runCommandLine(toArgs(folder, to, 'ndjson'));
  const { written } = JSON.parse(stdout) as Written;
  if (written > 0) throw new Error(`${written} files were written again, and nothing had changed.`);
  const note = `${cpuSeconds.toFixed(1)} s of processor time, the start of the program included`;
  return { name: 'data files, nothing new', value: seconds, unit: 's', target: null, note };
}

async function measureBeside(folder: BenchFolder, to: string, keys: readonly string[]): Promise<Figure[]> {
  const service = await startService({ dataDir: folder.dataDir });
  const [client, looking] = [new ApiClient(service.address, keys), new ApiClient(service.address, keys)];
  try {
    await client.signIn(service.signInLink);
    await waitUntilQuiet(service.pid);
    const memoryBefore = new ResidentWatch(service.pid);
    const before = await lookAlone(looking, folder);
    const { mostMb: mostBeforeMb } = memoryBefore.stop();
    const dashboard = new Dashboard(looking, folder);
    const memory = new ResidentWatch(service.pid);
    dashboard.start();
    const startedMs = performance.now();
    await client.callAsOwner('dataFiles.export', { to, format: 'parquet', withText: true });
    const seconds = (performance.now() - startedMs) / 1000;
    const look = await dashboard.stop();
    const { mostMb } = memory.stop();
    if (look.errors.length > 0) throw new Error(look.errors.join('\n'));
    return [
      toReadFigure('reads before data files are written, p99', before, BEFORE_MS / 1000),
      toReadFigure('reads while data files are written, p99', look, seconds),
      {
        name: 'memory of the service meanwhile',
        value: mostMb,
        unit: 'MB',
        target: null,
        note: `Parquet; ${mostBeforeMb.toFixed(0)} MB while the dashboard was read alone`,
      },
    ];
  } finally {
    client.close();
    looking.close();
    await service.stop();
  }
}

async function lookAlone(client: ApiClient, folder: BenchFolder): Promise<DashboardLook> {
  const dashboard = new Dashboard(client, folder);
  dashboard.start();
  await sleep(BEFORE_MS);
  return dashboard.stop();
}

function toReadFigure(name: string, { count, p50Ms, p99Ms, longestMs }: DashboardLook, seconds: number): Figure {
  const note = `${count} reads in ${seconds.toFixed(0)} s, middle ${p50Ms.toFixed(1)} ms, longest ${longestMs.toFixed(0)} ms`;
  return { name, value: p99Ms, unit: 'ms', target: { most: MOST_READ_MS }, note };
}

/** What DuckDB has as tables of numbers, with the texts of pages, searches and prompts joined to them; not the texts of answers. */
const COPIES: Readonly<Record<string, string>> = {
  answers: 'SELECT answer.*, prompt.text FROM answer JOIN prompt ON prompt.id = answer.prompt',
  mentions: 'SELECT * FROM appearance',
  citations: 'SELECT citation.*, url FROM citation JOIN source ON source.id = citation.source',
  fanouts: 'SELECT search.*, folded FROM search JOIN query ON query.id = search.query',
};

async function measureCopy(folder: BenchFolder, to: string): Promise<Figure> {
  const { connection } = await openReference(folder, () => {});
  mkdirSync(to, { recursive: true });
  const startedMs = performance.now();
  for (const [table, select] of Object.entries(COPIES)) {
    await connection.run(
      `COPY (${select}) TO '${path.join(to, `${table}.parquet`)}' (FORMAT parquet, COMPRESSION zstd, ROW_GROUP_SIZE 50000)`,
    );
  }
  const seconds = (performance.now() - startedMs) / 1000;
  connection.closeSync();
  return {
    name: 'DuckDB’s COPY of answers, mentions, citations and searches',
    value: folder.answers / seconds,
    unit: 'answers/s',
    target: null,
    note: `Parquet by two threads from its own tables, without texts of answers; ${seconds.toFixed(1)} s`,
  };
}
