/** The kettle answers in a temporary folder, behind the dispatcher alone or behind a whole service with its HTTP server. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { pino } from 'pino';
import { OWNER } from '#main/core/caller.ts';
import { type Core, createCore } from '#main/core/core.ts';
import { call } from '#main/handlers/dispatch.ts';
import { startService } from '#main/service.ts';
import { openInlineStorage } from '#main/storage/inline-storage.ts';
import { OPERATIONS, type OperationInput, type OperationName, type OperationOutput } from '#shared/contract/index.ts';
import type { Scope } from '#shared/contract/operation.ts';
import { PAGE_ROOT, WORKER_ENTRY } from '#support/built.ts';
import { putFreshDatabase } from './fresh-database.ts';
import { COMPETITORS, KETTLE_ANSWERS, NOW, OWN_BRAND, writeAnswers } from './kettle-answers.ts';
import { type StorageWish, toServiceStorage } from './service-storage.ts';

export interface KettleWorld {
  projectId: string;
  dataDir: string;
  core: Core;
  /** As the owner of the machine, without HTTP. The output is held against the contract. */
  call<N extends OperationName>(name: N, input: Omit<OperationInput<N>, 'projectId'>): Promise<OperationOutput<N>>;
  /** Adds answers from now on. */
  addAnswers(answers: readonly object[]): Promise<void>;
  close(): Promise<void>;
}

export async function openKettleWorld(answers: readonly object[] = KETTLE_ANSWERS): Promise<KettleWorld> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kettles-'));
  putFreshDatabase(dataDir);
  const storage = openInlineStorage(dataDir, () => NOW);
  const log = pino({ level: 'silent' });
  const core = await createCore({ storage, env: {}, fetch, now: () => NOW, log, version: '0', isScheduling: false });
  return fill(core, dataDir, answers, () => core.close());
}

export interface KettleService extends KettleWorld {
  /** GETs a path below the project with a fresh key; the 200 body is held against the contract. */
  get<N extends OperationName>(
    name: N,
    query?: Record<string, string | number>,
  ): Promise<{ status: number; data: OperationOutput<N>; error: { code: string; details?: object } }>;
  getWith(scopes: Scope[], path: string): Promise<number>;
  /** The reply itself, of a path below the project. */
  fetch(path: string): Promise<Response>;
}

export async function openKettleService(
  answers: readonly object[] = KETTLE_ANSWERS,
  wish: StorageWish = {},
): Promise<KettleService> {
  const dataDir = mkdtempSync(join(tmpdir(), 'kettles-'));
  putFreshDatabase(dataDir);
  const service = await startService({
    dataDir,
    port: 0,
    createSample: false,
    workerEntry: WORKER_ENTRY,
    pageRoot: PAGE_ROOT,
    now: () => NOW,
    ...toServiceStorage(wish, dataDir, () => NOW),
  });
  const world = await fill(service.core, dataDir, answers, () => service.close());
  const issue = async (scopes: Scope[]) =>
    (await call(service.core, 'keys.create', OWNER, { name: 'test', environment: 'live', scopes })).key;
  const send = (key: string, path: string) =>
    fetch(`${service.apiAddress}/v1/projects/${world.projectId}${path}`, {
      headers: { authorization: `Bearer ${key}` },
    });
  const all = await issue(['read', 'write', 'export']);
  return {
    ...world,
    getWith: async (scopes, path) => (await send(await issue(scopes), path)).status,
    fetch: (path) => send(all, path),
    get: async (name, query = {}) => {
      const path = (OPERATIONS[name].http?.path ?? '').replace('/projects/{projectId}', '');
      const texts = Object.entries(query).map(([key, value]) => [key, String(value)]);
      const reply = await send(all, `${path}?${new URLSearchParams(texts)}`);
      const body = (await reply.json()) as { data: never; error: never };
      if (reply.status === 200) OPERATIONS[name].output.parse(body.data);
      return { status: reply.status, ...body };
    },
  };
}

async function fill(
  core: Core,
  dataDir: string,
  answers: readonly object[],
  close: () => Promise<void>,
): Promise<KettleWorld> {
  const project = await call(core, 'projects.create', OWNER, { ...OWN_BRAND, language: 'en' });
  const projectId = project.id;
  for (const competitor of COMPETITORS) await call(core, 'competitors.add', OWNER, { projectId, ...competitor });
  const addAnswers = async (lines: readonly object[]) => {
    if (lines.length > 0) await call(core, 'answers.import', OWNER, { projectId, path: writeAnswers(dataDir, lines) });
  };
  await addAnswers(answers);
  return {
    projectId,
    dataDir,
    core,
    call: async (name, input) => {
      const output = await call(core, name, OWNER, { projectId, ...input } as never);
      OPERATIONS[name].output.parse(output);
      return output;
    },
    addAnswers,
    close: async () => {
      await close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
}
