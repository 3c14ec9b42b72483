/** Stands in for Electron's `app`: its life from loading over ready to quit, its paths, and one instance per data folder. */
import { EventEmitter } from 'node:events';
import { tmpdir } from 'node:os';
import path from 'node:path';

import { CONDITIONS } from './conditions.ts';
import { claimInstance } from './instance-lock.ts';
import { report } from './report.ts';
import { StandInEvent } from './stand-in-event.ts';

interface OpenWindow {
  close(): void;
  isDestroyed(): boolean;
  closed: Promise<void>;
  emit(event: string, ...args: unknown[]): boolean;
}

interface LoginItem {
  openAtLogin?: boolean;
  args?: readonly string[];
}

class StandInApp extends EventEmitter {
  readonly isPackaged = CONDITIONS.isPackaged;
  readonly name = 'Sightline';
  readonly commandLine = { hasSwitch: (name: string) => process.argv.includes(`--${name}`) };
  readonly #paths = new Map<string, string>([['userData', path.join(tmpdir(), 'sightline-stand-in')]]);
  readonly #windows = new Set<OpenWindow>();
  #isReady = false;
  #isQuitting = false;
  #loginItem: LoginItem | null = null;
  /** Only Windows has it. */
  setAppUserModelId: ((id: string) => void) | undefined =
    CONDITIONS.system === 'win32' ? (id) => report('app-user-model-id', id) : undefined;
  /** Closes the browser; set by whoever opens one. */
  shutDown: () => Promise<void> = async () => {};

  getPath(name: string): string {
    const found = this.#paths.get(name);
    if (found === undefined) throw new Error(`No path is known by the name ${name}.`);
    return found;
  }

  setPath(name: string, value: string): void {
    if (this.#isReady) throw new Error('Paths are set before the app is ready.');
    this.#paths.set(name, value);
  }

  isReady(): boolean {
    return this.#isReady;
  }

  whenReady(): Promise<void> {
    return this.#isReady ? Promise.resolve() : new Promise((resolve) => this.once('ready', () => resolve()));
  }

  /** As in Electron, the app gets ready only after its main module has loaded. */
  markLoaded(): void {
    if (this.#isQuitting) return;
    this.#isReady = true;
    this.emit('ready');
  }

  enableSandbox(): void {
    if (this.#isReady) throw new Error('The sandbox is enabled before the app is ready.');
    report('sandbox', true);
  }

  requestSingleInstanceLock(): boolean {
    return claimInstance(this.getPath('userData'), ({ args, workingDir }) =>
      this.emit('second-instance', new StandInEvent(), args, workingDir),
    );
  }

  getPreferredSystemLanguages(): string[] {
    return ['en-GB'];
  }

  setAboutPanelOptions(options: unknown): void {
    report('about', options);
  }

  showAboutPanel(): void {
    report('about-shown', true);
  }

  setLoginItemSettings(settings: LoginItem): void {
    report('login-item', settings);
    if (CONDITIONS.loginItem === 'works') this.#loginItem = settings;
  }

  /** Windows compares the arguments too: asked without them, an item with them is not found. */
  getLoginItemSettings(asked: LoginItem = {}) {
    const { system, wasOpenedAtLogin } = CONDITIONS;
    const isSame = system !== 'win32' || String(asked.args ?? '') === String(this.#loginItem?.args ?? '');
    const openAtLogin = this.#loginItem?.openAtLogin === true && isSame;
    return system === 'darwin' ? { openAtLogin, wasOpenedAtLogin } : { openAtLogin };
  }

  setAsDefaultProtocolClient(scheme: string, program: string, args: readonly string[]): boolean {
    report('protocol-client', { scheme, program, args });
    return CONDITIONS.opener === 'works';
  }

  /**
   * The end of a Windows session: asked and told are windows alone, without `before-quit` or `will-quit`. The process ends at
   * once unless the app began to quit by itself.
   */
  endSession(): void {
    for (const window of this.#windows) window.emit('query-session-end', new StandInEvent());
    for (const window of this.#windows) window.emit('session-end', new StandInEvent());
    if (!this.#isQuitting) this.exit(0);
  }

  addWindow(window: OpenWindow): void {
    this.#windows.add(window);
    window.closed.then(() => {
      this.#windows.delete(window);
      if (this.#windows.size > 0 || this.#isQuitting) return;
      if (!this.emit('window-all-closed')) this.quit();
    });
  }

  quit(): void {
    if (this.#isQuitting) return;
    if (!this.#emitPreventable('before-quit')) return;
    this.#isQuitting = true;
    void this.#finishQuit();
  }

  async #finishQuit(): Promise<void> {
    const windows = [...this.#windows];
    for (const window of windows) if (!window.isDestroyed()) window.close();
    await Promise.all(windows.map((window) => window.closed));
    if (!this.#emitPreventable('will-quit')) {
      this.#isQuitting = false;
      return;
    }
    this.emit('quit', new StandInEvent(), 0);
    this.exit(0);
  }

  exit(code = 0): void {
    this.shutDown().finally(() => process.exit(code));
  }

  #emitPreventable(name: string): boolean {
    const event = new StandInEvent();
    this.emit(name, event);
    return !event.defaultPrevented;
  }
}

export const app = new StandInApp();

// Electron turns these signals into an orderly quit.
for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.on(signal, () => app.quit());
