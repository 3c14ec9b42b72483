/** Stands in for what Electron gives of the system: menu, tray, messages, dialogs, power. Everything asked of it is reported. */
import { EventEmitter } from 'node:events';

import { report } from './report.ts';

/** Menu items that a test can press by their label, wherever they were shown last. */
const items = new Map<string, () => void>();

interface MenuItem {
  label?: string;
  click?: () => void;
  submenu?: readonly MenuItem[];
}

function remember(place: string, template: readonly MenuItem[]): void {
  for (const { label, click, submenu } of template) {
    if (label && click) items.set(`${place}:${label}`, click);
    if (submenu) remember(place, submenu);
  }
}

export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]) => template,
  setApplicationMenu: (menu: readonly MenuItem[]) => {
    remember('menu', menu);
    report('menu', menu);
  },
};

/** Presses what is in the menu or the tray under a label; false when there is no such item. */
function pressItem(place: 'menu' | 'tray', label: string): boolean {
  const click = items.get(`${place}:${label}`);
  click?.();
  return click !== undefined;
}

export class Tray extends EventEmitter {
  constructor(image: string) {
    super();
    report('tray-shown', image);
  }

  setContextMenu(menu: readonly MenuItem[]): void {
    remember('tray', menu);
    report('tray-menu', menu);
  }

  setToolTip(text: string): void {
    report('tray-tooltip', text);
  }

  destroy(): void {
    report('tray-hidden', true);
  }
}

const notifications: Notification[] = [];

export class Notification extends EventEmitter {
  readonly #options: { title: string; body: string };

  constructor(options: { title: string; body: string }) {
    super();
    this.#options = options;
  }

  static isSupported(): boolean {
    return true;
  }

  show(): void {
    notifications.push(this);
    report('notification', this.#options);
  }
}

function clickNotification(): void {
  notifications.at(-1)?.emit('click');
}

/** What the next dialogs are answered with; the first button unless told. */
const answers = { button: 0, files: [] as string[] };

export const dialog = {
  showErrorBox: (title: string, content: string) => report('error-box', { title, content }),
  /** With a window before its options, or without. */
  showMessageBox: async (...call: unknown[]) => {
    report('message-box', (call.at(-1) as { message: string }).message);
    return { response: answers.button };
  },
  showOpenDialog: async () => ({ filePaths: answers.files }),
  showSaveDialog: async () => ({ filePath: answers.files[0] ?? '' }),
};

class PowerMonitor extends EventEmitter {
  override on(event: string, listener: (...args: unknown[]) => void): this {
    report('power-listener', event);
    return super.on(event, listener);
  }
}

export const powerMonitor = new PowerMonitor();

export const nativeTheme = {
  shouldUseDarkColors: false,
  get themeSource(): string {
    return 'system';
  },
  set themeSource(source: string) {
    report('theme', source);
  },
};

/** What a person does to the system. Electron has no such thing: only the test app asks for it. */
export const standIn = { answers, clickNotification, pressItem };
