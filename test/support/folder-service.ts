/** The real service on a temporary folder, and calls to it: as the owner, and over HTTP with keys. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import type { Service } from '#main/service.ts';
import { startService } from '#main/service.ts';
import { databasePath } from '#main/storage/data-folder.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { WORLD_BRANDS } from './answer-world.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './built.ts';
import { putFreshDatabase } from './fresh-database.ts';
import { readEnvelope } from './read-envelope.ts';
import { type StorageWish, toServiceStorage } from './service-storage.ts';

export interface FolderService extends Service {
  /** An operation as the owner; throws the error envelope. */
  call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** GET below /v1 with a live key; many keys take turns, so that no rate limit is met. */
  get<T>(path: string): Promise<T>;
}

export function makeTempDir(): string {
  return mkdtempSync(join(tmpdir(), 'sightline-'));
}

export function removeDir(dir: string): void {
  rmSync(dir, { recursive: true, force: true });
}

interface FolderServiceOptions extends StorageWish {
  dataDir: string;
  now?: () => number;
  fetch?: typeof fetch;
  createSample?: boolean;
  firstBackupLookMs?: number;
}

export async function startFolderService({
  hasThreads,
  now = Date.now,
  ...options
}: FolderServiceOptions): Promise<FolderService> {
  if (!existsSync(databasePath(options.dataDir))) putFreshDatabase(options.dataDir);
  const service = await startService({
    port: 0,
    createSample: false,
    workerEntry: WORKER_ENTRY,
    pageRoot: PAGE_ROOT,
    now,
    ...toServiceStorage({ hasThreads }, options.dataDir, now),
    ...options,
  });
  const call: FolderService['call'] = async (operation, input) => {
    const envelope = await readEnvelope(await service.dispatch(operation, input));
    if ('error' in envelope) throw Object.assign(new Error(envelope.error.message), { envelope: envelope.error });
    return envelope.data as never;
  };
  return { ...service, call, get: createGetter(service, call) };
}

function createGetter(service: Service, call: FolderService['call']): FolderService['get'] {
  let key = '';
  let uses = 0;
  return async (path) => {
    if (uses++ % 500 === 0) {
      key = (await call('keys.create', { name: 'test', environment: 'live', scopes: ['read', 'export'] })).key;
    }
    const reply = await fetch(`${service.apiAddress}/v1${path}`, { headers: { authorization: `Bearer ${key}` } });
    const body = (await reply.json()) as { data?: unknown };
    if (!reply.ok) throw new Error(`${reply.status} for ${path}: ${JSON.stringify(body)}`);
    return body.data as never;
  };
}

/** A live project with the brands of the generated world, or the first few of them. Returns its id. */
export async function createWorldProject(service: Pick<FolderService, 'call'>, brandCount = 99): Promise<string> {
  const [own, ...competitors] = WORLD_BRANDS.slice(0, brandCount);
  const { id } = await service.call('projects.create', {
    name: own?.name ?? '',
    language: 'en',
    websiteUrl: `https://www.${own?.domain}`,
  });
  await service.call('projects.configure', {
    projectId: id,
    brandAliases: [...(own?.aliases ?? [])],
    domainAliases: [...(own?.domainAliases ?? [])],
    schedule: 'manual',
  });
  for (const { name, domain, aliases } of competitors) {
    await service.call('competitors.add', { projectId: id, name, domain: domain ?? undefined, aliases: [...aliases] });
  }
  return id;
}
