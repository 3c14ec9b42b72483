/** Desktop entry: claims the data folder, starts the service, opens the window. It decides nothing else. */
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { app, dialog, powerMonitor } from 'electron';

import { DEFAULT_PORT } from './http/default-port.ts';
import { startService } from './service.ts';
import { choosePort } from './shell/choose-port.ts';
import { findArgument } from './shell/find-argument.ts';
import { createKeychainBox } from './shell/keychain-box.ts';
import { openShell, prepareShell } from './shell/open-shell.ts';
import { planDataDir } from './storage/data-folder.ts';

const args = process.argv.slice(1);
const dataDir = planDataDir(findArgument(args, '--data-dir'));

/** Bundled, this file is out/main/main.js: the storage thread lies beside it, the window's bundles beside its folder. */
const workerFile = path.join(import.meta.dirname, 'worker.js');
const rendererDir = path.join(import.meta.dirname, '../renderer');
const preloadFile = path.join(import.meta.dirname, '../preload/preload.cjs');

async function start(): Promise<void> {
  await app.whenReady();
  const service = await startService({
    dataDir,
    port: await choosePort(findArgument(args, '--port'), DEFAULT_PORT),
    createSample: !args.includes('--no-sample'),
    workerEntry: pathToFileURL(workerFile),
    pageRoot: pathToFileURL(`${rendererDir}${path.sep}`),
    secretBoxes: [createKeychainBox()],
  });
  openShell(service, { rendererDir, preloadFile });
  powerMonitor.on('resume', () => service.onWake());
}

// Electron gets ready only once this module is loaded: waiting for that at the top level would wait forever.
if (prepareShell(dataDir)) {
  start().catch((error: unknown) => {
    dialog.showErrorBox('Sightline could not start', error instanceof Error ? error.message : String(error));
    app.exit(1);
  });
} else {
  app.quit();
}
