/** The real service on a folder of its own and a free port, with a clock that the test moves. Ends with everything it started. */
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

import { type Service, startService } from '#main/service.ts';
import { ERROR_STATUS } from '#shared/app-error.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import type { Envelope } from '#shared/contract/wire.ts';
import { type Api, createApi } from '#support/api-client.ts';
import { PAGE_ROOT, WORKER_ENTRY } from '#support/built.ts';
import { checkError, checkOutput } from '#support/check-wire.ts';
import { putFreshDatabase } from '#support/fresh-database.ts';
import { readEnvelope } from '#support/read-envelope.ts';
import { type StorageWish, toServiceStorage } from '#support/service-storage.ts';
import { createClock, type TestClock } from '#support/test-clock.ts';
import { httpTransport, type Transport } from '#support/transport.ts';

export interface KeyOptions {
  environment?: 'live' | 'test';
  scopes?: ('read' | 'write' | 'export')[];
  projectIds?: string[];
}

export interface TestService {
  readonly service: Service;
  readonly address: string;
  readonly dataDir: string;
  readonly clock: TestClock;
  /** As IPC calls: the owner's dispatch, envelope and all. */
  readonly owner: Transport;
  /** The owner's call; throws when it fails. */
  call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** A key of the test environment with every scope unless told otherwise. */
  issueKey(options?: KeyOptions): Promise<string>;
  api(key: string | null, prefix?: string): Api;
  /** A client with a fresh key. */
  freshApi(options?: KeyOptions): Promise<Api>;
  /** The same calls over HTTP, with a fresh key of the environment that the owner creates in: live. */
  httpTransport(options?: KeyOptions): Promise<Transport>;
  /** Imports answers from lines of answers.ndjson. */
  importLines(projectId: string, lines: object[]): Promise<OperationOutput<'answers.import'>>;
  /** Stops and starts again on the same folder; `meanwhile` runs in between. */
  restart(meanwhile?: () => void): Promise<void>;
  close(): Promise<void>;
}

/** Starts without the sample project. Variables that could reach an engine are taken out of this process first. */
/** `dataDir`: one that has a database already, and goes at the end as well. */
export async function startTestService(
  options: { clock?: TestClock; dataDir?: string } & StorageWish = {},
): Promise<TestService> {
  for (const name of Object.keys(process.env)) if (/_(API_KEY|BASE_URL)$/.test(name)) delete process.env[name];
  const clock = options.clock ?? createClock();
  const dataDir = options.dataDir ?? mkdtempSync(join(tmpdir(), 'sightline-test-'));
  if (options.dataDir === undefined) putFreshDatabase(dataDir);
  const start = () => open(dataDir, clock, options);
  let service = await start();
  let files = 0;
  const dispatch = async (operation: string, input: unknown) =>
    checkEnvelope(operation as OperationName, await readEnvelope(await service.dispatch(operation, input)));
  const test: TestService = {
    get service() {
      return service;
    },
    get address() {
      return service.apiAddress;
    },
    dataDir,
    clock,
    owner: { name: 'the owner', call: dispatch },
    call: async (operation, input) => {
      const envelope = await dispatch(operation, input);
      if ('error' in envelope) throw new Error(`${envelope.error.code}: ${envelope.error.message}`);
      return envelope.data;
    },
    issueKey: async (keyOptions = {}) => {
      const input = { name: 'A key', environment: 'test', scopes: ['read', 'write', 'export'], ...keyOptions } as const;
      return (await test.call('keys.create', { ...input, scopes: [...input.scopes] })).key;
    },
    api: (key, prefix) => createApi(service.apiAddress, key, prefix),
    freshApi: async (keyOptions) => test.api(await test.issueKey(keyOptions)),
    httpTransport: async (keyOptions) => httpTransport(await test.freshApi({ environment: 'live', ...keyOptions })),
    importLines: (projectId, lines) => {
      const path = join(dataDir, `import-${files++}.ndjson`);
      writeFileSync(path, lines.map((line) => JSON.stringify(line)).join('\n'));
      return test.call('answers.import', { projectId, path });
    },
    restart: async (meanwhile) => {
      await service.close();
      meanwhile?.();
      service = await start();
    },
    close: async () => {
      await service.close();
      rmSync(dataDir, { recursive: true, force: true });
    },
  };
  return test;
}

function open(dataDir: string, clock: TestClock, wish: StorageWish): Promise<Service> {
  return startService({
    dataDir,
    port: 0,
    createSample: false,
    workerEntry: WORKER_ENTRY,
    pageRoot: PAGE_ROOT,
    now: clock.now,
    ...toServiceStorage(wish, dataDir, clock.now),
  });
}

function checkEnvelope(operation: OperationName, envelope: Envelope): Envelope<never> {
  if ('error' in envelope) checkError(ERROR_STATUS[envelope.error.code], envelope);
  else checkOutput(operation, envelope.data);
  return envelope as Envelope<never>;
}
