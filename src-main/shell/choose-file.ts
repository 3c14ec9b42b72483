/** Dialogs of the system in which the owner says which file or folder is meant. Nothing is read or written here. */
import { BrowserWindow, dialog } from 'electron';

import type { FilePurpose } from '#shared/contract/desktop.ts';

/** The path that was chosen; null when the dialog was closed. The system itself asks before a file is written over. */
export async function chooseFile(purpose: FilePurpose): Promise<string | null> {
  const front = BrowserWindow.getFocusedWindow();
  if (purpose === 'save-backup' || purpose === 'save-project') {
    const extension = purpose === 'save-backup' ? 'db' : 'sightline';
    const options = { defaultPath: `sightline-${new Date().toISOString().slice(0, 10)}.${extension}` };
    const { filePath } = await (front ? dialog.showSaveDialog(front, options) : dialog.showSaveDialog(options));
    return filePath || null;
  }
  const options =
    purpose === 'folder'
      ? { properties: ['openDirectory' as const, 'createDirectory' as const] }
      : { properties: ['openFile' as const] };
  const { filePaths } = await (front ? dialog.showOpenDialog(front, options) : dialog.showOpenDialog(options));
  return filePaths[0] ?? null;
}
