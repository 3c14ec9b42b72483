/** Walks through asking engines: a run that is watched and cancelled, no network, an engine that is broken. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { Walk } from '#support/walk.ts';
import { closeTold, noteNoReload, readSample, SOON, told } from './page-steps.ts';

const PROMPTS = 12;
const ANSWER = { kind: 'answer', text: 'Small teams often choose **Brimlane** or **Kordiva**.' } as const;
const runBar = (page: Page) => page.getByRole('region', { name: 'Run progress' });
const runNow = (page: Page) => page.getByRole('button', { name: 'Run now' }).click();
const ended = (page: Page) => runBar(page).waitFor({ state: 'detached', timeout: 60_000 });

/** A live project on one engine with a dozen prompts that were asked once; its id. Its language is none of the sample's. */
export async function setUpLive({ call, engine }: Walk): Promise<string> {
  engine.setReply(ANSWER);
  const site = { language: 'nl', websiteUrl: 'https://brimlane.example' } as const;
  const { id: projectId } = await call('projects.create', { name: 'Brimlane', ...site });
  await call('projects.configure', { projectId, schedule: 'manual' });
  await call('projects.update', { projectId, models: ['chatgpt'] });
  for (let number = 1; number <= PROMPTS; number++) {
    await call('prompts.create', { projectId, prompt: `Which tool plans projects well, number ${number}?` });
  }
  const open = async () => (await call('runs.list', { projectId })).filter(({ state }) => state === 'running').length;
  await expect.poll(open, { timeout: 60_000 }).toBe(0);
  return projectId;
}

/** The progress of a run grows, and figures and answers with it, without a reload; another run is cancelled. */
export async function walkRun({ page, call, goTo, engine }: Walk, projectId: string): Promise<void> {
  await goTo(`/projects/${projectId}/overview`);
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBe(PROMPTS);
  // The bar of the run before may still be on its way out.
  await ended(page);
  await closeTold(page);
  const stays = await noteNoReload(page);
  const shares = watchProgress(page);
  await shares.begin();
  engine.setReply({ kind: 'slow', delayMs: 150, next: ANSWER });
  await runNow(page);
  await runBar(page).waitFor(SOON);
  await told(page, `Run finished: ${PROMPTS} answers`).waitFor({ timeout: 60_000 });
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBe(2 * PROMPTS);
  const seen = await shares.end();
  expect(seen).toEqual([...seen].sort((a, b) => a - b));
  expect(new Set(seen).size).toBeGreaterThan(2);
  await page.getByRole('navigation').getByRole('link', { name: 'Answers' }).click();
  await page.getByText(`${2 * PROMPTS} answers, newest first`).waitFor(SOON);
  await closeTold(page);
  engine.setReply({ kind: 'hang' });
  await runNow(page);
  await runBar(page).getByRole('button', { name: 'Cancel' }).click();
  await told(page, 'Run cancelled. 0 answers are kept').waitFor(SOON);
  await ended(page);
  await stays();
  expect((await call('runs.list', { projectId }))[0]).toMatchObject({ state: 'cancelled' });
  engine.setReply(ANSWER);
}

/** Notes every share that the progress bar of a run shows. */
function watchProgress(page: Page) {
  type Watched = Window & { walkShares?: number[]; walkWatch?: MutationObserver };
  return {
    begin: () =>
      page.evaluate(() => {
        const here = window as Watched;
        const shares: number[] = [];
        here.walkShares = shares;
        here.walkWatch = new MutationObserver(() => {
          const bar = document.querySelector('[role="progressbar"][aria-valuetext]');
          const share = bar && Number(bar.getAttribute('aria-valuenow'));
          if (share !== null && shares.at(-1) !== share) shares.push(share);
        });
        here.walkWatch.observe(document.body, { subtree: true, childList: true, attributes: true });
      }),
    end: () =>
      page.evaluate(() => {
        const here = window as Watched;
        here.walkWatch?.disconnect();
        return here.walkShares ?? [];
      }),
  };
}

/** Without a network the run waits, says so, blames no engine, and goes on by itself. */
export async function walkOffline({ page, call, goTo, setNetwork }: Walk, projectId: string): Promise<void> {
  await goTo(`/projects/${projectId}/overview`);
  const before = (await readSample(page, 'Visibility')) ?? 0;
  await closeTold(page);
  setNetwork(false);
  await runNow(page);
  const bar = runBar(page);
  await bar.getByText('Waiting for the network; it continues automatically').waitFor(SOON);
  await bar.getByText(`${PROMPTS} waiting`).waitFor(SOON);
  expect(await bar.textContent()).not.toMatch(/failed/i);
  await page.getByRole('navigation').getByRole('link', { name: 'Runs & costs' }).click();
  await page.getByText('This machine is offline', { exact: false }).waitFor(SOON);
  expect((await call('runs.list', { projectId }))[0]?.jobs).toMatchObject({ failed: 0, waiting: 0 });
  setNetwork(true);
  await told(page, `Run finished: ${PROMPTS} answers`).waitFor({ timeout: 60_000 });
  await page.getByText('This machine is offline', { exact: false }).waitFor({ state: 'detached', ...SOON });
  await goTo(`/projects/${projectId}/overview`);
  await expect.poll(() => readSample(page, 'Visibility'), SOON).toBe(before + PROMPTS);
}

/** One engine's replies cannot be read, then its key is refused: the other's come in, and the trouble leads to its settings. */
export async function walkBrokenEngine({ page, call, goTo, engine }: Walk, projectId: string): Promise<void> {
  await call('projects.update', { projectId, models: ['chatgpt', 'perplexity'] });
  await call('engines.configure', { engine: 'perplexity', route: 'openai-compatible' });
  await goTo(`/projects/${projectId}/costs`);
  await closeTold(page);
  engine.setReply(({ path }) => (path === '/v1/responses' ? ANSWER : { kind: 'not-json' }));
  await runNow(page);
  await told(page, new RegExp(`Run finished: ${PROMPTS} answers, ${PROMPTS} failed`)).waitFor({ timeout: 60_000 });
  await ended(page);
  const troubles = page.getByRole('list', { name: 'Problems with engines' });
  await troubles.getByRole('listitem').filter({ hasText: 'Perplexity' }).first().waitFor(SOON);
  await closeTold(page);
  engine.setReply(({ path }) => (path === '/v1/responses' ? ANSWER : { kind: 'status', status: 401 }));
  await runNow(page);
  await told(page, `Run finished: ${PROMPTS} answers, ${PROMPTS} left out`).waitFor({ timeout: 60_000 });
  const leftOut = page.getByRole('region', { name: 'What the last run left out' });
  await leftOut.getByText(`left out ${PROMPTS} of ${2 * PROMPTS} questions`).waitFor(SOON);
  await leftOut.getByText(/refuses its key: Perplexity/).waitFor(SOON);
  await leftOut.getByRole('link', { name: 'Set up engines' }).waitFor(SOON);
  const refused = troubles.getByRole('listitem').filter({ hasText: /Perplexity.*key/ });
  await refused.first().getByRole('link', { name: 'Open its settings' }).click();
  await page.waitForURL(/settings\/engines\?.*open=perplexity/);
  await page.getByRole('dialog', { name: 'Perplexity' }).waitFor(SOON);
  await page.keyboard.press('Escape');
  await leftOut.getByRole('button', { name: 'Dismiss' }).click();
  await leftOut.waitFor({ state: 'detached' });
  engine.setReply(ANSWER);
}
