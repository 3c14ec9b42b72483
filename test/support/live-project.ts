/** The real service with a live project, a fake engine server on 127.0.0.1 and a clock that a test can move. */
import Database from 'better-sqlite3';

import type { Engine } from '#shared/vocabulary/engines.ts';
import { type FakeOpenAi, type ReplyScript, startFakeOpenAi } from './fake-openai.ts';
import { type FolderService, makeTempDir, removeDir, startFolderService } from './folder-service.ts';
import { putFreshDatabase } from './fresh-database.ts';
import type { StorageWish } from './service-storage.ts';

export interface Clock {
  now: () => number;
  /** Moves the clock on by so many milliseconds, or back. */
  leap(ms: number): void;
  set(date: string): void;
}

/** A clock that runs like the real one, from wherever it was set. */
export function startClock(date?: string): Clock {
  let offsetMs = date === undefined ? 0 : Date.parse(date) - Date.now();
  return {
    now: () => Date.now() + offsetMs,
    leap: (ms) => {
      offsetMs += ms;
    },
    set: (to) => {
      offsetMs = Date.parse(to) - Date.now();
    },
  };
}

export interface LiveProject {
  dataDir: string;
  clock: Clock;
  fake: FakeOpenAi;
  service: FolderService;
  projectId: string;
  /** Ends the service and opens another on the same folder. */
  restart(): Promise<void>;
  rows<T = Record<string, unknown>>(sql: string): T[];
  close(): Promise<void>;
}

export interface LiveProjectOptions extends StorageWish {
  models?: Engine[];
  reply?: ReplyScript;
  date?: string;
  /** The way to engines, for tests that cut it. */
  fetch?: typeof fetch;
}

/** A project of the brand Kordiva on these engines. `chatgpt` asks over its own route, the others over the local one. */
export async function startLiveProject(options: LiveProjectOptions): Promise<LiveProject> {
  const fake = await startFakeOpenAi({ reply: options.reply });
  process.env.OPENAI_API_KEY = 'sk-right-1234567890';
  process.env.OPENAI_BASE_URL = fake.baseUrl;
  process.env.OLLAMA_BASE_URL = fake.baseUrl;
  const clock = startClock(options.date);
  const dataDir = makeTempDir();
  putFreshDatabase(dataDir);
  const way = options.fetch ? { fetch: options.fetch } : {};
  const { hasThreads } = options;
  const start = () => startFolderService({ dataDir, now: clock.now, hasThreads, ...way });
  // Kept while the service runs: each new connection reads the whole schema, and tests look many times a second.
  let looking: Database.Database | undefined;
  const stopLooking = () => {
    looking?.close();
    looking = undefined;
  };
  const live: LiveProject = {
    dataDir,
    clock,
    fake,
    service: await start(),
    projectId: '',
    restart: async () => {
      stopLooking();
      await live.service.close();
      live.service = await start();
    },
    rows: <T>(sql: string) => {
      looking ??= new Database(`${dataDir}/sightline.db`, { readonly: true });
      return looking.prepare(sql).all() as T[];
    },
    close: async () => {
      stopLooking();
      await live.service.close();
      await fake.close();
      removeDir(dataDir);
      for (const name of ['OPENAI_API_KEY', 'OPENAI_BASE_URL', 'OLLAMA_BASE_URL']) delete process.env[name];
    },
  };
  await fill(live, options.models ?? ['chatgpt']);
  return live;
}

async function fill(live: LiveProject, models: Engine[]): Promise<void> {
  const { call } = live.service;
  const site = { language: 'en', websiteUrl: 'https://www.kordiva.example' } as const;
  live.projectId = (await call('projects.create', { name: 'Kordiva', ...site })).id;
  const projectId = live.projectId;
  await call('projects.update', { projectId, models });
  await call('projects.configure', { projectId, schedule: 'manual' });
  await call('competitors.add', { projectId, name: 'Brimlane', domain: 'brimlane.example' });
  for (const engine of models.filter((model) => model !== 'chatgpt')) {
    await call('engines.configure', { engine, route: 'openai-compatible' });
  }
}

/** Waits for something to become true; fails with what it last saw. */
export async function waitFor<T>(
  what: string,
  look: () => T | Promise<T>,
  isThere: (value: T) => boolean,
  timeoutMs = 100_000,
): Promise<T> {
  const endMs = Date.now() + timeoutMs;
  for (;;) {
    const value = await look();
    if (isThere(value)) return value;
    if (Date.now() > endMs) throw new Error(`Waited in vain for ${what}: ${JSON.stringify(value)}`);
    await new Promise((resolve) => setTimeout(resolve, 30));
  }
}

/** The newest run of the project once it is over. */
export function waitForRun(live: LiveProject, runId?: string) {
  return waitFor(
    'a finished run',
    async () => {
      const runs = await live.service.call('runs.list', { projectId: live.projectId });
      return runId === undefined ? runs[0] : runs.find((run) => run.id === runId);
    },
    (run) => run?.state === 'finished',
  );
}
