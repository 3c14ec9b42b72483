/** The app's windows: opens them, finds the one in front, brings it there, and tells their pages that something waits. */
import { BrowserWindow } from 'electron';

import { IPC_EVENT } from '#shared/contract/wire.ts';
import { isAppUrl } from './app-address.ts';
import type { IntentQueue } from './intent-queue.ts';
import { openWindow } from './open-window.ts';
import { endSession } from './session-mark.ts';
import type { ShellTexts } from './texts/english.ts';
import { guardWindow } from './window-guard.ts';

export interface WindowOptions {
  dataDir: string;
  preloadFile: string;
  intents: IntentQueue;
  texts: () => ShellTexts['window'];
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
    const { dataDir, preloadFile, intents, texts } = this.#options;
    const window = openWindow(dataDir, preloadFile);
    this.#open.add(window);
    guardWindow(window, intents, texts);
    // Windows ends a session without letting the app quit: that is no bad end.
    window.on('session-end', () => endSession(dataDir));
    window.on('closed', () => this.#open.delete(window));
  }

  #tellOfIntents(): void {
    for (const { webContents } of this.#open) {
      if (isAppUrl(webContents.getURL())) webContents.send(IPC_EVENT, { kind: 'desktop-intent' });
    }
  }
}
