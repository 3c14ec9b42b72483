/** The built page, served by a real service on a folder of its own, in a Chromium that notes what should not happen. */

import { readFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import type { BrowserContextOptions, Page } from 'playwright-core';

import { type Service, startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { launchBrowser } from './browser.ts';
import { buildPage } from './built-page.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { readEnvelope } from './read-envelope.ts';

export interface AppWindow {
  service: Service;
  dataDir: string;
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** A signed-in page at that address of the router; `offences` gathers errors of console and page, dialogs, popups and requests to anybody else. */
  open(path: string, options?: BrowserContextOptions): Promise<{ page: Page; offences: string[] }>;
  close(): Promise<void>;
}

const AXE = readFileSync(createRequire(import.meta.url).resolve('axe-core/axe.min.js'), 'utf8');

/** `env` reaches the service: addresses of engines. No key of the machine does. */
export async function startAppWindow(env: Readonly<Record<string, string>> = {}): Promise<AppWindow> {
  for (const name of Object.keys(process.env)) if (/_(API_KEY|BASE_URL)$/.test(name)) delete process.env[name];
  Object.assign(process.env, env);
  const dataDir = makeTempDir();
  const [built, browser] = await Promise.all([buildPage(), launchBrowser()]);
  const service = await startService({
    dataDir,
    port: 0,
    createSample: false,
    workerEntry: new URL('../../src-main/worker.ts', import.meta.url),
    pageRoot: new URL(`file://${built.dir}/`),
  });
  return {
    service,
    dataDir,
    call: async (name, input) => {
      const envelope = await readEnvelope(await service.dispatch(name, input));
      if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
      return envelope.data as never;
    },
    open: async (path, options = {}) => {
      const viewport = { width: 1440, height: 900 };
      const context = await browser.newContext({ viewport, locale: 'en-GB', colorScheme: 'light', ...options });
      const page = await context.newPage();
      const offences: string[] = [];
      page.on('console', (message) => message.type() === 'error' && offences.push(message.text()));
      page.on('pageerror', (error) => offences.push(error.message));
      page.on('dialog', (dialog) => offences.push(dialog.message()));
      page.on('popup', (popup) => offences.push(popup.url()));
      const isOurs = (url: string) => url.startsWith(service.apiAddress) || /^(data|blob|about):/.test(url);
      page.on('request', (request) => !isOurs(request.url()) && offences.push(request.url()));
      await page.goto(service.issueSignInLink());
      // The page that the link leads to must not be under way any more.
      await page.goto('about:blank');
      await page.goto(`${service.apiAddress}/#${path}`);
      return { page, offences };
    },
    close: async () => {
      await browser.close();
      await service.close();
      removeDir(dataDir);
      for (const name of Object.keys(env)) delete process.env[name];
    },
  };
}

/** What axe finds wrong for WCAG 2.1 A and AA, one line each; its experimental rules are left out. */
export async function findAccessFaults(page: Page): Promise<string[]> {
  await page.evaluate(AXE);
  return page.evaluate(async () => {
    const { axe } = window as unknown as { axe: { run(root: Document, options: object): Promise<AxeResults> } };
    interface AxeResults {
      violations: { id: string; nodes: { html: string; failureSummary: string }[] }[];
    }
    const runOnly = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa'];
    const options = { runOnly, iframes: false, rules: { 'label-content-name-mismatch': { enabled: false } } };
    const { violations } = await axe.run(document, options);
    return violations.flatMap(({ id, nodes }) => nodes.map((node) => `${id}: ${node.html} ${node.failureSummary}`));
  });
}
