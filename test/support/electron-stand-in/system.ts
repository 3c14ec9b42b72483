/** Stands in for what Electron gives of the system: menus, tray, messages, looks. Everything asked of it is reported. */
import { EventEmitter } from 'node:events';
import { existsSync } from 'node:fs';

import { app } from './app.ts';
import { CONDITIONS } from './conditions.ts';
import { report } from './report.ts';
import { StandInEvent } from './stand-in-event.ts';

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

class BuiltMenu {
  readonly items: readonly MenuItem[];

  constructor(template: readonly MenuItem[]) {
    this.items = template;
  }

  popup(): void {
    remember('popup', this.items);
    report('popup', this.items);
  }
}

export const Menu = {
  buildFromTemplate: (template: readonly MenuItem[]) => new BuiltMenu(template),
  setApplicationMenu: ({ items: shown }: BuiltMenu) => {
    remember('menu', shown);
    report('menu', shown);
  },
};

/** Presses what is in a menu or the tray under a label; false when there is no such item. */
export function pressItem(place: 'menu' | 'tray' | 'popup', label: string): boolean {
  const click = items.get(`${place}:${label}`);
  click?.();
  return click !== undefined;
}

export class Tray extends EventEmitter {
  #isDestroyed = false;

  constructor(image: string) {
    super();
    if (!app.isReady()) throw new Error('Cannot create Tray before app is ready');
    if (CONDITIONS.tray === 'fails' || !existsSync(image)) throw new Error(`Failed to load image from path '${image}'`);
    report('tray-shown', image);
  }

  setContextMenu(menu: BuiltMenu): void {
    this.#requireAlive();
    remember('tray', menu.items);
    report('tray-menu', menu.items);
  }

  setToolTip(text: string): void {
    this.#requireAlive();
    report('tray-tooltip', text);
  }

  destroy(): void {
    this.#isDestroyed = true;
    report('tray-hidden', true);
  }

  #requireAlive(): void {
    if (this.#isDestroyed) throw new Error('Tray is destroyed');
  }
}

const notifications: Notification[] = [];

export class Notification extends EventEmitter {
  readonly #options: { title: string; body: string };

  constructor(options: { title: string; body: string }) {
    super();
    if (!app.isReady()) throw new Error('Cannot create Notification before app is ready');
    this.#options = options;
  }

  static isSupported(): boolean {
    return CONDITIONS.notifications !== 'unsupported';
  }

  show(): void {
    report('notification', this.#options);
    if (CONDITIONS.notifications === 'work') notifications.push(this);
    // Refused by the system, which says so some time later.
    if (CONDITIONS.notifications === 'fail') {
      setTimeout(
        () => this.emit('failed', new StandInEvent(), 'Notifications are not allowed for this application'),
        20,
      );
    }
  }
}

export function clickNotification(): void {
  notifications.at(-1)?.emit('click');
}

export const nativeTheme = {
  shouldUseDarkColors: false,
  get themeSource(): string {
    return 'system';
  },
  set themeSource(source: string) {
    report('theme', source);
  },
};
