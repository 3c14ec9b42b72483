/** The session ends while the app has its window closed and lives on beside the clock: an ordinary end. */
import { existsSync } from 'node:fs';
import path from 'node:path';

import { type Finding, failed, passed, type Step, type StepContext, skipped } from '../step.ts';
import { waitUntil } from '../wait-until.ts';

const CLOSE_MS = 10_000;
const SETTLE_MS = 500;
const AFTER_OPTION = '--after-log-off';

/** The signal that a session ends with. Windows has none. */
async function emulate({ keeper }: StepContext): Promise<Finding> {
  await keeper.call('desktop.update', { tray: true, keepInTray: true });
  await (await keeper.page()).close();
  if (!(await waitUntil(async () => !keeper.hasWindow, CLOSE_MS))) return failed('The window could not be closed.');
  // Where there is no icon, the app ends with its window: nothing may run that nobody sees.
  const hasEnded = await waitUntil(async () => !keeper.isRunning, SETTLE_MS);
  const code = await keeper.quit();
  if (code !== 0) return failed(code === null ? 'The app had to be killed.' : `The app ended with ${code}.`);
  const wrong = await judgeNextStart(keeper);
  if (wrong) return wrong;
  await keeper.call('desktop.update', { keepInTray: false });
  return passed(
    hasEnded ? 'Without an icon, the app ended with its window.' : 'Ended with 0 from beside the clock.',
    'The end of the session was its signal alone.',
  );
}

/** Null when there is nothing to fix. */
async function judgeNextStart(keeper: StepContext['keeper']): Promise<Finding | null> {
  if (existsSync(path.join(keeper.dataDir, 'session.json'))) {
    return failed('The session is marked as one that ended badly.');
  }
  await keeper.open();
  const { ok } = await keeper.call('system.doctor', {});
  return ok ? null : failed('The data is not sound after it.');
}

export const logOff: Step = {
  id: 'log-off',
  name: 'Log-off with the window closed',
  shows:
    'The end of a session closes the app in order, also where only its icon is left: the next start has nothing to mend.',
  asks: true,
  run: async (context) => {
    const { app, keeper, terminal } = context;
    const isWindows = process.platform === 'win32';
    const found = isWindows
      ? skipped('Windows ends a session by no signal that could be emulated.')
      : await emulate(context);
    if (found.outcome === 'failed') return found;
    if (app.kind === 'stand-in') return skipped('The stand-in has no session.', ...found.details);
    const answer = await terminal.ask('Can you log off for real, once this is over, and log in again?');
    if (answer !== 'yes') return found;
    await keeper.call('desktop.update', { tray: true, keepInTray: true });
    await (await keeper.page()).close();
    context.leaveRunning();
    terminal.say(`Then log off, log in again and run: npm run smoke -- ${AFTER_OPTION} "${context.folder}"`);
    return skipped(`To be gone on with after the log-off, with ${AFTER_OPTION}.`, ...found.details);
  },
};

export const afterLogOff: Step = {
  id: 'after-log-off',
  name: 'After a log-off',
  shows: 'A log-off with only the icon left was an ordinary end of the app: the next start has nothing to mend.',
  run: async ({ keeper }) => {
    if (!existsSync(path.join(keeper.dataDir, 'sightline.db'))) return failed('There is no data of the app any more.');
    return (await judgeNextStart(keeper)) ?? passed('Doctor finds nothing wrong.');
  },
};
