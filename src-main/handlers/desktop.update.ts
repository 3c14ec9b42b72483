/** `desktop.update`: changes what the owner wants of the desktop app, which hears of it and acts. */
import { saveDesktopSettings } from '../core/desktop/desktop-settings.ts';
import { getDesktop } from './desktop.get.ts';
import { handler } from './handler.ts';

export const updateDesktop = handler('desktop.update', async (core, caller, change) => {
  await core.storage.write(saveDesktopSettings, change);
  core.progress.emit({ kind: 'desktop-changed' });
  return getDesktop(core, caller, {});
});
