/** Prints with a browser of this machine, started for one page and gone after it, without a window, a script or the network. */
import type { Browser } from 'playwright-core';

import { AppError } from '#shared/app-error.ts';
import { Semaphore } from '../../storage/semaphore.ts';
import { findBrowser } from './find-browser.ts';
import { inTime } from './in-time.ts';
import { collectLetters, toFontCheck } from './missing-scripts.ts';
import { type PagePrinter, PRINT_OPTIONS, PRINT_TIMEOUT_MS, type PrintedPage } from './page-printer.ts';

/** Nothing that would reach for the network by itself; whatever does gets no host. */
const SWITCHES = [
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--host-resolver-rules=MAP * ~NOTFOUND',
];

const REFUSALS = {
  none: 'Nothing here can print a PDF: install Chrome, Chromium or Edge (or name one in SIGHTLINE_BROWSER), or save the report as HTML, which any browser prints.',
  failed:
    'The browser could not print the report. Save it as HTML, which any browser prints, or name another browser in SIGHTLINE_BROWSER.',
};

type Environment = Readonly<Record<string, string | undefined>>;

/** One page at a time: a browser takes as much memory as everything else together. */
export function createBrowserPrinter(env: Environment, timeoutMs = PRINT_TIMEOUT_MS): PagePrinter {
  const turns = new Semaphore(1);
  return { print: (html) => turns.run(() => printOnce(html, env, timeoutMs)) };
}

async function printOnce(html: string, env: Environment, timeoutMs: number): Promise<PrintedPage> {
  const executablePath = findBrowser(env);
  if (executablePath === null) throw new AppError('CONFLICT', REFUSALS.none, { reason: 'no_print_browser' });
  const { chromium } = await import('playwright-core');
  const until = Date.now() + timeoutMs;
  let browser: Browser | undefined;
  try {
    browser = await chromium.launch({
      executablePath,
      args: SWITCHES,
      // As root a browser starts without it only.
      chromiumSandbox: process.getuid?.() !== 0,
      timeout: timeoutMs,
      // The service ends by itself, and the browser with it: its pipe is closed.
      handleSIGINT: false,
      handleSIGTERM: false,
      handleSIGHUP: false,
    });
    return await inTime(printPage(browser, html), until - Date.now());
  } catch (error) {
    throw new AppError('CONFLICT', REFUSALS.failed, { reason: 'not_printed' }, error);
  } finally {
    await browser?.close().catch(() => {});
  }
}

async function printPage(browser: Browser, html: string): Promise<PrintedPage> {
  const context = await browser.newContext({ javaScriptEnabled: false, offline: true, serviceWorkers: 'block' });
  await context.route('**/*', (route) => route.abort());
  const page = await context.newPage();
  await page.setContent(html, { waitUntil: 'load' });
  const text = (await page.locator('body').textContent()) ?? '';
  const missingScripts = await page.evaluate<string[]>(toFontCheck(collectLetters(text)));
  const pdf = await page.pdf({ ...PRINT_OPTIONS, outline: true, tagged: true });
  return { pdf, missingScripts };
}
