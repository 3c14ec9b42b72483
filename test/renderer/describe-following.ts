/** Screens follow: whatever a window shows is asked again once something of it changed, whoever changed it. Only a real page knows what is shown. */
import type { Page } from 'playwright-core';
import { afterAll, beforeAll, expect, it } from 'vitest';

import { CHANGES, READS } from '#shared/contract/effects.ts';
import type { OperationName } from '#shared/contract/index.ts';
import { SUBJECTS } from '#shared/contract/subjects.ts';
import { type AppWindow, startAppWindow } from '#support/app-window.ts';
import { readSampleIds, SAMPLE_SCREENS, type SampleIds, toSampleAddress } from '#support/sample-screens.ts';

declare global {
  interface Window {
    /** Operations and inputs of all calls that nobody looked at yet. */
    callsSince: [operation: string, input: string][];
  }
}

let app: AppWindow;
let page: Page;
let ids: SampleIds;

const takeCalls = () => page.evaluate(() => window.callsSince.splice(0));
const readsOf = ([operation]: readonly [string, string]) => READS[operation as OperationName];

let loads = 0;

/** A load of that screen, all of it drawn: what another one left in the cache would not be asked for. Answers which replies it asked for that may go stale. */
async function show(path: string): Promise<string[]> {
  await page.goto(`${app.service.apiAddress}/?load=${loads++}#${toSampleAddress(ids, path)}`);
  await page.locator('main h1').waitFor();
  await page.waitForLoadState('networkidle');
  await expect.poll(() => page.locator('main [aria-busy="true"]').count()).toBe(0);
  return (await takeCalls()).filter(readsOf).map(String);
}

/** On all screens, or on those with these names. */
export function describeFollowing(names?: readonly string[]): void {
  beforeAll(async () => {
    app = await startAppWindow({ hasSample: true });
    const [project] = await app.call('projects.list', {});
    ids = await readSampleIds(app, project?.id ?? '');
    ({ page } = await app.open('/settings'));
    await page.addInitScript(() => {
      window.callsSince = [];
      const ask = window.fetch;
      window.fetch = (...call) => {
        window.callsSince.push([String(call[0]).split('/').at(-1) ?? '', String(call[1]?.body)]);
        return ask(...call);
      };
    });
  }, 240_000);
  afterAll(() => app.close());

  it.each(SAMPLE_SCREENS.filter(([name]) => names?.includes(name) ?? true))(
    '%s: all that is shown is asked again after it changed, and nothing else',
    async (_, toPath) => {
      const shown = await show(toPath(ids));
      app.service.core.progress.emit({ kind: 'changed', subjects: SUBJECTS, projectId: null, operation: null });
      const again: [string, string][] = [];
      const findMissing = async () => {
        again.push(...(await takeCalls()));
        return shown.filter((each) => !again.map(String).includes(each));
      };
      await expect.poll(findMissing).toEqual([]);
      expect(again.filter((each) => !readsOf(each) && !(each[0] in CHANGES))).toEqual([]);
    },
  );

  it('a board of tasks and the responses of customers follow what scripts and other windows do', async () => {
    const { projectId } = ids;
    const { tasks } = await app.call('tasks.list', { projectId, status: 'open' });
    await show('tasks');
    const moved = page.getByRole('region', { name: /In progress/ }).getByText(tasks[0]?.title ?? '');
    expect(await moved.count()).toBe(0);
    await app.call('tasks.update', { projectId, taskId: tasks[0]?.id ?? '', status: 'in_progress' });
    await moved.waitFor();
    await show('attribution');
    await app.call('attribution.create', { projectId, channelId: 'referral', respondentEmail: 'ida@veltaro.example' });
    await page.getByText('ida@veltaro.example').waitFor();
  });
}
