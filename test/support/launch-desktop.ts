/** Starts a desktop app, on the stand-in or on real Electron, and gives the caller its window and its reports. */
import { type ChildProcess, spawn } from 'node:child_process';
import { createServer } from 'node:net';
import path from 'node:path';
import { createInterface } from 'node:readline';
import { type Browser, chromium, type Page } from 'playwright-core';

import { findElectron } from '../../build/find-electron.mjs';
import { planDesktopObstacle } from '../../build/plan-start.mjs';
import type { Conditions } from './electron-stand-in/conditions.ts';
import type { DialogAnswer } from './electron-stand-in/dialogs.ts';
import { REPORT_MARK } from './electron-stand-in/report.ts';

const root = path.resolve(import.meta.dirname, '../..');
const electronFolder = path.join(root, 'node_modules/electron');
const START_MS = 120_000;
const QUIT_MS = 10_000;
const LOOK_MS = 100;

/** Electron goes on after a rejection that nobody handled, where Node would end. */
const AS_ELECTRON = '--unhandled-rejections=warn-with-error-code';

export type DesktopKind = 'stand-in' | 'Electron';

interface Report {
  kind: string;
  value: unknown;
}

/** The stand-in always; real Electron as well where there are its binary and a display. */
export function listDesktops(): DesktopKind[] {
  const machine = { platform: process.platform, env: process.env, userId: process.getuid?.() ?? null };
  const hasElectron = findElectron(electronFolder) !== null && planDesktopObstacle(machine) === null;
  return hasElectron ? ['stand-in', 'Electron'] : ['stand-in'];
}

/** A running app. Reports are what its main side told, in order. */
export class Desktop {
  readonly reports: Report[] = [];
  readonly exited: Promise<number | null>;
  readonly #child: ChildProcess;
  readonly #port: number;
  #browser: Browser | undefined;
  #stderr = '';
  #hasEnded = false;

  constructor(child: ChildProcess, port: number) {
    this.#child = child;
    this.#port = port;
    this.exited = new Promise((resolve) => {
      child.once('close', (code) => {
        this.#hasEnded = true;
        resolve(code);
      });
    });
    child.once('error', (error) => {
      this.#stderr += error.message;
    });
    createInterface({ input: child.stdout! }).on('line', (line) => {
      if (line.startsWith(REPORT_MARK)) this.reports.push(JSON.parse(line.slice(REPORT_MARK.length)));
    });
    child.stderr?.on('data', (chunk) => {
      this.#stderr += chunk;
    });
  }

  /** Undefined for a program that could not be started. */
  get processId(): number | undefined {
    return this.#child.pid;
  }

  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** The values of one kind of report so far. */
  reported(kind: string): unknown[] {
    return this.reports.filter((report) => report.kind === kind).map((report) => report.value);
  }

  /** Tells the test app's main side to do something; see its own list of commands. */
  command(line: string): void {
    this.#child.stdin?.write(`${line}\n`);
  }

  /** Answers the dialog that has been open the longest, or the next one that opens. Only on the stand-in. */
  answerDialog(answer: DialogAnswer): void {
    this.command(`answer-dialog ${JSON.stringify(answer)}`);
  }

  /** The app's window, once its page has the bridge. Fails with what the app printed. */
  async openPage(): Promise<Page> {
    return this.#waitFor('a window', async () => {
      this.#browser ??= await chromium.connectOverCDP(`http://127.0.0.1:${this.#port}`).catch(() => undefined);
      for (const page of this.pages()) {
        if (await page.evaluate(() => 'sightline' in window && document.readyState === 'complete')) return page;
      }
      return undefined;
    });
  }

  pages(): Page[] {
    return this.#browser?.contexts().flatMap((context) => context.pages()) ?? [];
  }

  /** The first report of a kind, however long it takes within reason. */
  waitForReport(kind: string): Promise<unknown> {
    return this.#waitFor(`the report "${kind}"`, async () => this.reports.find((report) => report.kind === kind)).then(
      (report) => report.value,
    );
  }

  async #waitFor<T>(what: string, look: () => Promise<T | undefined>): Promise<T> {
    const until = Date.now() + START_MS;
    while (Date.now() < until && !this.#hasEnded) {
      const found = await look().catch(() => undefined);
      if (found !== undefined) return found;
      await new Promise((resolve) => setTimeout(resolve, LOOK_MS));
    }
    const how = this.#hasEnded ? `ended before it came to ${what}` : `never came to ${what}`;
    throw new Error(`The app ${how}. It printed:\n${this.#stderr}`);
  }

  /** Ends it as a crash does, without a word. */
  async kill(): Promise<void> {
    this.#child.kill('SIGKILL');
    await this.exited;
    await this.#browser?.close();
  }

  /** Quits as a system that shuts down does; the exit code, null for an app that had to be killed. */
  async close(): Promise<number | null> {
    this.#child.kill('SIGTERM');
    const giveUp = setTimeout(() => this.#child.kill('SIGKILL'), QUIT_MS);
    const code = await this.exited;
    clearTimeout(giveUp);
    await this.#browser?.close();
    return code;
  }
}

/** The environment for a stand-in on a machine that is out of the ordinary. */
export function onMachine(conditions: Partial<Conditions>): NodeJS.ProcessEnv {
  return { STAND_IN: JSON.stringify(conditions) };
}

/** `mainBundle` is a built main file; `args` go to the app as they are, `env` comes on top of this process's. */
export async function launchDesktop(
  kind: DesktopKind,
  mainBundle: string,
  args: string[],
  env: NodeJS.ProcessEnv = {},
): Promise<Desktop> {
  const [program, first] =
    kind === 'Electron' ? [findElectron(electronFolder)!, [mainBundle]] : [process.execPath, planStandIn(mainBundle)];
  return launchProgram(program, first, args, { ...process.env, ...env });
}

/** The arguments by which Node runs a built main file on the stand-in; those of the app follow. */
export function planStandIn(mainBundle: string): string[] {
  const standIn = (file: string) => path.join(import.meta.dirname, 'electron-stand-in', file);
  const asar = mainBundle.includes('app.asar') ? ['--import', standIn('asar-layout.ts')] : [];
  return [AS_ELECTRON, ...asar, standIn('run.ts'), mainBundle];
}

/** Starts a program that is, or runs, a desktop app; `first` is what it needs before the arguments of the app itself. */
export async function launchProgram(
  program: string,
  first: readonly string[],
  args: readonly string[],
  env: NodeJS.ProcessEnv,
): Promise<Desktop> {
  const port = await findFreePort();
  const call = [...first, `--remote-debugging-port=${port}`, ...args];
  return new Desktop(spawn(program, call, { cwd: root, env, stdio: ['pipe', 'pipe', 'pipe'] }), port);
}

function findFreePort(): Promise<number> {
  return new Promise((resolve) => {
    const server = createServer().listen(0, '127.0.0.1', () => {
      const address = server.address();
      server.close(() => resolve(typeof address === 'object' && address ? address.port : 0));
    });
  });
}
