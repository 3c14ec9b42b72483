/** A live project whose executor runs in this process, with redirectors on 127.0.0.1 allowed. For routes of any kind. */
import Database from 'better-sqlite3';
import { pino } from 'pino';
import { OWNER } from '#main/core/caller.ts';
import { type Core, createCore } from '#main/core/core.ts';
import { fetchWhole } from '#main/core/engines/wire/fetch-whole.ts';
import { call } from '#main/handlers/dispatch.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import type { OperationOutput } from '#shared/contract/index.ts';
import type { Engine } from '#shared/vocabulary/engines.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { putFreshDatabase } from './fresh-database.ts';
import { waitFor } from './live-project.ts';

export interface ExecutorProject {
  core: Core;
  /** Asks a prompt on all engines of the project and waits until the run is over. */
  ask(prompt: string): Promise<void>;
  /** Asks a prompt and does not wait. */
  enqueue(prompt: string): Promise<void>;
  /** Ends the executor and starts another core on the same folder. */
  restart(): Promise<void>;
  /** All answers as the app shows them, by engine. */
  loadAnswers(): Promise<OperationOutput<'answers.get'>[]>;
  rows<T = Record<string, unknown>>(sql: string): T[];
  close(): Promise<void>;
}

/** A project of the brand Kordiva on these engines; links are given up after `linkTimeoutMs` altogether. */
export async function startExecutorProject(options: {
  models: Engine[];
  env: Record<string, string>;
  linkTimeoutMs?: number;
}): Promise<ExecutorProject> {
  const dataDir = makeTempDir();
  putFreshDatabase(dataDir);
  const open = () =>
    createCore({
      storage: openInlineStorage(dataDir, Date.now),
      env: options.env,
      fetch: fetchWhole,
      now: Date.now,
      log: pino({ level: 'silent' }),
      version: '0.0.0',
      isScheduling: false,
      linkRules: {
        isRedirector: (url) => url.hostname === '127.0.0.1',
        isAllowed: (address) => address === '127.0.0.1',
        timeoutMs: options.linkTimeoutMs ?? 5000,
      },
    });
  let core = await open();
  const site = { language: 'en', websiteUrl: 'https://www.kordiva.example' };
  const { id: projectId } = await call(core, 'projects.create', OWNER, { name: 'Kordiva', ...site });
  await call(core, 'projects.update', OWNER, { projectId, models: options.models });
  await call(core, 'projects.configure', OWNER, { projectId, schedule: 'manual' });
  core.executor.start();
  const enqueue = async (prompt: string) => {
    await call(core, 'prompts.create', OWNER, { projectId, prompt });
    core.executor.poke();
  };
  const countOpen = async () =>
    (await call(core, 'runs.list', OWNER, { projectId })).filter((run) => run.state !== 'finished').length;
  return {
    get core() {
      return core;
    },
    enqueue,
    ask: async (prompt) => {
      await enqueue(prompt);
      await waitFor('the end of the run', countOpen, (count) => count === 0);
    },
    restart: async () => {
      await core.close();
      core = await open();
      core.executor.start();
    },
    loadAnswers: async () => {
      const [startDate, endDate] = [Date.now() - 86_400_000, Date.now()].map((ms) =>
        new Date(ms).toISOString().slice(0, 10),
      );
      const { answers } = await call(core, 'answers.list', OWNER, { projectId, startDate, endDate });
      const full = answers.map(({ id }) => call(core, 'answers.get', OWNER, { projectId, answerId: id }));
      return (await Promise.all(full)).toSorted((a, b) => a.model.localeCompare(b.model));
    },
    rows: <T>(sql: string) => {
      const db = new Database(`${dataDir}/sightline.db`, { readonly: true });
      try {
        return db.prepare(sql).all() as T[];
      } finally {
        db.close();
      }
    },
    close: async () => {
      await core.close();
      removeDir(dataDir);
    },
  };
}
