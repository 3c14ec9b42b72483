/** Desktop entry: claims the data folder, starts the service, opens the window. It decides nothing else. */
import path from 'node:path';
import { fileURLToPath } from 'node:url';
import { app, dialog, powerMonitor } from 'electron';
import { PAGE_ROOT, WORKER_ENTRY } from './entry-paths.ts';
import { DEFAULT_PORT } from './http/default-port.ts';
import { type Service, startService } from './service.ts';
import { choosePort } from './shell/choose-port.ts';
import { closeOnQuit } from './shell/close-on-quit.ts';
import { createDesktopPort } from './shell/create-desktop-port.ts';
import { describeApp } from './shell/describe-app.ts';
import { type FaultLog, guardFaults } from './shell/fault-guard.ts';
import { findArgument, listArguments } from './shell/find-argument.ts';
import { IntentQueue } from './shell/intent-queue.ts';
import { createKeychainBox } from './shell/keychain-box.ts';
import { openShell, prepareShell } from './shell/open-shell.ts';
import { isWithoutSandbox, serveBrowser } from './shell/serve-browser.ts';
import { beginSession, endSession } from './shell/session-marker.ts';
import { startOrRestore } from './shell/start-or-restore.ts';
import { chooseTexts } from './shell/texts/choose-texts.ts';
import { toPlatform } from './shell/to-platform.ts';
import { UpdateCheck } from './shell/update-check.ts';
import { requireFileHandles, SERVER_HANDLES } from './storage/file-handles.ts';
import { resolveDataDir } from './storage/resolve-data-dir.ts';
import { UPDATE_FEED, VERSION } from './version.ts';

const args = process.argv.slice(1);
const switches = listArguments(args);
const platform = toPlatform(process.platform);

/** Bundled, this file is out/main/main.js: the window's bundles are beside its folder. */
const rendererDir = fileURLToPath(PAGE_ROOT);
const preloadFile = path.join(import.meta.dirname, '../preload/preload.cjs');
const iconsDir = path.join(import.meta.dirname, '../../build/icons/tray');

const intents = new IntentQueue();
/** Over the network as the service has it, proxy and certificates included, once there is one: nobody looks before. */
let outgoing: typeof fetch = fetch;
const updates = new UpdateCheck({
  feed: UPDATE_FEED,
  version: VERSION,
  fetch: (...asked) => outgoing(...asked),
  now: Date.now,
});

interface Running {
  service: Promise<Service> | null;
  log: FaultLog | null;
  closeShell: () => void;
  isEnding: boolean;
}

/** What there is to close so far. A quit may come at any moment of the start. */
const running: Running = {
  service: null,
  log: null,
  closeShell: () => {},
  isEnding: false,
};

async function close(dataDir: string): Promise<void> {
  running.isEnding = true;
  running.closeShell();
  const service = await running.service?.catch(() => null);
  await service?.close();
  endSession(dataDir);
}

async function start(dataDir: string): Promise<void> {
  await app.whenReady();
  guardFaults(() => running.log);
  describeApp(VERSION, iconsDir, platform);
  const last = beginSession(dataDir, Date.now());
  if (last) intents.push({ kind: 'notice', notice: 'ended-badly', detail: last.startedAt });
  closeOnQuit(platform, { close: () => close(dataDir), note: () => endSession(dataDir) });
  requireFileHandles(SERVER_HANDLES);
  const hasWindow = !isWithoutSandbox();
  const port = await choosePort(findArgument(switches, '--port'), DEFAULT_PORT);
  const open = () => {
    running.service = startService({
      dataDir,
      port,
      createSample: !switches.includes('--no-sample'),
      workerEntry: WORKER_ENTRY,
      pageRoot: PAGE_ROOT,
      secretBoxes: [createKeychainBox()],
      ...(hasWindow && { desktop: createDesktopPort(platform, dataDir, intents, updates) }),
    });
    return running.service;
  };
  // Loaded only when it is needed: the main thread does without a database otherwise.
  const restore = async (backup: string) =>
    (await import('./core/system/restore.ts')).restoreSound(dataDir, { path: backup, acceptDamaged: false });
  const accept = async () => (await import('./storage/accept-loss.ts')).acceptLoss(dataDir);
  const service = await startOrRestore(open, { restore, accept });
  if (running.isEnding) return;
  if (service === null) {
    endSession(dataDir);
    app.exit(1);
    return;
  }
  outgoing = service.core.fetch;
  running.log = service.core.log;
  powerMonitor.on('resume', () => service.onWake());
  if (!hasWindow) return serveBrowser(service, intents);
  const parts = { platform, intents, updates, args: switches };
  running.closeShell = await openShell(service, { rendererDir, preloadFile, iconsDir }, parts);
  if (running.isEnding) running.closeShell();
}

function refuse(error: unknown): void {
  const { window } = chooseTexts(null, app.getPreferredSystemLanguages());
  dialog.showErrorBox(window.startTitle, error instanceof Error ? error.message : String(error));
  app.exit(1);
}

// Electron gets ready only once this module is loaded: waiting for that at the top level would wait forever.
try {
  const { dataDir, unused } = await resolveDataDir(findArgument(switches, '--data-dir'));
  if (unused !== null) intents.push({ kind: 'notice', notice: 'two-data-folders', detail: unused });
  if (prepareShell(dataDir, { platform, intents, args })) {
    start(dataDir).catch((error: unknown) => {
      if (running.isEnding) return;
      endSession(dataDir);
      refuse(error);
    });
  } else {
    app.quit();
  }
} catch (error) {
  void app.whenReady().then(() => refuse(error));
}
