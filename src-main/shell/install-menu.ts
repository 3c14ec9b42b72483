/** Puts the planned menu into the system; what it contains is decided elsewhere. */
import { clipboard, Menu, shell } from 'electron';

import { planMenu } from './plan-menu.ts';

/** Sets the menu of the whole application. */
export function installMenu(isDevelopment: boolean, dataDir: string, apiAddress: string | null): void {
  const template = planMenu({
    isMac: process.platform === 'darwin',
    isDevelopment,
    apiAddress,
    openDataFolder: () => void shell.openPath(dataDir),
    copyApiAddress: () => clipboard.writeText(apiAddress ?? ''),
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
