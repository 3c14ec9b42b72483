/**
 * Puts the service together for the app and the server alike: storage threads, core, sample project, HTTP, executor.
 * The desktop shell and the headless entry differ only in what they do with it.
 */
import { fileURLToPath } from 'node:url';

import type { AppEvent } from '#shared/contract/events.ts';
import type { Envelope } from '#shared/contract/wire.ts';
import { saveServer } from './core/accounts/sign-in-links.ts';
import { OWNER } from './core/caller.ts';
import { type Core, createCore } from './core/core.ts';
import type { DesktopPort } from './core/desktop/desktop-port.ts';
import { loadIsSampleDue } from './core/projects/sample-state.ts';
import { createSample } from './core/sample/create-sample.ts';
import type { SecretBox } from './core/secrets/secret-box.ts';
import { BackupScheduler } from './core/system/backup-scheduler.ts';
import { dispatch } from './handlers/dispatch.ts';
import { type HttpServer, startHttp } from './http/server.ts';
import { createLog } from './log.ts';
import { bindMcp } from './mcp/http-route.ts';
import type { Storage } from './storage/command.ts';
import { openThreadedStorage } from './storage/threaded-storage.ts';
import { VERSION } from './version.ts';

export interface ServiceOptions {
  dataDir: string;
  /** Port of the HTTP API; 0 takes any free one. */
  port: number;
  /** Makes the sample project on the first start of an empty folder. */
  createSample: boolean;
  /** Module that serves storage commands on a thread. */
  workerEntry: URL;
  /** Threads that were started before this module was loaded, on the same folder with the same entry and clock. */
  storage?: Promise<Storage>;
  /** Folder of the built page. */
  pageRoot: URL;
  now?: () => number;
  /** How engines are asked; only tests have reason to change it. */
  fetch?: typeof fetch;
  /** How soon to look for the first time whether a backup is due. */
  firstBackupLookMs?: number;
  /** Places for engine keys that only this kind of process has. */
  secretBoxes?: readonly SecretBox[];
  /** The desktop app, where it runs the service. */
  desktop?: DesktopPort;
}

export interface Service {
  core: Core;
  dataDir: string;
  apiAddress: string;
  /** As the owner; `data` may be a `JsonText`. */
  dispatch(operation: string, input: unknown): Promise<Envelope>;
  subscribe(listener: (event: AppEvent) => void): () => void;
  /** The machine woke: what became due while it slept is looked at at once. */
  onWake(): void;
  /** A link that signs one browser in as the owner, for half a day unless told otherwise. */
  issueSignInLink(lastsMs?: number): string;
  /** Asked twice, for example by two signals, it closes once. */
  close(): Promise<void>;
}

/** Throws CONFLICT with a clear message when the folder or the port cannot be used; then nothing is left running. */
export async function startService(options: ServiceOptions): Promise<Service> {
  const now = options.now ?? Date.now;
  const { dataDir, workerEntry } = options;
  const storage = await (options.storage ?? openThreadedStorage({ dataDir, entry: workerEntry, now }));
  const core = await openCore(storage, options, now).catch(async (error: unknown) => {
    await storage.close();
    throw error;
  });
  let http: HttpServer;
  try {
    if (options.createSample && (await storage.read(loadIsSampleDue, null))) await storage.job(createSample, null);
    const files = { root: fileURLToPath(options.pageRoot) };
    http = await startHttp(core, { port: options.port, files, bind: bindMcp });
  } catch (error) {
    await core.close();
    throw error;
  }
  core.apiAddress = http.address;
  await storage.write(saveServer, { address: http.address, pid: process.pid });
  core.executor.start();
  core.upkeep.start();
  const backups = new BackupScheduler(storage, core.log, () => core.progress.note(null, 'storage'));
  backups.start(options.firstBackupLookMs);
  let closing: Promise<void> | null = null;
  return {
    core,
    dataDir,
    apiAddress: http.address,
    dispatch: (operation, input) => dispatch(core, operation, OWNER, input),
    subscribe: (listener) => core.progress.subscribe(listener),
    onWake: () => core.executor.onWake(),
    issueSignInLink: (lastsMs) => `${http.address}/?token=${http.signIn.issueToken(lastsMs)}`,
    close: () => {
      backups.stop();
      closing ??= http
        .close()
        .then(() => storage.write(saveServer, null))
        .catch((error: unknown) => core.log.warn({ err: error }, 'The end of the server was not noted'))
        .then(() => core.close());
      return closing;
    },
  };
}

/** Throws when the log cannot be written, and CONFLICT while the database is locked. */
async function openCore(storage: Storage, options: ServiceOptions, now: () => number): Promise<Core> {
  return createCore({
    storage,
    env: process.env,
    fetch: options.fetch,
    now,
    log: createLog(options.dataDir),
    version: VERSION,
    isScheduling: true,
    wantsSample: options.createSample,
    secretBoxes: options.secretBoxes,
    desktop: options.desktop,
  });
}
