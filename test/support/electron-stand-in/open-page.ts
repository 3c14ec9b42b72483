/** Gives each window a page of a real Chromium in a context of its own. The browser starts with the first window. */
import type { Browser, Page } from 'playwright-core';

import { launchBrowser } from '../browser.ts';
import { app } from './app.ts';

let browser: Promise<Browser> | undefined;

/** A new, empty page. Chromium's own switches are taken from the command line, as Electron takes them. */
export async function openPage(size: { width: number; height: number }): Promise<Page> {
  browser ??= launchBrowser(process.argv.filter((arg) => arg.startsWith('--remote-debugging-port=')));
  const started = await browser;
  app.shutDown = () => started.close();
  const context = await started.newContext({ viewport: size, permissions: [], reducedMotion: 'reduce' });
  return context.newPage();
}
