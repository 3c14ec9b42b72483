/** The application menu as data: what each system expects in it, every screen, and what can be done without a screen. Pure. */
import type { MenuItemConstructorOptions } from 'electron';

import type { DesktopApp, DesktopIntent } from '#shared/contract/desktop.ts';
import { planAppMenu, planEditMenu, planWindowMenu } from './plan-system-menus.ts';
import type { ShellTexts } from './texts/english.ts';

type Item = MenuItemConstructorOptions;

export interface MenuSituation {
  platform: DesktopApp['platform'];
  /** Adds reloading and the developer tools. */
  isDevelopment: boolean;
  apiAddress: string | null;
  hasUpdateFeed: boolean;
  texts: ShellTexts;
  /** Something for the window to do. */
  ask(intent: DesktopIntent): void;
  openArchive(): void;
  openDataFolder(): void;
  copyApiAddress(): void;
  showAbout(): void;
  checkForUpdates(): void;
  runNow(): void;
  controlRuns(action: 'pause' | 'resume'): void;
}

const LINE: Item = { type: 'separator' };

/** In the order of the navigation; the first nine have a digit. */
const SCREENS = [
  'overview',
  'prompts',
  'answers',
  'competitors',
  'sources',
  'fanouts',
  'tasks',
  'attribution',
  'reports',
  'costs',
] as const;

/** The whole menu, in the order in which it is shown. */
export function planMenu(situation: MenuSituation): Item[] {
  const { platform, texts } = situation;
  return [
    ...(platform === 'mac' ? [planAppMenu(texts.menu, planSettings(situation), situation.showAbout)] : []),
    { label: texts.menu.file, submenu: planFileMenu(situation) },
    planEditMenu(texts.menu, platform === 'mac', () => situation.ask({ kind: 'find' })),
    { label: texts.menu.view, submenu: planViewMenu(situation) },
    { label: texts.menu.go, submenu: planGoMenu(situation) },
    { label: texts.menu.runs, submenu: planRunsMenu(situation) },
    planWindowMenu(texts.menu, platform === 'mac'),
    { label: texts.menu.help, role: 'help', submenu: planHelpMenu(situation) },
  ];
}

function planSettings({ texts, ask }: MenuSituation): Item {
  const click = () => ask({ kind: 'open-screen', screen: 'settings' });
  return { label: texts.menu.settings, accelerator: 'CmdOrCtrl+,', click };
}

function planFileMenu(situation: MenuSituation): Item[] {
  const { texts, platform, openArchive, openDataFolder } = situation;
  const last: Item[] =
    platform === 'mac'
      ? [{ role: 'close', label: texts.menu.closeWindow }]
      : [planSettings(situation), LINE, { role: 'quit', label: texts.menu.exit, accelerator: 'Ctrl+Q' }];
  return [
    { label: texts.menu.openArchive, accelerator: 'CmdOrCtrl+O', click: openArchive },
    { label: texts.menu.openDataFolder, click: openDataFolder },
    LINE,
    ...last,
  ];
}

function planViewMenu({ texts, isDevelopment }: MenuSituation): Item[] {
  const development: Item[] = [
    { role: 'reload', label: texts.menu.reload },
    { role: 'toggleDevTools', label: texts.menu.developerTools },
    LINE,
  ];
  return [
    ...(isDevelopment ? development : []),
    { role: 'resetZoom', label: texts.menu.resetZoom },
    { role: 'zoomIn', label: texts.menu.zoomIn },
    { role: 'zoomOut', label: texts.menu.zoomOut },
    LINE,
    { role: 'togglefullscreen', label: texts.menu.fullScreen },
  ];
}

function planGoMenu({ texts, platform, ask }: MenuSituation): Item[] {
  const [back, forward] = platform === 'mac' ? ['Cmd+[', 'Cmd+]'] : ['Alt+Left', 'Alt+Right'];
  const screens = SCREENS.map((screen, index): Item => {
    const digit = index < 9 ? { accelerator: `CmdOrCtrl+${index + 1}` } : {};
    // An ampersand in a menu marks a key; two are one that is read.
    const label = texts.screens[screen].replace('&', '&&');
    return { label, ...digit, click: () => ask({ kind: 'open-screen', screen }) };
  });
  return [
    { label: texts.menu.back, accelerator: back, click: () => ask({ kind: 'go', direction: 'back' }) },
    { label: texts.menu.forward, accelerator: forward, click: () => ask({ kind: 'go', direction: 'forward' }) },
    LINE,
    ...screens,
  ];
}

function planRunsMenu({ texts, runNow, controlRuns }: MenuSituation): Item[] {
  return [
    { label: texts.menu.runNow, accelerator: 'CmdOrCtrl+Shift+R', click: runNow },
    LINE,
    { label: texts.menu.pauseRuns, click: () => controlRuns('pause') },
    { label: texts.menu.resumeRuns, click: () => controlRuns('resume') },
  ];
}

function planHelpMenu(situation: MenuSituation): Item[] {
  const { texts, platform, apiAddress, hasUpdateFeed, ask } = situation;
  const api: Item = { label: texts.menu.copyApiAddress, click: situation.copyApiAddress };
  const updates: Item = { label: texts.menu.checkForUpdates, click: situation.checkForUpdates };
  const about: Item[] = [LINE, { label: texts.menu.about, click: situation.showAbout }];
  const licences: DesktopIntent = { kind: 'open-screen', screen: 'settings', section: 'app' };
  return [
    ...(apiAddress === null ? [] : [api]),
    ...(hasUpdateFeed ? [updates] : []),
    { label: texts.menu.licences, click: () => ask(licences) },
    ...(platform === 'mac' ? [] : about),
  ];
}
