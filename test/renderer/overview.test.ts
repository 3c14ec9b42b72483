/** Clicks through the overview in a real Chromium, against the fake backend. */
import { describe, expect, it } from 'vitest';

import type { DesktopBridge } from '#shared/contract/wire.ts';
import { callFakeOperation, createFakeRun } from '#support/fake-operations.ts';
import { FAKE_IDS, FAKE_PROJECTS } from '#support/fake-projects.ts';
import { OVERVIEW, prepareFakeWindow } from '#support/fake-window.ts';

const shown = prepareFakeWindow();
const lastInput = (operation: string) => shown.backend.calls.findLast((call) => call.operation === operation)?.input;

describe('Overview', () => {
  it('is the first screen of an only project, with figures, intervals, verdicts and n, and nothing for the console to say', async () => {
    shown.backend.state.projects = FAKE_PROJECTS.slice(0, 1);
    await shown.open('/');
    await shown.tile('Visibility').getByText('43%', { exact: true }).waitFor();
    const text = await shown.tile('Visibility').textContent();
    expect(text).toMatch(/n 1,120 · 8 prompts/);
    expect(text).toMatch(/34–53%\s*brand/);
    expect(text).toMatch(/\+11\.1 pts\s*real/);
    await expect.poll(() => shown.tile('Depth').textContent()).toMatch(/\+0\.3\s*within noise/);
    expect(shown.address()).toBe(`${OVERVIEW}`);
    expect(shown.complaints).toEqual([]);
  });

  it('stays out of the way of a window that was sent elsewhere while it started', { tags: 'long' }, async () => {
    const loading = Promise.withResolvers<void>();
    await shown.page.route(/\/overview-screen[^/]*\.js$/, (route) => loading.promise.then(() => route.continue()));
    const release = shown.backend.holdCalls();
    await shown.open('/');
    await shown.page.locator('[aria-busy="true"]').waitFor();
    await shown.open(`/projects/${FAKE_IDS.test}/overview`);
    release();
    await shown.page.getByRole('button', { name: /^Project:/ }).waitFor();
    loading.resolve();
    await shown.tile('Visibility').waitFor();
    expect(shown.address()).toBe(`/projects/${FAKE_IDS.test}/overview`);
  });

  it('asks for the 30 days that end today', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.tile('Visibility').waitFor();
    expect(lastInput('metrics.timeseries')).toMatchObject({
      ...{ projectId: FAKE_IDS.full, startDate: '2026-10-23', endDate: '2026-11-21' },
    });
  });

  it('labels the lines at their end and offers the same numbers as a table', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    const card = shown.page.getByRole('region', { name: 'How often is the brand visible?' });
    await card.getByText(/^Visibility \d+\.\d%$/).waitFor();
    await card.getByRole('img', { name: /Line chart of visibility/ }).waitFor();
    await card.getByText('Table', { exact: true }).click();
    const row = card.getByRole('row', { name: /Wed, 11 Nov 2026/ });
    await expect.poll(() => row.getByRole('cell').allTextContents()).toEqual(['–', '–', '–', '–', '0']);
  });

  it('explains a number: numerator, denominator, interval and the period before', async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Explain Visibility' }).click();
    const explanation = shown.page.getByRole('dialog');
    await explanation.getByText('484', { exact: true }).waitFor();
    const text = await explanation.textContent();
    for (const part of ['1,120', '34–53%', '32.2% of 1,160', '+6.6 to +15.5 pts']) expect(text).toContain(part);
    const link = explanation.getByRole('link', { name: 'See the 484 answers' });
    await expect.poll(() => link.getAttribute('href')).toMatch(/\/answers\?visible=1$/);
  });

  it('filters by an engine chosen in the strip, keeps it in the address and remembers it', async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Perplexity', exact: true }).click();
    await shown.tile('Visibility').getByText('n 224').waitFor();
    expect(shown.address()).toBe(`${OVERVIEW}?engine=perplexity`);
    expect(lastInput('metrics.timeseries')).toMatchObject({ model: 'perplexity' });
    await shown.page.getByRole('row', { name: /Claude/ }).waitFor();
    await shown.page.goto('about:blank');
    shown.backend.state.projects = FAKE_PROJECTS.slice(0, 1);
    await shown.open('/');
    await shown.tile('Visibility').getByText('n 224').waitFor();
    expect(shown.address()).toBe(`${OVERVIEW}?engine=perplexity`);
    await shown.page.getByRole('button', { name: 'Clear filters' }).click();
    await shown.tile('Visibility').getByText('n 1,120').waitFor();
    expect(shown.address()).toBe(`${OVERVIEW}`);
  });

  it('can be filtered with the keyboard alone', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Language: All languages' }).focus();
    await shown.page.keyboard.press('Enter');
    await shown.page.getByRole('option', { name: 'German' }).waitFor();
    for (const key of ['ArrowDown', 'ArrowDown', 'ArrowDown', 'Enter']) await shown.page.keyboard.press(key);
    await shown.page.getByRole('button', { name: 'Language: German' }).waitFor();
    expect(shown.address()).toBe(`${OVERVIEW}?language=de`);
  });

  it('takes any range of days', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Custom' }).click();
    await shown.page.getByRole('button', { name: '2 November 2026', exact: true }).click();
    await shown.page.getByRole('button', { name: '8 November 2026', exact: true }).click();
    await shown.page.getByRole('button', { name: '2 Nov – 8 Nov 2026' }).waitFor();
    await shown.tile('Visibility').getByText('n 280').waitFor();
    expect(shown.address()).toBe(`${OVERVIEW}?from=2026-11-02&to=2026-11-08`);
  });

  it('marks a test project and says why figures are missing for one that was never run', { tags: 'long' }, async () => {
    await shown.open(`/projects/${FAKE_IDS.test}/overview`);
    await shown.page.getByRole('navigation').getByText('Test', { exact: true }).waitFor();
    await shown.page.getByRole('button', { name: /^Project:/ }).click();
    await shown.page.getByRole('option', { name: /Tamberly/ }).click();
    await shown.page.getByText('No answers, 23 Oct – 21 Nov 2026').waitFor();
    await expect.poll(() => shown.tile('Visibility').textContent()).toMatch(/–\s*No answers in this period/);
    expect(await shown.tile('Visibility').textContent()).not.toContain('0.0%');
  });
});

describe('Over the desktop bridge', () => {
  it('shows the same figures and follows the same events, without a single HTTP call', { tags: 'long' }, async () => {
    await shown.page.exposeFunction('callCore', (operation: string, input: unknown) => ({
      data: callFakeOperation(shown.backend.state, operation, input),
    }));
    await shown.page.addInitScript(() => {
      const shared = window as unknown as { callCore: DesktopBridge['call']; send: (event: unknown) => void };
      const listeners = new Set<(event: unknown) => void>();
      shared.send = (event) => listeners.forEach((listener) => void listener(event));
      const bridge: DesktopBridge = {
        call: (operation, input) => shared.callCore(operation, input),
        onEvent(listener) {
          listeners.add(listener);
          return () => void listeners.delete(listener);
        },
      };
      Object.assign(window, { sightline: bridge });
    });
    await shown.open(OVERVIEW);
    await shown.tile('Visibility').getByText('43%', { exact: true }).waitFor();
    const run = { ...createFakeRun(FAKE_PROJECTS[0]!), state: 'paused' };
    await shown.page.evaluate((sent) => {
      (window as unknown as { send: (event: unknown) => void }).send({ kind: 'run-progress', run: sent });
    }, run);
    await shown.page.getByText('Run paused').waitFor();
    expect(shown.backend.calls).toEqual([]);
    expect(shown.complaints).toEqual([]);
  });
});
