/** Headless entry: the service in plain Node, with the app at `/` for a browser on this machine. */
import { Command } from 'commander';

import { toAppError } from '#shared/app-error.ts';
import { DEFAULT_PORT } from './http/default-port.ts';
import { requireWritableLog } from './log-file.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './places.ts';
import { isOutOfHandles, requireFileHandles, SERVER_HANDLES, tooFewHandles } from './storage/file-handles.ts';
import { describeUnused, settleDataDir } from './storage/settle-data-dir.ts';
import { openThreadedStorage } from './storage/threaded-storage.ts';

const program = new Command()
  .name('serve')
  .description('Sightline without a window: the HTTP API and the app in the browser, on this machine only.')
  .option('--port <port>', 'port on 127.0.0.1; 0 takes any free one', String(DEFAULT_PORT))
  .option('--data-dir <folder>', 'data folder (else SIGHTLINE_DATA_DIR, else the usual place)')
  .option('--no-sample', 'do not create the sample project in an empty folder')
  .parse();

const options = program.opts<{ port: string; dataDir?: string; sample: boolean }>();

async function main(): Promise<void> {
  const port = Number(options.port);
  if (!Number.isInteger(port) || port < 0 || port > 65_535) program.error(`Not a port: ${options.port}`);
  const settled = await settleDataDir(options.dataDir);
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
  const stop = () => void service.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error) => {
  const known = toAppError(isOutOfHandles(error) ? tooFewHandles(error) : error);
  process.stderr.write(`${known.code === 'INTERNAL' ? String(known.cause) : known.message}\n`);
  process.exit(1);
});
