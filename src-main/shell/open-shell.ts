/** Puts the desktop together: what must happen before the app is ready, and everything after. */
import path from 'node:path';
import { app, nativeTheme, session } from 'electron';

import type { DesktopSettings } from '#shared/contract/desktop.ts';
import { openDataDir } from '../storage/data-folder.ts';
import { registerAppScheme, serveAppFiles } from './app-protocol.ts';
import { AppWindows } from './app-windows.ts';
import { closeOnQuit } from './close-on-quit.ts';
import { followLaunches } from './follow-launches.ts';
import { followSettings } from './follow-settings.ts';
import { installMenu } from './install-menu.ts';
import type { IntentQueue } from './intent-queue.ts';
import { bindIpc } from './ipc-binding.ts';
import { applyLoginStart } from './login-start.ts';
import { createMenuActions } from './menu-actions.ts';
import { guardNavigation } from './navigation-guard.ts';
import { guardPermissions } from './permission-guard.ts';
import { HIDDEN_ARGUMENT } from './plan-autostart.ts';
import { isWithoutSandbox } from './serve-browser.ts';
import { endSession } from './session-mark.ts';
import type { ShellFiles, ShellHost } from './shell-host.ts';
import { claimSingleInstance } from './single-instance.ts';
import { SystemNotices } from './system-notices.ts';
import { chooseTexts } from './texts/choose-texts.ts';
import { hasTrayHost } from './tray-host.ts';
import { TrayIcon } from './tray-icon.ts';
import type { UpdateCheck } from './update-check.ts';
import { UpdateSchedule } from './update-schedule.ts';

export interface ShellParts {
  intents: IntentQueue;
  updates: UpdateCheck;
  /** What the app was started with, without the program. */
  args: readonly string[];
}

/**
 * Runs before the app is ready. False when another instance serves this data folder: it has been told to come to the
 * front and what to open, and this process must end. Throws CONFLICT when the folder cannot be used.
 */
export function prepareShell(dataDir: string, intents: IntentQueue, args: readonly string[]): boolean {
  openDataDir(dataDir);
  // One lock per data folder, and what the window keeps for itself apart from the data.
  app.setPath('userData', dataDir);
  app.setPath('sessionData', path.join(dataDir, 'window'));
  if (!claimSingleInstance(intents)) return false;
  // It would take the switch back, and a page would start that cannot.
  if (!isWithoutSandbox()) app.enableSandbox();
  registerAppScheme();
  guardNavigation();
  followLaunches(intents, args);
  return true;
}

/** Opens the window on a running service. Needs a ready app and a {@link prepareShell} before it. */
export async function openShell(host: ShellHost, files: ShellFiles, parts: ShellParts): Promise<void> {
  const { intents, updates } = parts;
  guardPermissions(session.defaultSession);
  serveAppFiles(files.rendererDir);
  const system = app.getPreferredSystemLanguages();
  let texts = chooseTexts(null, system);
  let keepsInTray = false;
  const windows = new AppWindows({
    dataDir: host.dataDir,
    preloadFile: files.preloadFile,
    intents,
    texts: () => texts.window,
  });
  const actions = createMenuActions(host, windows, intents, () => texts);
  const tray = new TrayIcon(host, files.iconsDir, {
    openWindow: () => windows.show(),
    runNow: actions.runProject,
    controlRuns: actions.controlRuns,
    quit: () => app.quit(),
  });
  const notices = new SystemNotices(host, (target) => actions.ask({ kind: 'open-path', path: target }));
  const schedule = new UpdateSchedule(updates, intents);
  const apply = (settings: DesktopSettings, before: DesktopSettings | null) => {
    texts = chooseTexts(settings.language, system);
    nativeTheme.themeSource = settings.appearance === 'auto' ? 'system' : settings.appearance;
    installMenu({ ...actions, apiAddress: host.apiAddress, hasUpdateFeed: updates.hasFeed, texts });
    if (settings.tray) tray.show(texts);
    else tray.hide();
    keepsInTray = settings.keepInTray && tray.isShown;
    notices.configure(settings, texts);
    schedule.configure(settings.checkForUpdates);
    if (before ? settings.startAtLogin !== before.startAtLogin : settings.startAtLogin) {
      applyLoginStart(settings.startAtLogin);
    }
  };
  const followEvent = await followSettings(host, apply);
  const unfollow = host.subscribe((event) => {
    followEvent(event);
    notices.noteEvent(event);
    tray.refreshSoon();
  });
  const unbind = bindIpc(host, () => windows.list());
  closeOnQuit(async () => {
    unbind();
    unfollow();
    tray.hide();
    notices.stop();
    schedule.stop();
    await host.close();
    endSession(host.dataDir);
  });
  app.on('window-all-closed', () => {
    if (process.platform === 'darwin') return;
    if (!keepsInTray) app.quit();
    else void quitUnseen(windows);
  });
  app.on('activate', () => windows.show());
  const startsHidden = parts.args.includes(HIDDEN_ARGUMENT) && keepsInTray && (await hasTrayHost(process.platform));
  if (!startsHidden) windows.show();
}

/** An app without a window, whose icon nobody shows, could not be found again. */
async function quitUnseen(windows: AppWindows): Promise<void> {
  if ((await hasTrayHost(process.platform)) || windows.list().length > 0) return;
  app.quit();
}
