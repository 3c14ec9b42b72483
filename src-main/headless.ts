/** Headless entry: the service in plain Node, with the app at `/` for a browser on this machine. */
import { Command } from 'commander';

import { toAppError } from '#shared/app-error.ts';
import { DEFAULT_PORT, startService } from './service.ts';
import { planDataDir } from './storage/data-folder.ts';

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
  const service = await startService({
    dataDir: planDataDir(options.dataDir),
    port,
    createSample: options.sample,
    workerEntry: new URL('./worker.ts', import.meta.url),
    pageRoot: new URL('../out/renderer/', import.meta.url),
  });
  process.stdout.write(`Sightline is ready. Open ${service.issueSignInLink()}\nHTTP API: ${service.apiAddress}/v1\n`);
  const stop = () => void service.close().then(() => process.exit(0));
  process.once('SIGINT', stop);
  process.once('SIGTERM', stop);
}

main().catch((error) => {
  const known = toAppError(error);
  process.stderr.write(`${known.code === 'INTERNAL' ? String(known.cause) : known.message}\n`);
  process.exit(1);
});
