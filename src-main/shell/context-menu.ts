/** Shows the planned menu at a right click into a window of ours. */
import { type BrowserWindow, clipboard, Menu } from 'electron';

import { planContextMenu } from './plan-context-menu.ts';
import type { ShellTexts } from './texts/english.ts';
import type { Platform } from './to-platform.ts';

export function offerContextMenu(window: BrowserWindow, platform: Platform, texts: () => ShellTexts['menu']): void {
  const { webContents } = window;
  webContents.on('context-menu', (_event, clicked) => {
    const template = planContextMenu({
      clicked,
      platform,
      texts: texts(),
      lookUp: () => webContents.showDefinitionForSelection(),
      copy: (text) => clipboard.writeText(text),
    });
    if (template.length > 0) Menu.buildFromTemplate(template).popup({ window });
  });
}
