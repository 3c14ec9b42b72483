/** `desktop.get`: what the owner wants of the desktop app, and what it can do here. */
import { loadDesktopSettings } from '../core/desktop/desktop-settings.ts';
import { handler } from './handler.ts';

export const getDesktop = handler('desktop.get', async (core) => ({
  settings: await core.storage.read(loadDesktopSettings, null),
  app: core.desktop?.describe() ?? null,
}));
