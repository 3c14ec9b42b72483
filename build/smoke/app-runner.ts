/** Keeps one app running for the steps, in one data folder, and restarts it when a step needs another environment. */
import { spawn, spawnSync } from 'node:child_process';
import path from 'node:path';
import type { Page } from 'playwright-core';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import type { DesktopBridge, Envelope } from '#shared/contract/wire.ts';
import { type Desktop, launchProgram } from '#support/launch-desktop.ts';
import type { AppKind, FoundApp } from './find-app.ts';

const QUIT_MS = 30_000;
const SECOND_MS = 60_000;

export type AppEnv = Readonly<Record<string, string>>;

/** How a second start of the app ended. */
export interface Ended {
  code: number | null;
  /** It had to be ended, because it did not end by itself. */
  isLate: boolean;
  stderr: string;
}

interface Start extends Pick<FoundApp, 'program' | 'first'> {
  /** What tells starts with different environments apart. */
  env: string;
  extra: AppEnv;
  args: readonly string[];
}

type AppWindow = Window & { sightline: DesktopBridge };

/** Calls an operation from the page of a window, as the page does. Throws what a refusal says. */
export async function callFromPage<N extends OperationName>(
  page: Page,
  operation: N,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  const call = ([name, sent]: readonly [string, unknown]) =>
    (window as unknown as AppWindow).sightline.call(name, sent) as Promise<Envelope>;
  const envelope = await page.evaluate(call, [operation, input] as const);
  if ('data' in envelope) return envelope.data as OperationOutput<N>;
  throw new Error(`${operation} was refused: ${envelope.error.message}`);
}

export class AppRunner {
  readonly dataDir: string;
  readonly #app: Pick<FoundApp, 'program' | 'first'>;
  readonly #env: AppEnv;
  #running: { desktop: Desktop; env: string } | null = null;

  constructor(app: Pick<FoundApp, 'program' | 'first'>, dataDir: string, env: AppEnv) {
    this.#app = app;
    this.dataDir = dataDir;
    this.#env = env;
  }

  get isRunning(): boolean {
    return this.#running !== null && !this.#running.desktop.hasEnded;
  }

  get hasWindow(): boolean {
    return this.isRunning && this.#running?.desktop.pages().length !== 0;
  }

  /** The same app on another data folder. */
  onFolder(dataDir: string): AppRunner {
    return new AppRunner(this.#app, dataDir, this.#env);
  }

  /** The running app with its window open; started where none runs, or one with another environment. */
  async open(extra: AppEnv = {}): Promise<void> {
    const env = JSON.stringify(extra);
    if (this.#running && (this.#running.env !== env || !this.isRunning)) await this.quit();
    if (!this.#running) await this.#start({ ...this.#app, env, extra, args: ['--no-sample'] });
    await this.#running!.desktop.openPage();
  }

  /** Starts it as whoever has just installed it does; `program`: a copy of it, where it is to be that. */
  async openFirst(program: string | null): Promise<void> {
    await this.quit();
    const app = program === null ? this.#app : { program, first: [] };
    await this.#start({ ...app, env: 'first', extra: {}, args: [] });
    await this.#running!.desktop.openPage();
  }

  async #start({ program, first, env, extra, args }: Start): Promise<void> {
    const all = [...this.#dataArgs(), '--port', '0', ...args];
    this.#running = { desktop: await launchProgram(program, first, all, { ...this.#env, ...extra }), env };
  }

  async call<N extends OperationName>(operation: N, input: OperationInput<N>): Promise<OperationOutput<N>> {
    return callFromPage(await this.page(), operation, input);
  }

  /** The window of the app that runs, in whatever environment; starts one if need be. */
  async page(): Promise<Page> {
    if (!this.isRunning) await this.open();
    return this.#running!.desktop.openPage();
  }

  /** What the stand-in was asked to do; empty for a real Electron. */
  reported(kind: string): unknown[] {
    return this.#running?.desktop.reported(kind) ?? [];
  }

  /** Ends it as a system does that shuts down. Its exit code; null when it had to be killed. */
  async quit(): Promise<number | null> {
    const { desktop } = this.#running ?? {};
    this.#running = null;
    if (!desktop) return 0;
    // Signals do not exist there: this asks its windows to close.
    if (process.platform === 'win32' && desktop.processId !== undefined && !desktop.hasEnded) {
      spawnSync('taskkill', ['/PID', String(desktop.processId)], { stdio: 'ignore', windowsHide: true });
      const patience = new Promise((resolve) => setTimeout(resolve, QUIT_MS).unref());
      await Promise.race([desktop.exited, patience]);
    }
    return desktop.close();
  }

  /** Ends it as a crash does. */
  async kill(): Promise<void> {
    const { desktop } = this.#running ?? {};
    this.#running = null;
    await desktop?.kill();
  }

  /** Starts the app once more beside the running one, and waits for its end. */
  startAgain(args: readonly string[]): Promise<Ended> {
    return this.runToEnd(this.#app.program, [...this.#app.first, ...this.#dataArgs(), ...args]);
  }

  /** Runs a program in the app's environment, with the data folder in a variable where no argument can say it. */
  runToEnd(program: string, args: readonly string[]): Promise<Ended> {
    return new Promise((resolve) => {
      const env = { ...this.#env, SIGHTLINE_DATA_DIR: this.dataDir };
      const child = spawn(program, args, { env, stdio: ['pipe', 'ignore', 'pipe'] });
      let stderr = '';
      let isLate = false;
      child.stderr.on('data', (chunk) => {
        stderr += String(chunk);
      });
      const limit = setTimeout(() => {
        isLate = true;
        child.kill('SIGKILL');
      }, SECOND_MS);
      const settle = (code: number | null) => {
        clearTimeout(limit);
        resolve({ code, isLate, stderr });
      };
      child.once('error', (error) => {
        stderr += error.message;
        settle(null);
      });
      child.once('close', settle);
    });
  }

  #dataArgs(): string[] {
    return ['--data-dir', this.dataDir];
  }
}

const WITHHELD =
  /^(?:SIGHTLINE_(?!TEST_)\w*|ELECTRON_RUN_AS_NODE|NODE_EXTRA_CA_CERTS|NODE_OPTIONS)$|_(?:API_KEY|BASE_URL)$|^(?:https?|all|no)_proxy$/i;

/**
 * The environment of whoever runs this, without what would reach or change anything outside of the test. A key file, for
 * machines that have no keychain, is made in the folder of the test.
 */
export function planAppEnv(env: NodeJS.ProcessEnv, folder: string, kind: AppKind): Record<string, string> {
  const kept = Object.entries(env).filter(([name, value]) => value !== undefined && !WITHHELD.test(name));
  const own = {
    XDG_STATE_HOME: path.join(folder, 'state'),
    ...(kind === 'stand-in' ? { SIGHTLINE_KEYRING: 'off' } : {}),
  };
  return { ...(Object.fromEntries(kept) as Record<string, string>), ...own };
}
