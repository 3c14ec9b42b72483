/**
 * A window on a running service over either transport, for walks that are written once: a browser that signed in at the
 * loopback HTTP server, or the desktop app's window over IPC. Engines are one fake server; the network can be cut.
 */
import { existsSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import type { Page } from 'playwright-core';

import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import type { DesktopBridge, Envelope } from '#shared/contract/wire.ts';
import { startAppWindow } from './app-window.ts';
import { MAIN_FILE } from './built.ts';
import { ENGINE_HOST } from './cut-network.ts';
import { type FakeOpenAi, startFakeOpenAi } from './fake-openai.ts';
import { makeTempDir, removeDir } from './folder-service.ts';
import { launchDesktop } from './launch-desktop.ts';
import { moveClock } from './moved-clock.ts';
import { copySample, SAMPLE_NOW_MS } from './sample-folder.ts';

export interface Walk {
  page: Page;
  /** The folder began with a copy of the sample; else it began empty. */
  hasSample: boolean;
  /** Milliseconds by which the app's clock is ahead of this program's. */
  clockMs: number;
  dataDir: string;
  /** `chatgpt` asks over `/v1/responses` at a host beyond this machine, others over `/v1/chat/completions` on it. */
  engine: FakeOpenAi;
  /** An operation as the owner; throws the error. */
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** To an address of the router, within the page as it is. */
  goTo(path: string): Promise<void>;
  setNetwork(isThere: boolean): void;
  close(): Promise<void>;
}

export const TRANSPORTS = {
  'loopback HTTP': () => openBrowserWalk(true),
  'loopback HTTP from an empty folder': () => openBrowserWalk(false),
  IPC: openDesktopWalk,
} as const;

/** On threads from an empty folder; else on a copy of the sample, at its end. */
async function openBrowserWalk(hasSample: boolean): Promise<Walk> {
  const shared = await share();
  const clockMs = hasSample ? SAMPLE_NOW_MS - Date.now() : 0;
  const app = await startAppWindow({ env: shared.env, hasThreads: !hasSample, hasSample, clockMs });
  const { page } = await app.open('/');
  return {
    ...shared.walk,
    page,
    hasSample,
    clockMs,
    dataDir: app.dataDir,
    call: app.call,
    goTo: (path) => goTo(page, path),
    close: async () => {
      await app.close();
      await shared.close();
    },
  };
}

/** On a copy of the sample, at its end. */
async function openDesktopWalk(): Promise<Walk> {
  const shared = await share();
  const dataDir = makeTempDir();
  await copySample(dataDir);
  const clockMs = SAMPLE_NOW_MS - Date.now();
  const preloads = ['cut-network.ts', 'moved-clock.ts'].map((file) => pathToFileURL(join(import.meta.dirname, file)));
  const env = {
    ...shared.env,
    NODE_OPTIONS: preloads.map(({ href }) => `--import ${href}`).join(' '),
    SIGHTLINE_TEST_CLOCK: String(clockMs),
    LANG: 'en_GB.UTF-8',
    TZ: 'UTC',
  };
  const options = ['--data-dir', dataDir, '--port', '0', '--no-sample'];
  const desktop = await launchDesktop('stand-in', MAIN_FILE, options, env);
  const page = await desktop.openPage();
  await page.emulateMedia({ reducedMotion: 'reduce' });
  await page.addInitScript(moveClock, clockMs);
  await page.reload();
  return {
    ...shared.walk,
    page,
    hasSample: true,
    clockMs,
    dataDir,
    call: (name, input) => callBridge(page, name, input),
    goTo: (path) => goTo(page, path),
    close: async () => {
      await desktop.close();
      await shared.close();
      removeDir(dataDir);
    },
  };
}

/** What both have: the fake engine, the switch of the network, and the environment that leads to them. */
async function share() {
  const engine = await startFakeOpenAi();
  const folder = makeTempDir();
  const cut = join(folder, 'cut');
  const { port } = new URL(engine.url);
  const env = {
    OPENAI_API_KEY: 'sk-of-the-walks-12345678',
    OPENAI_BASE_URL: `http://${ENGINE_HOST}:${port}/v1`,
    OLLAMA_BASE_URL: engine.baseUrl,
    SIGHTLINE_KEYRING: 'off',
    SIGHTLINE_PASSPHRASE: 'a passphrase of tests',
    SIGHTLINE_TEST_CUT: cut,
  };
  const setNetwork = (isThere: boolean) => {
    if (!isThere) writeFileSync(cut, '');
    else if (existsSync(cut)) rmSync(cut);
  };
  const close = async () => {
    await engine.close();
    removeDir(folder);
  };
  return { env, walk: { engine, setNetwork }, close };
}

/** The page stays as it is: what it showed before must go by itself. */
async function goTo(page: Page, path: string): Promise<void> {
  await page.evaluate((to) => {
    window.location.hash = to;
  }, path);
}

async function callBridge<N extends OperationName>(
  page: Page,
  name: N,
  input: OperationInput<N>,
): Promise<OperationOutput<N>> {
  const call = ([operation, sent]: readonly [string, unknown]) =>
    (window as unknown as { sightline: DesktopBridge }).sightline.call(operation, sent);
  const envelope = (await page.evaluate(call, [name, input] as const)) as Envelope;
  if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
  return envelope.data as OperationOutput<N>;
}
