/** The built page in front of the real service on a temporary folder, opened signed in; for tests of screens. */
import axe from 'axe-core';
import type { Browser, BrowserContextOptions, Page } from 'playwright-core';

import { type Service, startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { launchBrowser } from './browser.ts';
import { buildPage } from './built-page.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { readEnvelope } from './read-envelope.ts';

export interface RealPage {
  dataDir: string;
  /** An operation as the owner; throws the error. */
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** A signed-in window. `offences` has what should not happen: errors, dialogs, requests that leave the machine. */
  open(options?: BrowserContextOptions): Promise<{ page: Page; offences: string[]; goTo(path: string): Promise<void> }>;
  close(): Promise<void>;
}

/** What axe finds wrong with the page as it is, the navigation apart: rule and elements, one line each. */
export async function findAxeOffences(page: Page): Promise<string[]> {
  await page.evaluate(axe.source);
  return page.evaluate(async () => {
    const { axe: rules } = window as unknown as {
      axe: { run(context: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }> };
    };
    const { violations } = await rules.run({ exclude: ['nav'] });
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 200)}`));
  });
}

export async function startRealPage(options: { now?: () => number } = {}): Promise<RealPage> {
  const dataDir = makeTempDir();
  const [built, browser] = await Promise.all([buildPage(), launchBrowser()]);
  const service = await startService({
    dataDir,
    port: 0,
    createSample: false,
    workerEntry: new URL('../../src-main/worker.ts', import.meta.url),
    pageRoot: new URL(`file://${built.dir}/`),
    ...options,
  });
  return {
    dataDir,
    call: async (name, input) => {
      const envelope = await readEnvelope(await service.dispatch(name, input));
      if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
      return envelope.data as never;
    },
    open: (context) => openWindow(service, browser, context),
    close: async () => {
      await browser.close();
      await service.close();
      removeDir(dataDir);
    },
  };
}

async function openWindow(service: Service, browser: Browser, options: BrowserContextOptions = {}) {
  const context = await browser.newContext({
    viewport: { width: 1440, height: 900 },
    locale: 'en-GB',
    timezoneId: 'UTC',
    ...options,
  });
  const page = await context.newPage();
  const offences: string[] = [];
  page.on('console', (message) => message.type() === 'error' && offences.push(message.text()));
  page.on('pageerror', (error) => offences.push(error.message));
  page.on('dialog', (dialog) => offences.push(dialog.message()));
  page.on('request', (request) => {
    if (!request.url().startsWith(service.apiAddress)) offences.push(request.url());
  });
  await page.goto(service.issueSignInLink());
  await page.locator('#content').waitFor();
  // The page goes to the project by itself first.
  await page.waitForURL(/#\/(projects|welcome)/);
  return {
    page,
    offences,
    goTo: async (path: string) => {
      await page.goto(`${service.apiAddress}/#${path}`);
    },
  };
}
