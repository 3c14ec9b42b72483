/** A running service on an empty folder with one test project and a key, for tests that speak HTTP. Asserts nothing. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { OWNER } from '#main/core/caller.ts';
import { call } from '#main/handlers/dispatch.ts';
import { startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { PAGE_ROOT, WORKER_ENTRY } from '#support/built.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { type StorageWish, toServiceStorage } from '#support/service-storage.ts';

export interface ErrorBody {
  code: string;
  message: string;
  details: { issues: { path: string; message: string }[]; reason: string };
}

export interface Reply<T> {
  status: number;
  data: T;
  error: ErrorBody;
}

export interface TestAnswer {
  prompt: string;
  model: string;
  answeredAt: string;
  text: string;
  [field: string]: unknown;
}

export type ApiProject = Awaited<ReturnType<typeof startApiProject>>;

/** Its brand is Kordiva, its models chatgpt and perplexity; nothing is scheduled. The clock stands until `tick`. */
export async function startApiProject(startMs = Date.parse('2026-11-10T12:00:00Z'), wish: StorageWish = {}) {
  const folder = mkdtempSync(join(tmpdir(), 'sightline-api-'));
  putFreshDatabase(join(folder, 'data'));
  let nowMs = startMs;
  const service = await startService({
    dataDir: join(folder, 'data'),
    port: 0,
    createSample: false,
    workerEntry: WORKER_ENTRY,
    pageRoot: PAGE_ROOT,
    now: () => nowMs,
    ...toServiceStorage(wish, join(folder, 'data'), () => nowMs),
  });
  const asOwner = <N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>> =>
    call(service.core, name, OWNER, input);
  const { key } = await asOwner('keys.create', {
    name: 'test',
    environment: 'test',
    scopes: ['read', 'write', 'export'],
  });

  /** Sends a request below `/v1` with the key, or with another one, or without. */
  const send = async <T = never>(
    method: string,
    path: string,
    body?: unknown,
    sentKey: string = key,
  ): Promise<Reply<T>> => {
    const reply = await fetch(`${service.apiAddress}/v1${path}`, {
      method,
      headers: {
        authorization: `Bearer ${sentKey}`,
        ...(body === undefined ? {} : { 'content-type': 'application/json' }),
      },
      ...(body === undefined ? {} : { body: typeof body === 'string' ? body : JSON.stringify(body) }),
    });
    return { status: reply.status, ...((await reply.json()) as { data: T; error: ErrorBody }) };
  };

  const makeProject = async (name: string): Promise<string> => {
    const site = { name, language: 'en', websiteUrl: `https://${name.toLowerCase()}.example` };
    const { id } = (await send<{ id: string }>('POST', '/projects', site)).data;
    await asOwner('projects.configure', { projectId: id, schedule: 'manual' });
    await asOwner('projects.update', { projectId: id, models: ['chatgpt', 'perplexity'] });
    return id;
  };
  const projectId = await makeProject('Kordiva');

  return {
    service,
    folder,
    projectId,
    key,
    send,
    asOwner,
    makeProject,
    /** Moves the clock. */
    tick: (ms: number) => {
      nowMs += ms;
    },
    importAnswers: (answers: readonly TestAnswer[], into = projectId) => {
      const path = join(folder, `answers-${Math.random()}.ndjson`);
      writeFileSync(path, answers.map((answer) => `${JSON.stringify(answer)}\n`).join(''));
      return asOwner('answers.import', { projectId: into, path });
    },
    close: async () => {
      await service.close();
      rmSync(folder, { recursive: true, force: true });
    },
  };
}
