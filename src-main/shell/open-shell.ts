/** Puts the desktop together: what must happen before the app is ready, and everything after. */
import path from 'node:path';
import { app, nativeTheme, session } from 'electron';

import type { DesktopSettings } from '#shared/contract/desktop.ts';
import { openDataDir } from '../storage/data-folder.ts';
import { registerAppScheme, serveAppFiles } from './app-protocol.ts';
import { AppWindows } from './app-windows.ts';
import { followLaunches } from './follow-launches.ts';
import { followSettings } from './follow-settings.ts';
import { callHost } from './host-calls.ts';
import { installMenu } from './install-menu.ts';
import type { IntentQueue } from './intent-queue.ts';
import { bindIpc } from './ipc-binding.ts';
import { isLoginStart } from './login-start.ts';
import { createMenuActions } from './menu-actions.ts';
import { guardNavigation } from './navigation-guard.ts';
import { guardPermissions } from './permission-guard.ts';
import { isWithoutSandbox } from './serve-browser.ts';
import type { ShellFiles, ShellHost } from './shell-host.ts';
import { claimSingleInstance } from './single-instance.ts';
import { SleepGuard } from './sleep-guard.ts';
import { SystemNotices } from './system-notices.ts';
import { chooseTexts } from './texts/choose-texts.ts';
import type { Platform } from './to-platform.ts';
import { hasTrayHost } from './tray-host.ts';
import { TrayIcon } from './tray-icon.ts';
import type { UpdateCheck } from './update-check.ts';
import { UpdateSchedule } from './update-schedule.ts';

/** As much of what a system says of refused messages as the settings keep. */
const LONGEST_FAULT = 300;

export interface ShellParts {
  platform: Platform;
  intents: IntentQueue;
  updates: UpdateCheck;
  /** What the app was started with, without the program. */
  args: readonly string[];
}

/** Beside the folder of the tray's pictures. macOS takes the picture of the app. */
const WINDOW_ICONS: Readonly<Record<Platform, string | null>> = {
  mac: null,
  windows: '../icon.ico',
  linux: '../256x256.png',
};

/**
 * Runs before the app is ready. False when another instance serves this data folder: it has been asked to come to the
 * front and what to open, and this process must end. Throws CONFLICT when the folder cannot be used.
 */
export function prepareShell(dataDir: string, { platform, intents, args }: Omit<ShellParts, 'updates'>): boolean {
  openDataDir(dataDir);
  // One lock per data folder, and what the window keeps for itself apart from the data.
  app.setPath('userData', dataDir);
  app.setPath('sessionData', path.join(dataDir, 'window'));
  if (!claimSingleInstance(intents)) return false;
  // It would take the switch back, and a page would start that cannot.
  if (!isWithoutSandbox()) app.enableSandbox();
  registerAppScheme();
  guardNavigation(intents);
  followLaunches(platform, intents, args);
  return true;
}

/**
 * Opens the window on a running service. Needs a ready app and a {@link prepareShell} before it. The returned function takes down
 * what it put up, but for windows, which a quit closes.
 */
export async function openShell(host: ShellHost, files: ShellFiles, parts: ShellParts): Promise<() => void> {
  const { platform, intents, updates } = parts;
  guardPermissions(session.defaultSession);
  serveAppFiles(files.rendererDir);
  const system = app.getPreferredSystemLanguages();
  let texts = chooseTexts(null, system);
  let keepsInTray = false;
  const windows = new AppWindows({
    dataDir: host.dataDir,
    preloadFile: files.preloadFile,
    icon: planWindowIcon(platform, files.iconsDir),
    platform,
    intents,
    texts: () => texts,
    onAllClosed: () => {
      if (platform === 'mac') return;
      if (!keepsInTray) app.quit();
      else void quitUnseen(platform, windows);
    },
  });
  const actions = createMenuActions(host, windows, intents, () => texts);
  const tray = new TrayIcon(platform, host, files.iconsDir, {
    openWindow: () => windows.show(),
    runNow: actions.runProject,
    controlRuns: actions.controlRuns,
    quit: () => app.quit(),
  });
  const notices = new SystemNotices(
    host,
    (target) => actions.ask({ kind: 'open-path', path: target }),
    (setting, said) =>
      void callHost(host, 'desktop.update', { [setting]: false, noticeFault: said.slice(0, LONGEST_FAULT) }),
  );
  const sleep = new SleepGuard(host);
  const schedule = new UpdateSchedule(updates, intents);
  const apply = (settings: DesktopSettings) => {
    texts = chooseTexts(settings.language, system);
    nativeTheme.themeSource = settings.appearance === 'auto' ? 'system' : settings.appearance;
    installMenu({ ...actions, platform, apiAddress: host.apiAddress, hasUpdateFeed: updates.hasFeed, texts });
    if (settings.tray) tray.show(texts);
    else tray.hide();
    keepsInTray = settings.keepInTray && tray.isShown;
    notices.configure(settings, texts);
    schedule.configure(settings.checkForUpdates);
    sleep.configure(settings.stayAwake);
  };
  const followEvent = await followSettings(host, apply);
  const unfollow = host.subscribe((event) => {
    followEvent(event);
    notices.noteEvent(event);
    sleep.noteEvent(event);
    tray.refreshSoon();
  });
  const unbind = bindIpc(host, () => windows.list());
  // Electron would quit by itself otherwise, and counts windows that nobody sees.
  app.on('window-all-closed', () => {});
  app.on('activate', () => windows.show());
  // Without a window an app of macOS is still in its dock; others need the tray.
  const canHide = platform === 'mac' || (keepsInTray && (await hasTrayHost(platform)));
  const isHidden = canHide && isLoginStart(platform, parts.args);
  if (!isHidden) windows.show();
  return () => {
    unbind();
    unfollow();
    tray.hide();
    notices.stop();
    sleep.stop();
    schedule.stop();
  };
}

/** An app without a window, whose icon nobody shows, could not be found again. */
async function quitUnseen(platform: Platform, windows: AppWindows): Promise<void> {
  if ((await hasTrayHost(platform)) || windows.list().length > 0) return;
  app.quit();
}

function planWindowIcon(platform: Platform, iconsDir: string): string | undefined {
  const name = WINDOW_ICONS[platform];
  return name === null ? undefined : path.join(iconsDir, name);
}
