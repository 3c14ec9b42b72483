/** Desktop entry: claims the data folder, starts the service, opens the window. It decides nothing else. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, dialog, powerMonitor } from 'electron';

import { DEFAULT_PORT } from './http/default-port.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './places.ts';
import { startService } from './service.ts';
import { choosePort } from './shell/choose-port.ts';
import { createDesktopPort } from './shell/create-desktop-port.ts';
import { describeApp } from './shell/describe-app.ts';
import { guardFaults } from './shell/fault-guard.ts';
import { findArgument, listArguments } from './shell/find-argument.ts';
import { IntentQueue } from './shell/intent-queue.ts';
import { createKeychainBox } from './shell/keychain-box.ts';
import { openShell, prepareShell } from './shell/open-shell.ts';
import { isWithoutSandbox, serveBrowser } from './shell/serve-browser.ts';
import { beginSession, endSession } from './shell/session-mark.ts';
import { startOrRestore } from './shell/start-or-restore.ts';
import { chooseTexts } from './shell/texts/choose-texts.ts';
import { UpdateCheck } from './shell/update-check.ts';
import { planDataDir } from './storage/data-folder.ts';
import { requireFileHandles, SERVER_HANDLES } from './storage/file-handles.ts';
import { UPDATE_FEED, VERSION } from './version.ts';

const args = process.argv.slice(1);
const switches = listArguments(args);

/** Bundled, this file is out/main/main.js: the window's bundles lie beside its folder. */
const rendererDir = fileURLToPath(PAGE_ROOT);
const preloadFile = path.join(import.meta.dirname, '../preload/preload.cjs');
const iconsDir = path.join(import.meta.dirname, '../../build/icons/tray');

const intents = new IntentQueue();
const updates = new UpdateCheck({ feed: UPDATE_FEED, version: VERSION, fetch, now: Date.now });

async function start(dataDir: string): Promise<void> {
  await app.whenReady();
  describeApp(VERSION, iconsDir);
  const last = beginSession(dataDir, Date.now());
  if (last) intents.push({ kind: 'notice', notice: 'ended-badly', detail: last.startedAt });
  requireFileHandles(SERVER_HANDLES);
  const hasWindow = !isWithoutSandbox();
  const port = await choosePort(findArgument(switches, '--port'), DEFAULT_PORT);
  const open = () =>
    startService({
      dataDir,
      port,
      createSample: !switches.includes('--no-sample'),
      workerEntry: WORKER_ENTRY,
      pageRoot: PAGE_ROOT,
      secretBoxes: [createKeychainBox()],
      ...(hasWindow && { desktop: createDesktopPort(dataDir, intents, updates) }),
    });
  // Loaded only when it is needed: the main thread does without a database otherwise.
  const restore = async (backup: string) =>
    (await import('./core/system/restore.ts')).restoreSound(dataDir, { path: backup, acceptDamaged: false });
  const accept = async () => (await import('./storage/accept-loss.ts')).acceptLoss(dataDir);
  const service = await startOrRestore(open, { restore, accept });
  if (service === null) {
    endSession(dataDir);
    app.exit(1);
    return;
  }
  guardFaults(service.core.log);
  if (hasWindow) await openShell(service, { rendererDir, preloadFile, iconsDir }, { intents, updates, args: switches });
  else await serveBrowser(service, intents);
  powerMonitor.on('resume', () => service.onWake());
}

function refuse(error: unknown): void {
  const { window } = chooseTexts(null, app.getPreferredSystemLanguages());
  dialog.showErrorBox(window.startTitle, error instanceof Error ? error.message : String(error));
  app.exit(1);
}

// Electron gets ready only once this module is loaded: waiting for that at the top level would wait forever.
try {
  const dataDir = planDataDir(findArgument(switches, '--data-dir'));
  if (prepareShell(dataDir, intents, args)) {
    start(dataDir).catch((error: unknown) => {
      endSession(dataDir);
      refuse(error);
    });
  } else {
    app.quit();
  }
} catch (error) {
  void app.whenReady().then(() => refuse(error));
}
