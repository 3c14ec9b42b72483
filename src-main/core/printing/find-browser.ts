/** Finds a browser of this machine that can print: Chrome, Chromium or Edge, wherever the system keeps its programs. */
import { existsSync } from 'node:fs';
import path from 'node:path';

type Environment = Readonly<Record<string, string | undefined>>;

const ON_PATH = [
  'chromium',
  'chromium-browser',
  'google-chrome',
  'google-chrome-stable',
  'microsoft-edge',
  'microsoft-edge-stable',
  'brave-browser',
] as const;

const MAC = ['Google Chrome', 'Chromium', 'Microsoft Edge', 'Brave Browser'] as const;

const WINDOWS = [
  ['Google', 'Chrome', 'Application', 'chrome.exe'],
  ['Microsoft', 'Edge', 'Application', 'msedge.exe'],
  ['Chromium', 'Application', 'chrome.exe'],
  ['BraveSoftware', 'Brave-Browser', 'Application', 'brave.exe'],
] as const;

/** Where a browser could be, the best first. Pure. */
export function listBrowserPaths(platform: NodeJS.Platform, env: Environment): string[] {
  if (platform === 'win32') {
    const roots = [env.PROGRAMFILES, env['PROGRAMFILES(X86)'], env.LOCALAPPDATA].filter((root) => root !== undefined);
    return WINDOWS.flatMap((parts) => roots.map((root) => path.win32.join(root, ...parts)));
  }
  if (platform === 'darwin') {
    const roots = ['/Applications', ...(env.HOME ? [path.posix.join(env.HOME, 'Applications')] : [])];
    return MAC.flatMap((name) => roots.map((root) => `${root}/${name}.app/Contents/MacOS/${name}`));
  }
  const folders = [...new Set([...(env.PATH ?? '').split(':'), '/usr/bin', '/snap/bin'])].filter((folder) =>
    path.posix.isAbsolute(folder),
  );
  return ON_PATH.flatMap((name) => folders.map((folder) => path.posix.join(folder, name)));
}

/** `SIGHTLINE_BROWSER` names one at another path, and then no other is used. Null where there is none. */
export function findBrowser(env: Environment, platform: NodeJS.Platform = process.platform): string | null {
  const chosen = env.SIGHTLINE_BROWSER;
  if (chosen) return existsSync(chosen) ? chosen : null;
  return listBrowserPaths(platform, env).find((path) => existsSync(path)) ?? null;
}
