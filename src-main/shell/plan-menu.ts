/** The application menu as data: the roles that each system expects, and a way to the data folder. Pure. */
import type { MenuItemConstructorOptions } from 'electron';

export interface MenuSituation {
  isMac: boolean;
  /** Adds reloading and the developer tools. */
  isDevelopment: boolean;
  apiAddress: string | null;
  openDataFolder(): void;
  copyApiAddress(): void;
}

/** The whole menu, in the order in which it is shown. */
export function planMenu(situation: MenuSituation): MenuItemConstructorOptions[] {
  return [
    ...(situation.isMac ? [{ role: 'appMenu' } as const] : []),
    { role: 'fileMenu' },
    { role: 'editMenu' },
    { label: '&View', submenu: planViewMenu(situation.isDevelopment) },
    { role: 'windowMenu' },
    { role: 'help', submenu: planHelpMenu(situation) },
  ];
}

function planViewMenu(isDevelopment: boolean): MenuItemConstructorOptions[] {
  const development: MenuItemConstructorOptions[] = [
    { role: 'reload' },
    { role: 'toggleDevTools' },
    { type: 'separator' },
  ];
  return [
    ...(isDevelopment ? development : []),
    { role: 'resetZoom' },
    { role: 'zoomIn' },
    { role: 'zoomOut' },
    { type: 'separator' },
    { role: 'togglefullscreen' },
  ];
}

function planHelpMenu({ apiAddress, openDataFolder, copyApiAddress }: MenuSituation): MenuItemConstructorOptions[] {
  const dataFolder = { label: 'Open data folder', click: openDataFolder };
  return apiAddress === null ? [dataFolder] : [dataFolder, { label: 'Copy API address', click: copyApiAddress }];
}
