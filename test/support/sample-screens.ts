/** Every screen of the window as it stands with the sample project, and how to go there. */
import type { Page } from 'playwright-core';
import { expect } from 'vitest';

import type { AppWindow } from './app-window.ts';

export interface SampleIds {
  projectId: string;
  /** Of the newest answer. */
  promptId: string;
  /** Of the two newest answers. */
  answerIds: readonly string[];
}

/** Addresses below the project, or of no project: these begin with a slash. */
export const SAMPLE_SCREENS: readonly (readonly [name: string, toPath: (ids: SampleIds) => string])[] = [
  ['all clients', () => '/portfolio'],
  ['overview', () => 'overview'],
  ['prompts', () => 'prompts'],
  ['heat map', () => 'prompts?view=heat'],
  ['find prompts', () => 'prompts/find'],
  ['prompt', ({ promptId }) => `prompts/${promptId}`],
  ['explained change', () => 'changes'],
  ['answers', () => 'answers'],
  ['answer', ({ answerIds }) => `answers/${answerIds[0]}`],
  ['comparison', ({ answerIds }) => `answers/${answerIds[0]}?with=${answerIds[1]}`],
  ['competitors', () => 'competitors'],
  ['what is said', () => 'opinions'],
  ['sources', () => 'sources'],
  ['fan-outs', () => 'fanouts'],
  ['tasks', () => 'tasks'],
  ['attribution', () => 'attribution'],
  ['reports', () => 'reports'],
  ['runs and costs', () => 'costs'],
  ['methodology', () => 'methodology'],
  ['settings of the brand', () => 'settings/brand'],
  ['settings of the schedule', () => 'settings/schedule'],
  ['settings of opinions', () => 'settings/opinions'],
  ['settings of engines', () => 'settings/engines'],
  ['settings of the network', () => 'settings/network'],
  ['settings of prices', () => 'settings/prices'],
  ['settings of the account', () => 'settings/account'],
  ['settings of API keys', () => 'settings/keys'],
  ['settings of alerts', () => 'settings/alerts'],
  ['settings of assistants', () => 'settings/assistants'],
  ['settings of data', () => 'settings/data'],
  ['settings of the app', () => 'settings/app'],
];

export async function readSampleIds({ call }: Pick<AppWindow, 'call'>, projectId: string): Promise<SampleIds> {
  const { answers } = await call('answers.list', { projectId, limit: 2 });
  return { projectId, promptId: answers[0]?.promptId ?? '', answerIds: answers.map(({ id }) => id) };
}

export function toSampleAddress({ projectId }: Pick<SampleIds, 'projectId'>, path: string): string {
  return path.startsWith('/') ? path : `/projects/${projectId}/${path}`;
}

/** Goes to an address of the router and waits until its screen is there and nothing is loading any more. */
export async function showScreen(page: Page, app: Pick<AppWindow, 'service'>, address: string): Promise<void> {
  await page.goto(`${app.service.apiAddress}/#${address}`);
  const [path = ''] = address.split('?');
  await page.locator(`main[data-path="${path}"] h1`).waitFor();
  await page.waitForLoadState('networkidle');
  await waitForSkeletons(page);
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  await expect.poll(() => page.locator('main [role="alert"]').count()).toBe(0);
}

/** Until nothing on the screen holds the place of what is still loading. */
export async function waitForSkeletons(page: Page): Promise<void> {
  await expect.poll(() => page.locator('main .mantine-Skeleton-root').count(), { timeout: 10_000 }).toBe(0);
}
