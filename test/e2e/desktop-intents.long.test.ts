/** What comes from outside reaches the page: a link, a project file that is opened with a double-click, and the news that the last session ended badly. */
import { mkdtempSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { describe, expect, it } from 'vitest';

import { launchDesktop } from '#support/launch-desktop.ts';

const root = path.resolve(import.meta.dirname, '../..');
const mainBundle = path.join(root, 'out/main/main.js');

describe('a start after a crash', { timeout: 120_000 }, () => {
  it('says what was kept, and opens the screen of a link and the project file that it is started with', async () => {
    const dataDir = mkdtempSync(path.join(tmpdir(), 'sightline-intents-'));
    const file = path.join(mkdtempSync(path.join(tmpdir(), 'sightline-files-')), 'Lumenfold, März.sightline');
    const start = (...more: string[]) =>
      launchDesktop('stand-in', mainBundle, ['--data-dir', dataDir, '--port', '0', '--no-sample', ...more]);
    const first = await start();
    const page = await first.openPage();
    const created = (await page.evaluate(() =>
      window.sightline?.call('projects.create', { name: 'Lumenfold', language: 'en' }),
    )) as { data: { id: string } };
    const saved = await page.evaluate((input) => window.sightline?.call('projectFiles.save', input), {
      projectId: created.data.id,
      path: file,
    });
    expect(saved).toHaveProperty('data');
    await first.kill();

    const second = await start(`sightline://project/${created.data.id}/tasks`);
    const shown = await second.openPage();
    await shown.getByText('Sightline ended unexpectedly last time').waitFor();
    await shown.getByText(/Everything that was stored is here: 0 answers/).waitFor();
    await expect.poll(() => new URL(shown.url()).hash).toBe(`#/projects/${created.data.id}/tasks`);
    // The window told the app what it speaks.
    const settings = await shown.evaluate(() => window.sightline?.call('desktop.get', {}));
    expect(settings).toMatchObject({ data: { settings: { language: 'en', appearance: 'auto' } } });
    expect(await second.close()).toBe(0);

    const third = await start(file);
    const calm = await third.openPage();
    await calm.getByText('Lumenfold is in this folder already, with 0 answers.').waitFor();
    expect(await calm.getByText('ended unexpectedly').count()).toBe(0);
    await calm.getByRole('button', { name: 'Open project', exact: true }).click();
    await calm.waitForURL(/projects\/[^/]+\/overview/);
    const projects = (await calm.evaluate(() => window.sightline?.call('projects.list', {}))) as { data: unknown[] };
    expect(projects.data).toHaveLength(2);
    expect(await third.close()).toBe(0);
  });
});
