/** Opens the app's window: sandboxed, isolated, where it was last time. */
import path from 'node:path';
import { BrowserWindow, nativeTheme, screen } from 'electron';

import { APP_URL } from './app-address.ts';
import { loadWindowState, MIN_SIZE, planWindowState, saveWindowState } from './window-state.ts';

const STATE_FILE = 'window.json';

/** The page's own ground, so that nothing flashes before it is drawn. */
const BACKGROUND = { light: '#ffffff', dark: '#1a1b1e' } as const;

/** The new window, with the picture that its system wants of it; it shows itself as soon as there is something to see. */
export function openWindow(dataDir: string, preloadFile: string, icon: string | undefined): BrowserWindow {
  const stateFile = path.join(dataDir, STATE_FILE);
  const screens = screen.getAllDisplays().map((display) => display.workArea);
  const { isMaximized, ...bounds } = planWindowState(loadWindowState(stateFile), screens);
  const window = new BrowserWindow({
    ...bounds,
    minWidth: MIN_SIZE.width,
    minHeight: MIN_SIZE.height,
    show: false,
    title: 'Sightline',
    ...(icon !== undefined && { icon }),
    backgroundColor: nativeTheme.shouldUseDarkColors ? BACKGROUND.dark : BACKGROUND.light,
    webPreferences: {
      preload: preloadFile,
      contextIsolation: true,
      sandbox: true,
      nodeIntegration: false,
      webSecurity: true,
      webviewTag: false,
      // Its dictionaries would be fetched from the network.
      spellcheck: false,
    },
  });
  if (isMaximized) window.maximize();
  window.once('ready-to-show', () => window.show());
  window.on('close', () => {
    saveWindowState(stateFile, { ...window.getNormalBounds(), isMaximized: window.isMaximized() });
  });
  // A failed load shows as an empty window, whose menu still works; the rejection has nobody else to go to. A load also fails
  // when the window is closed before it has ended.
  window.loadURL(APP_URL).catch(() => {
    if (!window.isDestroyed()) window.show();
  });
  return window;
}
