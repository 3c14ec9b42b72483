/** The built page, served by a real service on a folder of its own, in a Chromium that notes what should not happen. */
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { type Service, startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { launchBrowser } from './browser.ts';
import { PAGE_ROOT, WORKER_ENTRY } from './built.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { readEnvelope } from './read-envelope.ts';

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
  /** A signed-in window of its own at that address of the router. */
  open(path: string, options?: BrowserContextOptions): Promise<OpenedWindow>;
  close(): Promise<void>;
}

export interface AppWindowOptions {
  /** Reaches the service: addresses of engines. No key of the machine does. */
  env?: Readonly<Record<string, string>>;
  service?: Partial<Parameters<typeof startService>[0]>;
}

export async function startAppWindow({ env = {}, service: wishes }: AppWindowOptions = {}): Promise<AppWindow> {
  for (const name of Object.keys(process.env)) if (/_(API_KEY|BASE_URL)$/.test(name)) delete process.env[name];
  Object.assign(process.env, env);
  const dataDir = makeTempDir();
  const folder = { dataDir, port: 0, createSample: false, workerEntry: WORKER_ENTRY, pageRoot: PAGE_ROOT };
  const [browser, service] = await Promise.all([launchBrowser(), startService({ ...folder, ...wishes })]);
  return {
    service,
    dataDir,
    call: async (name, input) => {
      const envelope = await readEnvelope(await service.dispatch(name, input));
      if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
      return envelope.data as never;
    },
    open: (path, options) => openWindow(browser, service, path, options),
    close: async () => {
      await browser.close();
      await service.close();
      removeDir(dataDir);
      for (const name of Object.keys(env)) delete process.env[name];
    },
  };
}

async function openWindow(
  browser: Browser,
  service: Service,
  path: string,
  options: BrowserContextOptions = {},
): Promise<OpenedWindow> {
  const usual = { viewport: { width: 1440, height: 900 }, locale: 'en-GB', colorScheme: 'light' } as const;
  const context = await browser.newContext({ ...usual, ...options });
  const page = await context.newPage();
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
