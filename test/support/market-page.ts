/** A real service on a folder with a small market, its page in a Chromium, and what tests of screens do with both. */
import { readFileSync, writeFileSync } from 'node:fs';
import { createRequire } from 'node:module';
import { join } from 'node:path';

import type { Browser, Page } from 'playwright-core';

import { type Service, startService } from '#main/service.ts';
import type { OperationInput, OperationName, OperationOutput } from '#shared/contract/index.ts';
import { launchBrowser } from './browser.ts';
import { buildPage } from './built-page.ts';
import { makeTempDir, removeDir } from './folder-service.ts';

const DAY_MS = 86_400_000;
const NAMES = ['Quellwerk', 'Brimstead', 'Fennick', 'Tolvane'];
const PROMPTS = ['Which kettle is the quietest?', 'Best kettle for tea?'];

/**
 * Twenty answers in this window and ten in the one before. Every second one of this window names the own brand, all name
 * Fennick; without the own brand they name Brimstead.
 */
function planLines() {
  return Array.from({ length: 30 }, (_, index) => {
    const isOwn = index % 2 === 0;
    const named = NAMES.filter((name) => name === 'Fennick' || (name === 'Quellwerk') === isOwn);
    const host = isOwn ? 'quellwerk.example/kettles' : 'review.example/kettles';
    return {
      prompt: PROMPTS[index % 2],
      model: ['chatgpt', 'perplexity'][index % 3 === 0 ? 1 : 0],
      answeredAt: new Date(Date.now() - (index < 20 ? index + 1 : index + 15) * DAY_MS).toISOString(),
      text: `Good kettles:\n\n${named.map((name, place) => `${place + 1}. **${name}**: solid and quiet.`).join('\n')}\n`,
      sources: [{ url: `https://${host}`, title: 'Kettles' }, { url: 'https://forum.example/threads/1' }],
      fanOutQueries: index % 2 === 0 ? ['quietest kettle 2026'] : ['best tea kettle 2026', 'kettle reviews'],
      externalId: String(index),
    };
  });
}

export interface MarketPage {
  projectId: string;
  /** A project without answers. */
  emptyId: string;
  call<N extends OperationName>(name: N, input: OperationInput<N>): Promise<OperationOutput<N>>;
  /** Opens a screen of a project in a window of its own; what the console complains of is collected. */
  open(path: string, wishes?: { projectId?: string; width?: number; dark?: boolean }): Promise<Page>;
  complaints: string[];
  close(): Promise<void>;
}

export async function openMarketPage(): Promise<MarketPage> {
  const dataDir = makeTempDir();
  const [built, browser] = await Promise.all([buildPage(), launchBrowser()]);
  const service = await startService({
    dataDir,
    port: 0,
    createSample: false,
    workerEntry: new URL('../../src-main/worker.ts', import.meta.url),
    pageRoot: new URL(`file://${built.dir}/`),
  });
  const call = toCall(service);
  const site = { language: 'en', websiteUrl: 'https://quellwerk.example' } as const;
  const projectId = (await call('projects.create', { name: 'Quellwerk', ...site })).id;
  const emptyId = (await call('projects.create', { name: 'Leer', ...site })).id;
  await call('competitors.add', { projectId, name: 'Brimstead', domain: 'brimstead.example' });
  const path = join(dataDir, 'market.ndjson');
  writeFileSync(
    path,
    planLines()
      .map((line) => JSON.stringify(line))
      .join('\n'),
  );
  await call('answers.import', { projectId, path });
  const complaints: string[] = [];
  return {
    projectId,
    emptyId,
    call,
    complaints,
    open: await openWindows(browser, service, { projectId, complaints }),
    close: async () => {
      await browser.close();
      await service.close();
      await built.remove();
      removeDir(dataDir);
    },
  };
}

function toCall(service: Service): MarketPage['call'] {
  return async (name, input) => {
    const envelope = await service.dispatch(name, input);
    if ('error' in envelope) throw new Error(JSON.stringify(envelope.error));
    return envelope.data as OperationOutput<typeof name>;
  };
}

/** Signs in once; every window after that shares the session. */
async function openWindows(
  browser: Browser,
  service: Service,
  { projectId, complaints }: { projectId: string; complaints: string[] },
): Promise<MarketPage['open']> {
  const first = await browser.newContext();
  const page = await first.newPage();
  await page.goto(service.issueSignInLink());
  await page.waitForURL(/#/);
  const storageState = await first.storageState();
  await first.close();
  return async (path, { projectId: wanted = projectId, width = 1440, dark = false } = {}) => {
    const colorScheme = dark ? ('dark' as const) : ('light' as const);
    const viewport = { width, height: 900 };
    const context = await browser.newContext({ viewport, colorScheme, locale: 'en-GB', storageState });
    const opened = await context.newPage();
    opened.on('console', (message) => message.type() === 'error' && complaints.push(message.text()));
    opened.on('pageerror', (error) => complaints.push(error.message));
    await opened.goto(`${service.apiAddress}/#/projects/${wanted}/${path}`);
    return opened;
  };
}

const AXE_PATH = createRequire(import.meta.url).resolve('axe-core/axe.min.js');

/** What axe finds against WCAG A and AA on the screen as it stands, the frame's navigation aside: rule and place of each. */
export async function findBarriers(page: Page): Promise<string[]> {
  // Evaluated, not added as a script: the page's policy allows none that is not its own.
  await page.evaluate(readFileSync(AXE_PATH, 'utf8'));
  return page.evaluate(async () => {
    const { axe } = globalThis as unknown as {
      axe: {
        run(context: object, options: object): Promise<{ violations: { id: string; nodes: { html: string }[] }[] }>;
      };
    };
    const { violations } = await axe.run(
      { exclude: [['nav']] },
      { runOnly: ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'] },
    );
    return violations.flatMap(({ id, nodes }) => nodes.map(({ html }) => `${id}: ${html.slice(0, 160)}`));
  });
}
