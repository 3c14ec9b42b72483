/** `desktop.update`: changes what the owner wants of the desktop app, which hears of it and acts. */
import { saveDesktopSettings } from '../core/desktop/desktop-settings.ts';
import { getDesktop } from './desktop.get.ts';
import { handler } from './handler.ts';

export const updateDesktop = handler('desktop.update', async (core, caller, change) => {
  // Only here, and not by whoever follows the settings: nothing but a word of the owner changes what the system starts.
  if (change.startAtLogin !== undefined) core.desktop?.setStartAtLogin(change.startAtLogin);
  const isAskedAgain = change.notifyRuns === true || change.notifyEngines === true;
  await core.storage.write(saveDesktopSettings, isAskedAgain ? { noticeFault: null, ...change } : change);
  return getDesktop(core, caller, {});
});
