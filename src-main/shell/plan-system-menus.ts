/** The menus that every app of a system has, with its own words: Electron would say them in English only. Pure. */
import type { MenuItemConstructorOptions } from 'electron';

import type { ShellTexts } from './texts/english.ts';

type Item = MenuItemConstructorOptions;
type MenuTexts = ShellTexts['menu'];

const LINE: Item = { type: 'separator' };

/** macOS: the menu with the app's name. */
export function planAppMenu(texts: MenuTexts, settings: Item, showAbout: () => void): Item {
  return {
    label: 'Sightline',
    submenu: [
      { label: texts.about, click: showAbout },
      LINE,
      settings,
      LINE,
      { role: 'services', label: texts.services },
      LINE,
      { role: 'hide', label: texts.hide },
      { role: 'hideOthers', label: texts.hideOthers },
      { role: 'unhide', label: texts.showAll },
      LINE,
      { role: 'quit', label: texts.quit },
    ],
  };
}

export function planEditMenu(texts: MenuTexts, isMac: boolean, find: () => void): Item {
  const plain: Item[] = isMac ? [{ role: 'pasteAndMatchStyle', label: texts.pasteAndMatchStyle }] : [];
  return {
    label: texts.edit,
    submenu: [
      { role: 'undo', label: texts.undo },
      { role: 'redo', label: texts.redo },
      LINE,
      { role: 'cut', label: texts.cut },
      { role: 'copy', label: texts.copy },
      { role: 'paste', label: texts.paste },
      ...plain,
      { role: 'delete', label: texts.delete },
      { role: 'selectAll', label: texts.selectAll },
      LINE,
      { label: texts.find, accelerator: 'CmdOrCtrl+F', click: find },
    ],
  };
}

export function planWindowMenu(texts: MenuTexts, isMac: boolean): Item {
  const own: Item[] = isMac
    ? [{ role: 'zoom', label: texts.zoom }, LINE, { role: 'front', label: texts.front }]
    : [{ role: 'close', label: texts.closeWindow }];
  return {
    label: texts.window,
    role: 'window',
    submenu: [{ role: 'minimize', label: texts.minimize }, ...own],
  };
}
