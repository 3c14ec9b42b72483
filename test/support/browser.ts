/** Finds a Chromium for tests: one that is installed, else the one that ships in a package. It downloads nothing. */
import { existsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { type Browser, chromium, type LaunchOptions } from 'playwright-core';

import { withLock } from '../../build/launch-lock.mjs';

const INSTALLED = [
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/usr/bin/google-chrome',
  '/usr/bin/google-chrome-stable',
  '/snap/bin/chromium',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
];

const ARGS = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-quic',
  '--no-first-run',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
];

/** Starts the browser, headless. `extraArgs` are switches beyond those that every test uses. */
export async function launchBrowser(extraArgs: readonly string[] = []): Promise<Browser> {
  return chromium.launch(await planLaunch(extraArgs));
}

async function planLaunch(extraArgs: readonly string[]): Promise<LaunchOptions> {
  const installed = INSTALLED.find((file) => existsSync(file));
  if (installed) return { executablePath: installed, args: [...ARGS, ...extraArgs] };
  const executablePath = await unpackBrowser();
  return { executablePath, args: [...ARGS, '--headless=shell', '--no-zygote', ...extraArgs] };
}

/** Unpacks once: test files run side by side, and a half-written program starts for nobody. */
function unpackBrowser(): Promise<string> {
  // Read when the package is loaded: makes it unpack and use its own system libraries, which a bare machine lacks.
  process.env.AWS_LAMBDA_JS_RUNTIME ??= 'nodejs24.x';
  return withLock(
    path.join(tmpdir(), 'sightline-browser.lock'),
    () => {},
    async () => {
      const { default: packaged } = await import('@sparticuz/chromium');
      return packaged.executablePath();
    },
  );
}
