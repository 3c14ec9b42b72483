/**
 * Stands in for Electron's `BrowserWindow`: the window's state is kept here, what it shows is a real page. And for its
 * `BaseWindow`, which shows nothing. Whatever is asked of one that is gone throws.
 */
import { EventEmitter } from 'node:events';

import { app } from './app.ts';
import { openPage } from './open-page.ts';
import type { Partition } from './partition.ts';
import { report } from './report.ts';
import { StandInEvent } from './stand-in-event.ts';
import { WebContents } from './web-contents.ts';

interface WindowOptions {
  x?: number;
  y?: number;
  width?: number;
  height?: number;
  webPreferences?: { preload?: string; session?: Partition };
}

const open = new Set<BrowserWindow>();

/** A window without a page. */
export class BaseWindow extends EventEmitter {
  readonly closed: Promise<void>;
  #isClosed = false;

  constructor(options: { show?: boolean } = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BaseWindow before app is ready');
    report('base-window', options);
    this.closed = new Promise((resolve) => this.once('closed', () => resolve()));
    app.addWindow(this);
  }

  close(): void {
    this.emit('close', new StandInEvent());
    this.#isClosed = true;
    this.emit('closed');
  }

  isDestroyed(): boolean {
    return this.#isClosed;
  }
}

export class BrowserWindow extends EventEmitter {
  readonly #contents: WebContents;
  readonly closed: Promise<void>;
  readonly #page: ReturnType<typeof openPage>;
  readonly #attached: Promise<void>;
  #bounds: { x: number; y: number; width: number; height: number };
  #isMaximized = false;
  #isMinimized = false;
  #isClosing = false;

  constructor(options: WindowOptions = {}) {
    super();
    if (!app.isReady()) throw new Error('Cannot create BrowserWindow before app is ready');
    report('window-options', toTold(options));
    this.#contents = new WebContents(options.webPreferences?.session);
    this.#bounds = {
      x: options.x ?? 100,
      y: options.y ?? 100,
      width: options.width ?? 800,
      height: options.height ?? 600,
    };
    open.add(this);
    this.closed = new Promise((resolve) => this.once('closed', () => resolve()));
    app.addWindow(this);
    app.emit('web-contents-created', new StandInEvent(), this.#contents);
    this.#page = openPage(this.#bounds);
    this.#attached = this.#attach(options.webPreferences?.preload);
  }

  static getAllWindows(): BrowserWindow[] {
    return [...open];
  }

  static getFocusedWindow(): BrowserWindow | null {
    return null;
  }

  async #attach(preloadFile: string | undefined): Promise<void> {
    const page = await this.#page;
    await this.#contents.attach(page, preloadFile);
    page.once('domcontentloaded', () => this.emit('ready-to-show'));
    page.once('close', () => this.#markClosed());
  }

  async loadURL(address: string): Promise<void> {
    await this.#attached;
    await this.#contents.load(address);
  }

  get webContents(): WebContents {
    this.#requireAlive();
    return this.#contents;
  }

  close(): void {
    this.#requireAlive();
    const event = new StandInEvent();
    this.#emitClose(event);
    if (event.defaultPrevented) {
      this.#isClosing = false;
      return;
    }
    this.#page.then((page) => page.close()).catch(() => this.#markClosed());
  }

  /** Closes without asking. */
  destroy(): void {
    this.#requireAlive();
    this.#page.then((page) => page.close()).catch(() => {});
    if (open.delete(this)) this.emit('closed');
  }

  #emitClose(event: StandInEvent): void {
    if (this.#isClosing) return;
    this.#isClosing = true;
    this.emit('close', event);
  }

  #markClosed(): void {
    this.#emitClose(new StandInEvent());
    if (open.delete(this)) this.emit('closed');
  }

  #requireAlive(): void {
    if (this.isDestroyed()) throw new TypeError('Object has been destroyed');
  }

  show(): void {
    this.#requireAlive();
    report('shown', true);
  }

  focus(): void {
    this.#requireAlive();
    report('focused', true);
  }

  minimize(): void {
    this.#requireAlive();
    this.#isMinimized = true;
  }

  restore(): void {
    this.#requireAlive();
    this.#isMinimized = false;
  }

  isDestroyed(): boolean {
    return !open.has(this);
  }

  isMinimized(): boolean {
    this.#requireAlive();
    return this.#isMinimized;
  }

  maximize(): void {
    this.#requireAlive();
    this.#isMaximized = true;
  }

  isMaximized(): boolean {
    this.#requireAlive();
    return this.#isMaximized;
  }

  getNormalBounds() {
    this.#requireAlive();
    return { ...this.#bounds };
  }

  setBounds(bounds: Partial<{ x: number; y: number; width: number; height: number }>): void {
    this.#requireAlive();
    this.#bounds = { ...this.#bounds, ...bounds };
    const { width, height } = this.#bounds;
    void this.#page.then((page) => page.setViewportSize({ width, height }));
  }
}

/** A session is named, not told. */
function toTold({ webPreferences, ...options }: WindowOptions): unknown {
  const { session, ...preferences } = webPreferences ?? {};
  return { ...options, webPreferences: { ...preferences, ...(session && { session: 'own' }) } };
}
