/** What the window shows where something is missing or under way, and what it remembers of its looks; against the fake backend. */
import { describe, expect, it } from 'vitest';

import { createFakeRun } from '#support/fake-operations.ts';
import { FAKE_IDS, FAKE_PROJECTS } from '#support/fake-projects.ts';
import { OVERVIEW, prepareFakeWindow } from '#support/fake-window.ts';

const shown = prepareFakeWindow();

describe('Live run', () => {
  const run = createFakeRun(FAKE_PROJECTS[0]!);
  const bar = () => shown.page.getByRole('region', { name: 'Run progress' });

  it('starts, pauses, resumes and cancels', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Run now' }).click();
    await bar().getByText('0 of 40').waitFor();
    await bar().getByRole('button', { name: 'Pause' }).click();
    await bar().getByText('Run paused').waitFor();
    await bar().getByRole('button', { name: 'Resume' }).click();
    await bar().getByText('Collecting answers').waitFor();
    await bar().getByRole('button', { name: 'Cancel' }).click();
    await shown.page.getByText('Run cancelled. 0 answers are kept').waitFor();
    await expect.poll(() => bar().count()).toBe(0);
    const actions = shown.backend.calls.filter(({ operation }) => operation === 'runs.control');
    expect(actions.map(({ input }) => (input as { action: string }).action)).toEqual(['pause', 'resume', 'cancel']);
  });

  it('follows progress told by events, with failures, and what waits and why', async () => {
    await shown.open(OVERVIEW);
    await shown.tile('Visibility').waitFor();
    const jobs = { ...run.jobs, queued: 10, leftOut: 8, waiting: 8, done: 19, answered: 19, failed: 3 };
    const noKey = { engine: 'gemini' as const, reason: 'no_key' as const, message: 'No key.', jobs: 8 };
    const leftOut = [{ ...noKey, isStillAsked: true, mendedIn: 'engines' as const }];
    shown.backend.emit({ kind: 'run-progress', run: { ...run, jobs, leftOut } });
    await bar().getByText('19 of 40').waitFor();
    await bar().getByText('3 failed').waitFor();
    await bar().getByText('1 engine has no key: Gemini (8 questions).').waitFor();
    shown.backend.emit({ kind: 'run-progress', run: { ...run, state: 'finished', jobs: { ...jobs, answered: 37 } } });
    await shown.page.getByText('Run finished: 37 answers, 3 failed, 8 left out').waitFor();
  });
  it('reads figures again when they changed, but not for every answer', async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('row', { name: /Claude/ }).waitFor();
    await shown.tile('Visibility').getByText('43%', { exact: true }).waitFor();
    // A chart is drawn before its intervals are asked for.
    const countReads = () =>
      shown.backend.calls.filter(
        ({ operation, input }) => operation === 'metrics.timeseries' && !(input as { intervals?: boolean }).intervals,
      ).length;
    const before = countReads();
    for (let answer = 0; answer < 50; answer++) {
      shown.backend.emit({ kind: 'changed', subjects: ['answers'], projectId: FAKE_IDS.full, operation: null });
    }
    await expect.poll(countReads).toBeGreaterThan(before);
    await shown.page.waitForTimeout(1500);
    // One at once, and one for all that came within the second after it: none where the window saw them all together.
    expect(countReads()).toBeLessThanOrEqual(before + 2);
  });
});

describe('When things are missing', () => {
  it('says how to sign in when the window is not signed in, also when it loses its session later', {
    tags: 'long',
  }, async () => {
    await shown.open(OVERVIEW);
    await shown.tile('Visibility').waitFor();
    // The last card that asks for something: what is asked later would find the window signed out by itself.
    await shown.page.getByText('What to do next?').waitFor();
    shown.backend.failWith('*', 'UNAUTHORIZED');
    await shown.page.getByRole('button', { name: '7 days' }).click();
    await shown.page.getByText('This window is not signed in').waitFor();
    await shown.page.getByText(/Start Sightline again and open the link that it prints/).waitFor();
  });

  it('says that data is safe when figures fail, and loads them when asked again', async () => {
    shown.backend.failWith('metrics.summary', 'INTERNAL');
    await shown.open(OVERVIEW);
    await shown.page.getByText('This could not be loaded').waitFor();
    shown.backend.failWith('metrics.summary', null);
    await shown.page.getByRole('button', { name: 'Try again' }).click();
    await shown.tile('Visibility').getByText('43%', { exact: true }).waitFor();
  });

  it('shows the layout while figures load', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.tile('Visibility').waitFor();
    const release = shown.backend.holdCalls();
    await shown.page.getByRole('button', { name: /^Project:/ }).click();
    await shown.page.getByRole('option', { name: /Okabra/ }).click();
    await shown.page.locator('[aria-busy="true"]').waitFor();
    expect(await shown.tile('Visibility').count()).toBe(0);
    release();
    await shown.tile('Visibility').getByText('36%').waitFor();
  });

  it('welcomes to an empty folder, and offers the first project as soon as there is one', {
    tags: 'long',
  }, async () => {
    shown.backend.state.projects = [];
    await shown.open('/');
    await shown.page.getByRole('heading', { name: 'Welcome' }).waitFor();
    shown.backend.state.projects = FAKE_PROJECTS;
    shown.backend.emit({ kind: 'changed', subjects: ['projects'], projectId: null, operation: null });
    await shown.page.getByRole('button', { name: 'Project: Choose a project' }).click();
    await shown.page.getByRole('option').first().click();
    await shown.tile('Visibility').getByText('43%', { exact: true }).waitFor();
  });

  it('knows an address that leads nowhere from a project that is gone', async () => {
    await shown.open('/nowhere');
    await shown.page.getByText('There is nothing at this address').waitFor();
    await shown.open('/projects/gone/overview');
    await shown.page.getByText('This is not here any more').waitFor();
  });
});

describe('Appearance', () => {
  it('is dark before the first paint of the next visit once dark was chosen', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('radiogroup', { name: 'Appearance' }).getByLabel('Dark').click({ force: true });
    await expect.poll(() => shown.page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
    await shown.page.route('**/assets/*.js', (route) => route.abort());
    await shown.page.reload();
    expect(await shown.page.locator('html').getAttribute('data-mantine-color-scheme')).toBe('dark');
  });

  it('remembers a collapsed navigation', { tags: 'long' }, async () => {
    await shown.open(OVERVIEW);
    await shown.page.getByRole('button', { name: 'Collapse navigation' }).click();
    await shown.page.reload();
    await shown.page.getByRole('button', { name: 'Expand navigation' }).waitFor();
    expect((await shown.page.getByRole('navigation').boundingBox())?.width).toBe(56);
  });
});
