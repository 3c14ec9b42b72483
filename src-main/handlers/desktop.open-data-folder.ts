/** `desktop.openDataFolder`: shows the data folder in the file manager. Which folder is not for the caller to say. */
import { handler } from './handler.ts';
import { requireDesktop } from './require-desktop.ts';

export const openDataFolder = handler('desktop.openDataFolder', async (core) => {
  await requireDesktop(core).openDataFolder();
  return { dataDir: core.storage.dataDir };
});
