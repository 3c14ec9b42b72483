/** The icon beside the clock. It shows what was planned and is there only while its owner wants it. */
import path from 'node:path';
import { Menu, Tray } from 'electron';

import { callHost } from './host-calls.ts';
import { type Glance, planTooltip, planTrayMenu, type TraySituation } from './plan-tray.ts';
import type { ShellHost } from './shell-host.ts';
import type { Platform } from './to-platform.ts';

/** Answers come in fast; nobody reads a tray that often. */
const REFRESH_MS = 2_000;
/** The next run moves on without an event. */
const LOOK_MS = 60_000;

/** macOS colours a template itself; Windows chooses among the sizes of an icon file. */
const PICTURES: Readonly<Record<Platform, string>> = {
  mac: 'trayTemplate.png',
  windows: 'tray.ico',
  linux: 'tray.png',
};

export type TrayActions = Omit<TraySituation, 'glance' | 'texts'>;

export class TrayIcon {
  readonly #platform: Platform;
  readonly #host: ShellHost;
  readonly #iconsDir: string;
  readonly #actions: TrayActions;
  #tray: Tray | null = null;
  #texts: TraySituation['texts'] | null = null;
  #glance: Glance | null = null;
  #soon: NodeJS.Timeout | null = null;
  #regular: NodeJS.Timeout | null = null;

  constructor(platform: Platform, host: ShellHost, iconsDir: string, actions: TrayActions) {
    this.#platform = platform;
    this.#host = host;
    this.#iconsDir = iconsDir;
    this.#actions = actions;
  }

  /** False as well where the system has no place for it. */
  get isShown(): boolean {
    return this.#tray !== null;
  }

  show(texts: TraySituation['texts']): void {
    this.#texts = texts;
    this.#tray ??= this.#create();
    if (!this.#tray) return;
    this.#regular ??= setInterval(() => this.refreshSoon(), LOOK_MS);
    this.#draw();
    void this.#refresh();
  }

  hide(): void {
    if (this.#soon) clearTimeout(this.#soon);
    if (this.#regular) clearInterval(this.#regular);
    [this.#soon, this.#regular] = [null, null];
    this.#tray?.destroy();
    this.#tray = null;
  }

  /** Something changed that it may show. */
  refreshSoon(): void {
    if (!this.#tray) return;
    this.#soon ??= setTimeout(() => {
      this.#soon = null;
      void this.#refresh();
    }, REFRESH_MS);
  }

  #create(): Tray | null {
    try {
      const tray = new Tray(path.join(this.#iconsDir, PICTURES[this.#platform]));
      // On Windows and Linux a click opens the window; on macOS it opens the menu.
      if (this.#platform !== 'mac') tray.on('click', () => this.#actions.openWindow());
      return tray;
    } catch {
      return null;
    }
  }

  async #refresh(): Promise<void> {
    this.#glance = await callHost(this.#host, 'desktop.glance', {});
    this.#draw();
  }

  #draw(): void {
    if (!this.#tray || !this.#texts) return;
    const situation = { ...this.#actions, glance: this.#glance, texts: this.#texts };
    this.#tray.setContextMenu(Menu.buildFromTemplate(planTrayMenu(situation)));
    this.#tray.setToolTip(planTooltip(situation));
  }
}
