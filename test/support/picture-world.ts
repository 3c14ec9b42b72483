/** The window in which pictures are taken: clocks stand, nothing is random that shows, and nothing of this machine is seen. */
import { resolve } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Page } from 'playwright-core';

import { SEED_VERSION } from '#main/core/money/price-seeds.ts';
import type { SecretBox } from '#main/core/secrets/secret-box.ts';
import { VERSION } from '#main/version.ts';
import { type AppWindow, startAppWindow } from './app-window.ts';
import { readSampleIds, type SampleIds, waitForSkeletons } from './sample-screens.ts';

const HOUR_MS = 3_600_000;

export const WINDOW = { width: 1280, height: 800 };

/** Nothing moves and nobody's place or language shows. */
const LOOK = {
  viewport: WINDOW,
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const;

/** The screen says where keys would be: which places there are depends on the machine. */
const KEYRING: SecretBox = {
  kind: 'keyring',
  description: "In this system's keyring.",
  refuse: async () => null,
  seal: async () => '',
  open: async () => '',
  discard: async () => {},
};

export interface PictureWorld {
  app: AppWindow;
  page: Page;
  offences: readonly string[];
  sample: SampleIds;
  /** A project that was never asked anything. */
  emptyId: string;
}

export async function openPictureWorld(launch: () => Promise<Browser>): Promise<PictureWorld> {
  const app = await startAppWindow({
    launch,
    hasSample: true,
    // The backup of the day would come in the middle of the pictures.
    service: { secretBoxes: [KEYRING], firstBackupLookMs: HOUR_MS },
  });
  const [sampleProject] = await app.call('projects.list', {});
  const projectId = sampleProject?.id ?? '';
  const site = { name: 'Quellwerk', language: 'en', websiteUrl: 'https://quellwerk.example' } as const;
  const { id: emptyId } = await app.call('projects.create', site);
  // What the service would look for by itself, a moment later, is there before the first picture.
  for (const each of [projectId, emptyId]) await app.call('tasks.evaluate', { projectId: each });
  while (!(await app.call('competitors.suggestions', { projectId })).isComplete) await sleep(100);
  while (!(await app.call('competitors.ghosts', { projectId })).isComplete) await sleep(100);
  const { page, offences } = await app.open('/settings/app', LOOK);
  return { app, page, offences, sample: await readSampleIds(app, projectId), emptyId };
}

const ROOT = resolve(import.meta.dirname, '../..');

/** What differs on each machine, in each run or release: folders, the port, the versions. Something else is there. */
async function hideMachine({ app, page }: Pick<PictureWorld, 'app' | 'page'>): Promise<void> {
  const changing = [
    [app.dataDir, '/path/to/data'],
    [process.execPath, '/path/to/node'],
    [ROOT, '/path/to/sightline'],
    [app.service.apiAddress, 'http://127.0.0.1:4477'],
    [VERSION, '1.0.0'],
    [SEED_VERSION, '2026-01-01.123456'],
  ] as const;
  await page.evaluate((pairs) => {
    const walk = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let text = walk.nextNode(); text; text = walk.nextNode()) {
      const before = text.nodeValue ?? '';
      const after = pairs.reduce((shown, [from, to]) => shown.replaceAll(from, to), before);
      if (after !== before) text.nodeValue = after;
    }
  }, changing);
}

/** In a picture of the whole page nothing sticks to the edge of a view: what does on the screen would cover the page's middle. */
async function unpinSticky(page: Page): Promise<void> {
  await page.evaluate(() => {
    for (const element of document.querySelectorAll<HTMLElement>('body *')) {
      if (getComputedStyle(element).position !== 'sticky') continue;
      element.style.position = 'relative';
      element.style.inset = 'auto';
    }
  });
}

/**
 * Null once the page is the picture that `isKnown`, from its head to its end; else a picture that two in a row agree on, or the last
 * one when that takes too long.
 */
export async function findOtherPicture(
  world: PictureWorld,
  isKnown: (shot: Buffer) => boolean,
): Promise<Buffer | null> {
  let last: Buffer | null = null;
  for (let tries = 0; tries < 20; tries++) {
    await waitForSkeletons(world.page);
    await hideMachine(world);
    await unpinSticky(world.page);
    const shot = await world.page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', fullPage: true });
    if (isKnown(shot)) return null;
    if (last?.equals(shot)) break;
    last = shot;
    await sleep(100);
  }
  return last;
}
