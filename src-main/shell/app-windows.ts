/** The app's windows: opens them, finds the one in front, brings it there, and notifies their pages that something waits. */
import { BrowserWindow } from 'electron';

import { IPC_EVENT } from '#shared/contract/wire.ts';
import { isAppUrl } from './app-address.ts';
import { offerContextMenu } from './context-menu.ts';
import type { IntentQueue } from './intent-queue.ts';
import { openWindow } from './open-window.ts';
import type { ShellTexts } from './texts/english.ts';
import type { Platform } from './to-platform.ts';
import { guardWindow } from './window-guard.ts';

export interface WindowOptions {
  dataDir: string;
  preloadFile: string;
  /** The picture in the bar of the system; undefined on macOS, where it belongs to the app. */
  icon: string | undefined;
  intents: IntentQueue;
  platform: Platform;
  texts: () => ShellTexts;
  /** The last one was closed. */
  onAllClosed: () => void;
}

function bringToFront(window: BrowserWindow): void {
  if (window.isMinimized()) window.restore();
  window.show();
  window.focus();
}

export class AppWindows {
  readonly #options: WindowOptions;
  readonly #open = new Set<BrowserWindow>();

  constructor(options: WindowOptions) {
    this.#options = options;
    options.intents.onPush(() => this.#tellOfIntents());
    options.intents.onCall(() => this.show());
  }

  /** Ours, as of now. */
  list(): readonly BrowserWindow[] {
    return [...this.#open];
  }

  /** The one that is worked in, else any; null when none is open. */
  get front(): BrowserWindow | null {
    const focused = BrowserWindow.getFocusedWindow();
    if (focused && this.#open.has(focused)) return focused;
    return this.list()[0] ?? null;
  }

  /** Brings the window to the front, and opens one where there is none. */
  show(): void {
    const window = this.front;
    if (window) bringToFront(window);
    else this.#create();
  }

  #create(): void {
    const { dataDir, preloadFile, icon, platform, intents, texts, onAllClosed } = this.#options;
    const window = openWindow(dataDir, preloadFile, icon);
    this.#open.add(window);
    guardWindow(window, intents, () => texts().window);
    offerContextMenu(window, platform, () => texts().menu);
    window.on('closed', () => {
      this.#open.delete(window);
      if (this.#open.size === 0) onAllClosed();
    });
  }

  #tellOfIntents(): void {
    for (const { webContents } of this.#open) {
      if (isAppUrl(webContents.getURL())) webContents.send(IPC_EVENT, { kind: 'desktop-intent' });
    }
  }
}
