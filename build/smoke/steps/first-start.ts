/** The first start, where paths are long and written as people write them. */
import { execFileSync } from 'node:child_process';
import { cpSync, existsSync } from 'node:fs';
import path from 'node:path';

import type { FoundApp } from '../find-app.ts';
import { failed, passed, type Step } from '../step.ts';

const DRAW_MS = 120_000;
const START_NAME = 'Übergroße Straße – Größe & Maß';

/** The packed app copied below the test's own folder, and its program there. An installed one is tested where it is. */
function copyApp(app: FoundApp, folder: string): string | null {
  if (app.kind !== 'packaged' || app.packaged === null) return null;
  const { folder: from, program } = app.packaged;
  const to = path.join(folder, START_NAME, path.basename(from));
  // Its own tool keeps what the signature of macOS is made over.
  if (process.platform === 'darwin') execFileSync('ditto', [from, to]);
  else cpSync(from, to, { recursive: true, verbatimSymlinks: true });
  return path.join(to, path.relative(from, program));
}

export const firstStart: Step = {
  id: 'first-start',
  name: 'First start in a long path with umlauts and spaces',
  shows: 'The app opens its window on a new data folder, makes its sample and shows it, and ends as it should.',
  run: async (context) => {
    const { keeper, app } = context;
    const { dataDir } = keeper;
    const copied = copyApp(app, context.folder);
    context.note(`Data folder: ${dataDir} (${dataDir.length} characters)`);
    if (copied !== null) context.note(`Program, copied: ${copied} (${copied.length} characters)`);
    const startedMs = Date.now();
    await keeper.openFirst(copied);
    context.note(`Window with its page after ${((Date.now() - startedMs) / 1000).toFixed(1)} s.`);
    const page = await keeper.page();
    await page.waitForSelector('#app :is(h1, h2, nav, button)', { timeout: DRAW_MS });
    const status = await keeper.call('system.status', {});
    if (path.resolve(status.dataDir) !== path.resolve(dataDir)) {
      return failed(`The app uses another data folder: ${status.dataDir}`);
    }
    if (status.projects === 0 || status.answers === 0) return failed('There is no sample project.');
    await context.takePicture('After the first start');
    if ((await keeper.quit()) !== 0) return failed('The app had to be killed, or ended with a fault.');
    if (!existsSync(path.join(dataDir, 'sightline.db'))) return failed('There is no database in the data folder.');
    return passed(`A sample of ${status.projects} projects with ${status.answers} answers.`, 'Ended with 0.');
  },
};
