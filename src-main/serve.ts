/** `serve`: the service without a window, as a command of its own and as one of the command line. Loads the service when it is run. */
import type { Command } from 'commander';

import { toAppError } from '#shared/app-error.ts';
import { openBrowser } from './cli/open-browser.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './entry-paths.ts';
import { DEFAULT_PORT } from './http/default-port.ts';
import { requireWritableLog } from './log-file.ts';
import { isOutOfHandles, requireFileHandles, SERVER_HANDLES, tooFewHandles } from './storage/file-handles.ts';
import { describeUnused, resolveDataDir } from './storage/resolve-data-dir.ts';
import { openThreadedStorage } from './storage/threaded-storage.ts';

/** A link that is opened at once need not last. */
const OPENED_LINK_MS = 60_000;

interface ServeOptions {
  port: string;
  sample: boolean;
  open?: boolean;
  dataDir?: string;
}

/** Makes it what `command` does; `--data-dir` is the caller's to bind. */
export function bindServe(command: Command): Command {
  return command
    .description('Sightline without a window: the HTTP API and the app in the browser, on this machine only')
    .option('--port <port>', 'port on 127.0.0.1; 0 takes any free one', String(DEFAULT_PORT))
    .option('--no-sample', 'do not create the sample project in an empty folder')
    .option('--open', 'open the app in the browser')
    .action(() => serve(command).then(() => process.exit(0), refuse));
}

/** Until it is told to stop. */
async function serve(command: Command): Promise<void> {
  const options = command.optsWithGlobals<ServeOptions>();
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) command.error(`Not a port: ${options.port}`);
  const settled = await resolveDataDir(options.dataDir);
  const { dataDir } = settled;
  requireFileHandles(SERVER_HANDLES);
  requireWritableLog(dataDir);
  // The database is opened on its thread while everything else is loaded here.
  const storage = openThreadedStorage({ dataDir, entry: WORKER_ENTRY, now: Date.now });
  storage.catch(() => {});
  const { startService } = await import('./service.ts');
  const service = await startService({
    dataDir,
    port,
    createSample: options.sample,
    workerEntry: WORKER_ENTRY,
    storage,
    pageRoot: PAGE_ROOT,
  });
  process.stdout.write(`Sightline is ready. Open ${service.issueSignInLink()}\nHTTP API: ${service.apiAddress}/v1\n`);
  const unused = describeUnused(settled);
  if (unused !== null) process.stderr.write(`${unused}\n`);
  if (options.open) openBrowser(service.issueSignInLink(OPENED_LINK_MS));
  await new Promise((resolve) => {
    process.once('SIGINT', resolve);
    process.once('SIGTERM', resolve);
  });
  await service.close();
}

function refuse(error: unknown): never {
  const known = toAppError(isOutOfHandles(error) ? tooFewHandles(error) : error);
  process.stderr.write(`${known.code === 'INTERNAL' ? String(known.cause) : known.message}\n`);
  process.exit(1);
}
