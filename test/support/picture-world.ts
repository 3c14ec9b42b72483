/** The window in which pictures are taken: clocks stand, nothing is random that shows, and nothing of this machine is seen. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Browser, Locator, Page } from 'playwright-core';

import type { SecretBox } from '#main/core/secrets/secret-box.ts';
import { type AppWindow, startAppWindow } from './app-window.ts';
import { readSampleIds, type SampleIds } from './sample-screens.ts';

export const PICTURE_NOW_MS = Date.UTC(2026, 2, 10, 12);

/** Nothing moves and nobody's place or language shows. */
const LOOK = {
  viewport: { width: 1280, height: 800 },
  reducedMotion: 'reduce',
  locale: 'en-GB',
  timezoneId: 'UTC',
} as const;

/** The screen says where keys would lie: which places there are depends on the machine. */
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
  // Schedules are in the machine's time; "next run" shows it.
  process.env.TZ = 'UTC';
  const app = await startAppWindow({
    launch,
    nowMs: PICTURE_NOW_MS,
    service: { createSample: true, secretBoxes: [KEYRING] },
  });
  const [sampleProject] = await app.call('projects.list', {});
  const projectId = sampleProject?.id ?? '';
  const site = { name: 'Quellwerk', language: 'en', websiteUrl: 'https://quellwerk.example' } as const;
  const { id: emptyId } = await app.call('projects.create', site);
  // What the service would look for by itself, a moment later, is there before the first picture.
  for (const each of [projectId, emptyId]) await app.call('tasks.evaluate', { projectId: each });
  while (!(await app.call('competitors.suggestions', { projectId })).isComplete) await sleep(100);
  const { page, offences } = await app.open('/settings/app', LOOK);
  return { app, page, offences, sample: await readSampleIds(app, projectId), emptyId };
}

/** A picture of what is in view: the first that is `good`, else one that two in a row agree on; the last when that takes too long. */
export async function takePicture(page: Page, mask: Locator[], isGood: (shot: Buffer) => boolean): Promise<Buffer> {
  const take = () =>
    page.screenshot({ animations: 'disabled', caret: 'hide', scale: 'css', mask, maskColor: '#808080' });
  let shot = await take();
  for (let tries = 0; tries < 20 && !isGood(shot); tries++) {
    await sleep(100);
    const next = await take();
    if (next.equals(shot)) break;
    shot = next;
  }
  return shot;
}
