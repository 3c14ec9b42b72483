/** What the app shows outside of its window: the icon beside the clock, and a message of the system. */
import { askWhetherSeen, failed, type Step, skipped } from '../step.ts';
import { waitUntil } from '../wait-until.ts';
import { askPrompts } from './ask-prompts.ts';

const SOON_MS = 60_000;

export const tray: Step = {
  id: 'tray',
  name: 'The icon beside the clock',
  shows: 'The icon is there, and its menu opens.',
  asks: true,
  run: async (context) => {
    const { keeper } = context;
    await keeper.open();
    const { settings } = await keeper.call('desktop.update', { tray: true });
    if (!settings.tray) return failed('The icon could not be switched on.');
    const question = "Do you see Sightline's icon beside the clock (macOS: in the menu bar), and does its menu open?";
    const isAskedFor = keeper.reported('tray-shown').length > 0;
    return askWhetherSeen(context, question, ...(isAskedFor ? ['The icon was asked for.'] : []));
  },
};

export const toast: Step = {
  id: 'toast',
  name: 'A message of the system',
  shows: 'The system shows that a run has finished.',
  asks: true,
  run: async (context) => {
    const { keeper } = context;
    await keeper.open();
    const { app: desktop } = await keeper.call('desktop.update', { notifyRuns: true });
    if (!desktop?.canNotify) return skipped('This system shows no messages of apps.');
    const before = keeper.reported('notification').length;
    const { isFinished } = await askPrompts(context, 1);
    if (!isFinished) return failed('The run that the message is about did not finish.');
    if (context.app.kind === 'stand-in') {
      const isShown = await waitUntil(async () => keeper.reported('notification').length > before, SOON_MS);
      if (!isShown) return failed('The app asked the system for no message.');
      return askWhetherSeen(context, '', 'The app asked the system for a message about the run.');
    }
    return askWhetherSeen(context, 'Did the system just show a message that a run has finished?');
  },
};
