/** The built page, served by a real service on a folder of its own, in a Chromium that notes what should not happen. */
import type { Browser, BrowserContext, BrowserContextOptions, Page } from 'playwright-core';
import { expect } from 'vitest';

import { type Service, startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { launchBrowser } from './browser.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './built.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { putFreshDatabase } from './fresh-database.ts';
import { moveClock } from './moved-clock.ts';
import { readEnvelope } from './read-envelope.ts';
import { copySample, SAMPLE_NOW_MS } from './sample-folder.ts';
import { type StorageWish, toServiceStorage } from './service-storage.ts';

export interface OpenedWindow {
  page: Page;
  /** Errors of console and page, dialogs, popups and requests to anybody else, as they come. */
  offences: string[];
  /** To another address of the router. */
  goTo(path: string): Promise<void>;
}

export interface AppWindow {
  service: Service;
  dataDir: string;
  /** An operation as the owner; throws the error. */
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** A signed-in window of its own at that address of the router. One of an earlier test is closed: it would follow what happens in this one. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenedWindow>;
  /** The same, but in the window that was last shown with these options: loading the page takes longest. What it remembers stays. */
  show(path: string, options?: BrowserContextOptions): Promise<OpenedWindow>;
  close(): Promise<void>;
}

export interface AppWindowOptions extends StorageWish {
  /** Reaches the service: addresses of engines. No key of the machine does. */
  env?: Readonly<Record<string, string>>;
  service?: Partial<Parameters<typeof startService>[0]>;
  /** The moment at which the clocks of the service and of every page stand still; left out: they go. */
  nowMs?: number;
  /** Milliseconds by which clocks that go are ahead of this program's. */
  clockMs?: number;
  /** The sample project is there, and the clocks are at its end. */
  hasSample?: boolean;
  launch?: () => Promise<Browser>;
}

export async function startAppWindow(options: AppWindowOptions = {}): Promise<AppWindow> {
  const { env = {}, service: wishes, hasSample = false, clockMs = 0, launch = launchBrowser } = options;
  const nowMs = hasSample && clockMs === 0 ? SAMPLE_NOW_MS : options.nowMs;
  for (const name of Object.keys(process.env)) if (/_(API_KEY|BASE_URL)$/.test(name)) delete process.env[name];
  Object.assign(process.env, env);
  const dataDir = makeTempDir();
  if (hasSample) {
    // Schedules are in the machine's time; "next run" shows it.
    process.env.TZ = 'UTC';
    await copySample(dataDir);
  } else putFreshDatabase(dataDir);
  const folder = { dataDir, port: 0, createSample: false, workerEntry: WORKER_ENTRY, pageRoot: PAGE_ROOT };
  const now = nowMs === undefined ? () => Date.now() + clockMs : () => nowMs;
  const storage = toServiceStorage(options, dataDir, now);
  const [browser, service] = await Promise.all([launch(), startService({ ...folder, ...storage, now, ...wishes })]);
  const contexts = new IdleContexts(browser);
  const openLasting: AppWindow['open'] = async (path, wanted = {}) =>
    openWindow({ context: await contexts.take(wanted), service, nowMs, clockMs }, path);
  const ofTests = new Map<Page, { test: string; wanted: BrowserContextOptions }>();
  const open: AppWindow['open'] = async (path, wanted = {}) => {
    const { currentTestName } = expect.getState();
    const earlier = [...ofTests].filter(([, { test }]) => test !== currentTestName);
    for (const [page] of earlier) ofTests.delete(page);
    for (const [page, of] of earlier) await contexts.giveBack(page, of.wanted);
    const opened = await openLasting(path, wanted);
    if (currentTestName !== undefined) ofTests.set(opened.page, { test: currentTestName, wanted });
    return opened;
  };
  const shown = new Map<string, OpenedWindow>();
  return {
    service,
    dataDir,
    call: async (name, input) => {
      const envelope = await readEnvelope(await service.dispatch(name, input));
      if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
      return envelope.data as never;
    },
    open,
    show: async (path, wanted = {}) => {
      const key = JSON.stringify(wanted);
      const known = shown.get(key);
      if (!known) {
        const opened = await openLasting(path, wanted);
        shown.set(key, opened);
        return opened;
      }
      // By way of another screen: what was open on that one is closed.
      await known.goTo('/settings/network');
      await known.goTo(path);
      return known;
    },
    close: async () => {
      await browser.close();
      await service.close();
      removeDir(dataDir);
      for (const name of Object.keys(env)) delete process.env[name];
    },
  };
}

/**
 * Contexts whose window was closed, with nothing remembered in them: the browser has the code of the page compiled for them, which takes as long as all
 * else that it does to open a window.
 */
class IdleContexts {
  readonly #browser: Browser;
  readonly #idle = new Map<string, BrowserContext>();

  constructor(browser: Browser) {
    this.#browser = browser;
  }

  async take(options: BrowserContextOptions): Promise<BrowserContext> {
    const key = JSON.stringify(options);
    const idle = this.#idle.get(key);
    this.#idle.delete(key);
    return idle ?? (await this.#browser.newContext({ ...USUAL, ...options }));
  }

  async giveBack(page: Page, options: BrowserContextOptions): Promise<void> {
    const key = JSON.stringify(options);
    const context = page.context();
    const isEmptied = await page
      .evaluate(() => window.localStorage.clear())
      .then(
        () => true,
        () => false,
      );
    if (isEmptied) await page.close();
    if (!isEmptied || context.pages().length > 0 || this.#idle.has(key)) await context.close();
    else this.#idle.set(key, context);
  }
}

interface Opener {
  context: BrowserContext;
  service: Service;
  nowMs: number | undefined;
  clockMs: number;
}

/** Nothing moves: what moves is drawn sixty times a second, and waited for. */
const USUAL = {
  viewport: { width: 1440, height: 900 },
  locale: 'en-GB',
  colorScheme: 'light',
  reducedMotion: 'reduce',
} as const;

async function openWindow({ context, service, nowMs, clockMs }: Opener, path: string): Promise<OpenedWindow> {
  context.setDefaultTimeout(60_000);
  const page = await context.newPage();
  if (nowMs !== undefined) await stopClock(page, nowMs);
  else if (clockMs !== 0) await page.addInitScript(moveClock, clockMs);
  const offences: string[] = [];
  page.on('console', (message) => message.type() === 'error' && offences.push(message.text()));
  page.on('pageerror', (error) => offences.push(error.message));
  page.on('dialog', (dialog) => offences.push(dialog.message()));
  page.on('popup', (popup) => offences.push(popup.url()));
  const isOurs = (url: string) => url.startsWith(service.apiAddress) || /^(data|blob|about):/.test(url);
  page.on('request', (request) => !isOurs(request.url()) && offences.push(request.url()));
  // The page that the link leads to is not needed: it would be under way still when the next one is asked for.
  await context.request.get(service.issueSignInLink());
  const goTo = async (to: string) => void (await page.goto(`${service.apiAddress}/#${to}`));
  await goTo(path);
  return { page, offences, goTo };
}

/**
 * The page's clock stands still, its timers go on. The page's own first script does it: one of Playwright's would be run in
 * the frame of a report as well, which runs nothing and says so on the console.
 */
async function stopClock(page: Page, nowMs: number): Promise<void> {
  await page.route('**/appearance.js', async (route) => {
    const reply = await route.fetch();
    const body = `(${standStill.toString()})(${nowMs});\n${await reply.text()}`;
    await route.fulfill({ response: reply, body });
  });
}

/** Runs in the page. */
function standStill(nowMs: number): void {
  const { Date: GoingDate } = window;
  class StandingDate extends GoingDate {
    constructor(...parts: [] | [value: number | string]) {
      if (parts.length === 0) super(nowMs);
      else super(...parts);
    }

    static override now = () => nowMs;
  }
  Object.assign(window, { Date: StandingDate });
}
