/** `desktop.chooseFile`: a dialog of the system, where there is one. It reads and writes no file. */
import { handler } from './handler.ts';
import { requireDesktop } from './require-desktop.ts';

export const chooseFile = handler('desktop.chooseFile', async (core, _caller, { purpose }) => ({
  path: await requireDesktop(core).chooseFile(purpose),
}));
