/** Puts the planned menu into the system; what it contains is decided elsewhere. */
import { app, Menu } from 'electron';

import { type MenuSituation, planMenu } from './plan-menu.ts';

/** Sets the menu of the whole application. */
export function installMenu(situation: Omit<MenuSituation, 'isDevelopment'>): void {
  const template = planMenu({
    ...situation,
    isDevelopment: !app.isPackaged,
  });
  Menu.setApplicationMenu(Menu.buildFromTemplate(template));
}
