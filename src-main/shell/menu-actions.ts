/** What the entries of menu and tray do. They ask the window or the host; nothing is decided here but whom. */
import { app, clipboard, dialog, shell } from 'electron';

import type { AppWindows } from './app-windows.ts';
import { callHost } from './host-calls.ts';
import type { IntentQueue } from './intent-queue.ts';
import { planArchiveIntent } from './plan-launch.ts';
import type { MenuSituation } from './plan-menu.ts';
import { controlRuns, planShownProject, startRun } from './run-control.ts';
import type { ShellHost } from './shell-host.ts';
import type { ShellTexts } from './texts/english.ts';

export type MenuActions = Omit<
  MenuSituation,
  'platform' | 'isDevelopment' | 'apiAddress' | 'hasUpdateFeed' | 'texts'
> & { runProject(projectId: string): void };

export function createMenuActions(
  host: ShellHost,
  windows: AppWindows,
  intents: IntentQueue,
  texts: () => ShellTexts,
): MenuActions {
  const ask: MenuActions['ask'] = (intent) => {
    intents.push(intent);
    windows.show();
  };
  const runProject = async (projectId: string) => {
    const refusal = await startRun(host, projectId);
    if (refusal) ask(refusal);
  };
  return {
    ask,
    openArchive: () => void askForArchive(windows, texts()).then((intent) => intent && ask(intent)),
    openDataFolder: async () => {
      // It never rejects: what went wrong is what it resolves with.
      const fault = await shell.openPath(host.dataDir);
      if (fault !== '') ask({ kind: 'notice', notice: 'not-opened', detail: host.dataDir });
    },
    copyApiAddress: () => clipboard.writeText(host.apiAddress ?? ''),
    showAbout: () => app.showAboutPanel(),
    checkForUpdates: () => {
      ask({ kind: 'open-screen', screen: 'settings', section: 'app' });
      void callHost(host, 'desktop.checkForUpdates', {});
    },
    runNow: () => {
      const shown = planShownProject(windows.front?.webContents.getURL() ?? '');
      if (shown) void runProject(shown);
      else ask({ kind: 'notice', notice: 'run-refused', detail: null });
    },
    runProject: (projectId) => void runProject(projectId),
    controlRuns: (action) => void controlRuns(host, action),
  };
}

async function askForArchive(windows: AppWindows, texts: ShellTexts) {
  const filters = [{ name: texts.window.archives, extensions: ['sightline'] }];
  const options = { properties: ['openFile' as const], filters };
  const { front } = windows;
  const { filePaths } = await (front ? dialog.showOpenDialog(front, options) : dialog.showOpenDialog(options));
  return filePaths[0] === undefined ? null : planArchiveIntent(filePaths[0], '');
}
