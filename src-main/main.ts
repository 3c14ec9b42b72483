/** Desktop entry: claims the data folder, starts the service, opens the window. It decides nothing else. */
import path from 'node:path';
import { app, dialog } from 'electron';

import { startService } from './service.ts';
import { findArgument, planDataDir } from './shell/data-dir.ts';
import { openShell, prepareShell } from './shell/open-shell.ts';

const args = process.argv.slice(1);
const dataDir = planDataDir(args, process.env, app.getPath('userData'));
const port = findArgument(args, '--port');

/** Bundled, this file is out/main/main.js: the other bundles lie beside its folder. */
const files = {
  rendererDir: path.join(import.meta.dirname, '../renderer'),
  preloadFile: path.join(import.meta.dirname, '../preload/preload.cjs'),
};

async function start(): Promise<void> {
  await app.whenReady();
  const createSample = !args.includes('--no-sample');
  openShell(await startService({ dataDir, port: port === undefined ? null : Number(port), createSample }), files);
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
